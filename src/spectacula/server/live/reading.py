"""Tables in memory, and whoever looks at them: read from the store when they are not here, or not new any more."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from spectacula.server.errors import NoSuchTable, OutOfService
from spectacula.server.tables.codec import live_table
from spectacula.server.tables.table import Table

if TYPE_CHECKING:
    from spectacula.server.house import House


class Reading:
    """Of one server; others may change the same tables."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def table(self, table_id: str) -> Table:
        """The live table; from the store if it is not in memory, or if another server has changed it."""
        found = self.house.live.get(table_id)
        if found is None or found.doubtful or await self._behind(found):
            async with self.lock(table_id):
                found = await self.loaded(table_id)
        found.used = time.monotonic()
        return found

    async def versions(self, table_id: str, player_id: str | None) -> AsyncGenerator[int]:
        """The version now, then every new one, and again as a heartbeat. Whoever listens is here."""
        heartbeat = self.house.settings.pulse()
        async with self.house.news.watch(table_id) as told:
            with self.house.presence.listening(table_id, player_id) as arrival, suppress(NoSuchTable, OutOfService):
                if self.house.sharing is None:
                    await arrival  # where several serve, that is stored: their visitors have news first
                version = await self.version(table_id)
                yield version
                while not self.house.news.closed:
                    try:
                        version = await asyncio.wait_for(told.get(), heartbeat)
                    except TimeoutError:
                        if self.house.sharing is None or table_id not in self.house.live:
                            with suppress(OutOfService):
                                version = await self.version(table_id)
                    if not self.house.news.closed:
                        yield version

    async def version(self, table_id: str) -> int:
        """How far a table is; where others may have changed it only that is asked for."""
        if self.house.store.register is None:
            return (await self.house.table(table_id)).version
        version = await self.house.store.register.version(table_id)
        if version is None:
            self.house.live.pop(table_id, None)
            raise NoSuchTable("there is no such table")
        return version

    def sweep(self, now: float) -> None:
        """Let tables that nobody looks at leave memory."""
        for table in list(self.house.live.values()):
            patience = self.house.settings.finished_after if table.over else self.house.settings.idle_after
            busy = self.house.news.watched(table.id) or self.house.bots.busy(table.id) or table.id in self._locks
            if not busy and now - table.used > patience:
                del self.house.live[table.id]

    def lock(self, table_id: str) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def loaded(self, table_id: str) -> Table:
        table = self.house.live.get(table_id)
        if table is not None and not table.doubtful and not await self._behind(table):
            return table
        doubts = 0 if table is None else table.doubts  # those that come up from here on remain
        stored = await self.house.store.load(table_id)
        if stored is None:
            raise NoSuchTable("there is no such table")
        fresh, shared = live_table(stored), self.house.sharing is not None
        if shared:
            fresh.loaded = 0.0  # when somebody was last seen is stored
        fresh.ratings = await self.house.ratings.of_table(fresh)
        fresh.answers = await self.house.orders.answers(fresh)
        if table is None:
            table = self.house.live[table_id] = fresh
        else:
            table.become(fresh, doubts, passing_too=shared)
        self.house.bots.wake(table)
        self.house.numbers.wake(table)
        return table

    async def _behind(self, table: Table) -> bool:
        """Whether another server has changed a table since this one has read it."""
        if self.house.store.register is None:
            return False
        if await self.version(table.id) > table.saved_version and not table.doubtful:
            table.doubt()
        return table.doubtful
