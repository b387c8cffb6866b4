"""Who is next when everybody wants something: those with somebody waiting go before those who have time."""

from __future__ import annotations

import asyncio
from heapq import heappop, heappush
from itertools import count


class Turnstile:
    """Lets so many in at a time; the urgent first, and among equals who came first."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[tuple[bool, int, asyncio.Future[None]]] = []
        self._numbers = count()

    @property
    def waiting(self) -> int:
        return sum(not called.done() for *_, called in list(self._waiting))

    async def enter(self, urgent: bool = False) -> None:
        """Wait for a place; whoever has one must leave it."""
        if self._free > 0:
            self._free -= 1
        else:
            await self._wait(urgent)

    async def _wait(self, urgent: bool) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (not urgent, next(self._numbers), called))
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():  # called and gone at the same moment
                self.leave()
            raise

    def leave(self) -> None:
        """The place goes to the next in line."""
        while self._waiting:
            *_, called = heappop(self._waiting)
            if not called.done():
                called.set_result(None)
                return
        self._free += 1
