"""Looking back at whole games: every choice is weighed in the background, once for all who look."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from spectacula.bots.analysis import Decision, Entry, Weighed, accounts, decisions, weigh
from spectacula.engine.match import Match
from spectacula.server.errors import NotNow
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
            task = asyncio.create_task(self._look(found, table.match))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return found

    async def stop(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _make_room(self) -> None:
        resting = [key for key, found in self._kept.items() if not found.at_work]
        for key in resting[: max(0, len(self._kept) - KEPT)]:
            del self._kept[key]

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
