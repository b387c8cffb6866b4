"""Houses of several processes, side by side."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from benchmarks.measuring.company import VIEWERS, Company, one_move, seat_company
from benchmarks.measuring.crowd import measure_crowd
from benchmarks.measuring.figures import Times, in_words, say, worst
from benchmarks.measuring.server import Server, Service
from rich.console import Console
from rich.table import Table as Sheet

QUICK = 0.15  # seconds within which all viewers are to be told
LEVELS = (0.25, 0.5, 1.0)  # shares of the tables that are looked at, one after the other
RUSH = 8


async def measure_several(game: str, processes: int, tables: int, seconds: float) -> list[tuple[str, str]]:
    """As many moves as go through at a house of so many processes, and how soon everybody sees them."""
    random.seed(1)
    services = {name: Service(name) for name in ("postgres", "valkey")}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        addresses = [service.url for service in services.values()]
        server = Server.start(Path(folder), str(processes), *addresses)
        try:
            async with httpx.AsyncClient(base_url=server.url, timeout=30) as client:
                empty = server.memory()
                company = await seat_company(client, server, game, tables)
                each = (server.memory() - empty) / tables
                say(f"{processes} processes: {tables} tables laid")
                rows = await measure_rush(client, server, company, seconds)
                rows.append(("memory per new table, all servers", f"{each:.0f} KiB"))
                return rows + await measure_levels(client, server, company, seconds)
        finally:
            server.stop()
            for service in services.values():
                service.stop()


async def measure_levels(
    client: httpx.AsyncClient, server: Server, company: Company, seconds: float
) -> list[tuple[str, str]]:
    """More and more viewers, to see with how many all of them are still told quickly."""
    rows, quick = [], 0
    for share in LEVELS:
        some = replace(company, tables=company.tables[: max(1, round(share * len(company.tables)))])
        crowd = await measure_crowd(client, server, some, seconds)
        say(f"{crowd.viewers} viewers: told {in_words(crowd.told)}")
        rows += crowd.rows()
        quick = crowd.viewers if worst(crowd.told) < QUICK else quick
    return [(f"viewers, of at most {VIEWERS * len(company.tables)}, at p99 < {QUICK * 1e3:.0f} ms", f"{quick}"), *rows]


async def measure_rush(
    client: httpx.AsyncClient, server: Server, company: Company, seconds: float
) -> list[tuple[str, str]]:
    """People who decide at once at as many tables as are busy at a time."""
    taken, end, before, mine = Times(), time.perf_counter() + seconds, server.cpu(), time.process_time()

    async def hurry(tables: list[str]) -> None:
        while time.perf_counter() < end:
            for table in tables:
                done = await one_move(client, company, table)
                if done is not None:
                    taken.append(done[1] - done[0])

    await asyncio.gather(*(hurry(company.tables[n::RUSH]) for n in range(RUSH)))
    used = (server.cpu() - before) / seconds
    return [
        (f"{RUSH} in a rush: moves a second, each with two looks", f"{len(taken) / seconds:.0f}"),
        ("the same: until a move is acknowledged", in_words(taken)),
        ("the same: processor time of the servers", f"{used * 100:.0f} % of a core"),
        ("the same: of those who play", f"{(time.process_time() - mine) / seconds * 100:.0f} % of a core"),
    ]


def compare_processes(chosen: Any) -> None:
    """Each house is told of as soon as it is measured, all of them side by side in the end."""
    game, counts, found = chosen.games.split(",")[0], [int(count) for count in chosen.processes.split(",")], []
    for count in counts:
        found.append(asyncio.run(measure_several(game, count, chosen.tables, chosen.seconds)))
        say("\n".join(f"{count} processes: {what}: {measured}" for what, measured in found[-1]))
    sheet = Sheet("what", *(f"{count} processes" for count in counts), title=f"A house of {game} on this machine")
    for row in zip(*found, strict=True):
        sheet.add_row(row[0][0], *(measured for _, measured in row))
    Console().print(sheet)
