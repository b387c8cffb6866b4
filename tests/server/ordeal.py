"""A house under load while its parts are killed: what people were told, and what is found afterwards."""

from __future__ import annotations

import asyncio
import random
import time
from bisect import bisect_left
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import httpx
from sqlalchemy import text

from spectacula.server.store.database import connect

from .at_table import bearer

COME_BACK = 0.1
PATIENCE = 30.0
TURNS = 4  # so many times as long as people take for a decision, until a table counts as stuck
Answer = tuple[str, int, int, str]
"""A decision: table, seat, the ply at which it was asked for, and the move."""


@dataclass
class Person:
    """Somebody at a table, whose browser looks when it is told to and plays when it is their turn."""

    client: httpx.AsyncClient
    luck: random.Random
    pause: float
    table: str
    seat: int
    headers: dict[str, str]
    acknowledged: list[Answer] = field(default_factory=list)
    played: list[tuple[float, int]] = field(default_factory=list)  # when a move was acknowledged, and its version
    heard: list[tuple[int, float]] = field(default_factory=list)  # versions, each larger than the one before
    ply: int = 0
    over: bool = False
    resting: bool = False  # listens, but plays no more
    lost: int = 0  # answers that did not come

    async def live(self) -> None:
        """Listen and play until it is over."""
        news = asyncio.Event()
        playing = asyncio.create_task(self._decide(news))
        try:
            await self._listen(news)
        finally:
            playing.cancel()

    async def _listen(self, news: asyncio.Event) -> None:
        """Come back when the stream breaks off."""
        path = f"/api/tables/{self.table}/events"
        while not self.over:
            try:
                async with self.client.stream("GET", path, headers=self.headers) as stream:
                    async for line in stream.aiter_lines():
                        if line.startswith("data:") and line[5:].strip():
                            self._hear(int(line[5:]))
                            news.set()
            except httpx.HTTPError:
                pass
            await asyncio.sleep(COME_BACK)

    def _hear(self, version: int) -> None:
        if not self.heard or version > self.heard[-1][0]:
            self.heard.append((version, time.monotonic()))

    async def _decide(self, news: asyncio.Event) -> None:
        """Look at whatever is told, and take some time over each decision."""
        while not self.over:
            await news.wait()
            news.clear()
            while not self.over and await self._is_asked():
                await asyncio.sleep(self.pause * self.luck.uniform(0.5, 1.5))

    async def _is_asked(self) -> bool:
        """Look at the table and decide; says whether to look again."""
        try:
            answer = await self.client.get(f"/api/tables/{self.table}", headers=self.headers)
            if answer.status_code != 200:
                return True
            view = answer.json()["view"]
            self.ply, self.over = view["ply"], view["over"]
            if self.resting or self.seat not in view["pending"] or not view["moves"]:
                return False
            await self._play(view["ply"], self.luck.choice(view["moves"]))
        except httpx.HTTPError:
            self.lost += 1
        return True

    async def _play(self, ply: int, move: str) -> None:
        body = {"ply": ply, "moves": [move]}
        answer = await self.client.post(f"/api/tables/{self.table}/moves", json=body, headers=self.headers)
        if answer.status_code == 201:
            self.acknowledged.append((self.table, self.seat, ply, move))
            self.played.append((time.monotonic(), answer.json()["version"]))

    def told_at(self, version: int) -> float | None:
        """When this or a later version was heard of."""
        at = bisect_left(self.heard, (version, 0.0))
        return self.heard[at][1] if at < len(self.heard) else None


class Fault(NamedTuple):
    """Something was broken for a while."""

    what: str
    began: float
    ended: float


class Wait(NamedTuple):
    """From an answer until the other at the table was told, without the time of a fault, and the last fault before."""

    seconds: float
    after: str


@dataclass(frozen=True)
class Account:
    """What came of it."""

    acknowledged: int
    found: int
    unasked: int  # stored, though its answer was lost
    lost: int
    waits: list[Wait]
    stuck: list[str]

    def __str__(self) -> str:
        told = sorted(wait.seconds for wait in self.waits) or [0.0]
        worst = {wait.after: wait.seconds for wait in sorted(self.waits)}
        return (
            f"{self.acknowledged} moves acknowledged, {self.found} of them found, {self.unasked} stored whose answer "
            f"was lost; {self.lost} requests failed; others told after {told[len(told) // 2] * 1e3:.0f} ms (median), "
            f"{told[-1 - len(told) // 100] * 1e3:.0f} ms (p99), {told[-1]:.2f} s (longest); longest after "
            f"{', '.join(f'{what} {seconds:.2f} s' for what, seconds in worst.items())}; {len(self.stuck)} tables stuck"
        )


