"""A house to test: its server process, and tables brought to a chosen decision before the doors open."""

from __future__ import annotations

import asyncio
import math
import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from litestar.middleware.session.client_side import ClientSideSessionBackend

from spectacula.engine.game import load
from spectacula.engine.match import Match
from spectacula.server.building import build
from spectacula.server.house import House
from spectacula.server.http.sessions import session_config
from spectacula.server.settings import Settings
from spectacula.server.tables.table import Pace, SeatPlan

KINDS = (
    *("announce", "travel", "turtle", "bear", "steal", "court", "discard", "acrobats", "owl", "raven", "chameleon"),
    "fulfil",
)
NAMES = ("Clara", "Matteo", "Inès", "Noor")
SERVE = """
import math, sys
from pathlib import Path
from spectacula.server.http.serving import serve
from spectacula.server.settings import Settings
from spectacula.web.app import create
settings = Settings(folder=Path(sys.argv[1]), tempo=float(sys.argv[3]), generosity=math.inf)
serve(create(settings), "127.0.0.1", int(sys.argv[2]))
"""


class Server:
    """The house in a process of its own, so that it can be killed."""

    def __init__(self, folder: Path, tempo: float = 0.0) -> None:
        self.folder = folder
        self.tempo = tempo
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", SERVE, str(self.folder), str(self.port), str(self.tempo)]
        self.process = subprocess.Popen(command, env={**os.environ, "PYTHONUNBUFFERED": "1"})
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=2):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        raise TimeoutError("the server did not start")

    def kill(self) -> None:
        """kill -9: no good-bye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=15)


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


class Line(NamedTuple):
    """A way to a decision: the seed, the moves, and who is asked."""

    players: int
    seed: int
    moves: tuple[tuple[int, str], ...]
    seat: int


@cache
def lines() -> dict[str, Line]:
    """For every kind of decision a short game that leads to it."""
    found: dict[str, Line] = {}
    for seed in range(400):
        if len(found) == len(KINDS) and seed > 30:
            break
        _wander(load("histrio", 3).new(seed), found)
    return found


def _wander(match: Match, found: dict[str, Line]) -> None:
    luck = random.Random(match.seed)
    moves: list[tuple[int, str]] = []
    while not match.over:
        seat = match.pending[0]
        kind = match.kind(seat) or ""
        best = found.get(kind)
        if best is None or len(moves) < len(best.moves):
            found[kind] = Line(match.game.players, match.seed, tuple(moves), seat)
        choices = match.moves(seat)
        move = luck.choice([m for m in choices if m.startswith(("use turtle", "use owl"))] or choices)
        match.play(seat, move)
        moves.append((seat, move))


class Ready(NamedTuple):
    """A stored table: its address, and the cookie of the person who plays all its seats."""

    id: str
    seat: int
    cookie: str


def settings(folder: Path) -> Settings:
    return Settings(folder=folder, tempo=0.0, generosity=math.inf)


def cookie_of(folder: Path, player_id: str) -> str:
    """The signed session of a player, as the server would have set it."""
    backend = ClientSideSessionBackend(session_config(settings(folder)))
    return "".join(chunk.decode() for chunk in backend.dump_data({"player": player_id}))


def prepare(folder: Path) -> dict[str, Ready]:
    """A table at every kind of decision, one finished, and one at the opening of season 2; one player at each."""
    with ThreadPoolExecutor(1) as aside:  # Playwright keeps an event loop of its own in this thread
        return aside.submit(lambda: asyncio.run(_prepare(folder))).result()


def another(folder: Path, kind: str) -> Ready:
    """One more table at a kind of decision, beside a server that runs."""
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(lambda: asyncio.run(_another(folder, kind))).result()


async def _another(folder: Path, kind: str) -> Ready:
    house = build(settings(folder))
    await house.start()
    try:
        return await stored(house, folder, lines()[kind])
    finally:
        await house.stop()


async def _prepare(folder: Path) -> dict[str, Ready]:
    house = build(settings(folder))
    await house.start()
    ready = {}
    try:
        for kind, line in [*lines().items(), ("over", _whole()), ("second", _second())]:
            ready[kind] = await stored(house, folder, line)
    finally:
        await house.stop()
    return ready


def _whole() -> Line:
    return _until(lambda match: match.over)


def _second() -> Line:
    return _until(lambda match: match.view(None).table.season == 2)


def _until(done: Any) -> Line:
    match = load("histrio", 3).new(11)
    luck, moves = random.Random(3), list[tuple[int, str]]()
    while not done(match):
        seat = match.pending[0]
        move = luck.choice(match.moves(seat))
        match.play(seat, move)
        moves.append((seat, move))
    return Line(3, 11, tuple(moves), match.pending[0] if match.pending else 0)


async def stored(
    house: House, folder: Path, line: Line, name: str = "histrio", options: dict[str, Any] | None = None
) -> Ready:
    """Play a line at a new table; one player holds all its seats."""
    player = await house.new_player(NAMES[0])
    seats = [SeatPlan("me", NAMES[0]), *(SeatPlan("here", name) for name in NAMES[1 : line.players])]
    game = load(name, line.players, **(options or {}))
    dealt, type(game).new = type(game).new, lambda self, seed=None: Match(self, line.seed)  # type: ignore[method-assign]
    try:
        table = await house.open_table(player, name, line.players, options or {}, seats, Pace.INSTANT)
    finally:
        type(game).new = dealt  # type: ignore[method-assign]
    for seat, turn in groupby(line.moves, key=lambda played: played[0]):
        await house.play(table.id, player.id, seat, table.match.ply, [move for _, move in turn])
    return Ready(table.id, line.seat, cookie_of(folder, player.id))
