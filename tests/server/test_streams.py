"""Several streams as one, and what becomes of them when somebody hangs up."""

from __future__ import annotations

import asyncio

import anyio
import pytest
from litestar.response import ServerSentEventMessage

from spectacula.server.errors import OutOfService
from spectacula.server.http.streams import Stream, together

pytestmark = pytest.mark.anyio


async def test_whoever_hangs_up_does_not_interrupt_what_is_being_put_away() -> None:
    """A server cancels a request again and again until it is gone; a connection to the store is given back in peace."""
    put_away = asyncio.Event()

    async def reading() -> Stream:
        yield ServerSentEventMessage(data="read")
        try:
            await asyncio.Event().wait()
        finally:
            for _ in range(5):
                await asyncio.sleep(0)
            put_away.set()

    async with anyio.create_task_group() as request:

        async def listen() -> None:
            async for _ in together(reading()):
                request.cancel_scope.cancel()

        request.start_soon(listen)
    await asyncio.wait_for(put_away.wait(), 5)


async def test_a_stream_whose_store_fails_ends_so_that_its_listener_comes_back() -> None:
    async def failing() -> Stream:
        yield ServerSentEventMessage(data="read")
        raise OutOfService("the database cannot be used now")

    async def listen() -> list[object]:
        return [message.data async for message in together(failing())]

    assert await asyncio.wait_for(listen(), 5) == ["read"]


async def test_what_goes_wrong_in_a_stream_is_told_to_the_server() -> None:
    async def broken() -> Stream:
        yield ServerSentEventMessage(data="read")
        raise RuntimeError("never thought of")

    async def listen() -> None:
        async for _ in together(broken()):
            pass

    with pytest.raises(RuntimeError, match="never thought of"):
        await asyncio.wait_for(listen(), 5)
