"""Workers as processes of their own, so that no page waits for a thought."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from spectacula.bots.processes import end, processes
from spectacula.server.thinking.turnstile import Turnstile
from spectacula.server.thinking.workers import Answer, NoThought, Task

log = logging.getLogger(__name__)
TRIES = 2
STARTING = 120.0  # seconds in which a process starts and has imported what it is to think with


class Processes:
    """So many processes, each started on first use and replaced alone when it dies or thinks for too long."""

    def __init__(self, count: int, limit: float, niceness: int = 0) -> None:
        self.count = count
        self._turnstile = Turnstile(count)
        self._idle = [Worker(limit, niceness) for _ in range(count)]
        self._all = tuple(self._idle)
        self._thoughts: set[asyncio.Future[Any]] = set()

    @property
    def alive(self) -> int:
        return self.count

    @property
    def busy(self) -> int:
        return self.count - len(self._idle)

    @property
    def waiting(self) -> int:
        return self._turnstile.waiting

    async def run(self, think: Callable[[Task], Answer], task: Task, urgent: bool = False) -> Answer:
        """Whoever gives up waiting leaves a thought that has begun to its worker, which is free again after it."""
        await self._turnstile.enter(urgent)
        thought = asyncio.ensure_future(self._think(self._idle.pop(), think, task))
        self._thoughts.add(thought)
        thought.add_done_callback(self._end)
        return await asyncio.shield(thought)

    async def _think(self, worker: Worker, think: Callable[[Task], Answer], task: Task) -> Answer:
        """A worker that dies is replaced and asked once more; a thought that takes too long is given up."""
        try:
            for _ in range(TRIES):
                try:
                    return await worker.run(think, task)
                except BrokenProcessPool:
                    log.warning("a worker died over %s", think.__name__)
            raise NoThought("workers died")
        except TimeoutError:
            log.warning("a worker was ended that took too long over %s", think.__name__)
            raise NoThought("a worker thought for too long") from None
        finally:
            self._idle.append(worker)
            self._turnstile.leave()

    def _end(self, thought: asyncio.Future[Any]) -> None:
        self._thoughts.discard(thought)
        if not thought.cancelled():
            thought.exception()  # perhaps nobody waits for it any more

    def stop(self) -> None:
        for thought in self._thoughts:
            thought.cancel()
        for worker in self._all:
            worker.stop()


class Worker:
    """One process. Neither its start nor loading what it is to think with counts as thinking."""

    def __init__(self, limit: float, niceness: int) -> None:
        self.limit = limit
        self.niceness = niceness
        self._process: ProcessPoolExecutor | None = None
        self._loaded: set[object] = set()

    async def run(self, think: Callable[[Task], Answer], task: Task) -> Answer:
        """Raises `TimeoutError` or `BrokenProcessPool`, and has another process then."""
        try:
            process = self._process = self._process or processes(1, self.niceness)
            if think not in self._loaded:
                async with asyncio.timeout(STARTING):
                    await asyncio.wrap_future(process.submit(_load, think))
                self._loaded.add(think)
            async with asyncio.timeout(self.limit):
                return await asyncio.wrap_future(process.submit(think, task))
        except (TimeoutError, BrokenProcessPool):
            self.stop()
            raise

    def stop(self) -> None:
        process, self._process = self._process, None
        self._loaded.clear()
        if process is not None:
            end(process)


def _load(think: object) -> None:
    """In a worker: to be handed a function is to import it."""
