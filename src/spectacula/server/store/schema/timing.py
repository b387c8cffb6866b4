"""Clocks: when they stand still, when the house was open, and what is to be done when it fits."""

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

breaks = Table(
    "breaks",
    metadata,
    Column("id", String(32), nullable=False),
    Column("player_id", String(24)),
    Column("since", Double, nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("id", name="pk_breaks"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_breaks_player", ondelete="CASCADE"),
    Index("ix_breaks_player", "player_id"),
)

orders = Table(
    "orders",
    metadata,
    Column("id", String(24), nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player_id", String(24), nullable=False),
    Column("name", String(24), nullable=False),
    Column("told", Text, nullable=False),
    Column("stretch", String(24), nullable=False),
    Column("made", Double, nullable=False),
    Column("due", Double),
    PrimaryKeyConstraint("id", name="pk_orders"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_orders_table", ondelete="CASCADE"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_orders_player", ondelete="CASCADE"),
    Index("ix_orders_table", "table_id"),
    Index("ix_orders_due", "due"),
)

hours = Table(
    "hours",
    metadata,
    Column("id", String(8), nullable=False),
    Column("seen", Double, nullable=False),
    PrimaryKeyConstraint("id", name="pk_hours"),
)
