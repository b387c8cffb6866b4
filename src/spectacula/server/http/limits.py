"""Rate limits: so many requests a minute from one address, with some in reserve."""

from __future__ import annotations

import math
import time

from litestar.connection import ASGIConnection
from litestar.exceptions import TooManyRequestsException
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard

ADDRESSES = 20_000


class Limits:
    """Buckets that fill steadily, one for each purpose and address."""

    def __init__(self, generosity: float = 1.0) -> None:
        self.generosity = generosity
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, purpose: str, address: str, per_minute: float, reserve: float) -> float:
        """Take one request out of a bucket. Returns 0, or how many seconds to wait when it is empty."""
        if self.generosity == math.inf:
            return 0.0
        rate, most = per_minute * self.generosity / 60, reserve * self.generosity
        now, key = time.monotonic(), (purpose, address)
        left, at = self._buckets.get(key, (most, now))
        left = min(most, left + (now - at) * rate)
        if left < 1:
            return (1 - left) / rate
        if len(self._buckets) >= ADDRESSES:
            self._buckets.clear()
        self._buckets[key] = left - 1, now
        return 0.0


def at_most(per_minute: float, purpose: str, reserve: float | None = None) -> Guard:
    """A guard for routes: `guards=[at_most(60, "talk")]`."""

    async def guard(connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]
        address = connection.client.host if connection.client else "?"
        limits: Limits = connection.app.state.limits
        wait = limits.take(purpose, address, per_minute, per_minute / 4 if reserve is None else reserve)
        if wait:
            headers = {"Retry-After": str(math.ceil(wait))}
            raise TooManyRequestsException("too many requests; wait a little", headers=headers)

    return guard
