"""Live news: a number per table, and everybody who waits for the next one."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Protocol

from spectacula.server.store.rows import Note

log = logging.getLogger(__name__)
Missed = Callable[[], Awaitable[None]]


class News(Protocol):
    """Carries version numbers only, never anything a viewer may not see. A slow viewer gets the latest number."""

    @property
    def closed(self) -> bool: ...

    async def start(self, heard: Callable[[str], None], missed: Missed) -> None:
        """Begin to listen to other servers. `heard` is told what theirs are about, `missed` after a break."""

    async def stop(self) -> None: ...

    def notes(self, topic: str, version: int) -> Sequence[Note]:
        """What is to be stored with a change so that other servers hear of it."""

    def watch(self, table_id: str) -> AbstractAsyncContextManager[asyncio.Queue[int]]:
        """The versions told of a table while somebody looks at it."""

    def tell(self, table_id: str, version: int) -> None:
        """Tell everybody; call it after the change is stored."""

    def tell_here(self, table_id: str, version: int) -> None:
        """Tell those who look at it through this server."""

    def make_up(self, table_id: str, version: int) -> None:
        """Tell them unless they have been told of it."""

    def watched(self, table_id: str) -> bool: ...

    @property
    def tables(self) -> Collection[str]:
        """What is looked at now."""

    @property
    def listeners(self) -> int:
        """How many look at tables now."""

    def close(self) -> None:
        """Wake everybody who waits: there will be no more news."""


class Hub:
    """News within one process."""

    def __init__(self) -> None:
        self.watchers: defaultdict[str, set[asyncio.Queue[int]]] = defaultdict(set)
        self.closed = False
        self._told: dict[str, int] = {}  # the latest of what is looked at

    async def start(self, heard: Callable[[str], None], missed: Missed) -> None:
        """There is nobody else to listen to."""

    async def stop(self) -> None: ...

    def notes(self, topic: str, version: int) -> Sequence[Note]:
        return ()

    @asynccontextmanager
    async def watch(self, table_id: str) -> AsyncIterator[asyncio.Queue[int]]:
        news: asyncio.Queue[int] = asyncio.Queue(maxsize=1)
        self.watchers[table_id].add(news)
        try:
            yield news
        finally:
            self.watchers[table_id].discard(news)
            if not self.watchers[table_id]:
                del self.watchers[table_id]
                self._told.pop(table_id, None)

    def tell(self, table_id: str, version: int) -> None:
        self.tell_here(table_id, version)

    def make_up(self, table_id: str, version: int) -> None:
        if version > self._told.get(table_id, 0):
            self.tell_here(table_id, version)

    def tell_here(self, table_id: str, version: int) -> None:
        if table_id in self.watchers:
            self._told[table_id] = max(version, self._told.get(table_id, 0))
        for news in self.watchers.get(table_id, ()):
            news.put_nowait(max(version, news.get_nowait()) if news.full() else version)

    def close(self) -> None:
        self.closed = True
        for table_id in self.watchers:
            self.tell_here(table_id, 0)

    def watched(self, table_id: str) -> bool:
        return table_id in self.watchers

    @property
    def tables(self) -> Collection[str]:
        return list(self.watchers)

    @property
    def listeners(self) -> int:
        return sum(map(len, list(self.watchers.values())))


class SharedHub(Hub):
    """News of several servers: each is told as who tells it, what it is about and its version."""

    def __init__(self, server: str) -> None:
        super().__init__()
        self.server = server
        self._heard: Callable[[str], None] = lambda topic: None

    def spelled(self, topic: str, version: int) -> str:
        return f"{self.server} {topic} {version}"

    def hear(self, text: str) -> None:
        """One's own are heard already; what somebody else has put on the channel is not for us."""
        match text.split(" "):
            case [server, topic, version] if version.isdecimal():
                if server != self.server:
                    self._heard(topic)
                    self.tell_here(topic, int(version))
            case _:
                log.warning("something was told that is no news: %.80r", text)
