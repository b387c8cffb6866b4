"""What very many tables at rest cost: made straight in the database, then served.

python benchmarks/parked.py [--tables 1000000] [--database sqlite|postgresql]

Told: the time to make them, the size of the database, the memory of a server beside one of an empty house, and how long
it takes to open one of them, to look at the lobby of somebody who has some, and to look for tables that are to go.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from sqlalchemy import insert, text

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.measuring.server import Server, Service, settings_in, stop_in_order

from spectacula.server.building import build
from spectacula.server.house import House
from spectacula.server.settings import Settings
from spectacula.server.store.rows import Insert
from spectacula.server.store.schema import metadata
from spectacula.server.store.sql import SqlStore
from spectacula.server.tables.codec import whole
from spectacula.server.tables.table import Pace, SeatPlan, Table

OWNERS = 1000
MOVES = 4
BATCH = 5000
LOOKS = 20
A_DAY = 86_400.0
Rows = dict[str, list[dict[str, Any]]]


async def model(house: House) -> Table:
    """A table of two in the middle of their game."""
    owner = await house.new_player("Model")
    table = await house.open_table(owner, "histrio", 2, {}, [SeatPlan("me"), SeatPlan("here")], Pace.INSTANT)
    for _ in range(MOVES):
        seat = table.match.pending[0]
        await house.play(table.id, owner.id, seat, table.match.ply, [table.match.moves(seat)[0]])
    return table


def copies(table: Table, owners: list[str], count: int) -> Iterator[Rows]:
    """The rows of so many tables like this one, in batches, touched one after the other over a year."""
    rows = [each for each in whole(table) if isinstance(each, Insert)]
    began = time.time() - 365 * A_DAY
    batch: Rows = {}
    for number in range(count):
        table_id, owner = secrets.token_urlsafe(9), owners[number % len(owners)]
        for each in rows:
            row = {**each.values}
            if each.table == "tables":
                row |= {"id": table_id, "owner": owner, "touched": began + number * 365 * A_DAY / count}
            else:
                row["table_id"] = table_id
            if each.table == "seats":
                row["player_id"] = owner
            batch.setdefault(each.table, []).append(row)
        if (number + 1) % BATCH == 0:
            yield batch
            batch = {}
    yield batch


async def fill(settings: Settings, count: int) -> float:
    """Seconds it took."""
    house = build(settings)
    await house.start()
    store = house.store
    assert isinstance(store, SqlStore)
    table = await model(house)
    owners = [secrets.token_urlsafe(12) for _ in range(min(OWNERS, count))]
    began = time.perf_counter()
    await store.write([Insert("players", {"id": each, "name": "Owner", "created": began}) for each in owners])
    for number, batch in enumerate(copies(table, owners, count)):
        async with store.engine.begin() as db:
            for name, rows in batch.items():
                if store.engine.dialect.name == "postgresql":
                    await _copy(db, name, rows)
                else:
                    await db.execute(insert(metadata.tables[name]), rows)
        if number % 20 == 0:
            print(f"\r{(number + 1) * BATCH:,}", end="", file=sys.stderr, flush=True)
    if store.engine.dialect.name == "postgresql":
        async with store.engine.connect() as connection:
            await (await connection.execution_options(isolation_level="AUTOCOMMIT")).execute(text("VACUUM ANALYZE"))
    took = time.perf_counter() - began
    await house.stop()
    return took


async def _copy(db: Any, name: str, rows: list[dict[str, Any]]) -> None:
    raw = (await db.get_raw_connection()).driver_connection
    columns = list(rows[0])
    records = [tuple(row[column] for column in columns) for row in rows]
    await raw.copy_records_to_table(name, records=records, columns=columns)


async def timed(work: Any) -> str:
    times = []
    for _ in range(LOOKS):
        began = time.perf_counter()
        await work()
        times.append(time.perf_counter() - began)
    return f"{times[0] * 1e3:.1f} ms at first, {median(times) * 1e3:.1f} ms median"


async def look(settings: Settings) -> list[tuple[str, str]]:
    """How long a house itself takes for what is asked of it all the time."""
    house = build(settings)
    await house.start()
    store = house.store
    assert isinstance(store, SqlStore) and house.host.books is not None
    books = house.host.books
    async with store.engine.connect() as db:
        found = await db.execute(
            text("SELECT id, owner FROM tables WHERE touched < :now LIMIT 1"), {"now": time.time()}
        )
        table_id, owner = found.one()

    async def opened() -> None:
        house.live.clear()
        (await house.table(table_id)).match.view(0)

    rows = [
        ("open one", await timed(opened)),
        ("the tables of somebody who has a thousandth of them", await timed(lambda: house.tables_of(owner))),
        ("the tables of somebody new", await timed(lambda: house.tables_of("nobody"))),
        ("the notice board", await timed(lambda: store.listed_rooms(50))),
        ("clean-up that finds nothing", await timed(lambda: books.stale(1.0, 1.0))),
        ("clean-up that finds 200", await timed(lambda: books.stale(None, time.time()))),
        ("the host's list of tables", await timed(books.tables)),
        ("size of the database", f"{(await books.figures())['size'] / 1e6:,.0f} MB"),
    ]
    await house.stop()
    return rows


async def served(folder: Path, several: tuple[str, ...]) -> tuple[int, str]:
    """The memory of a server in KiB, and how long its lobby takes for a newcomer."""
    server = Server.start(folder, *several)
    try:
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
            took = await timed(lambda: client.get("/"))
            await asyncio.sleep(5)
            return server.memory(), took
    finally:
        server.stop()


async def measure(folder: Path, database: str | None, count: int) -> list[tuple[str, str]]:
    settings = settings_in(folder)
    if database is not None:
        settings.database = database
    several = ("1", database, "") if database is not None else ()
    empty, _ = await served(folder, several)
    took = await fill(settings, count)
    full, lobby = await served(folder, several)
    return [
        ("made in", f"{took:.0f} s, {took / count * 1e6:.0f} s for a million"),
        ("memory of a server", f"{full / 1024:.0f} MiB, of an empty house {empty / 1024:.0f} MiB"),
        ("the lobby's page", lobby),
        *await look(settings),
    ]


def main() -> None:
    stop_in_order()
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=1_000_000)
    options.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    chosen = options.parse_args()
    service = Service("postgres") if chosen.database == "postgresql" else None
    try:
        with tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(measure(Path(folder), None if service is None else service.url, chosen.tables))
    finally:
        if service is not None:
            service.stop()
    print(f"\r{chosen.tables:,} tables at rest in {chosen.database}")
    for what, measured in found:
        print(f"{what}: {measured}")


if __name__ == "__main__":
    main()
