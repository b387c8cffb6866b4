"""How a full lobby keeps up: people with the lobby before them while tables open, fill, begin and go.

python benchmarks/lobby.py [--people 1000] [--seconds 120] [--every 4] [--loads 5] [--processes 2]

A real server on loopback. Everybody is somebody with a session of their own, in one of three languages: they load the
page, listen to its one stream, and fetch the list of their own tables when the stream says that it is another. Every so
often two of them open a table to the house, sit down and leave, and two others begin a game that may be watched; so
many times a second somebody loads the page anew. Measured are the time until the page is there, the time from the
opening of a table until each of the others has its row, and all bytes that reach somebody.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from statistics import quantiles

import httpx
from litestar.middleware.session.client_side import ClientSideSessionBackend

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.measuring.server import Server, settings_in
from tests.server.houses import Services

from spectacula.server.http.serving import allow_many_connections
from spectacula.server.http.sessions import session_config

ROW = re.compile(rb'id="notice-([\w-]+)"')
SEEN = re.compile(r'id="board" data-seen="([\w-]*)"')
LOBBY, OWN = "/?house=1", "/own"
LANGUAGES = ("en", "de", "fr")
AT_ONCE = 50  # people who arrive together


@dataclass
class Guest:
    """Somebody with the lobby before them."""

    client: httpx.AsyncClient
    token: str
    cookie: str
    language: str
    rows: dict[str, float] = field(default_factory=dict)
    loads: list[float] = field(default_factory=list)
    received: int = 0
    """Bytes of what comes by itself, without pages."""
    weight: int = 0
    """Bytes of the last page."""
    listens: asyncio.Event = field(default_factory=asyncio.Event)
    errands: set[asyncio.Task[str]] = field(default_factory=set)

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"visitor={self.cookie}", "Accept-Language": self.language}

    @property
    def program(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    async def load(self, path: str) -> str:
        """A page or a part of one, as it comes over the wire."""
        began, body = time.perf_counter(), b""
        async with self.client.stream("GET", path, headers={**self.headers, "Accept-Encoding": "gzip"}) as answer:
            answer.raise_for_status()
            async for chunk in answer.aiter_bytes():
                body += chunk
        if path == LOBBY:
            self.loads.append(time.perf_counter() - began)
            self.weight = answer.num_bytes_downloaded
        else:
            self.received += answer.num_bytes_downloaded
        return body.decode()

    async def listen(self, port: int) -> None:
        """Until it is cancelled."""
        seen = SEEN.search(await self.load(LOBBY))
        assert seen is not None, "this is not the lobby"
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**20)
        lines = "".join(f"{name}: {value}\r\n" for name, value in self.headers.items())
        writer.write(f"GET /board/events?seen={seen[1]} HTTP/1.1\r\nHost: 127.0.0.1\r\n{lines}\r\n".encode())
        try:
            while line := await reader.readline():
                self.listens.set()
                self.received += len(line)
                self._hear(line)
        finally:
            writer.close()

    def _hear(self, line: bytes) -> None:
        for key in ROW.findall(line):
            self.rows.setdefault(key.decode(), time.perf_counter())
        if line.startswith(b"event: mine"):
            errand = asyncio.create_task(self.load(OWN))
            self.errands.add(errand)
            errand.add_done_callback(self.errands.discard)


async def arrive(
    server: Server, client: httpx.AsyncClient, people: int
) -> tuple[list[Guest], list[asyncio.Task[None]]]:
    """Everybody comes and listens, some after the other."""
    crowd, tasks = list[Guest](), list[asyncio.Task[None]]()
    sessions = ClientSideSessionBackend(session_config(settings_in(server.folder)))
    for start in range(0, people, AT_ONCE):
        names = [f"Guest {number}" for number in range(start, min(start + AT_ONCE, people))]
        answers = await asyncio.gather(*(client.post("/api/players", json={"name": name}) for name in names))
        told = [answer.raise_for_status().json() for answer in answers]
        come = [
            Guest(client, each["token"], sessions.dump_data({"player": each["id"]})[0].decode(), language)
            for each, language in zip(told, cycle(LANGUAGES), strict=False)
        ]
        tasks += [asyncio.create_task(one.listen(server.port)) for one in come]
        await asyncio.gather(*(one.listens.wait() for one in come))
        crowd += come
    return crowd, tasks


@dataclass
class Evening:
    """What happens in the lobby, and what it was like for everybody."""

    client: httpx.AsyncClient
    crowd: list[Guest]
    opened: list[tuple[str, float]] = field(default_factory=list)
    """The key of every table that hung on the board, and when its opening was sent."""

    async def goes_on(self, seconds: float, every: float, loads: float) -> None:
        ends = time.perf_counter() + seconds
        hosts, reloads = self._hosts(ends, every), self._loads(ends, loads)
        await asyncio.gather(hosts, reloads)
        await asyncio.sleep(2)

    async def _hosts(self, ends: float, every: float) -> None:
        while (now := time.perf_counter()) < ends:
            four = random.sample(self.crowd, 4)
            await asyncio.gather(self._comes_and_goes(*four[:2]), self._begins(*four[2:]))
            await asyncio.sleep(max(0.0, now + every - time.perf_counter()))

    async def _loads(self, ends: float, loads: float) -> None:
        errands = []
        while time.perf_counter() < ends:
            errands.append(asyncio.create_task(random.choice(self.crowd).load(LOBBY)))
            await asyncio.sleep(1 / loads)
        await asyncio.gather(*errands)

    async def _comes_and_goes(self, host: Guest, guest: Guest) -> None:
        """A table opens, somebody sits down, both leave again."""
        table = await self._open(host, 4)
        await self._join(guest, table["room"]["invite"])
        await asyncio.sleep(2)
        for one in (guest, host):
            (await self.client.post(f"/api/tables/{table['id']}/room/leave", headers=one.program)).raise_for_status()

    async def _begins(self, host: Guest, guest: Guest) -> None:
        """A table opens, and begins with the second who sits down."""
        table = await self._open(host, 2)
        await self._join(guest, table["room"]["invite"])

    async def _open(self, host: Guest, players: int) -> dict[str, dict[str, str]]:
        seats = [{"kind": "me"}, *[{"kind": "invite"}] * (players - 1)]
        doors = {"house": True, "languages": ["en"], "watch": True}
        sent, body = time.perf_counter(), {"game": "histrio", "seats": seats, "doors": doors}
        answer = await self.client.post("/api/tables", json=body, headers=host.program)
        table: dict[str, dict[str, str]] = answer.raise_for_status().json()
        if players > 2:  # the other hangs there as one that looks for people for a moment only
            self.opened.append((table["room"]["invite"], sent))
        return table

    async def _join(self, guest: Guest, invite: str) -> None:
        (await self.client.post("/api/join", json={"invite": invite}, headers=guest.program)).raise_for_status()

    def waits(self) -> Iterator[float]:
        """From the opening of a table until somebody has its row."""
        for key, sent in self.opened:
            yield from (one.rows[key] - sent for one in self.crowd if key in one.rows)


async def measure(server: Server, people: int, seconds: float, every: float, loads: float) -> None:
    limits = httpx.Limits(max_connections=200)
    async with httpx.AsyncClient(base_url=server.url, timeout=60, limits=limits) as client:
        empty = server.memory()
        crowd, tasks = await arrive(server, client, people)
        print(f"{people} people have come, {AT_ONCE} at a time: lobby there after {cuts(arrivals(crowd))}")
        await asyncio.sleep(5)
        for one in crowd:
            one.received, one.loads = 0, []
        cpu, began, evening = server.cpu(), time.perf_counter(), Evening(client, crowd)
        await evening.goes_on(seconds, every, loads)
        took, used, held = time.perf_counter() - began, server.cpu() - cpu, server.memory() - empty
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    waits, received = list(evening.waits()), sum(one.received for one in crowd) / people / took * 60
    page = sum(one.weight for one in crowd) / people
    print(f"{2 * len(evening.opened)} tables opened in {took:.0f} s, {loads:g} pages a second loaded anew")
    print(f"lobby there after: {cuts(arrivals(crowd))}")
    print(f"new row seen after: {cuts(waits)} (half a second of it is gathered)")
    print(f"rows missed: {len(evening.opened) * people - len(waits)} of {len(evening.opened) * people}")
    print(f"received: {received / 1000:.1f} kB per person and minute, {page / 1000:.1f} kB with every page")
    print(f"server: {used / took:.0%} of a core, {held / people:.0f} KiB per person")


def arrivals(crowd: list[Guest]) -> list[float]:
    return [load for one in crowd for load in one.loads]


def cuts(times: list[float]) -> str:
    parts = quantiles(times, n=100, method="inclusive")
    return f"median {parts[49] * 1e3:.0f} ms, p99 {parts[98] * 1e3:.0f} ms"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--people", type=int, default=1000)
    asked.add_argument("--seconds", type=float, default=120)
    asked.add_argument("--every", type=float, default=4)
    asked.add_argument("--loads", type=float, default=5)
    asked.add_argument("--processes", type=int, default=1)
    given = asked.parse_args()
    allow_many_connections()
    random.seed(1)
    services = Services() if given.processes > 1 else None
    several = () if services is None else (str(given.processes), services.database, services.valkey)
    with tempfile.TemporaryDirectory() as folder:
        server = Server.start(Path(folder), *several)
        try:
            asyncio.run(measure(server, given.people, given.seconds, given.every, given.loads))
        finally:
            server.stop()
            if services is not None:
                services.stop()


if __name__ == "__main__":
    main()
