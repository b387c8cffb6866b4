"""One server among several of the same store: what is its own it keeps renewing, what others left it takes on."""

from __future__ import annotations

import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING

from spectacula.server.chores import for_ever
from spectacula.server.errors import NoSuchTable, OutOfService, Unplayable
from spectacula.server.live.visits import Visits
from spectacula.server.store.store import Register
from spectacula.server.tables.table import Lease

if TYPE_CHECKING:
    from spectacula.server.house import House

log = logging.getLogger(__name__)
BEATS = 3  # in the time of a lease
ORPHANS = 20  # taken on at a time
LOOK_EVERY = 0.5  # seconds for which news may be lost with the server that was to tell them


class Sharing:
    """Beats as long as the house is open. A beat that fails is made up for by the next."""

    def __init__(self, house: House, register: Register) -> None:
        self.house = house
        self.register = register
        self.visits = Visits(house, register)

    @property
    def until(self) -> float:
        return time.time() + self.house.settings.lease

    def chores(self) -> list[Coroutine[None, None, None]]:
        """What is done for as long as the house is open."""
        beats = self.house.settings.lease / BEATS
        return [
            for_ever(self.beat, "what this server holds for others", beats),
            for_ever(self._look_round, "news that were lost", LOOK_EVERY),
        ]

    async def beat(self) -> None:
        await self._renew_visits()
        await self.register.hold(self.house.bots.tables_at_work, self.house.server, self.until)
        await self.visits.clear_out(await self.register.deserted())
        await self._take_on()

    async def stop(self) -> None:
        """Leave everything to the others; whoever was here has the time of a lease to come back through them."""
        await self.visits.stop()
        try:
            await self.register.renew(self.house.server, self.until)
            await self.register.hand_over(self.house.server)
        except OutOfService:
            log.debug("the store is out of service: the lease of this server runs out")

    async def catch_up(self) -> None:
        """News may have been missed, of anything and anybody."""
        self.house.accounts.forget()
        await self._look_round()

    async def _look_round(self) -> None:
        """Ask for the version of everything that is looked at; what is no more there is looked at no longer."""
        looked_at = [topic for topic in self.house.news.tables if ":" not in topic]
        versions = {} if not looked_at else await self.register.versions(looked_at)
        for table_id in looked_at:
            if table_id in versions:
                self.house.news.make_up(table_id, versions[table_id])
            else:
                self.house.live.pop(table_id, None)

    async def _renew_visits(self) -> None:
        """Whoever is here is so in the store, and nobody else."""
        stored, here = await self.register.renew(self.house.server, self.until), self.house.presence.pairs
        self.visits.noted = stored & here
        for table_id, player_id in here - stored:
            self.house.presence.send(self.house.presence.note(table_id, player_id))
        for table_id, player_id in stored - here:
            self.house.presence.send(self.house.presence.see_off(table_id, player_id))

    async def _take_on(self) -> None:
        """Bots that nobody sees to."""
        for table_id in await self.register.orphans(self.house.server, self.until, ORPHANS):
            try:
                table = await self.house.table(table_id)
            except (NoSuchTable, Unplayable):
                await self.register.release(table_id, self.house.server)
                continue
            table.minded = Lease(self.house.server, self.until)
            self.house.bots.wake(table)
            if not table.bots_due:
                await self.register.release(table_id, self.house.server)
