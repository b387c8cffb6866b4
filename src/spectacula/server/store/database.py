"""The database: an engine for SQLite or PostgreSQL, and its migrations."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DisconnectionError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from spectacula.kernel.errors import SpectaculaError
from spectacula.server.store.failing import FAILURES
from spectacula.server.store.steps import UnknownStep, is_up_to_date, revision_of, upgrade
from spectacula.server.store.threads import Threaded, ended

CONNECTIONS = 10
HELD = 2  # connections that stay out: the lock of the server, and the one it listens on
PATIENCE = 5  # seconds to wait for somebody else who writes
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={PATIENCE * 1000}")
DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")
BROKEN: tuple[type[Exception], ...] = (SQLAlchemyError, *FAILURES)
EMPTY, UP_TO_DATE = "will be filled", "is up to date"
OLDEST = {"postgresql": (13,), "sqlite": (3, 35)}
NAMES = {"postgresql": "PostgreSQL", "sqlite": "SQLite"}
MIGRATING = 0x5C7AC  # the advisory lock that keeps two servers from migrating at once


class BadDatabase(SpectaculaError):
    """A database that cannot be used; the message says why."""


def connect(url: str, connections: int = CONNECTIONS) -> AsyncEngine:
    """An engine for `sqlite+aiosqlite:///file` or `postgresql+asyncpg://…`; the short forms are understood too."""
    try:
        parsed = make_url(_with_driver(url))
    except ArgumentError:
        raise BadDatabase("a database is sqlite:///FILE or postgresql://USER@HOST/NAME") from None
    if parsed.drivername not in DRIVERS:
        raise BadDatabase(f"a database is sqlite:///FILE or postgresql://USER@HOST/NAME, not {parsed.drivername}")
    if parsed.get_backend_name() == "sqlite":
        folder = Path(parsed.database or "").parent
        if not folder.is_dir():
            raise BadDatabase(f"cannot use the database {parsed.database}: there is no folder {folder}")
        engine = create_async_engine(parsed, connect_args={"timeout": PATIENCE, "async_creator_fn": Threaded})
        _prepare_sqlite(engine)
        return engine
    try:
        waits = {"timeout": 2 * PATIENCE}
        most = connections + HELD
        engine = create_async_engine(
            parsed,
            pool_size=most,
            max_overflow=0,
            pool_timeout=PATIENCE,  # nothing is done for somebody who has long given up
            connect_args=waits,
        )
        _leave_out_broken(engine)
        return engine
    except ModuleNotFoundError:
        raise BadDatabase("PostgreSQL needs one package more: pip install 'spectacula[postgres]'") from None


async def close(engine: AsyncEngine) -> None:
    """Close all connections; what somebody has given up is at an end too when this returns."""
    await engine.dispose()
    await ended()


def _with_driver(url: str) -> str:
    for short, full in (
        ("sqlite:", "sqlite+aiosqlite:"),
        ("postgresql:", "postgresql+asyncpg:"),
        ("postgres:", "postgresql+asyncpg:"),
    ):
        if url.startswith(short):
            return full + url.removeprefix(short)
    return url


def _leave_out_broken(engine: AsyncEngine) -> None:
    """A connection whose end was heard of is not used again; to ask each would take longer than most questions."""

    @event.listens_for(engine.sync_engine, "checkout")
    def on_checkout(connection: Any, _record: Any, _proxy: Any) -> None:
        if connection.driver_connection.is_closed():
            raise DisconnectionError


def _prepare_sqlite(engine: AsyncEngine) -> None:
    """Set the pragmas, and begin transactions ourselves so that migrations are all or nothing.

    Text that is damaged is read as far as it goes: one row must not hide all the others.
    """

    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        connection.driver_connection.text_factory = lambda text: text.decode("utf-8", "replace")
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(connection: Connection) -> None:
        immediate = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")


@contextmanager
def answering(engine: AsyncEngine) -> Iterator[None]:
    """Raises `BadDatabase` with one clear line if a database cannot be reached, read or brought up to date."""
    name = engine.url.render_as_string()
    try:
        yield
    except UnknownStep as error:
        said = f"the database {name} was made by a newer Spectacula"
        raise BadDatabase(f"{said}: use that version, or a backup from before") from error
    except BROKEN as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0] or "it does not answer"
        raise BadDatabase(f"cannot use the database {name}: {reason}") from error


async def prepare(url: str) -> None:
    """Open a database and bring it up to date; raises `BadDatabase` if that cannot be done."""
    engine = connect(url)
    try:
        with answering(engine):
            await migrate(engine)
    finally:
        await close(engine)


async def examine(url: str) -> str:
    """What would become of a database that is served, without touching it; raises `BadDatabase` if it cannot be."""
    engine = connect(url)
    name = engine.url.render_as_string()
    if engine.dialect.name == "sqlite" and not Path(engine.url.database or "").exists():
        return f"the database {name} will be made"
    try:
        with answering(engine):
            async with engine.connect() as connection:
                return f"the database {name} {await connection.run_sync(_state_of)}"
    finally:
        await close(engine)


async def check_schema(url: str) -> None:
    """Raises `BadDatabase` unless there is a house in it, of this version."""
    engine = connect(url)
    name = engine.url.render_as_string()
    if engine.dialect.name == "sqlite" and not Path(engine.url.database or "").exists():
        raise BadDatabase(f"there is no database {name}")
    try:
        with answering(engine):
            async with engine.connect() as connection:
                state = await connection.run_sync(_state_of)
    finally:
        await close(engine)
    if state != UP_TO_DATE:
        what = "there is no house in the database" if state == EMPTY else "an older Spectacula has made the database"
        raise BadDatabase(f"{what} {name}: `spectacula serve` brings it up to date")


def _check_version(connection: Connection) -> None:
    """Raises `BadDatabase` where the database itself is too old."""
    kind, version = connection.dialect.name, connection.dialect.server_version_info or ()
    if version < OLDEST[kind]:
        here, needed = [".".join(map(str, each)) for each in (version, OLDEST[kind])]
        raise BadDatabase(f"{NAMES[kind]} {here} is too old: Spectacula needs {needed} or newer")


def _state_of(connection: Connection) -> str:
    _check_version(connection)
    if revision_of(connection) is None:
        return EMPTY
    return UP_TO_DATE if is_up_to_date(connection) else "will be brought up to date"


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema up to date, once, whoever else is starting."""
    async with engine.connect() as connection:
        await connection.execution_options(writes=True)
        async with connection.begin():
            if engine.dialect.name == "postgresql":
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
            await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    _check_version(connection)
    if not is_up_to_date(connection):
        upgrade(connection)
