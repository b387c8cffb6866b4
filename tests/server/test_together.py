"""Questions that are put together: one for a crowd, and none that is older than whoever asks."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

import pytest

from spectacula.server.store.together import Together

pytestmark = pytest.mark.anyio


class Book:
    """Answers when it is let; `asked` is what it was asked, question by question."""

    def __init__(self, **known: int) -> None:
        self.known = known
        self.asked: list[list[str]] = []
        self.opened = asyncio.Event()
        self.torn = False

    async def ask(self, keys: Sequence[str]) -> Mapping[str, int]:
        self.asked.append(list(keys))
        await self.opened.wait()
        if self.torn:
            raise OSError("torn")
        return self.known


async def begun(book: Book) -> None:
    while not book.asked:
        await asyncio.sleep(0)


async def test_what_is_asked_meanwhile_is_the_next_question() -> None:
    book = Book(a=1, b=2)
    together = Together(book.ask)
    first = asyncio.create_task(together.of("a"))
    await begun(book)
    others = [asyncio.create_task(together.of(key)) for key in "bab"]
    await asyncio.sleep(0)
    book.opened.set()
    assert await asyncio.gather(first, *others) == [1, 2, 1, 2]
    assert book.asked == [["a"], ["b", "a"]]


async def test_a_question_has_an_end() -> None:
    book = Book()
    together = Together(book.ask, most=2)
    book.opened.set()
    assert await asyncio.gather(*(together.of(key) for key in "abcde")) == [None] * 5
    assert book.asked == [["a", "b"], ["c", "d"], ["e"]]


async def test_whoever_gives_up_takes_the_answer_from_nobody() -> None:
    book = Book(a=1)
    together = Together(book.ask)
    hasty, patient = [asyncio.create_task(together.of("a")) for _ in range(2)]
    await begun(book)
    hasty.cancel()
    await asyncio.sleep(0)
    book.opened.set()
    assert await patient == 1


async def test_what_fails_fails_for_those_who_asked_and_for_nobody_after_them() -> None:
    book = Book(a=1)
    together = Together(book.ask)
    book.torn = True
    book.opened.set()
    for found in await asyncio.gather(together.of("a"), together.of("b"), return_exceptions=True):
        assert isinstance(found, OSError)
    book.torn = False
    assert await together.of("a") == 1


async def test_it_stops_when_the_last_question_is_answered() -> None:
    book = Book(a=1)
    together = Together(book.ask)
    asking = asyncio.create_task(together.of("a"))
    await begun(book)
    asyncio.get_running_loop().call_soon(book.opened.set)
    await together.stop()
    assert await asking == 1
