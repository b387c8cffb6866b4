"""Friends, and the tables they ask each other to."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "friends",
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("friend_id", sa.String(24), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("shows", sa.Boolean(create_constraint=False), nullable=False),
        sa.PrimaryKeyConstraint("player_id", "friend_id", name="pk_friends"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_friends_player", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["friend_id"], ["players.id"], name="fk_friends_friend", ondelete="CASCADE"),
    )
    op.create_index("ix_friends_friend", "friends", ["friend_id"])
    op.create_table(
        "asks",
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("asker", sa.String(24), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("player_id", "table_id", name="pk_asks"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_asks_player", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["asker"], ["players.id"], name="fk_asks_asker", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_asks_table", ondelete="CASCADE"),
    )
    op.create_index("ix_asks_table", "asks", ["table_id"])


def downgrade() -> None:
    op.drop_table("asks")
    op.drop_table("friends")
