"""One server process to a database: news, presence and what a shared screen shows live in its memory."""

from __future__ import annotations

import os
from contextlib import suppress

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from spectacula.server.store.database import BadDatabase

SERVING = 0x5C7AD  # the advisory lock of whoever serves a PostgreSQL database


class Alone:
    """Held while a server runs; the system lets go of it however the process ends."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._connection: AsyncConnection | None = None
        self._file: int | None = None

    async def hold(self) -> None:
        """Raises `BadDatabase` if another server has it."""
        held = await self._lock_postgresql() if self.engine.dialect.name == "postgresql" else self._lock_file()
        if not held:
            name = self.engine.url.render_as_string()
            raise BadDatabase(f"another server uses the database {name}: one process serves all its tables")

    async def let_go(self) -> None:
        if self._connection is not None:
            await self._connection.close()
        if self._file is not None:
            os.close(self._file)

    async def _lock_postgresql(self) -> bool:
        connection = await self.engine.connect()
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        self._connection = connection
        return bool(await connection.scalar(text("SELECT pg_try_advisory_lock(:lock)"), {"lock": SERVING}))

    def _lock_file(self) -> bool:
        with suppress(ImportError):  # there is none on Windows, where nobody is stopped
            import fcntl

            self._file = os.open(f"{self.engine.url.database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                return False
        return True
