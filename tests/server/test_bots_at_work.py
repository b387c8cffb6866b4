"""Bots: they think in other processes, play on by themselves and survive the death of a worker."""

from __future__ import annotations

import asyncio
import time

import pytest

from spectacula.server.house import House
from spectacula.server.table import Table
from spectacula.server.workers import Workers

from .stage import RANDOM_BOT, again, open_for, play_first

pytestmark = pytest.mark.anyio


async def test_bots_play_a_game_to_its_end(small_house: House) -> None:
    ann = await small_house.new_player("Ann")
    table = await open_for(small_house, ann, RANDOM_BOT, RANDOM_BOT)
    await _play_against_bots(small_house, table)
    assert table.match.winners
    assert (await again(small_house, table)).match.scores == table.match.scores


async def test_bots_go_on_after_a_restart(small_house: House) -> None:
    ann = await small_house.new_player("Ann")
    table = await open_for(small_house, ann, RANDOM_BOT)
    await play_first(small_house, table, 0)
    await small_house.bots.stop()
    await _play_against_bots(small_house, await again(small_house, table))


async def test_a_dead_worker_is_replaced(small_house: House) -> None:
    ann = await small_house.new_player("Ann")
    table = await open_for(small_house, ann, RANDOM_BOT)
    while table.match.ply < 4:
        await _step(small_house, table)
    pool = small_house.bots.workers._pool
    assert pool is not None
    for process in pool._processes.values():
        process.kill()
    await _play_against_bots(small_house, table)
    assert small_house.bots.workers._pool not in (None, pool)


async def test_a_worker_that_hangs_is_replaced() -> None:
    workers = Workers(1, limit=0.2)
    with pytest.raises(ChildProcessError):
        await workers.run(_hang, 60)
    workers.limit = 30
    assert await workers.run(str, 5) == "5"
    workers.stop()


async def test_waiting_for_a_worker_is_not_thinking() -> None:
    workers = Workers(1, limit=2.0)
    assert await asyncio.gather(*(workers.run(_doze, str(i)) for i in range(4))) == ["0", "1", "2", "3"]
    workers.stop()


async def test_bots_wait_while_an_undo_is_asked(small_house: House) -> None:
    ann, bob = await small_house.new_player("Ann"), await small_house.new_player("Bob")
    table = await open_for(small_house, ann, RANDOM_BOT, RANDOM_BOT)
    table.seats[1].kind, table.seats[1].player_id = "person", bob.id
    while table.match.ply == 0:
        for seat in set(table.match.pending) & {0, 1}:
            await play_first(small_house, table, seat)
        await asyncio.sleep(0.01)
    await small_house.ask_undo(table.id, ann.id, 0, 0)
    ply = table.match.ply
    await asyncio.sleep(0.1)
    assert (table.match.ply, table.undo is not None) == (ply, True)


def _hang(seconds: int) -> str:
    time.sleep(seconds)
    return ""


def _doze(word: str) -> str:
    time.sleep(0.6)
    return word


async def _step(house: House, table: Table) -> None:
    if 0 in table.match.pending:
        await play_first(house, table, 0)
    await asyncio.sleep(0.005)


async def _play_against_bots(house: House, table: Table) -> None:
    while not table.over:
        await _step(house, table)
