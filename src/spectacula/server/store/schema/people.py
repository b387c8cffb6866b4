"""People, and how they come in again."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from spectacula.server.store.schema.base import metadata

players = Table(
    "players",
    metadata,
    Column("id", String(24), nullable=False),
    Column("name", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("kept", Double),
    Column("language", String(8)),
    Column("mail", String(254)),
    Column("vacations", Integer, nullable=False, server_default="0"),
    PrimaryKeyConstraint("id", name="pk_players"),
    Index("uq_players_mail", "mail", unique=True),
    Index("ix_players_created", "created"),
)

looks = Table(
    "looks",
    metadata,
    Column("digest", String(64), nullable=False),
    Column("player_id", String(24), nullable=False),
    PrimaryKeyConstraint("digest", name="pk_looks"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_looks_player", ondelete="CASCADE"),
    Index("ix_looks_player", "player_id"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), nullable=False),
    Column("player_id", String(24), nullable=False),
    Column("created", Double, nullable=False),
    Column("name", String(64), nullable=False, server_default=""),
    Column("used", Double),
    PrimaryKeyConstraint("digest", name="pk_tokens"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_tokens_player", ondelete="CASCADE"),
    Index("ix_tokens_player", "player_id"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), nullable=False),
    Column("player_id", String(24), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("name", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),
    Column("synced", Boolean(create_constraint=False), nullable=False),
    PrimaryKeyConstraint("id", name="pk_passkeys"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_passkeys_player", ondelete="CASCADE"),
    Index("ix_passkeys_player", "player_id"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), nullable=False),
    Column("player_id", String(24), nullable=False),
    Column("device", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("digest", name="pk_sessions"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_sessions_player", ondelete="CASCADE"),
    Index("ix_sessions_player", "player_id"),
    Index("ix_sessions_until", "until"),
)

once = Table(
    "once",
    metadata,
    Column("digest", String(64), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("player_id", String(24)),
    Column("told", Text, nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("digest", name="pk_once"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_once_player", ondelete="CASCADE"),
    Index("ix_once_player", "player_id"),
    Index("ix_once_until", "until"),
)
