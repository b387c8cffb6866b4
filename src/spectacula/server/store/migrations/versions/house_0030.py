"""Whoever looks for a table says whether they play live or by days."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    by_days: sa.Column[bool] = sa.Column(
        "by_days", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.false()
    )
    op.add_column("seekers", by_days)


def downgrade() -> None:
    op.drop_column("seekers", "by_days")