class Ordeal:
    """Tables of two people and a bot at a house that is reached under one address."""

    def __init__(self, url: str, seed: int = 1, pause: float = 0.02, name: str | None = None) -> None:
        known = {"Host": name} if name else {}
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=200, keepalive_expiry=5)
        self.client = httpx.AsyncClient(base_url=url, headers=known, timeout=PATIENCE, limits=limits)
        self.luck = random.Random(seed)
        self.pause = pause
        self.patience = PATIENCE + TURNS * pause
        self.people: list[Person] = []
        self.faults: list[Fault] = []
        self._lives: list[asyncio.Task[None]] = []

    async def open(self, tables: int, game: str = "histrio", searching: int = 0) -> None:
        """So many tables with a bot each; at the first of them one that searches."""
        for number in range(tables):
            tokens = [(await self._post("/api/players", {}, name="P"))["token"] for _ in range(2)]
            heads = [bearer(token) for token in tokens]
            seats = [
                {"kind": "me"},
                {"kind": "invite"},
                {"kind": "bot", "level": "skilled" if number < searching else "random"},
            ]
            table = await self._post("/api/tables", heads[0], game=game, seats=seats, pace="instant")
            await self._post("/api/join", heads[1], invite=table["seats"][1]["invite"])
            for seat, headers in enumerate(heads):
                luck = random.Random(self.luck.random())
                self.people.append(Person(self.client, luck, self.pause, table["id"], seat, headers))
        self._lives = [asyncio.create_task(person.live()) for person in self.people]

    async def _post(self, path: str, headers: dict[str, str], **body: Any) -> Any:
        answer = await self.client.post(path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    @property
    def acknowledged(self) -> list[Answer]:
        return [answer for person in self.people for answer in person.acknowledged]

    async def goes_on(self, moves: int) -> None:
        """Returns when so many moves more are acknowledged, or all games are over."""
        enough = len(self.acknowledged) + moves
        async with asyncio.timeout(self.patience):
            while len(self.acknowledged) < enough and not all(person.over for person in self.people):
                await asyncio.sleep(0.01)

    async def suffers(self, what: str, fault: Callable[[], Awaitable[None]]) -> None:
        """Something is broken, and whole again when this returns."""
        began = time.monotonic()
        await fault()
        self.faults.append(Fault(what, began, time.monotonic()))

    async def stuck(self) -> list[str]:
        """Tables at which nothing happens any more although they are not over."""
        before = {person.table: person.ply for person in self.people}
        waiting = set(before)
        end = time.monotonic() + self.patience
        while waiting and time.monotonic() < end:
            waiting -= {p.table for p in self.people if p.over or p.ply > before[p.table]}
            await asyncio.sleep(0.02)
        return sorted(waiting)

    async def end(self, database: str) -> Account:
        """Everybody stops; what the database holds is compared with what was acknowledged."""
        stuck = await self.stuck()
        await self._hear_the_last()
        for life in self._lives:
            life.cancel()
        await asyncio.gather(*self._lives, return_exceptions=True)
        await self.client.aclose()
        stored, acknowledged = await self._stored(database), set(self.acknowledged)
        lost = sum(person.lost for person in self.people)
        found = len(acknowledged & stored)
        return Account(len(acknowledged), found, len(stored) - found, lost, self._waits(), stuck)

    async def _hear_the_last(self) -> None:
        """Everybody rests, and is told of every acknowledged move."""
        for person in self.people:
            person.resting = True
        async with asyncio.timeout(self.patience):
            while any(wait is None for wait in self._told()):
                await asyncio.sleep(0.2)

    async def _stored(self, database: str) -> set[Answer]:
        query = "SELECT table_id, seat, opened, move FROM moves WHERE seat < 2"
        engine = connect(database)
        async with engine.connect() as db:
            rows = (await db.execute(text(query))).all()
        await engine.dispose()
        return {(row.table_id, row.seat, row.opened, row.move) for row in rows}

    def _told(self) -> list[Wait | None]:
        """For every move how long it took until the other person was told; who has seen the end listens no more."""
        waits: list[Wait | None] = []
        pairs = zip(self.people[::2], self.people[1::2], strict=True)
        for person, other in [pair for one, two in pairs for pair in ((one, two), (two, one))]:
            for at, version in person.played:
                told = other.told_at(version)
                if told is not None or not other.over:
                    waits.append(None if told is None else self._undisturbed(at, told))
        return waits

    def _waits(self) -> list[Wait]:
        return [wait for wait in self._told() if wait is not None]

    def _undisturbed(self, at: float, told: float) -> Wait:
        """A wait during which something was broken counts from when that was whole again."""
        after = "nothing"
        for fault in self.faults:
            if fault.began < told:
                after = fault.what
                if at < fault.ended:
                    at = max(at, min(fault.ended, told))
        return Wait(max(0.0, told - at), after)
