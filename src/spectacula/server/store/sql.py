"""The store: people and tables in SQLite or PostgreSQL, one code path for both."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Any

from sqlalchemy import and_, bindparam, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from spectacula.server.store.database import connect, migrate
from spectacula.server.store.rows import Change, MoveRow, StoredTable
from spectacula.server.store.schema import moves, players, seats, tables, talk, tokens, undo_offers

TALK_SHOWN = 200


class Conflict(Exception):
    """Somebody else has changed the table since it was read."""


class Store:
    """Short transactions only. One writer at a time on SQLite, so that nobody waits in its busy loop."""

    def __init__(self, url: str) -> None:
        self.engine = connect(url)
        self._lock: AbstractAsyncContextManager[object] = (
            asyncio.Lock() if self.engine.dialect.name == "sqlite" else nullcontext()
        )

    async def start(self) -> None:
        await migrate(self.engine)

    async def stop(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed at the end of the block."""
        async with self._lock, self.engine.begin() as connection:
            yield connection

    # --- people

    async def add_player(self, player_id: str, name: str, now: float) -> None:
        async with self.writing() as db:
            await db.execute(insert(players).values(id=player_id, name=name, created=now))

    async def rename(self, player_id: str, name: str) -> None:
        async with self.writing() as db:
            await db.execute(update(players).where(players.c.id == player_id).values(name=name))

    async def player(self, player_id: str) -> tuple[str, str] | None:
        async with self.engine.connect() as db:
            found = (await db.execute(select(players.c.id, players.c.name).where(players.c.id == player_id))).first()
        return None if found is None else (found.id, found.name)

    async def add_token(self, digest: str, player_id: str, now: float) -> None:
        async with self.writing() as db:
            await db.execute(insert(tokens).values(digest=digest, player_id=player_id, created=now))

    async def player_by_token(self, digest: str) -> tuple[str, str] | None:
        query = select(players.c.id, players.c.name).join(tokens, tokens.c.player_id == players.c.id)
        async with self.engine.connect() as db:
            found = (await db.execute(query.where(tokens.c.digest == digest))).first()
        return None if found is None else (found.id, found.name)

    # --- tables

    async def add_table(self, row: dict[str, Any], its_seats: list[dict[str, Any]]) -> None:
        async with self.writing() as db:
            await _open(db, row, its_seats)

    async def load(self, table_id: str) -> StoredTable | None:
        """A table with all that belongs to it, as of one moment."""
        async with self.engine.connect() as connection:
            db = await connection.execution_options(**self._one_moment())
            row = (await db.execute(select(tables).where(tables.c.id == table_id))).mappings().first()
            if row is None:
                return None
            sat = await db.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))
            played = await db.execute(PLAYED, {"of_table": table_id})
            said = await db.execute(SAID, {"of_table": table_id})
            offer = (await db.execute(select(undo_offers).where(undo_offers.c.table_id == table_id))).mappings().first()
            return StoredTable(
                row=dict(row),
                seats=[dict(s) for s in sat.mappings()],
                moves=[MoveRow(*m) for m in played],
                talk=[dict(t) for t in reversed(said.mappings().all())],
                undo=None if offer is None else dict(offer),
            )

    def _one_moment(self) -> dict[str, Any]:
        return {"isolation_level": "REPEATABLE READ"} if self.engine.dialect.name == "postgresql" else {}

    async def write(self, table_id: str, was: int, change: Change) -> None:
        """Store a change to the table as it was at version `was`; raises `Conflict` if it is that no more."""
        try:
            async with self.writing() as db:
                if change.opens is not None:
                    await _open(db, *change.opens)
                here = and_(tables.c.id == table_id, tables.c.version == was)
                done = await db.execute(update(tables).where(here).values(version=change.version, **change.row))
                if done.rowcount != 1:
                    raise Conflict(table_id)
                await _write_moves(db, table_id, change)
                await _write_company(db, table_id, change)
        except IntegrityError as error:
            raise Conflict(table_id) from error

    async def invited(self, invite: str) -> tuple[str, int, str | None] | None:
        """The table and seat an invite is for, and who has claimed it."""
        query = select(seats.c.table_id, seats.c.seat, seats.c.player_id).where(seats.c.invite == invite)
        async with self.engine.connect() as db:
            found = (await db.execute(query)).first()
        return None if found is None else (found.table_id, found.seat, found.player_id)

    async def tables_of(self, player_id: str, limit: int = 100) -> list[tuple[dict[str, Any], list[dict[str, Any]]]]:
        """Tables somebody owns or sits at, latest first, with their seats."""
        sitting = select(seats.c.table_id).where(seats.c.player_id == player_id)
        mine = or_(tables.c.owner == player_id, tables.c.id.in_(sitting))
        columns = [c for c in tables.c if c.name not in ("position", "seed")]
        async with self.engine.connect() as db:
            listed = await db.execute(select(*columns).where(mine).order_by(tables.c.touched.desc()).limit(limit))
            rows = [dict(row) for row in listed.mappings()]
            theirs = seats.c.table_id.in_([row["id"] for row in rows])
            sat = (await db.execute(select(seats).where(theirs).order_by(seats.c.seat))).mappings().all()
        return [(row, [dict(s) for s in sat if s["table_id"] == row["id"]]) for row in rows]


PLAYED = (
    select(moves.c.ply, moves.c.opened, moves.c.seat, moves.c.move, moves.c.sealed)
    .where(moves.c.table_id == bindparam("of_table"))
    .order_by(moves.c.opened, moves.c.seat)
)
SAID = (
    select(talk.c.number, talk.c.at, talk.c.seat, talk.c.name, talk.c.text)
    .where(talk.c.table_id == bindparam("of_table"))
    .order_by(talk.c.number.desc())
    .limit(TALK_SHOWN)
)


async def _open(db: AsyncConnection, row: dict[str, Any], its_seats: list[dict[str, Any]]) -> None:
    await db.execute(insert(tables).values(**row))
    await db.execute(insert(seats), its_seats)


async def _write_moves(db: AsyncConnection, table_id: str, change: Change) -> None:
    here = moves.c.table_id == table_id
    if change.rewound is not None:
        await db.execute(delete(moves).where(here, moves.c.ply >= change.rewound))
    if change.unsealed is not None:
        await db.execute(delete(moves).where(here, moves.c.ply == change.unsealed))
    now = change.row.get("touched", 0.0)
    for row in change.resealed:
        await db.execute(update(moves).where(here, moves.c.ply == row.ply).values(move=row.move, at=now))
    if change.plays:
        rows = [{"table_id": table_id, "at": now, **vars(row)} for row in change.plays]
        await db.execute(insert(moves), rows)


async def _write_company(db: AsyncConnection, table_id: str, change: Change) -> None:
    for seat, values in change.seats.items():
        await db.execute(update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**values))
    if change.undo_gone or change.undo is not None:
        await db.execute(delete(undo_offers).where(undo_offers.c.table_id == table_id))
    if change.undo is not None:
        await db.execute(insert(undo_offers).values(table_id=table_id, **change.undo))
    if change.talk is not None:
        await db.execute(insert(talk).values(table_id=table_id, **change.talk))
