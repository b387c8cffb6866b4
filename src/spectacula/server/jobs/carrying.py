"""Errands as jobs, for the worker: it does them beside its thoughts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from saq import Job, Worker

from spectacula.server.building import messengers
from spectacula.server.errands import AT_ONCE, Errands
from spectacula.server.jobs.errands import NAME
from spectacula.server.jobs.queue import TIMERS, ThoughtQueue
from spectacula.server.settings import Settings
from spectacula.server.store.sql import SqlStore


@asynccontextmanager
async def bearer_beside(
    settings: Settings, show_life: Callable[[Job], Coroutine[Any, Any, None]]
) -> AsyncIterator[None]:
    """Does errands meanwhile, where it was told how."""
    store = SqlStore(settings.where, AT_ONCE)
    errands, queue = Errands(store, settings.lease), ThoughtQueue(settings.where, NAME)
    errands.messengers = messengers(settings, store)
    if not errands.messengers:
        yield
        return

    async def carry(context: dict[str, Any], *, errand: str) -> None:
        living = asyncio.create_task(show_life(context["job"]))
        try:
            await errands.carry(errand)
        finally:
            living.cancel()

    await queue.connect()
    bearer: Worker[Any] = Worker(
        queue, [("carry", carry)], concurrency=AT_ONCE, timers=TIMERS, metadata={"workers": AT_ONCE}
    )
    bearer.SIGNALS = []  # the worker beside hears them
    at_work = asyncio.create_task(bearer.start())
    try:
        yield
    finally:
        await bearer.stop()
        await asyncio.gather(at_work, return_exceptions=True)
        await queue.disconnect()
        await store.stop()
