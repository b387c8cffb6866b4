"""Compile what searching bots think with: in a child process, one game at a time, while they play on without."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
from contextlib import suppress

from spectacula import bots
from spectacula.engine.warmup import in_the_background
from spectacula.server.thinking.workers import Workers

log = logging.getLogger(__name__)


class Warming:
    """Each game is seen to once; a worker says whether anything is left to do, so that the server loads no compiler."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._one = asyncio.Lock()

    def see_to(self, game: str) -> None:
        """Begin in the background, unless it was begun before."""
        if game not in self._tasks:
            self._tasks[game] = asyncio.create_task(self._warm(game))

    async def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _warm(self, game: str) -> None:
        async with self._one:
            if await self.workers.run(is_warm, game):
                return
            command = (sys.executable, "-m", __spec__.name, game)
            pipe, nothing = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
            child = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=nothing)
            try:
                if await child.wait():
                    log.warning("the bots of %s could not be compiled; they go on without", game)
            except asyncio.CancelledError:
                with suppress(ProcessLookupError):
                    child.kill()
                await child.wait()
                raise


def is_warm(game: str) -> bool:
    """In a worker: whether everything is compiled already."""
    return bots.bound(game).is_warm


def _end_with_the_server() -> None:
    """Its end of the pipe closes, however it ends."""
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    in_the_background(bots.warm_up, sys.argv[1])
