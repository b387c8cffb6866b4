"""How a full lobby keeps up: people who look at the notice board while tables open, fill and go.

python benchmarks/lobby.py [--people 1000] [--seconds 60] [--every 4] [--processes 2]

A real server on loopback, raw streams in this process. Every so often a table is opened to the house, somebody sits
down and both leave again. Measured from the moment the opening is sent until each onlooker has the new row.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.house import Server
from tests.server.houses import Services

ROW = re.compile(rb'id="notice-([\w-]+)"')
AT_ONCE = 50  # streams opened together


@dataclass
class Onlooker:
    """Somebody with the lobby before them."""

    seen: dict[str, float] = field(default_factory=dict)
    received: int = 0

    async def look(self, port: int, opened: asyncio.Event) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /board/events HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\n\r\n")
        try:
            while chunk := await reader.readline():
                opened.set()
                self.received += len(chunk)
                for key in ROW.findall(chunk):
                    self.seen.setdefault(key.decode(), time.perf_counter())
        finally:
            writer.close()


async def gather(port: int, people: int) -> tuple[list[Onlooker], list[asyncio.Task[None]]]:
    """Everybody looks at the board, some after the other."""
    crowd, tasks = [Onlooker() for _ in range(people)], list[asyncio.Task[None]]()
    for start in range(0, people, AT_ONCE):
        opened = [asyncio.Event() for _ in crowd[start : start + AT_ONCE]]
        pairs = zip(crowd[start : start + AT_ONCE], opened, strict=True)
        tasks += [asyncio.create_task(one.look(port, event)) for one, event in pairs]
        await asyncio.gather(*(event.wait() for event in opened))
    return crowd, tasks


async def player(client: httpx.AsyncClient, name: str) -> dict[str, str]:
    told = (await client.post("/api/players", json={"name": name})).json()
    return {"Authorization": f"Bearer {told['token']}"}


async def one_round(client: httpx.AsyncClient, ann: dict[str, str], bob: dict[str, str]) -> tuple[str, float]:
    """A table opens, somebody sits down, both leave: four changes of the board. Its row and when it was sent."""
    seats = [{"kind": "me"}, *[{"kind": "invite"}] * 3]
    sent = time.perf_counter()
    body = {"game": "histrio", "seats": seats, "doors": {"house": True, "languages": ["en"]}}
    table = (await client.post("/api/tables", json=body, headers=ann)).raise_for_status().json()
    key = table["room"]["invite"]
    (await client.post("/api/join", json={"invite": key}, headers=bob)).raise_for_status()
    await asyncio.sleep(2)
    for who in (bob, ann):
        (await client.post(f"/api/tables/{table['id']}/room/leave", headers=who)).raise_for_status()
    return key, sent


async def measure(server: Server, people: int, seconds: float, every: float) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as client:
        ann, bob = await player(client, "Ann"), await player(client, "Bob")
        crowd, tasks = await gather(server.port, people)
        before, cpu, began, rounds = sum(one.received for one in crowd), server.cpu(), time.perf_counter(), []
        while time.perf_counter() - began < seconds:
            due = time.perf_counter() + every
            rounds.append(await one_round(client, ann, bob))
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
        await asyncio.sleep(2)
        took, used = time.perf_counter() - began, server.cpu() - cpu
        received = sum(one.received for one in crowd) - before
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    waits = [one.seen[key] - sent for key, sent in rounds for one in crowd if key in one.seen]
    missed = len(rounds) * people - len(waits)
    cuts = quantiles(waits, n=100)
    print(f"{people} people, {len(rounds)} tables opened, joined and left in {took:.0f} s, {missed} rows missed")
    print(
        f"new row seen after: median {cuts[49] * 1e3:.0f} ms, p99 {cuts[98] * 1e3:.0f} ms (500 ms of it are gathered)"
    )
    print(
        f"received: {received / people / took * 60 / 1000:.1f} kB per person and minute; server CPU {used / took:.0%}"
    )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--people", type=int, default=1000)
    asked.add_argument("--seconds", type=float, default=60)
    asked.add_argument("--every", type=float, default=4)
    asked.add_argument("--processes", type=int, default=1)
    given = asked.parse_args()
    services = Services() if given.processes > 1 else None
    several = () if services is None else (str(given.processes), services.database, services.valkey)
    with tempfile.TemporaryDirectory() as folder:
        server = Server.start(Path(folder), *several)
        try:
            asyncio.run(measure(server, given.people, given.seconds, given.every))
        finally:
            server.stop()
            if services is not None:
                services.stop()


if __name__ == "__main__":
    main()
