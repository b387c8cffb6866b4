"""Tournaments go on by themselves: begun when it is time, results taken, rounds drawn, by whoever is first."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from spectacula.server.alerts.events import Event, Kind
from spectacula.server.chores import for_ever
from spectacula.server.errors import NoSuchTable, NotNow, OutOfService, Unplayable
from spectacula.server.store.rows import Insert, Row, Update, Write
from spectacula.server.store.store import Conflict
from spectacula.server.tables.change import Change
from spectacula.server.tables.leaving import given_up
from spectacula.server.tables.table import Table
from spectacula.server.tournaments.laying import laid_out, result_of, unsealed, void
from spectacula.server.tournaments.proposing import next_one
from spectacula.server.tournaments.seeding import seeded
from spectacula.server.tournaments.tourney import Laid, Tourney, tourney_row
from spectacula.tournaments.arena import next_tables, waiting
from spectacula.tournaments.drawing import next_round
from spectacula.tournaments.plan import System
from spectacula.tournaments.rooms import Result, Room

if TYPE_CHECKING:
    from spectacula.server.tournaments.desk import TournamentDesk

log = logging.getLogger(__name__)
LOOK_EVERY = 2.0
LOOK_AT_TABLES_EVERY = 15.0
"""Seconds after which results are looked for although nobody has told of one: their server may have died."""
FORGOTTEN = 30 * 24 * 3600.0
"""Seconds after which one that waits for company is given up."""


class Running:
    """Every server looks; a change is stored only if nobody has changed the tournament since it was read."""

    def __init__(self, desk: TournamentDesk) -> None:
        self.desk = desk
        self._awake: set[str] = set()
        self._looked: dict[str, float] = {}
        self._told = asyncio.Event()

    def wake(self, tournament_id: str) -> None:
        """Something has happened there."""
        self._awake.add(tournament_id)
        self._told.set()

    async def go_on(self) -> None:
        await for_ever(lambda: self.look_after(time.time()), "tournaments", LOOK_EVERY, self._told)

    async def look_after(self, now: float) -> None:
        store, live = self.desk.house.store, set[str]()
        for state in ("open", "running"):
            for row in await store.rows("tournaments", {"state": state}):
                live.add(row["id"])
                if state == "running" or _may_begin(row, now, self._stirs(row["id"], now)):
                    try:
                        await self._see_to(row["id"], now)
                    except Conflict:  # somebody was faster; what they have not seen is seen to next time
                        self._awake.add(row["id"])
                    except OutOfService:
                        raise
                    except Exception:  # the others are not to wait for it
                        log.exception("tournament %s could not be seen to", row["id"])
        self._looked = {each: at for each, at in self._looked.items() if each in live}

    def _stirs(self, tournament_id: str, now: float) -> bool:
        """Whether something has happened there, or might have."""
        return tournament_id in self._awake or now - self._looked.get(tournament_id, 0.0) > LOOK_AT_TABLES_EVERY

    async def _see_to(self, tournament_id: str, now: float) -> None:
        found, stirs = await self.desk.find(tournament_id), self._stirs(tournament_id, now)
        self._awake.discard(tournament_id)
        if found.state == "open":
            await self._begin_or_wait(found, now)
        else:
            if stirs:
                await self.see_off(found)
                found = await self._take_results(found, now)
            await self._go_on(found, now)
        if stirs:
            self._looked[tournament_id] = now

    # --- beginning

    async def _begin_or_wait(self, found: Tourney, now: float) -> None:
        full = found.full_at is not None and len(found.here) >= found.full_at
        if full or (found.starts is not None and found.starts <= now):
            await self._begin(found, now)
        elif found.starts is None and now - found.created > FORGOTTEN:
            await self.desk.store_change(found, {"state": "cancelled", "ended": now})

    async def _begin(self, found: Tourney, now: float) -> None:
        later = next_one(found, now)
        again: list[Write] = [] if later is None else [Insert("tournaments", tourney_row(later))]
        if len(found.here) < 2:
            await self.desk.store_change(found, {"state": "cancelled", "ended": now}, again)
            return
        fields: dict[str, Any] = {"state": "running", "began": now}
        if found.plan.system is System.ARENA:
            await self.desk.store_change(found, fields, again)
        else:
            if found.plan.system is System.KNOCKOUT:
                found, seeds = await seeded(self.desk.house, found)
                again += seeds
            drawn = next_round(found.plan, found.entrants, [], await self.desk.apart(found))
            await self._draw(found, drawn, fields, again)

    # --- going on

    async def _go_on(self, found: Tourney, now: float) -> None:
        if found.plan.system is System.ARENA:
            await self._arena(found, now)
        elif not found.playing:
            await self.unseal(found)
            drawn = next_round(found.plan, found.entrants, found.rooms, await self.desk.apart(found))
            await (self._draw(found, drawn, {}) if drawn else self._end(found, now))

    async def _arena(self, found: Tourney, now: float) -> None:
        assert found.ends is not None
        if now >= found.ends:
            if not found.playing:
                await self._end(found, now)
            return
        last = {key: laid.ended or 0.0 for laid in found.laid for key in laid.room.entrants}
        free = {
            key: max(found.entry(key).joined, found.began or 0.0, last.get(key, 0.0))
            for key in waiting(found.entrants, found.rooms)
        }
        if drawn := next_tables(found.plan, free, found.rooms, now, await self.desk.apart(found)):
            await self._draw(found, drawn, {})

    async def _draw(
        self, found: Tourney, drawn: list[Room], fields: dict[str, Any], also: list[Write] | None = None
    ) -> None:
        """A round and its tables are stored together: there is no moment at which one is without the other."""
        tables, rows = laid_out(found, drawn)
        changes, version = self.desk.change_writes(found, fields)
        house = self.desk.house
        ready = [_ready(found, one, table) for table in tables for one in sorted(table.people)]
        await house.open_together(tables, [*changes, *(also or []), *rows], await house.alerts.noted(ready))
        house.alerts.wake()
        self.desk.tell(found.id, version)

    async def _end(self, found: Tourney, now: float) -> None:
        await self.desk.store_change(found, {"state": "over", "ended": now})

    # --- tables

    async def _take_results(self, found: Tourney, now: float) -> Tourney:
        taken: list[Write] = []
        for laid in found.playing:
            result = await self._result(found, laid)
            if result is not None:
                where = {"tournament_id": found.id, "round": laid.room.round, "number": laid.room.number}
                told = msgspec.json.encode(result).decode()
                taken.append(Update("tournament_rooms", where, {"result": told, "ended": now}))
        if not taken:
            return found
        await self.desk.store_change(found, {}, taken)
        return await self.desk.find(found.id)

    async def _result(self, found: Tourney, laid: Laid) -> Result | None:
        try:
            table = await self.desk.house.table(laid.table_id or "")
        except (NoSuchTable, Unplayable):
            return void(laid.room)
        return result_of(found, laid.room, table) if table.over else None

    async def unseal(self, found: Tourney) -> None:
        """The cards of a round by which nobody is compared any more are no secret."""
        if found.plan.system is System.DUPLICATE:
            for laid in found.laid:
                if laid.room.round == found.turn:
                    with suppress(NoSuchTable, Unplayable):
                        await self.desk.house.alter(laid.table_id or "", unsealed)

    async def see_off(self, found: Tourney) -> None:
        """Bots play on for those who have left."""
        for laid in found.playing:
            for key in laid.room.entrants:
                entry = found.entry(key)
                if entry.out is not None and entry.player_id is not None:
                    await self._give_up(laid.table_id or "", entry.player_id)

    async def _give_up(self, table_id: str, player_id: str) -> None:
        def work(table: Table) -> Change | None:
            playing = player_id in table.people and not table.over
            return given_up(table, player_id) if playing else None

        with suppress(NoSuchTable, Unplayable, NotNow):
            await self.desk.house.alter(table_id, work)


def _ready(found: Tourney, player_id: str, table: Table) -> Event:
    """Live, it is too late once the time of a first decision is up; by days it can wait for the morning."""
    clock = found.terms.clock
    until = table.created + clock.allowance + clock.whole_reserve if clock is not None and clock.live else None
    return Event(player_id, Kind.ROUND, table.id, found.name, until)


def _may_begin(row: Row, now: float, stirs: bool) -> bool:
    """Without a look at who has joined: one that starts at a time waits for that, any other for somebody."""
    return row["starts"] <= now if row["starts"] is not None else stirs
