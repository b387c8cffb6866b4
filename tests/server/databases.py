"""Databases of a PostgreSQL. One for an empty house is a copy, or one that was lent before and is empty again."""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import cache

import asyncpg
from sqlalchemy import text

from spectacula.server.store.database import connect, prepare
from spectacula.server.store.steps import steps

_idle: dict[str, list[str]] = defaultdict(list)
VISITED = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
EMPTY = """
DO $$
DECLARE each text;
BEGIN
  SET LOCAL session_replication_role = replica;
  FOR each IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'alembic_version' LOOP
    EXECUTE format('DELETE FROM %I', each);
  END LOOP;
END $$
"""


async def new_database(url: str, like: str = "template1") -> str:
    """A database beside the one at this address, empty or like another."""
    name = f"test_{secrets.token_hex(6)}"
    engine = connect(url)
    async with engine.connect() as connection:
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        await connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {like}"))
    await engine.dispose()
    return url.rsplit("/", 1)[0] + f"/{name}"


async def house_database(url: str) -> str:
    """One for an empty house."""
    return await new_database(url, like=migrated_at(url))


@cache
def migrated_at(url: str) -> str:
    """The name of a database there that was brought up to date, to be copied."""

    async def made() -> str:
        database = await new_database(url)
        await prepare(database)
        return database.rpartition("/")[2]

    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, made()).result()


@asynccontextmanager
async def lent_database(url: str) -> AsyncIterator[str]:
    """The same, until it is given back: to make one and to come into it first takes longer than most tests."""
    database = await _waiting(url) or await house_database(url)
    yield database
    _idle[url].append(database)


async def _waiting(url: str) -> str | None:
    """One that was given back and can be lent again, if there is any; the others are left alone."""
    while _idle[url]:
        database = _idle[url].pop()
        if await _is_emptied(database):
            return database
    return None


async def _is_emptied(database: str) -> bool:
    """Nobody is in it any more, its schema is that of today, and it holds nothing."""
    connection = await asyncpg.connect(database.replace("+asyncpg", ""))
    try:
        if await connection.fetchval(VISITED):
            return False
        if await connection.fetchval("SELECT version_num FROM alembic_version") != steps()[-1]:
            return False
        await connection.execute(EMPTY)
        return True
    finally:
        await connection.close()
