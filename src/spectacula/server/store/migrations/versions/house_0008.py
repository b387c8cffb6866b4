"""Tables that go elsewhere and come back: since when they are away, and how often they have left."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("away", sa.Double(), nullable=True))
    op.add_column("tables", sa.Column("journey", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("tables", "journey")
    op.drop_column("tables", "away")
