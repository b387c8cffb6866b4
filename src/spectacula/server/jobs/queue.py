"""The queue: SAQ on the PostgreSQL of the house."""

from __future__ import annotations

import asyncio
import math
from typing import Any, NamedTuple

from sqlalchemy.engine import make_url

from spectacula.server.settings import BadSetting, Settings

try:
    from psycopg import AsyncConnection, Error
    from psycopg.errors import UndefinedTable
    from psycopg_pool import AsyncConnectionPool, PoolTimeout
    from saq.queue.postgres import PostgresQueue
except ImportError:
    raise BadSetting("workers elsewhere need packages more: pip install 'spectacula[jobs]'") from None

NAME = "thoughts"
ANSWERED = "spectacula_thoughts"  # the channel on which workers say which job is done
LOCKS = 0x5C7A  # of the queue, among the advisory locks of the database
CONNECTIONS = 4
PATIENCE = 5.0
SWEPT = 0.05  # seconds a worker that gives no sign of life is given to prove otherwise
TIMERS: Any = {"sweep": 1, "worker_info": 2, "schedule": 1, "abort": 1}  # seconds
FAILURES: tuple[type[Exception], ...] = (Error, PoolTimeout, OSError, TimeoutError)


class Shift(NamedTuple):
    """Who works now: workers in all, thoughts under way, thoughts that wait."""

    workers: int = 0
    busy: int = 0
    waiting: int = 0


class ThoughtQueue(PostgresQueue):
    """Jobs of workers that died are given to others at once, however many there are."""

    def __init__(self, database: str, name: str = NAME) -> None:
        self.address = address_of(database)
        pool = AsyncConnectionPool(
            self.address,
            min_size=1,
            max_size=CONNECTIONS,
            open=False,
            timeout=PATIENCE,
            check=AsyncConnectionPool.check_connection,
            kwargs={"autocommit": True, "connect_timeout": round(PATIENCE)},
        )
        super().__init__(
            pool, name=name, saq_lock_keyspace=LOCKS, min_size=1, max_size=CONNECTIONS, manage_pool_lifecycle=True
        )

    async def sweep(self, lock: int = 60, abort: float = SWEPT) -> list[str]:
        return await super().sweep(lock, abort)

    async def shift(self) -> Shift:
        found = await self.info()
        workers = sum(int((each["metadata"] or {}).get("workers", 0)) for each in found["workers"].values())
        return Shift(workers, found["active"], found["queued"])

    async def tell(self, key: str) -> None:
        """Let whoever asked know that a job is done."""
        async with self.pool.connection() as connection:
            await connection.execute("SELECT pg_notify(%s, %s)", (ANSWERED, key))

    async def line(self) -> AsyncConnection[Any]:
        """A connection on which is heard what workers tell."""
        connection = await AsyncConnection.connect(self.address, autocommit=True, connect_timeout=round(PATIENCE))
        await connection.execute(f"LISTEN {ANSWERED}")
        return connection


def address_of(database: str) -> str:
    """The address of a database as PostgreSQL's own library knows it."""
    url = make_url(database)
    query = {"sslmode" if name == "ssl" else name: value for name, value in url.query.items()}
    return url.set(drivername="postgresql", query=query).render_as_string(hide_password=False)


def sign_of_life(settings: Settings) -> int:
    """Seconds without one after which a job is given to another worker."""
    return max(1, math.ceil(settings.lease / 2))


async def prepare_queue(settings: Settings) -> None:
    """Bring the queue's own tables up to date; raises `BadSetting` with one line if that cannot be done."""
    queue = ThoughtQueue(settings.where)
    try:
        async with asyncio.timeout(2 * PATIENCE):
            await queue.connect()
    except FAILURES as error:
        raise _unusable(error) from error
    finally:
        await queue.disconnect()


async def who_works(settings: Settings) -> Shift:
    """Without touching anything: a queue that is not there yet has nobody."""
    queue = ThoughtQueue(settings.where)
    try:
        async with asyncio.timeout(2 * PATIENCE):
            await queue.pool.open()
            return await queue.shift()
    except UndefinedTable:
        return Shift()
    except FAILURES as error:
        raise _unusable(error) from error
    finally:
        await queue.pool.close()


def _unusable(error: Exception) -> BadSetting:
    reason = str(error).partition("\n")[0] or "it does not answer"
    return BadSetting(f"cannot use the queue of thoughts in the database: {reason}")
