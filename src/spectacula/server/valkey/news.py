"""News over Valkey: told after a change is stored, and kept for as long as Valkey is away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from spectacula.server.chores import always_anew
from spectacula.server.ending import end
from spectacula.server.news import Missed, SharedHub
from spectacula.server.valkey.client import PATIENCE, failures, prefix_of

log = logging.getLogger(__name__)
TRY_EVERY = 0.25
LOOK_EVERY = 5.0


class Published(SharedHub):
    """What could not be told yet is kept, the latest version of each topic."""

    def __init__(self, client: Any, server: str) -> None:
        super().__init__(server)
        self._client = client
        self._channel = f"{prefix_of(client)}:news"
        self._untold: dict[str, int] = {}
        self._something = asyncio.Event()
        self._listening = asyncio.Event()
        self._broken = False
        self._tasks: list[asyncio.Task[None]] = []

    def tell(self, topic: str, version: int) -> None:
        self.tell_here(topic, version)
        self._untold[topic] = max(version, self._untold.get(topic, 0))
        self._something.set()

    async def start(self, heard: Callable[[str], None], missed: Missed) -> None:
        self._heard = heard
        telling = always_anew(self._publish_untold, "telling other servers", TRY_EVERY, failures())
        hearing = always_anew(lambda: self._listen(missed), "hearing from other servers", TRY_EVERY, failures())
        self._tasks = [asyncio.create_task(telling), asyncio.create_task(hearing)]
        with suppress(TimeoutError):  # without Valkey a server answers all the same
            await asyncio.wait_for(self._listening.wait(), PATIENCE)

    async def stop(self) -> None:
        """The last news go out too, if they can."""
        tasks, self._tasks = self._tasks, []
        await end(tasks)
        with suppress(*failures()):
            await self._publish(self._untold)
        await self._client.aclose()

    async def _publish_untold(self) -> None:
        """Until something cannot be told, which is kept."""
        while True:
            await self._something.wait()
            self._something.clear()
            telling, self._untold = self._untold, {}
            try:
                await self._publish(telling)
            except Exception:
                self._untold = telling | self._untold
                self._something.set()
                raise

    async def _publish(self, telling: Mapping[str, int]) -> None:
        async with self._client.pipeline(transaction=False) as line:
            for topic, version in telling.items():
                line.publish(self._channel, self.spelled(topic, version))
            await line.execute()

    async def _listen(self, missed: Missed) -> None:
        """Until the connection breaks off."""
        try:
            async with self._client.pubsub() as ears:
                await ears.subscribe(self._channel)
                if self._broken:
                    await missed()
                    log.warning("news from other servers are heard again")
                self._listening.set()
                await self._hear_all(ears)
        except Exception:
            await self._hang_up()
            raise

    async def _hang_up(self) -> None:
        """What was open to a Valkey that has ended is not to be tried again."""
        if self._listening.is_set():
            self._broken = True
            log.warning("news from other servers are not heard: Valkey does not answer")
        self._listening.clear()
        with suppress(*failures()):
            await self._client.connection_pool.disconnect(inuse_connections=False)

    async def _hear_all(self, ears: Any) -> None:
        """Whether the connection still stands is asked for when nothing has come for a while."""
        while True:
            message = await ears.get_message(timeout=LOOK_EVERY)
            if message is None:
                await ears.ping()
            elif message["type"] == "message":
                self.hear(message["data"])
