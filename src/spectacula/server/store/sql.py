"""The store in SQLite or PostgreSQL, one code path for both."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from itertools import groupby
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Executable,
    Select,
    Table,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    true,
    union,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import QueuePool

from spectacula.server.store.alone import Alone
from spectacula.server.store.database import CONNECTIONS, PATIENCE, close, connect, migrate
from spectacula.server.store.failing import in_service
from spectacula.server.store.listening import CHANNEL
from spectacula.server.store.loading import Loading, LoadingAtOnce
from spectacula.server.store.register import PostgresRegister
from spectacula.server.store.rows import Delete, Insert, ListedRoom, Note, Row, StoredTable, Update, Write
from spectacula.server.store.schema import (
    alerts,
    daily,
    errands,
    metadata,
    moves,
    players,
    rooms,
    seats,
    seekers,
    tables,
    visits,
)
from spectacula.server.store.store import Conflict
from spectacula.server.store.together import Together


class SqlStore:
    """Short transactions only. One writer at a time on SQLite, so that nobody waits in its busy loop."""

    def __init__(self, url: str, connections: int = CONNECTIONS) -> None:
        self.engine = connect(url, connections)
        shared = self.engine.dialect.name == "postgresql"
        self._alone = Alone(self.engine, in_company=shared)
        self._turn = None if shared else asyncio.Lock()
        self.register = PostgresRegister(self.engine, self._alone.check) if shared else None
        self._loading = LoadingAtOnce() if shared else Loading()
        self._loads = Together(self._load)
        self._asks: dict[Column[str], Together[str, list[Row]]] = {}

    async def hold(self) -> None:
        await self._alone.hold()

    async def start(self) -> None:
        await migrate(self.engine)

    async def stop(self) -> None:
        await self._loads.stop()
        for asked in self._asks.values():
            await asked.stop()
        if self.register is not None:
            await self.register.stop()
        await self._alone.let_go()
        await close(self.engine)

    async def ping(self) -> None:
        self._alone.check()
        await self._first(select(tables.c.id).limit(1))

    def connections(self) -> dict[str, int]:
        pool = self.engine.pool
        assert isinstance(pool, QueuePool)
        return {"used": pool.checkedout(), "idle": pool.checkedin()}

    # --- writing

    async def write(self, writes: Sequence[Write]) -> None:
        self._alone.check()
        try:
            async with self._writing() as db:
                for (kind, name), batch in groupby(writes, _kind_of):
                    await _write(db, kind, name, list(batch))
        except IntegrityError as error:
            raise Conflict from error

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        with in_service():
            async with self._one_writer(), self.engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def _one_writer(self) -> AsyncIterator[None]:
        """On SQLite one at a time; whoever waits for one that waits itself gives up after as long."""
        if self._turn is None:
            yield
            return
        async with asyncio.timeout(PATIENCE):
            await self._turn.acquire()
        try:
            yield
        finally:
            self._turn.release()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A mere question is no transaction for PostgreSQL: that would be asked for and ended beside it."""
        plain = {"isolation_level": "AUTOCOMMIT"} if self._turn is None else {}
        with in_service():
            async with self.engine.connect() as connection:
                yield await connection.execution_options(**plain)

    # --- reading

    async def player(self, player_id: str) -> Row | None:
        return next(iter(await self.rows("players", {"id": player_id})), None)

    async def rows(self, table: str, where: Row) -> list[Row]:
        if not all(_nameable(value) for value in where.values() if isinstance(value, str)):
            return []
        kind = metadata.tables[table]
        match list(where.items()):
            case [(name, str(value))]:
                return list(await self._alike(kind.c[name]).of(value) or ())
        return await self.all(select(kind).where(_here(kind, where)))

    def _alike(self, column: Column[str]) -> Together[str, list[Row]]:
        """Those who look for rows by the same kind of key at the same time ask together."""
        if column not in self._asks:
            self._asks[column] = Together(partial(self._rows_by, column))
        return self._asks[column]

    async def _rows_by(self, column: Column[str], keys: Sequence[str]) -> Mapping[str, list[Row]]:
        alike = select(column.table).where(self._loading.among(column)).params(asked=list(keys))
        found = defaultdict[str, list[Row]](list)
        for row in await self.all(alike):
            found[row[column.name]].append(row)
        return found

    async def ripe(self, table: str, now: float, limit: int) -> list[Row]:
        kind = metadata.tables[table]
        return await self.all(select(kind).where(kind.c.due <= now).order_by(kind.c.due).limit(limit))

    async def invited(self, invite: str) -> Row | None:
        if not _nameable(invite):
            return None
        return await self._first(select(seats).where(seats.c.invite == invite))

    async def room(self, invite: str) -> Row | None:
        if not _nameable(invite):
            return None
        return await self._first(select(rooms).where(or_(rooms.c.invite == invite, rooms.c.code == invite)))

    async def listed_rooms(self, limit: int) -> list[ListedRoom]:
        open_now = and_(rooms.c.house, rooms.c.started.is_(None))
        running = and_(rooms.c.watch, rooms.c.started.is_not(None), tables.c.finished.is_(None))
        async with self._reading() as db:
            found = [
                dict(row)
                for which in (open_now, running)
                for row in (await db.execute(ON_BOARD.where(which).limit(limit))).mappings()
            ]
            ids = [row["id"] for row in found]
            sat = (await db.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat))).mappings()
            at = defaultdict[str, list[Row]](list)
            for seat in sat:
                at[seat["table_id"]].append(dict(seat))
            there = set(await db.scalars(select(visits.c.table_id).where(visits.c.table_id.in_(ids))))
        return [ListedRoom(row, at[row["id"]], row["id"] in there) for row in found]

    async def seekers(self) -> list[Row]:
        return await self.all(select(seekers).order_by(seekers.c.since).limit(MOST_SEEKERS))

    async def seeker(self, player_id: str) -> Row | None:
        return await self._first(select(seekers).where(seekers.c.player_id == player_id))

    async def errands_due(self, now: float) -> list[Row]:
        query = select(errands.c.id, errands.c.tries).where(errands.c.at <= now)
        return await self.all(query.order_by(errands.c.at).limit(MOST_ERRANDS))

    async def alerts_due(self, now: float) -> list[Row]:
        return await self.all(select(alerts).where(alerts.c.due <= now).order_by(alerts.c.due).limit(MOST_ALERTS))

    async def rematched(self, table_id: str) -> str | None:
        found = await self._first(select(tables.c.id).where(tables.c.rematch == table_id))
        return None if found is None else found["id"]

    async def load(self, table_id: str) -> StoredTable | None:
        return await self._loads.of(table_id) if _nameable(table_id) else None

    async def _load(self, table_ids: Sequence[str]) -> Mapping[str, StoredTable]:
        async with self._reading() as db:
            return await self._loading.load(db, table_ids)

    async def tables_of(self, player_id: str, limit: int = 100) -> list[tuple[Row, list[Row]]]:
        owned = tables.alias()
        mine = union(
            select(owned.c.id).where(owned.c.owner == player_id),
            select(seats.c.table_id).where(seats.c.player_id == player_id),
        )
        query = LISTED.where(tables.c.id.in_(mine)).order_by(tables.c.touched.desc()).limit(limit)
        async with self._reading() as db:
            listed = await db.execute(query)
            rows = [dict(row) for row in listed.mappings()]
            theirs = seats.c.table_id.in_([row["id"] for row in rows])
            sat = (await db.execute(select(seats).where(theirs).order_by(seats.c.seat))).mappings().all()
        return [(row, [dict(s) for s in sat if s["table_id"] == row["id"]]) for row in rows]

    async def tries(self, game: str, day: str) -> list[Row]:
        return await self.all(TRIES.where(daily.c.game == game, daily.c.day == day))

    async def tries_of(self, player_id: str, days: Sequence[str]) -> list[Row]:
        return await self.all(TRIES.where(daily.c.player_id == player_id, daily.c.day.in_(days)))

    async def table_ids(self) -> list[str]:
        """Of all tables there are, the oldest first."""
        return [row["id"] for row in await self.all(select(tables.c.id).order_by(tables.c.created, tables.c.id))]

    async def called(self, who: str) -> list[Row]:
        """Everybody of that name, or the one of that id."""
        if found := await self.player(who):
            return [found]
        return await self.all(select(players).where(players.c.name == who))

    async def lines(self, table_ids: Sequence[str]) -> list[Row]:
        played = select(moves.c.table_id, moves.c.opened, moves.c.seat, moves.c.move)
        there = moves.c.table_id.in_(table_ids)
        return await self.all(played.where(there).order_by(moves.c.table_id, moves.c.opened, moves.c.seat))

    async def all(self, query: Executable) -> list[Row]:
        async with self._reading() as db:
            return [dict(row) for row in (await db.execute(query)).mappings()]

    async def _first(self, query: Select[Any]) -> Row | None:
        async with self._reading() as db:
            found = (await db.execute(query)).mappings().first()
        return None if found is None else dict(found)


