"""Tables out of the store: how soon they are there, and what they take."""

from __future__ import annotations

import random
import time
import tracemalloc
from pathlib import Path

from benchmarks.measuring.company import VIEWERS
from benchmarks.measuring.figures import Times, in_words
from benchmarks.measuring.server import settings_in

from spectacula.server.building import build
from spectacula.server.house import House
from spectacula.server.player import Player
from spectacula.server.tables.table import Pace, SeatPlan


async def measure_reload(folder: Path, game: str) -> list[tuple[str, str]]:
    """A whole game in the store: the time until it can be looked at again."""
    house = build(settings_in(folder))
    await house.start()
    owner = await house.new_player("Ann")
    rows = []
    for name, ends in (("a table in mid-game", 50), ("a finished table", 10_000)):
        table = await _played(house, owner, game, ends)
        loaded, seen = Times(), Times()
        for _ in range(50):
            house.live.clear()
            began = time.perf_counter()
            live = await house.table(table)
            live.match.view(0)
            loaded.append(time.perf_counter() - began)
            live.match.story(0)
            seen.append(time.perf_counter() - began)
        rows += [(f"{name} from the store", in_words(loaded)), (f"{name}, its whole log too", in_words(seen))]
        rows.append((f"{name}: memory with its log", f"{await _memory(house, table) / 1024:.0f} KiB"))
    await house.stop()
    return rows


async def _memory(house: House, table: str, copies: int = 20) -> float:
    kept = []
    tracemalloc.start()
    for _ in range(copies):
        house.live.clear()
        live = await house.table(table)
        live.match.story(0)
        kept.append(live)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / len(kept)


async def _played(house: House, owner: Player, game: str, ends: int) -> str:
    seats = [SeatPlan("me"), *[SeatPlan("here")] * 3]
    table = await house.open_table(owner, game, VIEWERS, {}, seats, Pace.INSTANT)
    while not table.over and table.match.ply < ends:
        seat = table.match.pending[0]
        move = random.choice(table.match.moves(seat))
        await house.play(table.id, owner.id, seat, table.match.ply, [move])
    return table.id
