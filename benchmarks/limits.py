"""Very many people at a house with its limits on, some of whom ask far too much: does its memory level off?

python benchmarks/limits.py [--minutes 5] [--people 100]

Everybody comes from a network of their own, as through a proxy, plays against a bot for a while and leaves; one in ten
asks as fast as they can. Tables that nobody looks at leave memory after 20 seconds here, not after ten minutes.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from statistics import mean
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.measuring.server import Server, settings_in, stop_in_order

from spectacula.server.http.serving import allow_many_connections

DECISIONS = 8
RUDE = 0.1
RUSH = 200
TELL_EVERY = 10.0
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


def serve_in(folder: str, port: str) -> None:
    from spectacula.web.app import run

    limited = {"generosity": 1.0, "streams_per_address": 100, "trusted_proxies": ("127.0.0.1",)}
    run(replace(settings_in(Path(folder), int(port)), **limited, idle_after=20.0, sweep_every=5.0), open_browser=False)


class Visitor:
    """Somebody with an address of their own."""

    def __init__(self, client: httpx.AsyncClient, answers: Counter[int]) -> None:
        self.client = client
        self.answers = answers
        self.headers = {"X-Forwarded-For": f"10.{'.'.join(str(random.randrange(256)) for _ in range(3))}"}

    async def ask(self, method: str, path: str, **more: Any) -> Any:
        """What is answered; nothing if it is refused."""
        answer = await self.client.request(method, path, headers=self.headers, **more)
        self.answers[answer.status_code] += 1
        return answer.json() if answer.is_success else None

    async def visit(self) -> None:
        if random.random() < RUDE:
            for _ in range(RUSH):
                await self.ask("POST", "/api/players", json={"name": "Hurry"})
            return
        me = await self.ask("POST", "/api/players", json={"name": "Guest"})
        self.headers["Authorization"] = f"Bearer {me['token']}"
        table = await self.ask("POST", "/api/tables", json={"game": "histrio", "seats": SEATS, "pace": "instant"})
        async with self.client.stream("GET", f"/api/tables/{table['id']}/events", headers=self.headers) as news:
            self.answers[news.status_code] += 1
            for _ in range(DECISIONS):
                await self._decide(table["id"])
                await asyncio.sleep(random.uniform(0.5, 2))

    async def _decide(self, table: str) -> None:
        found = await self.ask("GET", f"/api/tables/{table}")
        if found is not None and found["view"]["moves"]:
            body = {"ply": found["view"]["ply"], "moves": [random.choice(found["view"]["moves"])]}
            await self.ask("POST", f"/api/tables/{table}/moves", json=body)


async def crowd(server: Server, people: int, minutes: float) -> list[float]:
    """The memory of the server in MiB, every ten seconds."""
    answers, end, memory = Counter[int](), time.monotonic() + 60 * minutes, []
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=200)
    async with httpx.AsyncClient(base_url=server.url, timeout=30, limits=limits) as client:

        async def come_and_go() -> None:
            while time.monotonic() < end:
                try:
                    await Visitor(client, answers).visit()
                except (httpx.HTTPError, TypeError):  # refused, or turned away half-way
                    answers[0] += 1

        crowd = [asyncio.create_task(come_and_go()) for _ in range(people)]
        while time.monotonic() < end:
            await asyncio.sleep(TELL_EVERY)
            memory.append(server.memory() / 1024)
            told = ", ".join(f"{status or 'broken off'} {count}" for status, count in sorted(answers.items()))
            print(f"{60 * minutes - (end - time.monotonic()):4.0f} s: {memory[-1]:.0f} MiB; {told}", flush=True)
        await asyncio.gather(*crowd)
    return memory


def main() -> None:
    stop_in_order()
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--minutes", type=float, default=5)
    options.add_argument("--people", type=int, default=100, help="who are there at a time")
    chosen = options.parse_args()
    allow_many_connections()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = Server.start(Path(folder), serves=__file__)
        try:
            memory = asyncio.run(crowd(server, chosen.people, chosen.minutes))
        finally:
            server.stop()
    third = max(1, len(memory) // 3)
    middle, last = mean(memory[-2 * third : -third] or memory), mean(memory[-third:])
    print(f"memory: {memory[0]:.0f} MiB at first, {middle:.0f} MiB in the second third, {last:.0f} MiB in the last")


if __name__ == "__main__":
    serve_in(*sys.argv[2:]) if sys.argv[1:2] == ["serve"] else main()
