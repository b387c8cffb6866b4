"""Who serves a database: one process if it is SQLite, any number if it is PostgreSQL; nobody while it is restored."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from spectacula.server.ending import end
from spectacula.server.errors import OutOfService
from spectacula.server.store.database import BadDatabase, answering, close, connect
from spectacula.server.store.failing import FAILURES
from spectacula.server.store.held import LOOK_EVERY, TRY_EVERY, Held

log = logging.getLogger(__name__)
SERVING = 0x5C7AD  # the advisory lock of those who serve a PostgreSQL database, or of the one who restores it


class Alone:
    """Held while a server runs; the system lets go of it however the process ends.

    PostgreSQL forgets its lock when the connection goes, as in a restart. Until it is held again nothing is written.
    """

    def __init__(self, engine: AsyncEngine, in_company: bool = False) -> None:
        self.engine = engine
        self.in_company = in_company
        self._held = Held(engine)
        self._file: int | None = None
        self._served: tuple[int, int] | None = None
        self._lost = asyncio.Event()
        self._keeper: asyncio.Task[None] | None = None

    async def hold(self) -> None:
        """Raises `BadDatabase` if another server has it, or in company, if somebody has it alone."""
        if self.engine.dialect.name != "postgresql":
            held = self._lock_file()
            self._served = _identity(self.engine.url.database)
        elif held := await self._lock_postgresql():
            self._keeper = asyncio.create_task(self._keep())
        if not held:
            raise BadDatabase(self._refusal())

    def check(self) -> None:
        """Before anything is written: raises `OutOfService` while somebody else may have this database alone."""
        if self._lost.is_set():
            raise OutOfService("the connection to the database was lost; nothing was changed, try again in a minute")
        if self._served is not None and self._served != _identity(self.engine.url.database):
            log.error("%s is another file now: put the old one back, or start anew", self.engine.url.database)
            raise OutOfService("the database was moved; nothing was changed, try again in a minute")

    async def let_go(self) -> None:
        if self._keeper is not None:
            await end([self._keeper])
        await self._held.close()
        if self._file is not None:
            os.close(self._file)

    def _refusal(self) -> str:
        name = self.engine.url.render_as_string()
        if self.in_company:
            return f"the database {name} is being restored, or an older Spectacula serves it"
        if self.engine.dialect.name == "postgresql":
            return f"a server uses the database {name}: stop it first"
        return f"another server uses the database {name}: one process serves all its tables"

    async def _keep(self) -> None:
        """Take the lock again as soon as it can be had after the connection was lost."""
        while True:
            await self._held.lasts()
            self._lost.set()
            log.warning("the lock of this server on its database is lost; nothing is written until it is held again")
            while not await self._held_again():
                await asyncio.sleep(TRY_EVERY)
            self._lost.clear()
            log.warning("this server has its lock on the database again")

    async def _held_again(self) -> bool:
        try:
            async with asyncio.timeout(LOOK_EVERY):
                await self._held.close()
                return await self._lock_postgresql()
        except FAILURES:
            return False

    async def _lock_postgresql(self) -> bool:
        await self._held.open()
        assert self._held.connection is not None
        lock = text(f"SELECT pg_try_advisory_lock{'_shared' if self.in_company else ''}(:lock)")
        return bool(await self._held.connection.scalar(lock, {"lock": SERVING}))

    def _lock_file(self) -> bool:
        with suppress(ImportError):  # there is none on Windows, where nobody is stopped
            import fcntl

            self._file = os.open(f"{self.engine.url.database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                return False
        return True


@asynccontextmanager
async def alone_with(url: str) -> AsyncIterator[AsyncConnection]:
    """A transaction on a database that nobody serves meanwhile; raises `BadDatabase` if that cannot be had."""
    engine = connect(url)
    alone = Alone(engine)
    try:
        with answering(engine):
            await alone.hold()
            async with engine.connect() as connection:
                db = await connection.execution_options(writes=True)
                async with db.begin():
                    yield db
    finally:
        await alone.let_go()
        await close(engine)


def _identity(path: str | None) -> tuple[int, int] | None:
    """What tells a file from another of the same name; SQLite goes on writing to one that is gone."""
    try:
        found = Path(path or "").stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
