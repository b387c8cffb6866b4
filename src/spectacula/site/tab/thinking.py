"""Who thinks in a browser: searching bots in a worker of their own, everything else where the house is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from spectacula import bots
from spectacula.bots.desk import Manner
from spectacula.engine.definition import definition
from spectacula.server.thinking.bots import AT_ONCE
from spectacula.server.thinking.turnstile import Turnstile
from spectacula.server.thinking.workers import Answer, NotHere, NoThought, Staff, Task
from spectacula.web.result.raster import png


class WasmGear:
    """The search in the house's own worker, for hints and for looking back; `gears` are those of `gear.js`."""

    def __init__(self, gears: Any) -> None:
        self.gears = gears
        self.laid: dict[str, WasmDesk] = {}

    def desk(self, game: str, position: bytes, seat: int, simulations: int, manner: Manner) -> WasmDesk:
        return WasmDesk(self, game, position, seat, simulations, manner)


class WasmDesk:
    """One position. A module has room for one at a time: where another was laid since, this one begins anew."""

    compiled = True

    def __init__(self, gear: WasmGear, game: str, position: bytes, seat: int, simulations: int, manner: Manner) -> None:
        self.gear, self.game, self.seat = gear, game, seat
        self._papers = position, simulations, manner._asdict()

    def search(self, first: int, last: int, seed: int) -> None:
        self._module().search(self.seat, first, last, str(seed))

    def tally(self) -> list[tuple[int, int, int]]:
        return [(move, visits, total) for move, visits, total in self._module().tally(self.seat).to_py()]

    def priors(self) -> list[tuple[int, int]]:
        return [(move, prior) for move, prior in self._module().priors(self.seat).to_py()]

    def foresee(self, move: int, first: int, last: int, seed: int) -> list[int]:
        return list(self._module().foresee(self.seat, move, first, last, str(seed)).to_py())

    def _module(self) -> Any:
        module = self.gear.gears.of(self.game)
        if self.gear.laid.get(self.game) is not self:
            module.lay(*self._papers)
            self.gear.laid[self.game] = self
        return module


class BrowserWorkers:
    """One thought at a time; `thinker` is the worker of searching bots, `painter` draws pictures."""

    count = alive = 1

    def __init__(self, thinker: Any, painter: Any) -> None:
        self.thinker = thinker
        self.painter = painter
        self.busy = 0
        self._turnstile = Turnstile(self.count)

    @property
    def waiting(self) -> int:
        return self._turnstile.waiting

    async def run(self, think: Callable[[Task], Answer], task: Task, urgent: bool = False) -> Answer:
        await self._turnstile.enter(urgent)
        self.busy += 1
        try:
            answer: Answer = await self._answer(think, task)
            return answer
        finally:
            self.busy -= 1
            self._turnstile.leave()

    async def _answer(self, think: Any, task: Any) -> Any:
        if think is bots.think and task.level not in AT_ONCE:
            return await self._search(task)
        if think is png:
            return (await self.painter.paint(task)).to_bytes()
        await asyncio.sleep(0)
        return think(task)

    async def _search(self, task: bots.Task) -> str:
        """The same task as for a process, as plain data."""
        asked = {**task._asdict(), "seed": str(task.seed), "pointless": list(task.pointless)}
        try:
            move = await self.thinker.think(asked)
        except Exception as error:
            raise NoThought(str(error)) from error
        if move is None:
            raise NotHere(f"the net of {task.game} could not be loaded")
        return definition(task.game).notation[int(move)]

    def stop(self) -> None: ...


class AlwaysReady:
    """The modules come with the site."""

    def see_to(self, game: str) -> None: ...

    async def ready(self, game: str) -> bool:
        return True

    async def stop(self) -> None: ...


def staff_of(thinker: Any, painter: Any) -> Staff:
    return Staff(BrowserWorkers(thinker, painter), BrowserWorkers(thinker, painter), AlwaysReady())
