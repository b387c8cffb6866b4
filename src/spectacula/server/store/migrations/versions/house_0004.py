"""Seats say when their person first had the table before them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

THOSE_WHO_SIT = """
UPDATE seats SET opened = (SELECT created FROM tables WHERE tables.id = seats.table_id) WHERE player_id IS NOT NULL
"""


def upgrade() -> None:
    op.add_column("seats", sa.Column("opened", sa.Double(), nullable=True))
    op.execute(THOSE_WHO_SIT)


def downgrade() -> None:
    op.drop_column("seats", "opened")
