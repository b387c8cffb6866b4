"""SQLite works in a thread for each connection; one that is broken off must not answer to a loop that is closed."""

from __future__ import annotations

import asyncio
import sqlite3
from threading import Thread
from typing import Any
from weakref import WeakSet

import aiosqlite

_ending: WeakSet[Thread] = WeakSet()


class Threaded(aiosqlite.Connection):
    """A connection that remembers its thread once that has been told to end."""

    def __init__(self, file: str, **options: Any) -> None:
        super().__init__(lambda: sqlite3.connect(file, **options), iter_chunk_size=64)
        self._thread.daemon = True

    def stop(self) -> asyncio.Future[Any] | None:
        _ending.add(self._thread)
        return super().stop()


async def ended() -> None:
    """Wait for the threads that were told to end: what was broken off is still being done there."""
    for thread in list(_ending):
        if thread.is_alive():
            await asyncio.to_thread(thread.join)
