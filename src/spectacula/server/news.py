"""Live news: a number per table, and everybody who waits for the next one."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Protocol


class News(Protocol):
    """Carries version numbers only, never anything a viewer may not see. A slow viewer gets the latest number."""

    @property
    def closed(self) -> bool: ...

    def watch(self, table_id: str) -> AbstractAsyncContextManager[asyncio.Queue[int]]:
        """The versions told of a table while somebody looks at it."""

    def tell(self, table_id: str, version: int) -> None:
        """Tell everybody; call it after the change is stored."""

    def watched(self, table_id: str) -> bool: ...

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

    def tell(self, table_id: str, version: int) -> None:
        for news in self.watchers.get(table_id, ()):
            news.put_nowait(max(version, news.get_nowait()) if news.full() else version)

    def close(self) -> None:
        self.closed = True
        for table_id in self.watchers:
            self.tell(table_id, 0)

    def watched(self, table_id: str) -> bool:
        return table_id in self.watchers

    @property
    def listeners(self) -> int:
        return sum(map(len, list(self.watchers.values())))
