"""One server process to a database: news, presence and what a shared screen shows live in its memory."""

from __future__ import annotations

import asyncio
import logging
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from spectacula.server.errors import OutOfService
from spectacula.server.store.database import BadDatabase
from spectacula.server.store.failing import FAILURES

log = logging.getLogger(__name__)
SERVING = 0x5C7AD  # the advisory lock of whoever serves a PostgreSQL database
LOOK_EVERY = 5.0
TRY_EVERY = 0.5


class Alone:
    """Held while a server runs; the system lets go of it however the process ends.

    PostgreSQL forgets its lock when the connection goes, as in a restart. Until it is held again nothing is written.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._connection: AsyncConnection | None = None
        self._file: int | None = None
        self._served: tuple[int, int] | None = None
        self._lost = asyncio.Event()
        self._keeper: asyncio.Task[None] | None = None

    async def hold(self) -> None:
        """Raises `BadDatabase` if another server has it."""
        if self.engine.dialect.name != "postgresql":
            held = self._lock_file()
            self._served = _identity(self.engine.url.database)
        elif held := await self._lock_postgresql():
            self._keeper = asyncio.create_task(self._keep())
        if not held:
            name = self.engine.url.render_as_string()
            raise BadDatabase(f"another server uses the database {name}: one process serves all its tables")

    def check(self) -> None:
        """Before anything is written: raises `OutOfService` while somebody else may be serving this database."""
        if self._lost.is_set():
            raise OutOfService("the connection to the database was lost; nothing was changed, try again in a minute")
        if self._served is not None and self._served != _identity(self.engine.url.database):
            log.error("%s is another file now: put the old one back, or start anew", self.engine.url.database)
            raise OutOfService("the database was moved; nothing was changed, try again in a minute")

    async def let_go(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        await self._disconnect()
        if self._file is not None:
            os.close(self._file)

    async def _keep(self) -> None:
        """Look now and then, and at once when the connection ends; take the lock again as soon as it can be had."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._lost.wait(), LOOK_EVERY)
            if not self._lost.is_set() and await self._answers():
                continue
            self._lost.set()
            log.warning("the lock of this server on its database is lost; nothing is written until it is held again")
            while not await self._held_again():
                await asyncio.sleep(TRY_EVERY)
            self._lost.clear()
            log.warning("this server has its database to itself again")

    async def _answers(self) -> bool:
        assert self._connection is not None
        try:
            async with asyncio.timeout(LOOK_EVERY):
                await self._connection.scalar(text("SELECT 1"))
        except FAILURES:
            return False
        return True

    async def _held_again(self) -> bool:
        try:
            async with asyncio.timeout(LOOK_EVERY):
                await self._disconnect()
                return await self._lock_postgresql()
        except FAILURES:
            return False

    async def _lock_postgresql(self) -> bool:
        connection = self._connection = await self.engine.connect()
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        held = bool(await connection.scalar(text("SELECT pg_try_advisory_lock(:lock)"), {"lock": SERVING}))
        if held:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            raw.add_termination_listener(lambda _: self._end_of(connection))
        return held

    def _end_of(self, connection: AsyncConnection) -> None:
        if connection is self._connection:
            self._lost.set()

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*FAILURES):
                await connection.invalidate()
            with suppress(*FAILURES):
                await connection.close()

    def _lock_file(self) -> bool:
        with suppress(ImportError):  # there is none on Windows, where nobody is stopped
            import fcntl

            self._file = os.open(f"{self.engine.url.database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                return False
        return True


def _identity(path: str | None) -> tuple[int, int] | None:
    """What tells a file from another of the same name; SQLite goes on writing to one that is gone."""
    try:
        found = Path(path or "").stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
