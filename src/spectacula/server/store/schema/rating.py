"""Ratings, the log they rest on, and who would rather not be listed."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKeyConstraint,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
)

from spectacula.server.store.schema.base import metadata

ratings = Table(
    "ratings",
    metadata,
    Column("player_id", String(24), nullable=False),
    Column("game", String(32), nullable=False),
    Column("value", Double, nullable=False),
    Column("spread", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    PrimaryKeyConstraint("player_id", "game", name="pk_ratings"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_ratings_player", ondelete="CASCADE"),
    Index("ix_ratings_game", "game", "value"),
)

rating_log = Table(
    "rating_log",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("game", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("player_id", String(24), nullable=False),
    Column("place", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("left", Boolean(create_constraint=False), nullable=False),
    Column("weight", Double, nullable=False),
    Column("expected", Double, nullable=False),
    Column("value_before", Double, nullable=False),
    Column("spread_before", Double, nullable=False),
    Column("value_after", Double, nullable=False),
    Column("spread_after", Double, nullable=False),
    Column("out", Double),
    PrimaryKeyConstraint("table_id", "seat", name="pk_rating_log"),
    Index("ix_rating_log_player", "player_id", "game"),
    Index("ix_rating_log_game", "game", "at"),
)

rating_leavers = Table(
    "rating_leavers",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player_id", String(24), nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", name="pk_rating_leavers"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rating_leavers_table", ondelete="CASCADE"),
    Index("ix_rating_leavers_player", "player_id"),
)

rating_browsers = Table(
    "rating_browsers",
    metadata,
    Column("digest", String(64), nullable=False),
    Column("player_id", String(24), nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("digest", "player_id", name="pk_rating_browsers"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_rating_browsers_player", ondelete="CASCADE"),
    Index("ix_rating_browsers_player", "player_id"),
)

unlisted = Table(
    "unlisted",
    metadata,
    Column("player_id", String(24), nullable=False),
    Column("since", Double, nullable=False),
    PrimaryKeyConstraint("player_id", name="pk_unlisted"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_unlisted_player", ondelete="CASCADE"),
)
