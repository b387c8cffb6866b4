"""Moves no longer say whether they were sealed: the game knows."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

REVEALED_TOGETHER = """
UPDATE moves SET sealed = true WHERE EXISTS (
  SELECT 1 FROM moves AS other WHERE other.table_id = moves.table_id AND other.opened = moves.opened
  AND other.ply <> moves.ply
)
"""


def upgrade() -> None:
    op.drop_column("moves", "sealed")


def downgrade() -> None:
    op.add_column("moves", sa.Column("sealed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute(REVEALED_TOGETHER)
