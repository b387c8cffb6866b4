"""Daily deals: which table is one, and who has had their go at which."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("day", sa.String(10), nullable=True))
    op.create_table(
        "daily",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("began", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("day", "game", "player_id", name="pk_daily"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_daily_player", ondelete="CASCADE"),
    )
    op.create_index("ix_daily_player", "daily", ["player_id", "day"])


def downgrade() -> None:
    op.drop_table("daily")
    op.drop_column("tables", "day")
