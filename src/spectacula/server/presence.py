"""Who is at tables through this server: everybody who listens, and for a moment whoever has done something."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import Counter
from collections.abc import Awaitable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from spectacula.kernel.errors import SpectaculaError
from spectacula.server.store.store import Pair
from spectacula.server.tables import company
from spectacula.server.tables.table import Visit

if TYPE_CHECKING:
    from spectacula.server.house import House

log = logging.getLogger(__name__)
EARLY = 0.01
"""Seconds by which uvloop's timers may ring before their time."""


@dataclass
class Stay:
    """Somebody's stream at a table: whether it counts as their being here, and whether it has ended."""

    table_id: str
    player_id: str | None
    counted: bool = False
    over: bool = False


class Presence:
    """What this server knows of it at once; the table follows, and with it all other servers."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._streams: Counter[Pair] = Counter()
        self._until: dict[Pair, float] = {}
        self._errands: set[asyncio.Task[None]] = set()

    @property
    def pairs(self) -> set[Pair]:
        """Everybody who is here now."""
        now = time.monotonic()
        return set(self._streams) | {pair for pair, until in self._until.items() if until > now}

    @contextmanager
    def listening(self, table_id: str, player_id: str | None) -> Iterator[Awaitable[None]]:
        """As long as a stream is open. That somebody is here is seen to beside it."""
        stay = Stay(table_id, player_id)
        try:
            yield self.send(self._welcome(stay))
        finally:
            stay.over = True
            if stay.counted and player_id is not None:
                self.leave(table_id, player_id)

    async def _welcome(self, stay: Stay) -> None:
        if stay.player_id is not None and await self._sits(stay.table_id, stay.player_id) and not stay.over:
            stay.counted = True
            await self.arrive(stay.table_id, stay.player_id)

    async def _sits(self, table_id: str, player_id: str) -> bool:
        """Whether somebody sits at a table, which they have before them now."""
        if self.house.sharing is not None:
            return await self.house.sharing.visits.sits((table_id, player_id))
        table = await self.house.table(table_id)
        await self.house.look_in(table, player_id)
        return bool(table.seats_of(player_id))

    async def arrive(self, table_id: str, player_id: str) -> None:
        """Somebody opens a stream."""
        self._streams[table_id, player_id] += 1
        await self.note(table_id, player_id)

    def leave(self, table_id: str, player_id: str) -> None:
        """A stream ends; perhaps another begins soon."""
        self._streams[table_id, player_id] -= 1
        self._streams += Counter()
        self._wait_and_see((table_id, player_id))

    async def act(self, table_id: str, player_id: str) -> None:
        """Somebody has just done something, and does not wait until all know that they are here."""
        self._wait_and_see((table_id, player_id))
        noted = self.send(self.note(table_id, player_id))
        if self.house.sharing is None:
            await noted

    async def note(self, table_id: str, player_id: str) -> None:
        if self.house.sharing is not None:
            await self.house.sharing.visits.arrive((table_id, player_id))
            return
        visit, until = Visit(player_id, self.house.server), time.time() + self.house.settings.lease
        if (table := self.house.live.get(table_id)) is not None and visit in table.visits:
            return
        await self.house.alter(table_id, lambda table: company.arrive(table, visit, until))

    async def stop(self) -> None:
        self._until.clear()
        for errand in self._errands:
            errand.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)

    def send(self, errand: Coroutine[Any, Any, Any]) -> Awaitable[None]:
        """Have something seen to without waiting for it; what fails is put right with the next lease."""

        async def run() -> None:
            try:
                await errand
            except SpectaculaError:
                log.debug("nobody could note who is here")
            except Exception:
                log.exception("nobody could note who is here")

        task = asyncio.create_task(run())
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)
        task.add_done_callback(lambda _: errand.close())  # it may have been called off before it began
        return task

    async def see_off(self, table_id: str, player_id: str) -> None:
        """Whoever is no longer here through this server is so on the table too."""
        if (table_id, player_id) in self.pairs:
            return
        if self.house.sharing is not None:
            await self.house.sharing.visits.depart((table_id, player_id))
        else:
            visit = Visit(player_id, self.house.server)
            await self.house.alter(table_id, lambda table: company.depart(table, [visit]))

    def _wait_and_see(self, pair: Pair) -> None:
        wait = self.house.settings.away_after
        self._until[pair] = time.monotonic() + wait
        if pair not in self._streams:
            asyncio.get_running_loop().call_later(wait, self._look_again, pair)

    def _look_again(self, pair: Pair) -> None:
        if self._until.get(pair, math.inf) <= time.monotonic() + EARLY:
            del self._until[pair]
            if pair not in self._streams:
                self.send(self.see_off(*pair))
