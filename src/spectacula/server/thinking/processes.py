"""Workers as processes of their own and of lower priority, so that no page waits for a thought."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from spectacula.bots.processes import end, processes
from spectacula.server.thinking.turnstile import Turnstile
from spectacula.server.thinking.workers import Answer, NoThought, Task

log = logging.getLogger(__name__)
NICENESS = 10
TRIES = 2


class Processes:
    """So many processes, each started on first use and replaced alone when it dies or thinks for too long."""

    def __init__(self, count: int, limit: float) -> None:
        self.count = count
        self._turnstile = Turnstile(count)
        self._idle = [Worker(limit) for _ in range(count)]
        self._all = tuple(self._idle)

    async def run(self, think: Callable[[Task], Answer], task: Task, urgent: bool = False) -> Answer:
        """A worker that dies gives its task to the next; a thought that takes too long is given up."""
        for _ in range(TRIES):
            async with self._turnstile.enter(urgent):
                worker = self._idle.pop()
                try:
                    return await worker.run(think, task)
                except BrokenProcessPool:
                    log.warning("a worker died over %s", think.__name__)
                except TimeoutError:
                    log.warning("a worker was ended after %g seconds of %s", worker.limit, think.__name__)
                    raise NoThought("a worker thought for too long") from None
                finally:
                    self._idle.append(worker)
        raise NoThought("workers died")

    def stop(self) -> None:
        for worker in self._all:
            worker.stop()


class Worker:
    """One process. Neither waiting for it, nor its start, nor loading what it is to think with counts as thinking."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self._process: ProcessPoolExecutor | None = None
        self._loading: dict[object, asyncio.Future[None]] = {}

    async def run(self, think: Callable[[Task], Answer], task: Task) -> Answer:
        """Raises `TimeoutError` or `BrokenProcessPool`. A process whose thought nobody waits for any more is ended."""
        try:
            process = await self._loaded(think)
            async with asyncio.timeout(self.limit):
                return await asyncio.wrap_future(process.submit(think, task))
        except (TimeoutError, BrokenProcessPool):
            self.stop()
            raise
        except asyncio.CancelledError:
            if think in self._loading and self._loading[think].done():
                self.stop()
            raise

    async def _loaded(self, think: object) -> ProcessPoolExecutor:
        """Whoever gives up waiting leaves it starting for the next."""
        process = self._process = self._process or processes(1, NICENESS)
        if think not in self._loading:
            self._loading[think] = asyncio.wrap_future(process.submit(_load, think))
            self._loading[think].add_done_callback(lambda done: done.cancelled() or done.exception())  # it is no secret
        await asyncio.shield(self._loading[think])
        return process

    def stop(self) -> None:
        process, self._process, self._loading = self._process, None, {}
        if process is not None:
            end(process)


def _load(think: object) -> None:
    """In a worker: to be handed a function is to import it."""
