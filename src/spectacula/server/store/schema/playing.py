"""Tables: who sits there, what was played, said and agreed, and where the deal comes from."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    true,
)

from spectacula.server.store.schema.base import metadata

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), nullable=False),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("owner", String(24), ForeignKey("players.id", name="fk_tables_owner"), nullable=False),
    Column("pace", String(16), nullable=False),
    Column("hints", Boolean(create_constraint=False), nullable=False, server_default=true()),
    Column("version", BigInteger, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("pending", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("finished", Double),
    Column("result", Text),
    Column("terms", Text),
    Column("clocks", Text),
    Column("due", Double),
    Column("day", String(10)),
    Column("away", Double),
    Column("journey", Integer, nullable=False, server_default="0"),
    Column("rematch", String(24), ForeignKey("tables.id", name="fk_tables_rematch")),
    Column("position", LargeBinary),
    Column("position_ply", Integer),
    Column("position_check", String(64)),
    PrimaryKeyConstraint("id", name="pk_tables"),
    CheckConstraint("ply >= 0", name="ck_tables_ply"),
    Index("ix_tables_owner", "owner", "touched"),
    Index("ix_tables_touched", "touched"),
    Index("ix_tables_finished", "finished", "touched"),
    Index("ix_tables_rematch", "rematch"),
    Index("ix_tables_due", "due"),
)

daily = Table(
    "daily",
    metadata,
    Column("day", String(10), nullable=False),
    Column("game", String(32), nullable=False),
    Column("player_id", String(24), nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("began", Double, nullable=False),
    PrimaryKeyConstraint("day", "game", "player_id", name="pk_daily"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_daily_player", ondelete="CASCADE"),
    Index("ix_daily_player", "player_id", "day"),
)

daily_browsers = Table(
    "daily_browsers",
    metadata,
    Column("digest", String(64), nullable=False),
    Column("day", String(10), nullable=False),
    Column("game", String(32), nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("digest", "day", "game", name="pk_daily_browsers"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("player_id", String(24)),
    Column("level", String(24)),
    Column("stand_in", String(24)),
    Column("invite", String(48)),
    Column("hints_asked", Integer, nullable=False, server_default="0"),
    Column("opened", Double),
    Column("last_seen", Double),
    PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table", ondelete="CASCADE"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_seats_player"),
    UniqueConstraint("invite", name="uq_seats_invite"),
    CheckConstraint("kind IN ('person', 'bot')", name="ck_seats_kind"),
    Index("ix_seats_player", "player_id"),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("opened", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", String(80), nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "ply", name="pk_moves"),
    UniqueConstraint("table_id", "opened", "seat", name="uq_moves_table_opened_seat"),
    ForeignKeyConstraint(
        ["table_id", "seat"], ["seats.table_id", "seats.seat"], name="fk_moves_seat", ondelete="CASCADE"
    ),
)

undo_offers = Table(
    "undo_offers",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("to_ply", Integer, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("agreed", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", name="pk_undo_offers"),
    ForeignKeyConstraint(
        ["table_id", "seat"], ["seats.table_id", "seats.seat"], name="fk_undo_offers_seat", ondelete="CASCADE"
    ),
)

talk = Table(
    "talk",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("player_id", String(24)),
    PrimaryKeyConstraint("table_id", "number", name="pk_talk"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_talk_table", ondelete="CASCADE"),
    Index("ix_talk_player", "player_id"),
)

deals = Table(
    "deals",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("name", String(64), nullable=False),
    Column("number", String(64), nullable=False),
    Column("shares", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("closed", Double),
    Column("opens", Double),
    PrimaryKeyConstraint("table_id", name="pk_deals"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_deals_table", ondelete="CASCADE"),
)
