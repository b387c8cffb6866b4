"""Limits that all servers count together in Valkey; while it is away each counts its own."""

from __future__ import annotations

import asyncio
import math
from typing import Any

from spectacula.server.chores import always_anew
from spectacula.server.ending import end
from spectacula.server.http.limits import WIDER, Limits, networks_of
from spectacula.server.valkey.client import failures, prefix_of

TAKE = """
local clock = redis.call('TIME')
local now = tonumber(clock[1]) + tonumber(clock[2]) / 1000000
local longest = 0
for i, key in ipairs(KEYS) do
  local rate, most = tonumber(ARGV[2 * i - 1]), tonumber(ARGV[2 * i])
  local kept = redis.call('HMGET', key, 'left', 'at')
  local left = math.min(most, (tonumber(kept[1]) or most) + (now - (tonumber(kept[2]) or now)) * rate)
  if left >= 1 then left = left - 1 else longest = math.max(longest, (1 - left) / rate) end
  redis.call('HSET', key, 'left', string.format('%.6f', left), 'at', string.format('%.6f', now))
  redis.call('PEXPIRE', key, math.ceil(most / rate * 1000) + 1000)
end
return tostring(longest)
"""
COUNT = """
local open = {}
for k, key in ipairs(KEYS) do
  local counts = redis.call('HGETALL', key)
  open[k] = 0
  for i = 1, #counts, 2 do
    if redis.call('EXISTS', ARGV[1] .. counts[i]) == 1 then open[k] = open[k] + tonumber(counts[i + 1])
    else redis.call('HDEL', key, counts[i]) end
  end
end
return open
"""
ALIVE = 30  # seconds for which the streams of a server are believed
TELL_EVERY = 10.0
TRY_EVERY = 0.25


class SharedLimits(Limits):
    """A bucket is a hash; the streams of a network are a hash of how many each server has, while it is alive."""

    def __init__(self, client: Any, server: str, generosity: float = 1.0, streams: int = 100) -> None:
        super().__init__(generosity, streams)
        self.client = client
        self.server = server
        self._prefix = prefix_of(client)
        self._take_all, self._count = client.register_script(TAKE), client.register_script(COUNT)
        self._untold: set[str] = set()
        self._something = asyncio.Event()
        self._teller: asyncio.Task[None] | None = None

    async def start(self) -> None:
        telling = always_anew(self._tell_changes, "telling how many streams there are", TRY_EVERY, failures())
        self._teller = asyncio.create_task(telling)

    async def stop(self) -> None:
        if self._teller is not None:
            await end([self._teller])
        await self.client.aclose()

    async def take(self, purpose: str, address: str, per_minute: float, reserve: float) -> float:
        if self.generosity == math.inf:
            return 0.0
        networks = [(name, share) for name, share in zip(networks_of(address), (1, WIDER), strict=True) if name]
        keys = [f"{self._prefix}:limit:{purpose}:{network}" for network, _ in networks]
        rates = [(share * per_minute / 60, share * reserve) for _, share in networks]
        try:
            return float(await self._take_all(keys, [value * self.generosity for pair in rates for value in pair]))
        except failures():
            return await super().take(purpose, address, per_minute, reserve)

    async def full(self, address: str) -> bool:
        networks = [(name, share) for name, share in zip(networks_of(address), (1, WIDER), strict=True) if name]
        try:
            counts = await self._count([self._key(name) for name, _ in networks], [f"{self._prefix}:alive:"])
        except failures():
            return await super().full(address)
        return any(int(count) >= share * self.streams for count, (_, share) in zip(counts, networks, strict=True))

    def _changed(self, networks: list[str]) -> None:
        self._untold.update(networks)
        self._something.set()

    def _key(self, network: str) -> str:
        return f"{self._prefix}:streams:{network}"

    async def _tell_changes(self) -> None:
        """How many streams of which networks this server has, as soon as that changes; all of it now and then.

        Until it cannot be told, which is kept.
        """
        while True:
            try:
                async with asyncio.timeout(TELL_EVERY):
                    await self._something.wait()
            except TimeoutError:
                self._untold.update(self._open)
            self._something.clear()
            telling, self._untold = self._untold, set()
            try:
                await self._tell(telling)
            except Exception:
                self._untold |= telling
                self._something.set()
                raise

    async def _tell(self, networks: set[str]) -> None:
        async with self.client.pipeline(transaction=False) as line:
            line.set(f"{self._prefix}:alive:{self.server}", "1", ex=ALIVE)
            for network in networks:
                if count := self._open.get(network, 0):
                    line.hset(self._key(network), self.server, count)
                    line.expire(self._key(network), ALIVE)
                else:
                    line.hdel(self._key(network), self.server)
            await line.execute()
