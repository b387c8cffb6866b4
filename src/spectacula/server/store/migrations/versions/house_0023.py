"""Who does not hear whom, and who has said what at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "mutes",
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("muted_id", sa.String(24), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("blocked", sa.Boolean(create_constraint=False), nullable=False),
        sa.PrimaryKeyConstraint("player_id", "muted_id", name="pk_mutes"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_mutes_player", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["muted_id"], ["players.id"], name="fk_mutes_muted", ondelete="CASCADE"),
    )
    op.create_index("ix_mutes_muted", "mutes", ["muted_id"])
    op.add_column("talk", sa.Column("player_id", sa.String(24), nullable=True))
    op.create_index("ix_talk_player", "talk", ["player_id"])


def downgrade() -> None:
    op.drop_index("ix_talk_player", "talk")
    op.drop_column("talk", "player_id")
    op.drop_table("mutes")
