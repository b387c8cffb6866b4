"""Bots at the tables: one task per table asks the workers for moves and plays them at the table's pace."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from typing import TYPE_CHECKING, NamedTuple

from spectacula import bots
from spectacula.engine.match import Match
from spectacula.server.daily.deal import luck as daily_luck
from spectacula.server.errors import NoSuchTable, NotNow, OutOfService
from spectacula.server.tables import playing
from spectacula.server.tables.change import Change
from spectacula.server.tables.table import Table
from spectacula.server.thinking.advising import Advice, Question, advise, question
from spectacula.server.thinking.workers import NotHere, NoThought, Staff, Workers

if TYPE_CHECKING:
    from spectacula.server.house import House

log = logging.getLogger(__name__)
GIVE_UP_AFTER = 5
COME_AGAIN = 1.0  # seconds after which a store that was out of service is tried again
AT_ONCE = ("random", "novice")
STAND_IN = bots.LEVELS[-1]
"""The level of a bot that sits in for one that cannot think here."""


class Chosen(NamedTuple):
    """What was decided, if anything; and the level of the bot that sat in, where one did."""

    move: str | None
    stand_in: str | None = None


class Thinkers:
    """Wakes the bots of a table when it is their turn and lets them rest otherwise."""

    def __init__(self, house: House, staff: Staff) -> None:
        self.house = house
        self.staff = staff
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        if table.id not in self._tasks and table.bots_due and not self._minded_elsewhere(table):
            self._tasks[table.id] = asyncio.create_task(self._play_on(table.id))

    def _minded_elsewhere(self, table: Table) -> bool:
        lease = table.minded
        return lease is not None and lease.server not in ("", self.house.server) and lease.until > time.time()

    def busy(self, table_id: str) -> bool:
        return table_id in self._tasks

    @property
    def tables_at_work(self) -> list[str]:
        """The tables whose bots decide here."""
        return list(self._tasks)

    async def hints(self, match: Match, seat: int, count: int = 3) -> Advice:
        """The best moves of a seat that owes a decision, best first; none when it owes nothing."""
        return await self.advice(question(match, seat, count)) if seat in match.owing else Advice([], True)

    async def advice(self, asked: Question) -> Advice:
        """What a worker answers."""
        self.staff.gears.see_to(asked.task.game)
        try:
            return await self.staff.search.run(advise, asked, urgent=True)
        except NoThought:
            raise NotNow("nobody has time for a hint; ask again in a while") from None

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await self.staff.gears.stop()
        self.staff.search.stop()
        self.staff.quick.stop()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play_on(self, table_id: str) -> None:
        failures, claimed = 0, False
        try:
            while (table := self.house.live.get(table_id)) is not None and table.bots_due and failures < GIVE_UP_AFTER:
                try:
                    claimed = claimed or await self._claim(table)
                    if not claimed:
                        return
                    if table.bots_due:  # others may have been quicker
                        await self._move(table, table.bots_to_move()[0])
                    failures = 0
                except NoSuchTable:
                    return
                except OutOfService:
                    await asyncio.sleep(COME_AGAIN)
                except Exception:
                    failures += 1
                    log.exception("a bot at table %s could not move", table_id)
                    await asyncio.sleep(failures)
        finally:
            self._tasks.pop(table_id, None)

    async def _claim(self, table: Table) -> bool:
        """Whether the bots of a table are this server's to see to."""
        if self.house.store.register is None:
            return True
        until, server = time.time() + self.house.settings.lease, self.house.server
        return await self.house.store.register.claim(table.id, server, until)

    async def _move(self, table: Table, seat: int) -> None:
        at, began = (table.undone, table.match.ply), time.monotonic()
        move, stand_in = await self._choose(table, seat)
        pace = table.pace.seconds * self.house.settings.tempo
        await asyncio.sleep(max(0.0, pace - (time.monotonic() - began)))

        def work(live: Table) -> Change | None:
            if (live.undone, live.match.ply) != at or not live.bots_due or seat not in live.bots_to_move():
                return None
            change = playing.turn(live, seat, live.match.ply, [move])
            if change is not None and stand_in is not None and live.seats[seat].kind == "bot":
                change.seats[seat] = {"stand_in": stand_in}
            return change

        await self.house.alter(table.id, work)

    async def _choose(self, table: Table, seat: int) -> tuple[str, str | None]:
        """What the seat's bot decides, or whoever sits in; if people would wait too long for it, what comes to mind."""
        level = table.seats[seat].bot_level
        assert level is not None
        legal = table.match.moves(seat)
        if len(legal) == 1:
            return legal[0], None
        found = Chosen(None)
        if level not in AT_ONCE:
            self.staff.gears.see_to(table.game.id)
            found = await self._searched(table, seat, level)
            level = AT_ONCE[-1]
        move = found.move or await self._thought(table, seat, level, self.staff.quick) or random.choice(legal)
        return move, found.stand_in

    async def _searched(self, table: Table, seat: int, level: str) -> Chosen:
        try:
            return Chosen(await self._thought(table, seat, level, self.staff.search))
        except NotHere:
            return Chosen(await self._thought(table, seat, STAND_IN, self.staff.search), STAND_IN)

    async def _thought(self, table: Table, seat: int, level: str, workers: Workers) -> str | None:
        """The move of a bot, or nothing if no worker decides while people wait for it; raises `NotHere`."""
        same = table.day or table.terms.same_deal
        luck = daily_luck(table.match, seat) if same else secrets.randbelow(2**31)
        task = bots.task_for(table.match, seat, level, luck)
        try:
            async with asyncio.timeout(self.house.settings.patience):
                return await workers.run(bots.think, task)
        except NotHere:
            raise
        except (NoThought, TimeoutError):
            log.warning("a bot of level %s did not decide in time", level)
        except Exception:
            log.exception("a bot of level %s failed", level)
        return None
