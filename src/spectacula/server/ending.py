"""The end of what runs beside everything else, and of a whole process: within a stated time, whatever hangs."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Iterable
from threading import Timer

log = logging.getLogger(__name__)
AGAIN = 2.0
TIMES = 5
CLEARING_UP = 15.0  # seconds for a process, after all requests are answered


async def end(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel tasks until they have ended: a library may take the first time for a failure of its own and go on.

    Those that have not ended after ten seconds are left behind and named in the log.
    """
    left = {task for task in tasks if not task.done()}
    for _ in range(TIMES):
        if not left:
            return
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN)
    for task in left:
        log.error("something does not end and is left behind: %r", task.get_coro())


class LastResort:
    """Ends this process some time after it was asked to end; everything acknowledged is stored already."""

    def __init__(self, answering: float) -> None:
        """With so many seconds in which requests under way are answered."""
        self._timer = Timer(answering + CLEARING_UP, self._end)
        self._timer.daemon = True

    def begin(self) -> None:
        """Asked again, it ends no later."""
        if self._timer.ident is None:
            self._timer.start()

    def call_off(self) -> None:
        self._timer.cancel()

    def _end(self) -> None:
        log.error("this process did not come to an end in time; it ends now, whatever it waits for")
        os._exit(1)
