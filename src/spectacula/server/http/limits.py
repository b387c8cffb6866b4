"""Limits: so many requests a minute and so many live streams from one network, with some in reserve."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from litestar.connection import ASGIConnection
from litestar.exceptions import TooManyRequestsException
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard

BODY_LIMIT = 64 * 1024
KEYS = 20_000
WIDER = 16
"""How much more than one household a wider network may ask, whatever number of addresses it has."""


def networks_of(address: str) -> tuple[str, str]:
    """The household of an address and the wider network round it: /32 and /24, with IPv6 /64 and /48."""
    try:
        number = ip_address(address.partition("%")[0])
    except ValueError:
        return address, ""
    if isinstance(number, IPv6Address):
        if number.ipv4_mapped is not None:
            return networks_of(str(number.ipv4_mapped))
        return str(ip_network((number, 64), strict=False)), str(ip_network((number, 48), strict=False))
    return str(number), str(ip_network((number, 24), strict=False))


class Limits:
    """Buckets that fill steadily, one for each purpose and network; those unused for longest give way to new ones."""

    def __init__(self, generosity: float = 1.0, streams: int = 100) -> None:
        self.generosity = generosity
        self.streams = streams
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._open: Counter[str] = Counter()

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def take(self, purpose: str, address: str, per_minute: float, reserve: float) -> float:
        """Take one request out of its buckets. Returns 0, or how many seconds to wait when one is empty."""
        if self.generosity == math.inf:
            return 0.0
        waits = []
        for network, share in zip(networks_of(address), (1, WIDER), strict=True):
            waits.append(self._take((purpose, network), share * per_minute / 60, share * reserve) if network else 0.0)
        return max(waits)

    def _take(self, key: tuple[str, str], rate: float, most: float) -> float:
        rate, most, now = rate * self.generosity, most * self.generosity, time.monotonic()
        left, at = self._buckets.pop(key, (most, now))
        left = min(most, left + (now - at) * rate)
        wait = 0.0 if left >= 1 else (1 - left) / rate
        if len(self._buckets) >= KEYS:
            del self._buckets[next(iter(self._buckets))]
        self._buckets[key] = left if wait else left - 1, now
        return wait

    async def full(self, address: str) -> bool:
        """Whether a network has as many live streams as it may have."""
        household, wider = networks_of(address)
        return self._open[household] >= self.streams or self._open[wider] >= WIDER * self.streams

    @contextmanager
    def stream(self, address: str) -> Iterator[None]:
        """A live stream as long as it lasts."""
        networks = [network for network in networks_of(address) if network]
        self._open.update(networks)
        self._changed(networks)
        try:
            yield
        finally:
            self._open.subtract(networks)
            for network in networks:
                if not self._open[network]:
                    del self._open[network]
            self._changed(networks)

    def _changed(self, networks: list[str]) -> None:
        """There are more streams of these networks now, or fewer."""


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else "?"


def limits_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Limits:
    limits: Limits = connection.app.state.limits
    return limits


def at_most(per_minute: float, purpose: str, reserve: float | None = None) -> Guard:
    """A guard for routes: `guards=[at_most(60, "talk")]`."""

    async def guard(connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]
        most = per_minute / 4 if reserve is None else reserve
        wait = await limits_of(connection).take(purpose, address_of(connection), per_minute, most)
        if wait:
            raise too_many(math.ceil(wait))

    return guard


def too_many(seconds: int) -> TooManyRequestsException:
    return TooManyRequestsException("too many requests; wait a little", headers={"Retry-After": str(seconds)})
