"""Who is here through this server, as the other servers of the store are to know it.

Somebody who comes back through another server, or leaves one of several, is here as before: that is stored beside the
table, many at a time, and nobody looks at the table again for it. Only what can be seen is a change of the table.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from spectacula.server.errors import NoSuchTable, NotNow, Unplayable
from spectacula.server.store.store import Pair, Register, Stay
from spectacula.server.store.together import Together
from spectacula.server.tables import company
from spectacula.server.tables.table import Visit

if TYPE_CHECKING:
    from spectacula.server.house import House

log = logging.getLogger(__name__)
AT_ONCE = 4
"""Changes that are made at a time: when many come at once, they are to see first."""


class Visits:
    """Of a house that shares its store with others."""

    def __init__(self, house: House, register: Register) -> None:
        self.house = house
        self.register = register
        self.noted: set[Pair] = set()
        self._seats = Together(register.seated)
        self._arrivals = Together(self._stay)
        self._departures = Together(self._part)
        self._door = asyncio.Semaphore(AT_ONCE)

    async def stop(self) -> None:
        for each in (self._seats, self._arrivals, self._departures):
            await each.stop()

    async def sits(self, pair: Pair) -> bool:
        """Whether somebody sits at a table; if it is before them for the first time, that is noted."""
        seen = await self._seats.of(pair)
        if seen is False:
            async with self._door:
                await self.house.look_in(await self.house.table(pair[0]), pair[1])
        return seen is not None

    async def arrive(self, pair: Pair) -> None:
        """Somebody is here through this server."""
        if pair not in self.noted and not await self._arrivals.of(pair):
            visit = Visit(pair[1], self.house.server)
            async with self._door:
                await self.house.alter(pair[0], lambda table: company.arrive(table, visit, self.until))
        self.noted.add(pair)

    async def depart(self, pair: Pair) -> None:
        """Somebody is no longer here through this server."""
        self.noted.discard(pair)
        if await self._departures.of((*pair, self.house.server)):
            await self._see_off(pair[0], [Visit(pair[1], self.house.server)])

    async def clear_out(self, left: Sequence[Stay]) -> None:
        """Those who were here through whatever server are so no longer."""
        seen = sorted(await self.register.part(left)) if left else ()
        for table_id, stays in groupby(seen, lambda stay: stay[0]):
            await self._see_off(table_id, [Visit(player_id, server) for _, player_id, server in stays])

    @property
    def until(self) -> float:
        return time.time() + self.house.settings.lease

    async def _see_off(self, table_id: str, visits: Iterable[Visit]) -> None:
        """As the store knows it, before and after: others may come meanwhile, and are no change of the table."""
        left = list(visits)
        self.house.time.reread(table_id)
        try:
            async with self._door:
                await self.house.alter(table_id, lambda table: company.depart(table, left))
        except (NoSuchTable, Unplayable, NotNow):
            log.debug("nobody can be seen off at table %s", table_id)
        self.house.time.reread(table_id)

    async def _stay(self, pairs: Sequence[Pair]) -> Mapping[Pair, bool]:
        return dict.fromkeys(await self.register.stay(pairs, self.house.server, self.until), True)

    async def _part(self, left: Sequence[Stay]) -> Mapping[Stay, bool]:
        return dict.fromkeys(await self.register.part(left), True)
