"""Hints: whether a table allows them, and how often each seat has asked."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

WITH_COMPANY = """
UPDATE tables SET hints = false WHERE EXISTS (
  SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'person'
  AND (seats.player_id IS NULL OR seats.player_id <> tables.owner)
)
"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.execute(WITH_COMPANY)
    op.add_column("seats", sa.Column("hints_asked", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("seats", "hints_asked")
    op.drop_column("tables", "hints")
