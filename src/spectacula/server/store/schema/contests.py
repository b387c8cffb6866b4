"""Tournaments: what was agreed, who plays along, and their tables round by round."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
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
)

from spectacula.server.store.schema.base import metadata

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(24), nullable=False),
    Column("name", String(64), nullable=False),
    Column("organiser", String(24)),
    Column("state", String(12), nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("plan", Text, nullable=False),
    Column("terms", Text),
    Column("most", Integer, nullable=False),
    Column("starts", Double),
    Column("full_at", Integer),
    Column("repeats", String(8), nullable=False),
    Column("created", Double, nullable=False),
    Column("began", Double),
    Column("ended", Double),
    PrimaryKeyConstraint("id", name="pk_tournaments"),
    ForeignKeyConstraint(["organiser"], ["players.id"], name="fk_tournaments_organiser", ondelete="SET NULL"),
    Index("ix_tournaments_state", "state"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament_id", String(24), nullable=False),
    Column("number", Integer, nullable=False),
    Column("player_id", String(24)),
    Column("name", String(64), nullable=False),
    Column("joined", Double, nullable=False),
    Column("out", Double),
    Column("seeding", Integer),
    Column("removed", Double),
    PrimaryKeyConstraint("tournament_id", "number", name="pk_entrants"),
    ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name="fk_entrants_tournament", ondelete="CASCADE"),
    ForeignKeyConstraint(["player_id"], ["players.id"], name="fk_entrants_player", ondelete="SET NULL"),
    UniqueConstraint("tournament_id", "player_id", name="uq_entrants_player"),
    Index("ix_entrants_player", "player_id"),
)

tournament_rooms = Table(
    "tournament_rooms",
    metadata,
    Column("tournament_id", String(24), nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("seats", Text, nullable=False),
    Column("table_id", String(24)),
    Column("result", Text),
    Column("ended", Double),
    PrimaryKeyConstraint("tournament_id", "round", "number", name="pk_tournament_rooms"),
    ForeignKeyConstraint(
        ["tournament_id"], ["tournaments.id"], name="fk_tournament_rooms_tournament", ondelete="CASCADE"
    ),
)
