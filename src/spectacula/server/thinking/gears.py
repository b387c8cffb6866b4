"""Compile what searching bots think with: in a child process, one game at a time, while they play on without."""

from __future__ import annotations

import asyncio
import logging

from spectacula import bots
from spectacula.bots import BotWarmup
from spectacula.server.thinking.workers import NoThought, Workers

log = logging.getLogger(__name__)


class CompiledBeside:
    """Each game is seen to once; a worker says whether anything is left to do, so that the server loads no compiler."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._one = asyncio.Lock()

    def see_to(self, game: str) -> None:
        if game not in self._tasks:
            self._tasks[game] = asyncio.create_task(self._warm(game))

    async def ready(self, game: str) -> bool:
        self.see_to(game)
        try:
            return await self.workers.run(is_warm, game, urgent=True)
        except NoThought:
            return False

    async def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _warm(self, game: str) -> None:
        async with self._one:
            if await self.workers.run(is_warm, game):
                return
            warmup = BotWarmup(game)
            warmup.begin()
            try:
                if not await asyncio.to_thread(warmup.wait):
                    log.warning("the bots of %s could not be compiled; they go on without", game)
            finally:
                warmup.stop()


def is_warm(game: str) -> bool:
    """In a worker: whether everything is compiled already."""
    return bots.is_ready(game)
