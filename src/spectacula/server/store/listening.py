"""News over PostgreSQL: notes go out with what they tell of, and whoever listens comes back after a break."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from sqlalchemy.ext.asyncio import AsyncEngine

from spectacula.server.ending import end
from spectacula.server.news import Hub, Missed
from spectacula.server.store.failing import FAILURES
from spectacula.server.store.held import TRY_EVERY, Held
from spectacula.server.store.rows import Note

log = logging.getLogger(__name__)
CHANNEL = "spectacula"


class Notified(Hub):
    """A note says who sends it, what it is about and its version; one's own are heard already."""

    def __init__(self, engine: AsyncEngine, server: str) -> None:
        super().__init__()
        self.server = server
        self._held = Held(engine)
        self._listener: asyncio.Task[None] | None = None
        self._listening = asyncio.Event()

    def notes(self, topic: str, version: int) -> Sequence[Note]:
        return [Note(f"{self.server} {topic} {version}")]

    async def start(self, heard: Callable[[str], None], missed: Missed) -> None:
        self._heard = heard
        self._listener = asyncio.create_task(self._listen_for_ever(missed))
        await self._listening.wait()

    async def stop(self) -> None:
        if self._listener is not None:
            await end([self._listener])
        await self._held.close()

    async def _listen_for_ever(self, missed: Missed) -> None:
        while True:
            try:
                raw = await self._held.open()
                await raw.add_listener(CHANNEL, self._hear)
                if self._listening.is_set():
                    await missed()
                    log.warning("news from other servers are heard again")
                self._listening.set()
                await self._held.lasts()
                log.warning("news from other servers are not heard: the connection to the database was lost")
            except FAILURES:
                log.debug("no connection to listen on yet")
            await self._held.close()
            await asyncio.sleep(TRY_EVERY)

    def _hear(self, _connection: object, _process: int, _channel: str, text: str) -> None:
        server, topic, version = text.split(" ")
        if server != self.server:
            self._heard(topic)
            self.tell_here(topic, int(version))
