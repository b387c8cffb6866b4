"""Before the curtain goes up everybody who is there opens the number they have sealed; nobody waits for long."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from spectacula.engine.fairness import new_number, seal_of
from spectacula.kernel.errors import SpectaculaError
from spectacula.server.finding import room
from spectacula.server.people.once import OnceOnly, Spent
from spectacula.server.tables.deal import Given
from spectacula.server.tables.table import Table

if TYPE_CHECKING:
    from spectacula.server.house import House

log = logging.getLogger(__name__)
SEAL = "seal"
HOLDS = 3600.0
"""Seconds for which the house keeps a number that it has sealed for a table to come."""


class Numbers:
    """The numbers of one house: sealed for tables to come, opened by those who sit at one."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.once = OnceOnly(house.store)
        self._waiting: dict[str, asyncio.Task[None]] = {}

    async def offer(self) -> tuple[str, str]:
        """A seal for a table that is about to be opened, and the name by which its number is asked for, once."""
        number = new_number()
        return await self.once.issue(SEAL, HOLDS, told=number), seal_of(number)

    async def given(self, offered: str, seal: str, number: str) -> Given:
        """What somebody brings who opens a table; a number counts only against a seal that was there before it."""
        if not offered:
            return Given(seal)
        with suppress(Spent):
            return Given(seal, number, (await self.once.take(SEAL, offered)).told)
        return Given(seal)

    async def brought(self, form: Mapping[str, str]) -> Given:
        """The same, as a form brings it."""
        return await self.given(*(form.get(name, "") for name in ("offered", "seal", "number")))

    async def open_number(self, table_id: str, player_id: str, number: str) -> Table:
        """Somebody opens what they have sealed; with the last one the curtain goes up."""
        return await self.house.alter(table_id, lambda live: room.open_number(live, player_id, number))

    def wake(self, table: Table) -> None:
        """See to it that a table does not wait for ever."""
        if table.opening and table.id not in self._waiting:
            self._waiting[table.id] = asyncio.create_task(self._raise_in_time(table.id))

    async def stop(self) -> None:
        tasks = list(self._waiting.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _raise_in_time(self, table_id: str) -> None:
        try:
            while (table := self.house.live.get(table_id)) is not None and table.opening:
                assert table.deal is not None and table.deal.closed is not None
                await asyncio.sleep(max(0.05, table.deal.closed + room.PATIENCE - time.time()))
                await self.house.alter(table_id, room.raise_in_time)
        except SpectaculaError:
            log.warning("the curtain of table %s could not be raised in time", table_id)
        finally:
            self._waiting.pop(table_id, None)
