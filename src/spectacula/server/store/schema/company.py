"""Who is whose friend, who does not hear whom, and what is reported to the host."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKeyConstraint,
    Index,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from spectacula.server.store.schema.base import metadata

friends = Table(
    "friends",
    metadata,
    Column("player_id", String(24), nullable=False),
    Column("friend_id", String(24), nullable=False),
    Column("since", Double, nullable=False),
    Column("shows", Boolean(create_constraint=False), nullable=False),
    PrimaryKeyConstraint("player_id", "friend_id", name="pk_friends"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_friends_player", ondelete="CASCADE"),
    ForeignKeyConstraint(["friend_id"], ["players.id"], name="fk_friends_friend", ondelete="CASCADE"),
    Index("ix_friends_friend", "friend_id"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("player_id", String(24), nullable=False),
    Column("muted_id", String(24), nullable=False),
    Column("since", Double, nullable=False),
    Column("blocked", Boolean(create_constraint=False), nullable=False),
    PrimaryKeyConstraint("player_id", "muted_id", name="pk_mutes"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_mutes_player", ondelete="CASCADE"),
    ForeignKeyConstraint(["muted_id"], ["players.id"], name="fk_mutes_muted", ondelete="CASCADE"),
    Index("ix_mutes_muted", "muted_id"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(24), nullable=False),
    Column("at", Double, nullable=False),
    Column("reporter", String(24)),
    Column("about", String(24), nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("line", String(200), nullable=False),
    Column("evidence", Text, nullable=False),
    Column("decision", String(16), nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("id", name="pk_reports"),
    ForeignKeyConstraint(["reporter"], ["players.id"], name="fk_reports_reporter", ondelete="SET NULL"),
    ForeignKeyConstraint(["about"], ["players.id"], name="fk_reports_about", ondelete="CASCADE"),
    Index("ix_reports_reporter", "reporter"),
    Index("ix_reports_about", "about"),
    Index("ix_reports_decision", "decision"),
)

cautions = Table(
    "cautions",
    metadata,
    Column("player_id", String(24), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("player_id", "kind", name="pk_cautions"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_cautions_player", ondelete="CASCADE"),
)

asks = Table(
    "asks",
    metadata,
    Column("player_id", String(24), nullable=False),
    Column("table_id", String(24), nullable=False),
    Column("asker", String(24), nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("player_id", "table_id", name="pk_asks"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_asks_player", ondelete="CASCADE"),
    ForeignKeyConstraint(["asker"], ["players.id"], name="fk_asks_asker", ondelete="CASCADE"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_asks_table", ondelete="CASCADE"),
    Index("ix_asks_table", "table_id"),
)
