"""What the host decides."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Double,
    ForeignKeyConstraint,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from spectacula.server.store.schema.base import metadata

hosts = Table(
    "hosts",
    metadata,
    Column("player_id", String(24), nullable=False),
    Column("since", Double, nullable=False),
    PrimaryKeyConstraint("player_id", name="pk_hosts"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_hosts_player", ondelete="CASCADE"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("player_id", String(24), nullable=False),
    Column("since", Double, nullable=False),
    Column("until", Double),
    Column("reason", Text, nullable=False),
    PrimaryKeyConstraint("player_id", name="pk_blocks"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_blocks_player", ondelete="CASCADE"),
)

announcements = Table(
    "announcements",
    metadata,
    Column("number", BigInteger, nullable=False),
    Column("made", Double, nullable=False),
    Column("until", Double),
    Column("en", Text, nullable=False),
    Column("de", Text, nullable=False),
    Column("fr", Text, nullable=False),
    PrimaryKeyConstraint("number", name="pk_announcements"),
)
