"""What the servers of one PostgreSQL tell each other through it: who is where, and who sees to which bots."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import String, any_, cast, delete, or_, select, update
from sqlalchemy.dialects.postgresql import ARRAY, insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from spectacula.server.store.failing import in_service
from spectacula.server.store.schema import due, lookbacks, tables, visits


class PostgresRegister:
    """Each statement stands alone; times are those of the servers, whose clocks agree well enough for a lease."""

    def __init__(self, engine: AsyncEngine, check: Callable[[], None]) -> None:
        self.engine = engine
        self._check = check

    async def versions(self, table_ids: Sequence[str]) -> dict[str, int]:
        here = tables.c.id == any_(cast(list(table_ids), ARRAY(String)))
        found = await self._do(select(tables.c.id, tables.c.version).where(here))
        return {row.id: row.version for row in found}

    # --- who is where

    async def renew(self, server: str, until: float) -> set[tuple[str, str]]:
        mine = update(visits).where(visits.c.server == server).values(until=until)
        found = await self._do(mine.returning(visits.c.table_id, visits.c.player_id), writes=True)
        return {(table_id, player_id) for table_id, player_id in found}

    async def deserted(self) -> list[tuple[str, str, str]]:
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
        mine = due.c.table_id.in_(table_ids), due.c.server == server
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

    async def _do(self, query: Any, writes: bool = False) -> Sequence[Any]:
        if writes:
            self._check()
        with in_service():
            async with self.engine.connect() as connection:
                db = await connection.execution_options(isolation_level="AUTOCOMMIT")
                return (await db.execute(query)).all()
