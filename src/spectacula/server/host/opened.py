"""A house as its host opens it from the command line: while it is served or not, and without changing its schema."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from spectacula.server.settings import Settings
from spectacula.server.store.database import answering, check_schema
from spectacula.server.store.sql import SqlStore


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[SqlStore]:
    """Raises `BadDatabase` unless there is a house of this version of Spectacula."""
    await check_schema(settings.where)
    store = SqlStore(settings.where)
    try:
        with answering(store.engine):
            yield store
    finally:
        await store.stop()
