"""Tournaments: what was agreed, who plays along, and their tables round by round."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("organiser", sa.String(24), nullable=True),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("terms", sa.Text(), nullable=True),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("starts", sa.Double(), nullable=True),
        sa.Column("full_at", sa.Integer(), nullable=True),
        sa.Column("repeats", sa.String(8), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("began", sa.Double(), nullable=True),
        sa.Column("ended", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
        sa.ForeignKeyConstraint(["organiser"], ["players.id"], name="fk_tournaments_organiser", ondelete="SET NULL"),
    )
    op.create_index("ix_tournaments_state", "tournaments", ["state"])
    op.create_table(
        "entrants",
        sa.Column("tournament_id", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.String(24), nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("joined", sa.Double(), nullable=False),
        sa.Column("out", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("tournament_id", "number", name="pk_entrants"),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name="fk_entrants_tournament", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_entrants_player", ondelete="SET NULL"),
        sa.UniqueConstraint("tournament_id", "player_id", name="uq_entrants_player"),
    )
    op.create_index("ix_entrants_player", "entrants", ["player_id"])
    op.create_table(
        "tournament_rooms",
        sa.Column("tournament_id", sa.String(24), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=True),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("ended", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("tournament_id", "round", "number", name="pk_tournament_rooms"),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name="fk_tournament_rooms_tournament", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    op.drop_table("tournament_rooms")
    op.drop_index("ix_entrants_player", table_name="entrants")
    op.drop_table("entrants")
    op.drop_index("ix_tournaments_state", table_name="tournaments")
    op.drop_table("tournaments")
