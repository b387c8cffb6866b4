"""What passes: stored where several servers must see it."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Double,
    ForeignKeyConstraint,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from spectacula.server.store.schema.base import metadata

visits = Table(
    "visits",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("player_id", String(24), nullable=False),
    Column("server", String(24), nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "player_id", "server", name="pk_visits"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_visits_table", ondelete="CASCADE"),
    Index("ix_visits_server", "server"),
)

screens = Table(
    "screens",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("player_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "player_id", name="pk_screens"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_screens_table", ondelete="CASCADE"),
)

lookbacks = Table(
    "lookbacks",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("game", String(64), nullable=False),
    Column("told", Text, nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("table_id", name="pk_lookbacks"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_lookbacks_table", ondelete="CASCADE"),
)

due = Table(
    "due",
    metadata,
    Column("table_id", String(24), nullable=False),
    Column("server", String(24), nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("table_id", name="pk_due"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_due_table", ondelete="CASCADE"),
    Index("ix_due_until", "until"),
)
