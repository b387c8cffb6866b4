"""The timekeeper: looks at a table when its clocks have something to say, whichever server comes first."""

from __future__ import annotations

import logging
import math
import time
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from spectacula.server.chores import for_ever
from spectacula.server.errors import NoSuchTable, NotNow, OutOfService, Unplayable
from spectacula.server.store.rows import Update
from spectacula.server.store.store import Conflict
from spectacula.server.tables.change import Change, changed
from spectacula.server.tables.clocks import looked_at
from spectacula.server.tables.table import Table
from spectacula.server.timing.hours import Hours
from spectacula.server.timing.vacations import Vacations

if TYPE_CHECKING:
    from spectacula.server.house import House

log = logging.getLogger(__name__)
LOOK_EVERY: Final = 1.0
AT_A_TIME: Final = 50
MANY: Final = 10_000
LATER: Final = 300.0
"""Seconds after which a table is looked at again that cannot be seen to."""


class Timekeeper:
    """Every server has one. What two of them see at once happens once: the second finds the table changed."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.hours = Hours(house)
        self.vacations = Vacations(house)
        self._woken = False  # since the last look

    async def look_after_for_ever(self) -> None:
        await for_ever(lambda: self.look_after(time.time()), "the clocks", LOOK_EVERY)

    async def wake(self, now: float) -> None:
        """Before anything is counted: whoever was first to act after a sleep is not charged for it."""
        if self.hours.slept(now):
            await self.hours.beat(now)
            self._woken = True
            for table_id in list(self.house.live):
                self.reread(table_id)

    async def look_after(self, now: float) -> None:
        """Note that the house is open, then see to every clock that has something to say."""
        await self.wake(now)
        if await self.hours.beat(now) is not None or self._woken:
            self._woken = False
            for row in await self.house.store.ripe("tables", math.inf, MANY):
                await self._see_to(row["id"], now)
        for row in await self.house.store.ripe("tables", now, AT_A_TIME):
            await self._see_to(row["id"], now)
        await self.house.orders.carry_out(now)

    async def _see_to(self, table_id: str, now: float) -> None:
        def look(table: Table) -> Change | None:
            return looked_at(table, replace(changed(table), at=now))

        self.reread(table_id)
        try:
            await self.house.alter(table_id, look)
        except NotNow:
            log.debug("table %s changes too fast to look at its clocks", table_id)
        except (NoSuchTable, Unplayable):
            with suppress(Conflict):
                await self.house.store.write([Update("tables", {"id": table_id}, {"due": None})])
        except OutOfService:
            raise
        except Exception:  # the others are not to wait for it
            log.exception("the clocks of table %s could not be seen to", table_id)
            with suppress(Conflict):
                await self.house.store.write([Update("tables", {"id": table_id}, {"due": now + LATER})])

    def reread(self, table_id: str) -> None:
        """When clocks stand still is known by the store, and may have changed without the table."""
        if (table := self.house.live.get(table_id)) is not None:
            table.doubt()
