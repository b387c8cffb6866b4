"""Ratings, the log they rest on, who would rather not be listed, and who looks for a rated table."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("value", sa.Double(), nullable=False),
        sa.Column("spread", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("player_id", "game", name="pk_ratings"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_ratings_player", ondelete="CASCADE"),
    )
    op.create_table(
        "rating_log",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("left", sa.Boolean(create_constraint=False), nullable=False),
        sa.Column("weight", sa.Double(), nullable=False),
        sa.Column("expected", sa.Double(), nullable=False),
        sa.Column("value_before", sa.Double(), nullable=False),
        sa.Column("spread_before", sa.Double(), nullable=False),
        sa.Column("value_after", sa.Double(), nullable=False),
        sa.Column("spread_after", sa.Double(), nullable=False),
        sa.Column("out", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_rating_log"),
    )
    op.create_table(
        "rating_leavers",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_rating_leavers"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rating_leavers_table", ondelete="CASCADE"),
    )
    op.create_table(
        "rating_browsers",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("digest", "player_id", name="pk_rating_browsers"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_rating_browsers_player", ondelete="CASCADE"),
    )
    op.create_table(
        "unlisted",
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("player_id", name="pk_unlisted"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_unlisted_player", ondelete="CASCADE"),
    )
    op.create_index("ix_ratings_game", "ratings", ["game", "value"])
    op.create_index("ix_rating_log_player", "rating_log", ["player_id", "game"])
    op.create_index("ix_rating_log_game", "rating_log", ["game", "at"])
    op.create_index("ix_rating_leavers_player", "rating_leavers", ["player_id"])
    op.create_index("ix_rating_browsers_player", "rating_browsers", ["player_id"])
    rated: sa.Column[bool] = sa.Column(
        "rated", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.false()
    )
    op.add_column("seekers", rated)


def downgrade() -> None:
    op.drop_column("seekers", "rated")
    op.drop_table("unlisted")
    op.drop_table("rating_browsers")
    op.drop_table("rating_leavers")
    op.drop_table("rating_log")
    op.drop_table("ratings")
