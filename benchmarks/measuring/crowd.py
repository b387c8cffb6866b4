"""Viewers of many tables: how soon all of them have a move, and what their streams cost."""

from __future__ import annotations

import asyncio
import math
import random
import time
from contextlib import suppress
from dataclasses import dataclass

import httpx
from benchmarks.measuring.company import VIEWERS, Company, fetch, one_move
from benchmarks.measuring.figures import Times, in_words
from benchmarks.measuring.server import Server

MOVES_PER_SECOND = 10
OPENING = 50  # streams that are opened at a time


class Viewer:
    """One open event stream, read as plainly as possible; each news makes it fetch its own view."""

    def __init__(self, client: httpx.AsyncClient, path: str) -> None:
        self.client = client
        self.path = path
        self.heard: list[tuple[int, float]] = []
        self.shown: list[tuple[int, float]] = []
        self.ready = asyncio.Event()
        self.looking = False
        self.fetching: set[asyncio.Task[None]] = set()
        self.broken = 0

    async def watch(self, server: Server, table: str, headers: dict[str, str], door: asyncio.Semaphore) -> None:
        """Like a page: comes again when the stream breaks off. Streams are opened a few at a time."""
        while True:
            listening = None
            async with door:
                listening = asyncio.create_task(self._listen(server, table, headers))
                await asyncio.wait([listening, asyncio.create_task(self.ready.wait())], return_when="FIRST_COMPLETED")
            try:
                await listening
            except OSError:
                self.broken += 1
            finally:
                listening.cancel()
            await asyncio.sleep(random.uniform(0.1, 0.8))

    async def _listen(self, server: Server, table: str, headers: dict[str, str]) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items() if name != "Accept-Encoding")
        writer.write(f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: localhost\r\n{lines}\r\n".encode())
        try:
            while line := await reader.readline():
                if line.startswith(b"data:"):
                    self._hear(int(line[5:]), headers)
        finally:
            writer.close()

    def _hear(self, version: int, headers: dict[str, str]) -> None:
        news = not self.heard or version > self.heard[-1][0]
        self.heard.append((version, time.perf_counter()))
        if news and self.looking:
            self.fetching.add(asyncio.create_task(self.fetch(version, headers)))
        self.ready.set()

    async def fetch(self, version: int, headers: dict[str, str]) -> None:
        with suppress(httpx.HTTPError):  # whoever never sees it counts as waiting for ever
            await fetch(self.client, self.path, headers)
            self.shown.append((version, time.perf_counter()))


@dataclass
class Crowd:
    """How soon everybody had each move, and what their streams cost."""

    viewers: int
    told: Times
    shown: Times
    load: float  # cores of the servers
    memory: float  # KiB for a stream
    broken: int

    def rows(self) -> list[tuple[str, str]]:
        who = f"{self.viewers} viewers"
        return [
            (f"{who}: move to every viewer told", f"{in_words(self.told)} ({len(self.told)} moves)"),
            (f"{who}: move to every viewer's new view there", in_words(self.shown)),
            (f"{who}: server load meanwhile", f"{self.load * 100:.0f} % of a core"),
            (f"{who}: memory per open stream", f"{self.memory:.0f} KiB"),
            (f"{who}: streams that broke off", f"{self.broken}"),
        ]


async def measure_crowd(client: httpx.AsyncClient, server: Server, company: Company, seconds: float) -> Crowd:
    """Everybody watches; moves come steadily at random tables."""
    idle, first, door = server.memory(), company.tables[0], asyncio.Semaphore(OPENING)
    pages = (await client.get(f"/t/{first}/board", headers=company.headers(0))).status_code == 200
    where = "/t/{}/board" if pages else "/api/tables/{}"
    viewers = {t: [Viewer(client, where.format(t)) for _ in range(VIEWERS)] for t in company.tables}
    everybody = [viewer for watching in viewers.values() for viewer in watching]
    streams = [
        asyncio.create_task(viewer.watch(server, table, company.headers(i), door))
        for table, watching in viewers.items()
        for i, viewer in enumerate(watching)
    ]
    await asyncio.gather(*(viewer.ready.wait() for viewer in everybody))
    await _settled(server)
    watched, before = server.memory(), server.cpu()
    for viewer in everybody:
        viewer.looking = True
    sent = await _steady_moves(client, company, seconds)
    used = (server.cpu() - before) / seconds
    for stream in streams:
        stream.cancel()
    await asyncio.gather(*streams, *(f for viewer in everybody for f in viewer.fetching), return_exceptions=True)
    return Crowd(
        len(everybody),
        [_latest([v.heard for v in viewers[table]], at, version) for table, at, version in sent],
        [_latest([v.shown for v in viewers[table]], at, version) for table, at, version in sent],
        used,
        (watched - idle) / len(streams),
        sum(viewer.broken for viewer in everybody),
    )


async def _settled(server: Server) -> None:
    """Everybody has come in: the servers have next to nothing to do for a second."""
    busy = math.inf
    while busy > 0.3:
        before = server.cpu()
        await asyncio.sleep(1)
        busy = server.cpu() - before


def _latest(news: list[list[tuple[int, float]]], at: float, version: int) -> float:
    """How long it took until the last viewer had this version or a later one; for ever if one never had."""
    return max(min((t for v, t in one if v >= version), default=math.inf) for one in news) - at


async def _steady_moves(client: httpx.AsyncClient, company: Company, seconds: float) -> list[tuple[str, float, int]]:
    sent: list[tuple[str, float, int]] = []

    async def move(table: str) -> None:
        with suppress(httpx.HTTPError):
            done = await one_move(client, company, table)
            if done is not None:
                sent.append((table, done[0], done[2]))

    order = random.sample(company.tables, len(company.tables))
    jobs = []
    for i in range(int(seconds * MOVES_PER_SECOND)):
        jobs.append(asyncio.create_task(move(order[i % len(order)])))
        await asyncio.sleep(1 / MOVES_PER_SECOND)
    await asyncio.gather(*jobs)
    await asyncio.sleep(0.5)
    return sent
