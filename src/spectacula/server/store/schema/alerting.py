"""What is to be brought to somebody outside: errands, alerts, and by which ways."""

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
    Text,
)

from spectacula.server.store.schema.base import metadata

errands = Table(
    "errands",
    metadata,
    Column("id", String(24), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("told", Text, nullable=False),
    Column("player_id", String(24)),
    Column("at", Double, nullable=False),
    Column("until", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("handed", Boolean(create_constraint=False), nullable=False),
    PrimaryKeyConstraint("id", name="pk_errands"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_errands_player", ondelete="CASCADE"),
    Index("ix_errands_at", "at"),
    Index("ix_errands_player", "player_id"),
)

alert_ways = Table(
    "alert_ways",
    metadata,
    Column("id", String(24), nullable=False),
    Column("player_id", String(24), nullable=False),
    Column("sort", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("address", Text, nullable=False),
    Column("place", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("session", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("base", String(300), nullable=False),
    Column("made", Double, nullable=False),
    Column("used", Double),
    Column("gone", Integer, nullable=False),
    Column("problem", String(16), nullable=False),
    Column("off", Boolean(create_constraint=False), nullable=False),
    PrimaryKeyConstraint("id", name="pk_alert_ways"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_alert_ways_player", ondelete="CASCADE"),
    Index("ix_alert_ways_player", "player_id"),
)

alert_wishes = Table(
    "alert_wishes",
    metadata,
    Column("player_id", String(24), nullable=False),
    Column("choices", Text, nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_to", Integer, nullable=False),
    Column("zone", String(64), nullable=False),
    Column("told", Double, nullable=False),
    PrimaryKeyConstraint("player_id", name="pk_alert_wishes"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_alert_wishes_player", ondelete="CASCADE"),
)

alerts = Table(
    "alerts",
    metadata,
    Column("player_id", String(24), nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("asker", String(64), nullable=False),
    Column("until", Double),
    Column("due", Double),
    PrimaryKeyConstraint("player_id", "table_id", "kind", name="pk_alerts"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_alerts_player", ondelete="CASCADE"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_alerts_table", ondelete="CASCADE"),
    Index("ix_alerts_due", "due"),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(16), nullable=False),
    Column("value", Text, nullable=False),
    PrimaryKeyConstraint("name", name="pk_keys"),
)
