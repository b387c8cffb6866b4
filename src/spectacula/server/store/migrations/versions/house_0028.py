"""Whoever was taken out of a tournament stays out."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("entrants", sa.Column("removed", sa.Double(), nullable=True))


def downgrade() -> None:
    op.drop_column("entrants", "removed")
