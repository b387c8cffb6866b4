"""When the house was open: what passes while it is closed counts against nobody."""

from __future__ import annotations

import math
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from spectacula.server.store.rows import Delete, Insert, Update
from spectacula.server.store.store import Conflict
from spectacula.server.tables.clocks import Break

if TYPE_CHECKING:
    from spectacula.server.house import House

BEAT: Final = 5.0
"""Seconds after which it is noted again that the house is open, while a clock runs in it."""
GAP: Final = 15.0
"""Seconds without such a note after which the house counts as having been closed."""
REMEMBERED: Final = 100 * 24 * 3600.0
"""Seconds after which no clock still runs that was running then."""


class Hours:
    """One note for all servers of a store; whichever comes first after a gap writes down that there was one."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._last: float | None = None  # when this server was last seen by itself

    def slept(self, now: float) -> bool:
        """Whether this server has not been seen for so long that it must have been asleep."""
        return self._last is not None and now - self._last > GAP

    async def beat(self, now: float) -> Break | None:
        """Note that the house is open; says for how long nobody has noted it, if that was too long."""
        if self._last is not None and now - self._last < BEAT:
            return None
        noted = await self.house.store.rows("hours", {"id": "house"})
        known = [moment for moment in (self._last, *(row["seen"] for row in noted)) if moment is not None]
        closed = Break(max(known), now) if known and now - max(known) > GAP else None
        if closed is not None:
            await self._write_down(closed)
        await self._note(now, noted[0]["seen"] if noted else None)
        self._last = now
        return closed

    async def _write_down(self, closed: Break) -> None:
        row = {"id": f"closed-{int(closed.since * 1000)}", "player_id": None, **closed._asdict()}
        with suppress(Conflict):  # another server was first
            await self.house.store.write([Insert("breaks", row)])

    async def _note(self, now: float, seen: float | None) -> None:
        """Once for every store; after that nothing is written while no clock runs."""
        if seen is not None and not await self.house.store.ripe("tables", math.inf, 1):
            return
        row = {"id": "house", "seen": now}
        with suppress(Conflict):  # another server was first
            if seen is None:
                await self.house.store.write([Insert("hours", row)])
            else:
                await self.house.store.write([Update("hours", {"id": "house", "seen": seen}, row)])

    async def clear_out(self, now: float) -> None:
        """Forget what no clock needs any more."""
        await self.house.store.write([Delete("breaks", {"player_id": None}, until=now - REMEMBERED)])
