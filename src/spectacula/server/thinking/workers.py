"""Bots think in processes of their own, so that no table waits for another's bots."""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import wait
from typing import TypeVar

from spectacula.server.thinking.turnstile import Turnstile

log = logging.getLogger(__name__)
Task = TypeVar("Task")
Answer = TypeVar("Answer")
TRIES = 3
NICENESS = 10


class Workers:
    """A pool that is started on first use and replaced when one of its processes dies."""

    def __init__(self, count: int, limit: float) -> None:
        self.count = count
        self.limit = limit
        self._pool: ProcessPoolExecutor | None = None
        self._turnstile = Turnstile(count)

    async def run(self, think: Callable[[Task], Answer], task: Task, urgent: bool = False) -> Answer:
        """Let a worker think; a worker that dies or takes too long is replaced and the task given to the next.

        What is urgent, because somebody waits for it, does not stand in line behind what is not.
        """
        for attempt in range(1, TRIES + 1):
            async with self._turnstile.enter(urgent):  # waiting for a worker does not count as thinking
                pool = self._running()
                try:
                    return await asyncio.wait_for(asyncio.wrap_future(pool.submit(think, task)), self.limit)
                except (BrokenProcessPool, TimeoutError) as error:
                    log.warning("a bot worker failed (%s), attempt %d", type(error).__name__, attempt)
                    if pool is self._pool:
                        self.stop()
        raise ChildProcessError(f"bot workers failed {TRIES} times")

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, context, initializer=_settle)
        return self._pool

    def stop(self) -> None:
        """End all workers now, whatever they are thinking about."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(cancel_futures=True)
        del pool
        gc.collect()  # or its semaphores are reported as leaked


def _settle() -> None:
    """In a worker: give way to the server, leave Ctrl-C to it, and end when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError):
        os.nice(NICENESS)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
