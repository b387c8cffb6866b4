"""A house in this process: tests move its clock, and play for people what nobody needs to see."""

from __future__ import annotations

import asyncio
import math
import signal
import time
from collections.abc import Coroutine
from pathlib import Path
from threading import Event, Thread
from typing import Any, TypeVar

import pytest
import uvicorn

from spectacula.server.house import House
from spectacula.server.http.serving import Server, listen
from spectacula.server.player import Player
from spectacula.server.settings import Settings
from spectacula.server.tables.table import Pace, SeatPlan, Table
from spectacula.server.tables.terms import DAY, Terms
from spectacula.server.thinking.workers import Staff
from spectacula.server.tournaments.tourney import Tourney
from spectacula.web.app import create
from tests.browser.conftest import Visit
from tests.browser.hands import PATIENCE
from tests.server.at_table import INVITED
from tests.server.conftest import migrated
from tests.server.in_memory import PlainGear, ThinkHere
from tests.server.members import Member, member
from tests.server.moved import Moved
from tests.server.receivers import Receiver
from tests.web.pages import cookie_of, session_of

Result = TypeVar("Result")
LATE = 3600  # seconds before midnight: longer than any test


class Club:
    """Serves browsers from a thread of its own until it is closed."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (folder / "house.db").write_bytes(migrated())
        settings = Settings(
            folder,
            tempo=0,
            told_within=0,
            generosity=math.inf,
            workers=1,
            local_alerts=True,
            alert_after=0,
            away_after=0.2,
        )
        app = create(settings)
        self.house: House = app.state.house
        self.house.bots.staff = Staff(ThinkHere(), ThinkHere(), PlainGear())
        self.clock = Moved(monkeypatch)
        listening = listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        config = uvicorn.Config(app, log_config=None, log_level="warning", ws="none", timeout_graceful_shutdown=1)
        self._open = Event()
        self._server = Server(config, self.house, self._ready)
        self._thread = Thread(target=self._server.run, args=([listening],))
        self._thread.start()
        assert self._open.wait(PATIENCE / 1000)

    def _ready(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._open.set()

    def close(self) -> None:
        self._server.handle_exit(signal.SIGTERM, None)
        self._thread.join()

    def do(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Whatever the house is to do, done where it works."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE / 1000)

    def wait(self, seconds: float) -> None:
        """So much time passes at once, in a house that is open."""
        self.do(self._wait(seconds))

    def stay_within_a_day(self) -> None:
        """No day ends under what comes next: late in the evening it is past midnight at once."""
        left = DAY - time.time() % DAY
        if left < LATE:
            self.wait(left)

    async def _wait(self, seconds: float) -> None:
        await self.house.time.hours.beat(time.time())
        self.house.time.hours._last = self.clock.on(seconds)
        await self.house.time.look_after(time.time())

    def member(self, visit: Visit, name: str) -> Player:
        """Whoever sits at this browser is somebody whose name is kept."""
        kept: Member = self.do(member(self.house, name))
        visit.cookie = session_of(self.house.settings, kept.session)
        return kept.player

    def guest(self, visit: Visit, player: Player) -> None:
        """Whoever sits at this browser is this player."""
        visit.cookie = cookie_of(self.house.settings, player.id)

    async def table(self, *people: Player, terms: Terms) -> Table:
        """A table of Histrio at which these sit in this order."""
        seats = [SeatPlan("me"), *[INVITED] * (len(people) - 1)]
        table = await self.house.open_table(people[0], "histrio", len(people), {}, seats, Pace.INSTANT, terms=terms)
        assert table.room is not None
        for one in people[1:]:
            table, _ = await self.house.claim(table.room.invite, one)
        return table

    async def heard(self, receiver: Receiver, number: int) -> None:
        """So many messages have come in by now."""
        while len(receiver.received) < number:
            self.house.alerts.wake()
            await asyncio.sleep(0.05)

    async def nobody_of(self, table_id: str, player_id: str) -> None:
        """Somebody has shut the page."""
        while any(visit.player_id == player_id for visit in (await self.house.table(table_id)).visits):
            await asyncio.sleep(0.05)

    async def gone_on(self, before: Tourney) -> Tourney:
        """The tournament in its next round, or over."""
        while (now := await self.house.tournaments.find(before.id)).turn == before.turn and now.state == "running":
            await asyncio.sleep(0.05)
        return now
