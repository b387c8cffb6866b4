"""The way to Valkey: how it is reached, and what goes wrong with it in the course of a day."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlsplit

from spectacula.server.settings import BadSetting

PATIENCE = 2.0
SCHEMES = ("redis", "rediss", "unix")
OLDEST = 6


def connect(url: str) -> Any:
    """A client for `redis://HOST/NUMBER`; `valkey://` is the same. Nothing is said to it yet."""
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ModuleNotFoundError:
        raise BadSetting("Valkey needs one package more: pip install 'spectacula[valkey]'") from None
    plain = url.replace("valkey", "redis", 1) if url.startswith("valkey") else url
    if urlsplit(plain).scheme not in SCHEMES:
        raise BadSetting(f"valkey is an address such as redis://localhost/0, not {url}")
    return Redis.from_url(
        plain,
        decode_responses=True,
        socket_timeout=PATIENCE,
        socket_connect_timeout=PATIENCE,
        retry=Retry(NoBackoff(), 0),
    )


def failures() -> tuple[type[Exception], ...]:
    """What a client raises while Valkey is away."""
    from redis.exceptions import RedisError

    return (RedisError, OSError, TimeoutError)


async def examine(url: str) -> None:
    """Raises `BadSetting` with one line unless Valkey answers, and is new enough."""
    client = connect(url)
    try:
        async with asyncio.timeout(2 * PATIENCE):
            version = str((await client.info("server"))["redis_version"])
    except failures() as error:
        place = urlsplit(url)._replace(netloc=urlsplit(url).netloc.rpartition("@")[2]).geturl()
        raise BadSetting(f"cannot reach Valkey at {place}: {str(error) or 'it does not answer'}") from None
    finally:
        await client.aclose()
    if int(version.partition(".")[0]) < OLDEST:
        raise BadSetting(f"Redis {version} is too old: Spectacula needs Valkey, or Redis {OLDEST} or newer")


def prefix_of(client: Any) -> str:
    """What everything is called by: houses that share a Valkey have different numbers in their addresses."""
    return f"spectacula:{client.connection_pool.connection_kwargs.get('db', 0)}"
