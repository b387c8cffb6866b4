"""Errands: letters and the like that are to be brought to somebody outside."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "errands",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("told", sa.Text(), nullable=False),
        sa.Column("player_id", sa.String(24)),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("handed", sa.Boolean(create_constraint=False), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_errands"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_errands_player", ondelete="CASCADE"),
    )
    op.create_index("ix_errands_at", "errands", ["at"])
    op.create_index("ix_errands_player", "errands", ["player_id"])


def downgrade() -> None:
    op.drop_table("errands")
