"""Rooms in which people gather, and those who look for a table."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKeyConstraint,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from spectacula.server.store.schema.base import metadata

rooms = Table(
    "rooms",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("invite", String(48), nullable=False),
    Column("code", String(32)),
    Column("house", Boolean(create_constraint=False), nullable=False, server_default=false()),
    Column("languages", String(64), nullable=False, server_default=""),
    Column("watch", Boolean(create_constraint=False), nullable=False, server_default=false()),
    Column("started", Double),
    Column("barred", Text, nullable=False, server_default=""),
    PrimaryKeyConstraint("table_id", name="pk_rooms"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rooms_table", ondelete="CASCADE"),
    UniqueConstraint("invite", name="uq_rooms_invite"),
    UniqueConstraint("code", name="uq_rooms_code"),
    Index("ix_rooms_started", "started"),
    Index("ix_rooms_house", "house", "started"),
    Index("ix_rooms_watch", "watch", "started"),
)

seekers = Table(
    "seekers",
    metadata,
    Column("player_id", String(24), nullable=False),
    Column("games", String(160), nullable=False),
    Column("players", Integer, nullable=False),
    Column("since", Double, nullable=False),
    Column("until", Double, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("table_id", String(24)),
    Column("answer_by", Double),
    Column("rated", Boolean(create_constraint=False), nullable=False, server_default=false()),
    Column("by_days", Boolean(create_constraint=False), nullable=False, server_default=false()),
    PrimaryKeyConstraint("player_id", name="pk_seekers"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_seekers_player", ondelete="CASCADE"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seekers_table", ondelete="SET NULL"),
)
