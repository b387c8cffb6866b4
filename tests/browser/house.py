"""A house to test: its server process, and the tables that wait in it when the doors open."""

from __future__ import annotations

import asyncio
import fcntl
import math
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import msgspec

from spectacula.engine.match import Match
from spectacula.games import GAMES
from spectacula.server.building import build
from spectacula.server.house import House
from spectacula.server.player import Player
from spectacula.server.settings import Settings
from spectacula.server.tables.table import Pace, SeatPlan
from tests.scenes import names, scene
from tests.server.houses import free_port
from tests.web.pages import cookie_of

NAMES = ("Clara", "Matteo", "Inès", "Noor", "Yuki")
SERVE = """
import asyncio, math, secrets, sys
from pathlib import Path
from spectacula.server.http.serving import serve
from spectacula.server.settings import Settings
from spectacula.server.tables.deal import Deal
from spectacula.server.thinking import bots
from spectacula.web.app import create
secrets.randbelow = lambda end: 11  # every table is dealt alike and bots have the same luck: what fails, fails again
Deal.match = lambda deal, game: game.new(11)  # whatever numbers are sealed
folder, port, tempo, site = Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]), sys.argv[4]
class Waiting:
    pauses = 0
    def __getattr__(self, name):
        return getattr(asyncio, name)
    async def sleep(self, seconds):
        if seconds < 3600:
            return await asyncio.sleep(seconds)
        self.pauses += 1
        while not (folder / f"moved-{self.pauses}").exists():
            await asyncio.sleep(0.01)
if tempo > 3600:
    bots.asyncio = Waiting()  # they take their time until a test lets them go on
generous = {"generosity": math.inf, "streams_per_address": 1000, "told_within": 0, "thinking_limit": 600}
serve(create(Settings(folder, port=port, tempo=tempo, workers=1, site=site, **generous)))
"""


class Server:
    """The house in a process of its own, so that it can be killed."""

    def __init__(self, folder: Path, tempo: float = 0.0, site: Path | str = "") -> None:
        self.folder = folder
        self.tempo = tempo
        self.site = site
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", SERVE, str(self.folder), str(self.port), str(self.tempo), str(self.site)]
        self.process = subprocess.Popen(command, env={**os.environ, "PYTHONUNBUFFERED": "1"})
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=2):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        raise TimeoutError("the server did not start")

    def let_move(self, move: int) -> None:
        """Let the bots of a house whose pauses do not end by themselves make their first move, or another."""
        (self.folder / f"moved-{move}").touch()

    def kill(self) -> None:
        """kill -9: no good-bye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=120)


class Ready(NamedTuple):
    """A table that waits, and the cookie of the player who holds all its seats."""

    id: str
    cookie: str


Tables = dict[str, dict[str, Ready]]
"""`tables["colosseum"]["bid"]`: of every game, a table at every scene."""


def settings(folder: Path) -> Settings:
    return Settings(folder=folder, tempo=0.0, told_within=0, generosity=math.inf, workers=1)


def furnished(shared: Path, folder: Path) -> Tables:
    """A house in the folder with a table of Clara's at every scene; made once for all who share, then copied."""
    with (shared / "furnishing").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if not (shared / "house").exists():
            _furnish(shared / "furnished")
            (shared / "furnished").rename(shared / "house")
    shutil.copytree(shared / "house", folder, dirs_exist_ok=True)
    return msgspec.json.decode((folder / "tables.json").read_bytes(), type=Tables)


def _furnish(folder: Path) -> None:
    chosen = [(game, name) for game in GAMES for name in names(game)]
    ready = lay(folder, [scene(game, name) for game, name in chosen])
    tables: Tables = {game: {} for game in GAMES}
    for (game, name), table in zip(chosen, ready, strict=True):
        tables[game][name] = table
    (folder / "tables.json").write_bytes(msgspec.json.encode(tables))


def lay(folder: Path, matches: Iterable[Match], alone: bool = False, pace: Pace = Pace.INSTANT) -> list[Ready]:
    """Tables of one new player at which these matches go on: with all seats, or with one `alone` against bots."""
    with ThreadPoolExecutor(1) as aside:  # Playwright keeps an event loop of its own in this thread
        return aside.submit(lambda: asyncio.run(_lay(folder, matches, alone, pace))).result()


async def _lay(folder: Path, matches: Iterable[Match], alone: bool, pace: Pace) -> list[Ready]:
    house = build(settings(folder))
    await house.start()
    try:
        clara = await house.new_player(NAMES[0])
        cookie = cookie_of(house.settings, clara.id)
        return [Ready(await _table(house, clara, match, alone, pace), cookie) for match in matches]
    finally:
        await house.stop()


async def _table(house: House, player: Player, match: Match, alone: bool, pace: Pace) -> str:
    names = NAMES[1 : match.game.players]
    seats = [SeatPlan("bot", name, "novice") if alone else SeatPlan("here", name) for name in names]
    seats.insert(match.pending[0] if alone else 0, SeatPlan("me", player.name))
    return (await house.take_up(player, match, seats, pace)).id
