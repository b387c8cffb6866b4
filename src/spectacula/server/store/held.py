"""A connection to PostgreSQL that is kept: its end is noticed at once, or after a while if nobody says so."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from spectacula.server.store.failing import FAILURES

LOOK_EVERY = 5.0
TRY_EVERY = 0.25


class Held:
    """Opened, it lasts until `lost`; then it is closed and may be opened again."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.lost = asyncio.Event()
        self.connection: AsyncConnection | None = None

    async def open(self) -> Any:
        """The driver's own connection; what is said on it is not part of any transaction."""
        connection = self.connection = await self.engine.connect()
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        raw: Any = (await connection.get_raw_connection()).driver_connection
        raw.add_termination_listener(lambda _: self._end_of(connection))
        self.lost.clear()
        return raw

    async def lasts(self) -> None:
        """Returns when the connection is lost."""
        while not self.lost.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.lost.wait(), LOOK_EVERY)
            if not self.lost.is_set() and not await self._answers():
                self.lost.set()

    async def close(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(*FAILURES):
                await connection.invalidate()
            with suppress(*FAILURES):
                await connection.close()

    def _end_of(self, connection: AsyncConnection) -> None:
        if connection is self.connection:
            self.lost.set()

    async def _answers(self) -> bool:
        assert self.connection is not None
        try:
            async with asyncio.timeout(LOOK_EVERY):
                await self.connection.scalar(text("SELECT 1"))
        except FAILURES:
            return False
        return True
