"""Questions that come at the same time are one question: a crowd needs no more connections than one person."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from itertools import islice
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")
MOST = 64  # so that nobody waits long for the answers of others


class Together(Generic[Key, Value]):
    """Whatever is asked while a question is under way waits for the next, and so hears nothing older than itself."""

    def __init__(self, ask: Callable[[Sequence[Key]], Awaitable[Mapping[Key, Value]]], most: int = MOST) -> None:
        self._ask = ask
        self._most = most
        self._waiting: dict[Key, asyncio.Future[Value | None]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def of(self, key: Key) -> Value | None:
        """The answer, or nothing where there is none; whoever gives up waiting takes it from nobody else."""
        answer = self._waiting.get(key)
        if answer is None:
            answer = self._waiting[key] = asyncio.get_running_loop().create_future()
            answer.add_done_callback(_heard)
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask_on())
        return await asyncio.shield(answer)

    async def stop(self) -> None:
        """Returns when no question is under way any more."""
        if self._asking is not None:
            await asyncio.wait([self._asking])

    async def _ask_on(self) -> None:
        try:
            while self._waiting:
                asked = {key: self._waiting.pop(key) for key in list(islice(self._waiting, self._most))}
                await self._settle(asked)
        finally:
            self._asking = None

    async def _settle(self, asked: Mapping[Key, asyncio.Future[Value | None]]) -> None:
        try:
            found = await self._ask(list(asked))
        except Exception as error:
            for answer in asked.values():
                answer.set_exception(error)
        else:
            for key, answer in asked.items():
                answer.set_result(found.get(key))


def _heard(answer: asyncio.Future[Value | None]) -> None:
    """Perhaps nobody waits for it any more, and nobody is to be told that."""
    if not answer.cancelled():
        answer.exception()
