"""What the server spends on a table: processor time for a page fragment, for a move played on the page and for views.

python benchmarks/house_cpu.py [--games histrio,colosseum] [--moves 60]
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import math
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from litestar import Litestar
from rich.console import Console
from rich.table import Table as Sheet

from spectacula.engine.game import load
from spectacula.games import GAMES
from spectacula.server.house import House
from spectacula.server.http.sessions import session_config
from spectacula.server.settings import Settings
from spectacula.server.tables.table import Pace, SeatPlan, Table
from spectacula.web.app import create

SEATS = 3
FIRST = 12  # moves before anything is measured: caches are filled, the table is set
SEED = 1


@dataclass
class Spent:
    """Processor time of this process for some requests."""

    seconds: float = 0.0
    times: int = 0

    @contextmanager
    def measured(self, counts: bool) -> Iterator[None]:
        began = time.process_time()
        yield
        if counts:
            self.seconds += time.process_time() - began
            self.times += 1

    @property
    def milliseconds(self) -> float:
        return self.seconds / max(1, self.times) * 1e3


@dataclass
class Browser:
    """Somebody's browser, without a network between it and the app."""

    app: Litestar
    cookies: dict[str, str]
    told: list[Any] = field(default_factory=list)

    async def ask(self, method: str, path: str, form: dict[str, str] | None = None) -> str:
        body = urlencode(form or {}).encode()
        headers = {
            "host": "localhost",
            "cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items()),
            "hx-request": "true",
            "x-csrftoken": self.cookies.get("csrf", ""),
            "content-type": "application/x-www-form-urlencoded",
            "content-length": str(len(body)),
        }
        told = self.told = []
        scope: Any = {
            "type": "http",
            "method": method,
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 0),
            "server": ("localhost", 80),
            "scheme": "http",
            "root_path": "",
            "http_version": "1.1",
        }

        async def receive() -> Any:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            told.append(message)

        await self.app(scope, receive, send)
        status = told[0]["status"]
        if status != 200:
            raise SystemExit(f"{method} {path} was answered with {status}")
        self._keep_cookies()
        return b"".join(message.get("body", b"") for message in told[1:]).decode()

    def _keep_cookies(self) -> None:
        for name, value in self.told[0]["headers"]:
            if name == b"set-cookie":
                key, _, rest = value.decode().partition("=")
                self.cookies[key] = rest.partition(";")[0]


async def company(app: Litestar, house: House, game: str) -> tuple[Table, list[Browser]]:
    """A table whose people all have a browser of their own."""
    backend = session_config(house.settings)
    cipher = backend._backend_class(backend)
    people = [await house.new_player(f"P{n}") for n in range(SEATS)]
    seats = [SeatPlan("me"), *[SeatPlan("invite")] * (SEATS - 1)]
    table = await house.take_up(people[0], load(game, SEATS).new(SEED), seats, Pace.INSTANT)
    for seat, player in enumerate(people[1:], 1):
        await house.claim(table.seats[seat].invite or "", player)
    browsers = [Browser(app, {backend.key: cipher.dump_data({"player": each.id})[0].decode()}) for each in people]
    for browser in browsers:
        await browser.ask("GET", f"/t/{table.id}")
    return table, browsers


async def measure(game: str, moves: int) -> dict[str, float]:
    """Everybody looks at the table after every move; one plays. In milliseconds a request."""
    fragment, move, view, luck = Spent(), Spent(), Spent(), random.Random(SEED)
    with tempfile.TemporaryDirectory() as folder:
        app = create(Settings(folder=Path(folder), tempo=0, generosity=math.inf, away_after=math.inf))
        async with app.lifespan():
            table, browsers = await company(app, app.state.house, game)
            for number in range(FIRST + moves):
                if table.over:
                    break
                counts, seat = number >= FIRST, table.match.pending[0]
                for browser in browsers:
                    with fragment.measured(counts):
                        await browser.ask("GET", f"/t/{table.id}/board")
                with view.measured(counts):
                    table.match.view(seat)
                chosen = luck.choice(table.match.moves(seat))
                form = {"seat": str(seat), "opened": str(table.match.ply), "move": chosen}
                with move.measured(counts):
                    await browsers[seat].ask("POST", f"/t/{table.id}/moves", form)
    return {"fragment": fragment.milliseconds, "move": move.milliseconds, "view": view.milliseconds}


def main() -> None:
    options: Any = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", default=",".join(GAMES))
    options.add_argument("--moves", type=int, default=60)
    options.add_argument("--json", action="store_true")
    chosen = options.parse_args()
    gc.disable()  # a collection belongs to no request
    rows = {game: asyncio.run(measure(game, chosen.moves)) for game in chosen.games.split(",")}
    if chosen.json:
        print(json.dumps(rows))
        return
    sheet = Sheet("game", "page fragment", "move on the page", "view", title="Processor time of the server")
    for game, row in rows.items():
        sheet.add_row(game, *(f"{each:.2f} ms" for each in row.values()))
    Console().print(sheet)


if __name__ == "__main__":
    main()