ON_BOARD = (
    select(
        rooms,
        tables.c.id,
        tables.c.game,
        tables.c.owner,
        tables.c.options,
        tables.c.hints,
        tables.c.terms,
        tables.c.created,
        tables.c.touched,
    )
    .join(tables, tables.c.id == rooms.c.table_id)
    .order_by(tables.c.created, tables.c.id)
)
MOST_SEEKERS = 1000
MOST_ALERTS = 100
MOST_ERRANDS = 50
GATHERS = and_(rooms.c.table_id.is_not(None), rooms.c.started.is_(None))
LISTED = select(*(c for c in tables.c if c.name not in ("position", "seed")), GATHERS.label("gathers")).outerjoin(
    rooms, rooms.c.table_id == tables.c.id
)
TRIES = (
    select(daily, players.c.name, tables.c.result, tables.c.id.label("kept"))
    .join(players, players.c.id == daily.c.player_id)
    .outerjoin(tables, tables.c.id == daily.c.table_id)
)


def _kind_of(write: Write) -> tuple[type[Write], str]:
    return type(write), "" if isinstance(write, Note) else write.table


async def _write(db: AsyncConnection, kind: type[Write], name: str, batch: Sequence[Any]) -> None:
    """Rows that are added together go in one statement."""
    if kind is Note:
        for note in batch:
            await db.execute(select(func.pg_notify(CHANNEL, note.text)))
        return
    table = metadata.tables[name]
    if kind is Insert:
        await db.execute(insert(table), [dict(each.values) for each in batch])
        return
    for each in batch:
        if isinstance(each, Update):
            done = await db.execute(update(table).where(_here(table, each.where)).values(**each.values))
            if done.rowcount != 1:
                raise Conflict
        else:
            await db.execute(delete(table).where(*_gone(table, each)))


def _nameable(key: str) -> bool:
    """Whether anything could go by that name: PostgreSQL fails over a zero byte in a mere question."""
    return key.isascii() and key.isprintable()


def _here(table: Table, where: Row) -> ColumnElement[bool]:
    return and_(true(), *(table.c[name] == value for name, value in where.items()))


def _gone(table: Table, gone: Delete) -> Iterator[ColumnElement[bool]]:
    yield _here(table, gone.where)
    if gone.from_ply is not None:
        yield table.c.ply >= gone.from_ply
    if gone.until is not None:
        yield table.c.until < gone.until
