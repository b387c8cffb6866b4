"""By which browsers the deals of the day were begun."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "daily_browsers",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("digest", "day", "game", name="pk_daily_browsers"),
    )


def downgrade() -> None:
    op.drop_table("daily_browsers")
