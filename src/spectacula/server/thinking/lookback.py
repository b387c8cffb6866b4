"""Looking back at whole games: every choice is weighed in the background, once for all who look."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from spectacula.bots.analysis import Decision, Entry, Weighed, accounts, decisions, weigh
from spectacula.engine.match import Match
from spectacula.server.errors import NotNow, OutOfService
from spectacula.server.store.store import Register
from spectacula.server.tables.table import Table
from spectacula.server.thinking.bots import Thinkers

log = logging.getLogger(__name__)
KEPT = 64
"""Games remembered; those looked back at longest ago go first."""

Status = Literal["opening", "cold", "weighing", "failed", "done"]
GIVEN_UP: tuple[Status, ...] = ("cold", "failed")


@dataclass(eq=False)
class Lookback:
    """One game: how far it is, and in the end the account of every seat.

    It is `cold` when the search was not compiled yet, and `failed` when no choice could be weighed.
    """

    status: Status = "opening"
    total: int = 0
    weighed: list[Weighed] = field(default_factory=list)
    skipped: int = 0
    accounts: list[list[Entry]] = field(default_factory=list)

    @property
    def seen(self) -> int:
        """Choices that need no more thought."""
        return len(self.weighed) + self.skipped

    @property
    def at_work(self) -> bool:
        return self.status in ("opening", "weighing")


class Lookbacks:
    """All of them together ask no more workers at a time than there are, so that nobody waits for a whole game."""

    simulations: int | None = None
    """Instead of the coach's own number."""

    def __init__(self, bots: Thinkers) -> None:
        self.bots = bots
        self._kept: dict[bytes, Lookback] = {}
        self._elsewhere: set[Lookback] = set()  # those other servers are at, or were
        self._tasks: set[asyncio.Task[None]] = set()
        self._places = asyncio.Semaphore(bots.staff.search.count)

    def find(self, table: Table) -> Lookback | None:
        return self._kept.get(_key(table)) if table.over else None

    def begin(self, table: Table) -> Lookback:
        """The look back at a finished game; begun, unless it is under way or done."""
        if not table.over:
            raise NotNow("a game can be looked back at when it is over")
        found = self.find(table)
        if found is None or found.status in GIVEN_UP:
            found = self._kept[_key(table)] = Lookback()
            self._make_room()
            self._send(self._look(found, table.match))
            if self._register is not None:
                self._send(self._share(self._register, table.id, _key(table), found))
        return found

    async def catch_up(self, table: Table) -> None:
        """Before `find` or `begin` where there are several servers: what another has found out, or how far it is."""
        mine = self.find(table)
        if self._register is None or not table.over or (mine is not None and mine not in self._elsewhere):
            return
        found = await self._register.lookback(table.id, _key(table).hex())
        told = None if found is None else msgspec.json.decode(found[0], type=Lookback)
        if found is None or told is None or (told.at_work and found[1] < time.time()):
            self._kept.pop(_key(table), None)
            return
        self._kept[_key(table)] = told
        self._elsewhere = {*(back for back in self._elsewhere if back is not mine), told}
        self._make_room()

    @property
    def _register(self) -> Register | None:
        return self.bots.house.store.register

    async def _share(self, register: Register, table_id: str, key: bytes, back: Lookback) -> None:
        """Tell the other servers how far it is, and in the end what it told."""
        lease = self.bots.house.settings.lease
        while back.at_work:
            await self._keep(register, table_id, key, back, time.time() + lease)
            await asyncio.sleep(min(1.0, lease / 3))
        await self._keep(register, table_id, key, back, time.time())

    async def _keep(self, register: Register, table_id: str, key: bytes, back: Lookback, until: float) -> None:
        with suppress(OutOfService):
            await register.keep_lookback(table_id, key.hex(), msgspec.json.encode(back).decode(), until)

    def _send(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _make_room(self) -> None:
        resting = [key for key, found in self._kept.items() if not found.at_work]
        for key in resting[: max(0, len(self._kept) - KEPT)]:
            self._elsewhere.discard(self._kept.pop(key))

    async def _look(self, back: Lookback, match: Match) -> None:
        try:
            back.status = "weighing" if await self.bots.staff.gears.ready(match.game.id) else "cold"
            if back.status == "weighing":
                await self._weigh_all(back, match)
        except Exception:
            log.exception("a game of %s could not be looked back at", match.game.id)
            back.status = "failed"

    async def _weigh_all(self, back: Lookback, match: Match) -> None:
        choices = []
        for decision in decisions(match, self.simulations):
            choices.append(decision)
            await asyncio.sleep(0)
        back.total = len(choices)
        waiting = iter(choices)
        await asyncio.gather(*(self._weigh(back, waiting) for _ in range(self.bots.staff.search.count)))
        back.accounts = accounts(back.weighed, match.scores)
        back.status = "done" if back.weighed else "failed"

    async def _weigh(self, back: Lookback, waiting: Iterator[Decision]) -> None:
        """Take one choice after the other; one that cannot be weighed is skipped."""
        for decision in waiting:
            try:
                async with self._places:
                    back.weighed.append(await self.bots.staff.search.run(weigh, decision))
            except Exception:
                log.exception("the choice at ply %d of a game of %s was skipped", decision.ply, decision.task.game)
                back.skipped += 1


def _key(table: Table) -> bytes:
    """A finished game from its deal to its last move: an end that was taken back and played anew is another one."""
    table.match.remember()
    return table.match.played[-1].check
