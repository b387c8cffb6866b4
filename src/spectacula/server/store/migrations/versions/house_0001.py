"""The first house: people, tables, moves, talk."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("owner", sa.String(length=24), nullable=False),
        sa.Column("pace", sa.String(length=16), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("pending", sa.Integer(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("touched", sa.Double(), nullable=False),
        sa.Column("finished", sa.Double(), nullable=True),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("rematch", sa.String(length=24), nullable=True),
        sa.Column("position", sa.LargeBinary(), nullable=True),
        sa.Column("position_ply", sa.Integer(), nullable=True),
        sa.Column("position_check", sa.String(length=64), nullable=True),
        sa.CheckConstraint("ply >= 0", name="ck_tables_ply"),
        sa.ForeignKeyConstraint(["owner"], ["players.id"], name="fk_tables_owner"),
        sa.ForeignKeyConstraint(["rematch"], ["tables.id"], name="fk_tables_rematch"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_owner", "tables", ["owner", "touched"])
    op.create_table(
        "tokens",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("player_id", sa.String(length=24), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_tokens_player", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest", name="pk_tokens"),
    )
    op.create_index("ix_tokens_player", "tokens", ["player_id"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("player_id", sa.String(length=24), nullable=True),
        sa.Column("level", sa.String(length=24), nullable=True),
        sa.Column("stand_in", sa.String(length=24), nullable=True),
        sa.Column("invite", sa.String(length=48), nullable=True),
        sa.CheckConstraint("kind IN ('person', 'bot')", name="ck_seats_kind"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_seats_player"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.UniqueConstraint("invite", name="uq_seats_invite"),
    )
    op.create_index("ix_seats_player", "seats", ["player_id"])
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_talk_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_talk"),
    )
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("opened", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.String(length=80), nullable=False),
        sa.Column("sealed", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id", "seat"], ["seats.table_id", "seats.seat"], name="fk_moves_seat", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "ply", name="pk_moves"),
        sa.UniqueConstraint("table_id", "opened", "seat", name="uq_moves_table_opened_seat"),
    )
    op.create_table(
        "undo_offers",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("to_ply", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Integer(), nullable=False),
        sa.Column("agreed", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id", "seat"], ["seats.table_id", "seats.seat"], name="fk_undo_offers_seat", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name="pk_undo_offers"),
    )


def downgrade() -> None:
    op.drop_table("undo_offers")
    op.drop_table("moves")
    op.drop_table("talk")
    op.drop_index("ix_seats_player", "seats")
    op.drop_table("seats")
    op.drop_index("ix_tokens_player", "tokens")
    op.drop_table("tokens")
    op.drop_index("ix_tables_owner", "tables")
    op.drop_table("tables")
    op.drop_table("players")
