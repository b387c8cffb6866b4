"""How fast the house is on this machine: a real server on loopback, measured through its HTTP routes.

python benchmarks/house.py [--games histrio,colosseum] [--tables 200] [--seconds 20]
python benchmarks/house.py --processes 1,2,4    so many server processes on PostgreSQL and Valkey, side by side
python benchmarks/house.py --games histrio --tables 1250    5,000 open streams
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import httpx
from rich.console import Console
from rich.table import Table as Sheet

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.measuring.company import VIEWERS, Company, fetch, one_move, seat_company
from benchmarks.measuring.crowd import measure_crowd
from benchmarks.measuring.figures import Times, in_words
from benchmarks.measuring.reload import measure_reload
from benchmarks.measuring.server import Server, stop_in_order
from benchmarks.measuring.several import compare_processes

from spectacula.games import GAMES
from spectacula.server.building import GIVING_WAY
from spectacula.server.http.serving import allow_many_connections

MASTERS = 3


async def measure_requests(client: httpx.AsyncClient, server: Server, company: Company) -> list[tuple[str, str]]:
    """Moves and views one after the other: the time until the answer is there, and its size on the wire."""
    table = company.tables[0]
    rows = [("move, stored and acknowledged", in_words(await _moves(client, company, [table] * 60)))]
    for name, path in (("view as JSON", f"/api/tables/{table}"), ("view as page fragment", f"/t/{table}/board")):
        times, processor, size = await _repeat(client, server, path, company.headers(1))
        if times:
            rows += [(f"{name}: answer", in_words(times)), (f"{name}: server time", f"{processor * 1e3:.2f} ms mean")]
            rows.append((f"{name}: bytes, compressed", f"{size / 1000:.1f} kB"))
    first = await _first_load(client, f"/t/{table}", company.headers(1))
    return [*rows, ("first load of a table, all files, compressed", f"{first / 1000:.1f} kB")] if first else rows


async def measure_beside_masters(client: httpx.AsyncClient, company: Company, game: str) -> list[tuple[str, str]]:
    """Moves of people while bots of the highest level think without a pause at other tables.

    A process that only spins, with the priority of a bot worker, shows what the machine itself makes of a busy core.
    """
    order = 3 * random.sample(company.tables, min(100, len(company.tables)))
    alone = await _moves(client, company, order)
    spinner = subprocess.Popen([sys.executable, "-c", f"import os\nos.nice({GIVING_WAY})\nwhile True: pass"])
    spun = await _moves(client, company, order)
    spinner.kill()
    bots = [{"kind": "bot", "level": "master"}] * VIEWERS
    body = {"game": game, "seats": bots, "pace": "instant"}
    busy = [await client.post("/api/tables", json=body, headers=company.headers(0)) for _ in range(MASTERS)]
    paths = [f"/api/tables/{table.json()['id']}" for table in busy]
    before = 0
    while before < 2 * MASTERS:  # the workers have loaded what they think with
        await asyncio.sleep(0.5)
        before = await _decided(client, company, paths)
    beside = await _moves(client, company, order)
    thought = await _decided(client, company, paths) - before
    return [
        ("move at one of many tables", in_words(alone)),
        ("the same beside a process that only spins", in_words(spun)),
        (f"the same beside {MASTERS} tables of masters ({thought} decisions of theirs)", in_words(beside)),
    ]


async def _decided(client: httpx.AsyncClient, company: Company, paths: list[str]) -> int:
    views = [(await client.get(path, headers=company.headers(0))).json()["view"] for path in paths]
    return sum(view["ply"] + len(view["committed"]) for view in views)


async def _moves(client: httpx.AsyncClient, company: Company, tables: list[str]) -> Times:
    done = [await one_move(client, company, table) for table in tables]
    return [move[1] - move[0] for move in done if move is not None]


async def _repeat(
    client: httpx.AsyncClient, server: Server, path: str, headers: dict[str, str], times: int = 200
) -> tuple[Times, float, int]:
    if (await client.get(path, headers=headers)).status_code != 200:
        return [], 0.0, 0
    taken, before, size = Times(), server.cpu(), 0
    for _ in range(times):
        began = time.perf_counter()
        size = await fetch(client, path, headers)
        taken.append(time.perf_counter() - began)
    return taken, (server.cpu() - before) / times, size


async def _first_load(client: httpx.AsyncClient, path: str, headers: dict[str, str]) -> int:
    """The page and every file it names, their fonts and modules too."""
    if (await client.get(path, headers=headers)).status_code != 200:
        return 0
    found, size = [path], 0
    for file in found:
        size += await fetch(client, file, headers)
        text = (await client.get(file, headers=headers)).text if not file.endswith(".woff2") else ""
        named = re.findall(r'(?:src|href)="(/static/[^"#]+)|url\(["\']?([^)"\']+)|import\s*["\']([^"\']+)', text)
        files = [urljoin(file, "".join(names)) for names in named if not "".join(names).startswith(("data:", "#"))]
        found += [name for name in dict.fromkeys(files) if name not in found]
    return size


async def measure(game: str, tables: int, seconds: float) -> list[tuple[str, str]]:
    random.seed(1)
    gc.disable()  # the clients' own pauses are not the server's
    with tempfile.TemporaryDirectory() as folder:
        rows = await measure_reload(Path(folder) / "reload", game)
        server = Server.start(Path(folder))
        try:
            async with httpx.AsyncClient(base_url=server.url, timeout=30) as client:
                await seat_company(client, server, game, 2)
                empty = server.memory()
                company = await seat_company(client, server, game, tables)
                each = (server.memory() - empty) / tables
                rows += await measure_requests(client, server, company)
                rows.append(("memory per new table on the server", f"{each:.0f} KiB"))
                rows += (await measure_crowd(client, server, company, seconds)).rows()
                rows += await measure_beside_masters(client, company, game)
        finally:
            server.stop()
    return rows


def main() -> None:
    stop_in_order()
    options: Any = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--processes", help="measure houses of so many processes on PostgreSQL and Valkey: 1,2,4")
    options.add_argument("--games", default=",".join(GAMES))
    options.add_argument("--tables", type=int, default=200)
    options.add_argument("--seconds", type=float, default=20)
    chosen = options.parse_args()
    allow_many_connections()
    if chosen.processes:
        compare_processes(chosen)
        return
    for game in chosen.games.split(","):
        sheet = Sheet("what", "measured", title=f"A table of {game} on this machine")
        for what, measured in asyncio.run(measure(game, chosen.tables, chosen.seconds)):
            sheet.add_row(what, measured)
        Console().print(sheet)


if __name__ == "__main__":
    main()
