"""What the servers of one PostgreSQL tell each other through it: who is where, and who sees to which bots."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from sqlalchemy import (
    ColumnElement,
    String,
    TableValuedAlias,
    and_,
    any_,
    bindparam,
    cast,
    delete,
    exists,
    func,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import ARRAY, insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from spectacula.server.store.failing import in_service
from spectacula.server.store.schema import due, lookbacks, seats, tables, visits
from spectacula.server.store.store import Pair, Stay
from spectacula.server.store.together import Together

STAY = ("table_id", "player_id", "server")
ASKED = bindparam("asked", type_=ARRAY(String))
VERSIONS = select(tables.c.id, tables.c.version).where(tables.c.id == any_(ASKED))


class PostgresRegister:
    """Each statement stands alone; times are those of the servers, whose clocks agree well enough for a lease."""

    def __init__(self, engine: AsyncEngine, check: Callable[[], None]) -> None:
        self.engine = engine
        self._check = check
        self._versions = Together(self.versions)

    async def stop(self) -> None:
        await self._versions.stop()

    async def version(self, table_id: str) -> int | None:
        return await self._versions.of(table_id)

    async def versions(self, table_ids: Sequence[str]) -> dict[str, int]:
        found = await self._do(VERSIONS, asked=list(table_ids))
        return {row.id: row.version for row in found}

    # --- who is where

    async def seated(self, pairs: Sequence[Pair]) -> dict[Pair, bool]:
        asked = _asked(pairs)
        theirs = (seats.c.table_id == asked.c.table_id) & (seats.c.player_id == asked.c.player_id)
        seen = func.bool_and(seats.c.opened.is_not(None))
        sat = select(seats.c.table_id, seats.c.player_id, seen).select_from(seats).join(asked, theirs)
        found = await self._do(sat.group_by(seats.c.table_id, seats.c.player_id))
        return {(table_id, player_id): all_seen for table_id, player_id, all_seen in found}

    async def stay(self, pairs: Sequence[Pair], server: str, until: float) -> set[Pair]:
        asked = _asked(pairs)
        theirs = (visits.c.table_id == asked.c.table_id) & (visits.c.player_id == asked.c.player_id)
        here = select(visits.c.table_id, visits.c.player_id, literal(server), literal(until)).select_from(visits)
        here = here.join(asked, theirs)
        beside = insert(visits).from_select(["table_id", "player_id", "server", "until"], here.distinct())
        mine = beside.on_conflict_do_update(constraint=visits.primary_key, set_={"until": until})
        async with self._standing({table_id for table_id, _ in pairs}) as db:
            found = await db.execute(mine.returning(visits.c.table_id, visits.c.player_id))
            return {(table_id, player_id) for table_id, player_id in found}

    async def part(self, left: Sequence[Stay]) -> list[Stay]:
        others = visits.alias()
        also = exists().where(
            others.c.table_id == visits.c.table_id,
            others.c.player_id == visits.c.player_id,
            others.c.server != visits.c.server,
            others.c.until >= time.time(),
        )
        asked = _asked(left)
        theirs = [visits.c[name] == asked.c[name] for name in STAY]
        here = select(*(visits.c[name] for name in STAY)).select_from(visits).join(asked, and_(*theirs))
        unseen = here.where(also).with_for_update(of=visits, skip_locked=True).subquery()
        async with self._standing({table_id for table_id, *_ in left}) as db:
            await db.execute(delete(visits).where(*(visits.c[name] == unseen.c[name] for name in STAY)))
            return [(table_id, player_id, server) for table_id, player_id, server in await db.execute(here)]

    @asynccontextmanager
    async def _standing(self, table_ids: Collection[str]) -> AsyncIterator[AsyncConnection]:
        """As long as this lasts nobody else changes who is at these tables."""
        self._check()
        lock = select(tables.c.id).where(tables.c.id == any_(_listed(table_ids))).order_by(tables.c.id)
        with in_service():
            async with self.engine.begin() as db:
                await db.execute(lock.with_for_update(key_share=True))
                yield db

    async def renew(self, server: str, until: float) -> set[Pair]:
        mine = update(visits).where(visits.c.server == server).values(until=until)
        found = await self._do(mine.returning(visits.c.table_id, visits.c.player_id), writes=True)
        return {(table_id, player_id) for table_id, player_id in found}

    async def deserted(self) -> list[Stay]:
        query = select(visits.c.table_id, visits.c.player_id, visits.c.server).where(visits.c.until < time.time())
        return [(table_id, player_id, server) for table_id, player_id, server in await self._do(query)]

    # --- who sees to which bots

    async def claim(self, table_id: str, server: str, until: float) -> bool:
        row = insert(due).values(table_id=table_id, server=server, until=until)
        free = or_(due.c.server == server, due.c.until < time.time())
        mine = row.on_conflict_do_update(
            index_elements=[due.c.table_id], set_={"server": server, "until": until}, where=free
        )
        try:
            return bool(await self._do(mine.returning(due.c.table_id), writes=True))
        except IntegrityError:  # there is no such table any more
            return False

    async def hold(self, table_ids: Sequence[str], server: str, until: float) -> None:
        mine = due.c.table_id == any_(_listed(table_ids)), due.c.server == server
        await self._do(update(due).where(*mine).values(until=until).returning(due.c.table_id), writes=True)

    async def orphans(self, server: str, until: float, most: int) -> list[str]:
        expired = select(due.c.table_id).where(due.c.until < time.time()).order_by(due.c.until).limit(most)
        taken = expired.with_for_update(skip_locked=True).scalar_subquery()
        query = update(due).where(due.c.table_id.in_(taken)).values(server=server, until=until)
        return [table_id for (table_id,) in await self._do(query.returning(due.c.table_id), writes=True)]

    async def release(self, table_id: str, server: str) -> None:
        mine = due.c.table_id == table_id, due.c.server == server
        await self._do(delete(due).where(*mine).returning(due.c.table_id), writes=True)

    async def hand_over(self, server: str) -> None:
        query = update(due).where(due.c.server == server).values(server="", until=0.0)
        await self._do(query.returning(due.c.table_id), writes=True)

    # --- looks back at games

    async def keep_lookback(self, table_id: str, game: str, told: str, until: float) -> None:
        values = {"game": game, "told": told, "until": until}
        row = insert(lookbacks).values(table_id=table_id, **values)
        row = row.on_conflict_do_update(index_elements=[lookbacks.c.table_id], set_=values)
        with suppress(IntegrityError):  # the table is gone
            await self._do(row.returning(lookbacks.c.table_id), writes=True)

    async def lookback(self, table_id: str, game: str) -> tuple[str, float] | None:
        mine = lookbacks.c.table_id == table_id, lookbacks.c.game == game
        found = await self._do(select(lookbacks.c.told, lookbacks.c.until).where(*mine))
        return (found[0].told, found[0].until) if found else None

    async def _do(self, query: Any, writes: bool = False, **values: Any) -> Sequence[Any]:
        if writes:
            self._check()
        with in_service():
            async with self.engine.connect() as connection:
                db = await connection.execution_options(isolation_level="AUTOCOMMIT")
                return (await db.execute(query, values)).all()


def _listed(keys: Collection[str]) -> ColumnElement[Any]:
    """However many there are, it is the same statement."""
    return cast(list(keys), ARRAY(String))


def _asked(rows: Sequence[tuple[str, ...]]) -> TableValuedAlias:
    """Rows of keys as something to be joined with: a table, a player and, where it is told, a server."""
    columns = [_listed(column) for column in zip(*rows, strict=True)]
    return func.unnest(*columns).table_valued(*STAY[: len(columns)], name="asked").render_derived()
