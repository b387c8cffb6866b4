"""A house under load while its parts are killed: what people were told, and what is found afterwards."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial

from sqlalchemy import text

from spectacula.server.store.database import connect

from .account import Account, Fault, Wait, wait_of
from .person import Answer, Person
from .wire import Wire

PATIENCE = 30.0
TURNS = 4  # so many times as long as people take for a decision, until a table counts as stuck
AT_ONCE = 8  # tables that are opened at a time


class Ordeal:
    """Tables of two people and a bot at a house that is reached under one address."""

    def __init__(self, url: str, seed: int = 1, pause: float = 0.02, name: str | None = None) -> None:
        self._wire = partial(Wire, url, name, patience=PATIENCE)
        self.luck = random.Random(seed)
        self.pause = pause
        self.patience = PATIENCE + TURNS * pause
        self.people: list[Person] = []
        self.faults: list[Fault] = []
        self._lives: list[asyncio.Task[None]] = []

    async def open(self, tables: int, game: str = "histrio", searching: int = 0) -> None:
        """So many tables with a bot each, at the first of them one that searches; everybody has come to see theirs."""
        left = iter(range(tables))

        async def open_some() -> None:
            for number in left:
                await self._open_one(game, "skilled" if number < searching else "random")

        await asyncio.gather(*(open_some() for _ in range(AT_ONCE)))
        self._lives = [asyncio.create_task(person.live()) for person in self.people]
        while not all(person.shown for person in self.people):
            await asyncio.sleep(0.1)

    async def _open_one(self, game: str, level: str) -> None:
        stranger = self._wire(token="")
        tokens = [(await stranger.post("/api/players", name="P"))["token"] for _ in range(2)]
        stranger.hang_up()
        eyes = [self._wire(token=token) for token in tokens]
        seats = [{"kind": "me"}, {"kind": "invite"}, {"kind": "bot", "level": level}]
        table = await eyes[0].post("/api/tables", game=game, seats=seats, pace="instant")
        await eyes[1].post("/api/join", invite=table["seats"][1]["invite"])
        for seat, token in enumerate(tokens):
            luck = random.Random(self.luck.random())
            self.people.append(Person(eyes[seat], self._wire(token=token), luck, self.pause, table["id"], seat))

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
        await self._see_the_last()
        unseen = self._unseen()
        told = {table: " | ".join(str(p) for p in self.people if p.table == table) for table in {*stuck, *unseen}}
        stuck = [f"{table}{' (unseen move)' if table in unseen else ''}: {told[table]}" for table in sorted(told)]
        for life in self._lives:
            life.cancel()
        await asyncio.gather(*self._lives, return_exceptions=True)
        stored, acknowledged = await self._stored(database), set(self.acknowledged)
        lost = sum(person.lost for person in self.people)
        missing, unasked = sorted(acknowledged - stored), len(stored - acknowledged)
        return Account(len(acknowledged), missing, unasked, lost, self._waits(), self.faults, stuck)

    async def _see_the_last(self) -> None:
        """Everybody rests, and sees every acknowledged move; who never does is stuck as well."""
        for person in self.people:
            person.resting = True
        end = time.monotonic() + self.patience
        while self._unseen() and time.monotonic() < end:
            await asyncio.sleep(0.5)

    async def _stored(self, database: str) -> set[Answer]:
        query = "SELECT table_id, seat, opened, move FROM moves WHERE seat < 2"
        engine = connect(database)
        async with engine.connect() as db:
            rows = (await db.execute(text(query))).all()
        await engine.dispose()
        return {(row.table_id, row.seat, row.opened, row.move) for row in rows}

    def _unseen(self) -> set[str]:
        """Tables with an acknowledged move that the other person does not see."""
        return {person.table for person, _, seen in self._told() if seen is None}

    def _waits(self) -> list[Wait]:
        return [wait_of(at, seen, self.faults) for _, at, seen in self._told() if seen is not None]

    def _told(self) -> Iterator[tuple[Person, float, float | None]]:
        """For every move who played it when, and when the other saw it; who has seen the end looks no more."""
        ordered = sorted(self.people, key=lambda person: (person.table, person.seat))
        for one, two in zip(ordered[::2], ordered[1::2], strict=True):
            for person, other in ((one, two), (two, one)):
                for at, version in person.played:
                    seen = other.told_at(version)
                    if seen is not None or not other.over:
                        yield person, at, seen
