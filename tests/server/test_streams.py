"""Several streams as one, and what becomes of them when somebody hangs up."""

from __future__ import annotations

import asyncio

import anyio
import pytest
from litestar.response import ServerSentEventMessage

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
