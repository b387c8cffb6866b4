"""Live streams: nothing but version numbers, and not too many of them from one network."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import aclosing, suppress
from dataclasses import dataclass
from typing import Any

from litestar import Request
from litestar.response import ServerSentEvent, ServerSentEventMessage

from spectacula.server.alerts.waiting import lists
from spectacula.server.errors import Refused
from spectacula.server.finding.board import Board
from spectacula.server.house import House
from spectacula.server.http.limits import address_of, limits_of, too_many

Told = tuple[str, str]
"""An event and what it says."""
COME_AGAIN = 30
COME_BACK = (50, 550)
"""Milliseconds after which a stream that has ended is to be opened again: not by everybody at once."""


Stream = AsyncGenerator[ServerSentEventMessage]


@dataclass
class Frame(ServerSentEventMessage):
    """Several events in one piece, written once for all who hear the same."""

    ready: bytes = b""

    def encode(self) -> bytes:
        return self.ready


def framed(told: Iterable[Told], board: Board) -> bytes:
    """What has happened to the board, and the name by which whoever comes back says what they have seen of it."""
    events = [ServerSentEventMessage(event=event, data=data) for event, data in told]
    seen = ServerSentEventMessage(event="board", data=board.name, id=board.name)
    return b"".join(each.encode() for each in (*events, seen))


def soon() -> int:
    """When to come back, in milliseconds."""
    return random.randrange(*COME_BACK)


async def together(first: Stream, *others: Stream) -> Stream:
    """Several streams as one, for a page has one; it ends with the first of them, however that ends.

    Each is poured by a task of its own, even if there is but one: whoever hangs up interrupts those once, and not the
    hand that puts down what the store has given them.
    """
    told: asyncio.Queue[ServerSentEventMessage | None] = asyncio.Queue(maxsize=1)

    async def pour(stream: Stream) -> None:
        async with aclosing(stream):
            async for message in stream:
                await told.put(message)

    async def pour_first() -> None:
        try:
            await pour(first)
        except Exception:
            await told.put(None)
            raise
        await told.put(None)

    pouring = [asyncio.create_task(pour_first()), *(asyncio.create_task(pour(stream)) for stream in others)]
    try:
        while (message := await told.get()) is not None:
            yield message
        with suppress(Refused):  # nothing is left to listen to; whoever comes back is told so
            await pouring[0]
    finally:
        for task in pouring:
            task.cancel()
        await asyncio.wait(pouring)


async def of_search(house: House, player: str) -> Stream:
    """How somebody's search for a table stands; it goes on as long as they listen."""
    async for state in house.seekers.states(player):
        yield ServerSentEventMessage(event="search", data=state, retry=soon())


async def of_list(house: House, player: str) -> Stream:
    """That the list of somebody's tables is another."""
    async for name in lists(house, player):
        yield ServerSentEventMessage(event="mine", data=name)


async def boards(
    request: Request[Any, Any, Any],
    house: House,
    told: Callable[[Board, Board | None], bytes],
    *beside: Stream,
) -> ServerSentEvent:
    """The notice board since whatever the caller has seen of it, and whenever it changes, as `told` frames it."""
    limits, address = limits_of(request), address_of(request)
    if await limits.full(address):
        raise too_many(COME_AGAIN)
    seen = house.board.known(str(request.headers.get("last-event-id") or request.query_params.get("seen", "")))

    async def messages(before: Board | None) -> Stream:
        with limits.stream(address):
            first = f"retry: {soon()}\n".encode()
            async for board in house.board.boards():
                yield Frame(ready=first + (framed((), board) if board is before else told(board, before)))
                before, first = board, b""

    return ServerSentEvent(together(messages(seen), *beside))


async def searches(request: Request[Any, Any, Any], house: House, player: str) -> ServerSentEvent:
    """The search alone, where nothing else is listened to."""
    limits, address = limits_of(request), address_of(request)
    if await limits.full(address):
        raise too_many(COME_AGAIN)

    async def messages() -> Stream:
        with limits.stream(address):
            async for message in of_search(house, player):
                yield message

    return ServerSentEvent(together(messages()))


async def tournament_versions(request: Request[Any, Any, Any], house: House, tournament_id: str) -> ServerSentEvent:
    """The version of a tournament now, and whenever something happens there."""
    limits, address = limits_of(request), address_of(request)
    if await limits.full(address):
        raise too_many(COME_AGAIN)
    await house.tournaments.find(tournament_id)

    async def messages() -> Stream:
        with limits.stream(address):
            async for version in house.tournaments.versions(tournament_id):
                yield ServerSentEventMessage(event="version", data=str(version), retry=soon())

    return ServerSentEvent(together(messages()))


async def versions(
    request: Request[Any, Any, Any], house: House, table_id: str, player: str | None, *beside: Stream
) -> ServerSentEvent:
    """The version of a table now, and whenever it changes; every viewer fetches what they may see."""
    limits, address = limits_of(request), address_of(request)
    if await limits.full(address):
        raise too_many(COME_AGAIN)
    if table_id not in house.live:
        await house.version(table_id)

    async def messages() -> Stream:
        with limits.stream(address):
            async for version in house.versions(table_id, player):
                yield ServerSentEventMessage(event="version", data=str(version), retry=soon())

    return ServerSentEvent(together(messages(), *beside))
