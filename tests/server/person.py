"""Somebody at a table, who behaves like the page in a browser: comes back, looks when told to, sends a move again."""

from __future__ import annotations

import asyncio
import random
import time
from bisect import bisect_left
from contextlib import aclosing
from dataclasses import dataclass, field

import msgspec

from .wire import LOST, Wire

AGAIN = (0.6, 0.9)  # seconds until the next attempt after one that was refused
AT_FIRST = 0.5  # seconds after which a stream is opened again unless the house has said otherwise
Answer = tuple[str, int, int, str]
"""A decision: table, seat, the ply at which it was asked for, and the move."""


class View(msgspec.Struct):
    ply: int
    over: bool
    pending: list[int]
    moves: list[str]


class Seen(msgspec.Struct):
    version: int
    view: View


SEEN = msgspec.json.Decoder(Seen)


@dataclass
class Person:
    """Has a stream, and looks and plays side by side; takes about `pause` seconds over a decision."""

    eyes: Wire
    hand: Wire
    luck: random.Random
    pause: float
    table: str
    seat: int
    acknowledged: list[Answer] = field(default_factory=list)
    played: list[tuple[float, int]] = field(default_factory=list)  # when a move was acknowledged, and its version
    shown: list[tuple[int, float]] = field(default_factory=list)  # versions, each larger than the one before
    heard: int = 0
    ply: int = 0
    over: bool = False
    resting: bool = False  # looks, but plays no more
    lost: int = 0  # answers that did not come
    answers: tuple[int, int] = (0, 0)  # how the last look and the last move were answered
    _doubts: bool = True  # that what is shown is the newest
    _news: asyncio.Event = field(default_factory=asyncio.Event)
    _deciding: asyncio.Task[None] | None = None

    async def live(self) -> None:
        """Listen, look and play until it is over."""
        self._news.set()
        listening = asyncio.create_task(self._listen())
        try:
            while not self.over:
                await self._news.wait()
                self._news.clear()
                await self._look()
        finally:
            for task in filter(None, (listening, self._deciding)):
                task.cancel()
            self.eyes.hang_up()
            self.hand.hang_up()

    def __str__(self) -> str:
        """Where they stand, for whoever wants to know why nothing happens."""
        busy = self._deciding is not None and not self._deciding.done()
        behind = self.heard - self.shown[-1][0] if self.shown else self.heard
        asked = f"last look {self.answers[0]}, last move {self.answers[1]}, {self.lost} without an answer"
        return f"seat {self.seat} at ply {self.ply}, {'decides' if busy else 'waits'}, {behind} ms behind; {asked}"

    def told_at(self, version: int) -> float | None:
        """When this or a later version was before them."""
        at = bisect_left(self.shown, (version, 0.0))
        return self.shown[at][1] if at < len(self.shown) else None

    async def _listen(self) -> None:
        """The stream, opened again whenever it breaks off."""
        back = AT_FIRST
        while True:
            try:
                async with aclosing(self.eyes.lines(f"/api/tables/{self.table}/events")) as lines:
                    async for line in lines:
                        if line.startswith(b"data:"):
                            self._hear(int(line[5:]))
                        elif line.startswith(b"retry:"):
                            back = int(line[6:]) / 1000
                await asyncio.sleep(back)
            except LOST:
                await asyncio.sleep(self.luck.uniform(*AGAIN))

    def _hear(self, version: int) -> None:
        self.heard = max(self.heard, version)
        if not self.shown or version > self.shown[-1][0]:
            self._news.set()

    async def _look(self) -> None:
        """Fetch the table until it is as new as was told, and begin to decide if it waits for that."""
        while not self.over and (self._doubts or self.shown[-1][0] < self.heard):
            try:
                status, said = await self.eyes.ask("GET", f"/api/tables/{self.table}")
                self.answers = status, self.answers[1]
                if status == 200:
                    self._doubts = False
                    self._see(SEEN.decode(said))
                    continue
            except LOST:
                self.lost += 1
            await asyncio.sleep(self.luck.uniform(*AGAIN))

    def _see(self, seen: Seen) -> None:
        """What is older than what was seen already counts for nothing, as in the page: nobody chooses twice over it."""
        newest = self.shown[-1][0] if self.shown else -1
        if seen.version < newest:
            return
        if seen.version > newest:
            self.shown.append((seen.version, time.monotonic()))
        view = seen.view
        self.ply, self.over = max(self.ply, view.ply), self.over or view.over
        busy = self._deciding is not None and not self._deciding.done()
        if not (busy or self.resting or self.over) and self.seat in view.pending and view.moves:
            self._deciding = asyncio.create_task(self._decide(view.ply, self.luck.choice(view.moves)))

    async def _decide(self, ply: int, move: str) -> None:
        """One move, sent again until it is answered; the house knows by its ply whether it has had it already."""
        await asyncio.sleep(self.pause * self.luck.uniform(0.5, 1.5))
        body = {"ply": ply, "moves": [move], "seat": self.seat}
        while not self.resting:
            try:
                status, said = await self.hand.ask("POST", f"/api/tables/{self.table}/moves", body)
                self.answers = self.answers[0], status
                if status < 500:
                    self._answered(status, said, (self.table, self.seat, ply, move))
                    return
            except LOST:
                self.lost += 1
            await asyncio.sleep(self.luck.uniform(*AGAIN))

    def _answered(self, status: int, said: bytes, answer: Answer) -> None:
        self._deciding = None
        if status == 201:
            seen = SEEN.decode(said)
            self.acknowledged.append(answer)
            self.played.append((time.monotonic(), seen.version))
            self._see(seen)
        else:  # the game has gone on without it
            self._doubts = True
            self._news.set()
