"""News over PostgreSQL: notes go out with what they tell of, and whoever listens comes back after a break."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from sqlalchemy.ext.asyncio import AsyncEngine

from spectacula.server.chores import always_anew
from spectacula.server.ending import end
from spectacula.server.news import Missed, SharedHub
from spectacula.server.store.failing import FAILURES
from spectacula.server.store.held import TRY_EVERY, Held
from spectacula.server.store.rows import Note

log = logging.getLogger(__name__)
CHANNEL = "spectacula"


class Notified(SharedHub):
    """Told by the store itself, to all who listen on a connection of their own."""

    def __init__(self, engine: AsyncEngine, server: str) -> None:
        super().__init__(server)
        self._held = Held(engine)
        self._listener: asyncio.Task[None] | None = None
        self._listening = asyncio.Event()

    def notes(self, topic: str, version: int) -> Sequence[Note]:
        return [Note(self.spelled(topic, version))]

    async def start(self, heard: Callable[[str], None], missed: Missed) -> None:
        self._heard = heard
        listening = always_anew(lambda: self._listen(missed), "hearing from other servers", TRY_EVERY, FAILURES)
        self._listener = asyncio.create_task(listening)
        await self._listening.wait()

    async def stop(self) -> None:
        if self._listener is not None:
            await end([self._listener])
        await self._held.close()

    async def _listen(self, missed: Missed) -> None:
        """Until the connection is lost."""
        try:
            raw = await self._held.open()
            await raw.add_listener(CHANNEL, self._notified)
            if self._listening.is_set():
                await missed()
                log.warning("news from other servers are heard again")
            self._listening.set()
            await self._held.lasts()
            log.warning("news from other servers are not heard: the connection to the database was lost")
        finally:
            await self._held.close()

    def _notified(self, _connection: object, _process: int, _channel: str, text: str) -> None:
        self.hear(text)
