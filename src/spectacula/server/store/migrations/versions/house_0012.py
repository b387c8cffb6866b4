"""Those who look for a table."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "seekers",
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("games", sa.String(160), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=True),
        sa.Column("answer_by", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("player_id", name="pk_seekers"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_seekers_player", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seekers_table", ondelete="SET NULL"),
    )


def downgrade() -> None:
    op.drop_table("seekers")
