"""Bots: they think in other processes, play on by themselves and survive the death of a worker."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from spectacula.server.building import build
from spectacula.server.house import House
from spectacula.server.tables.table import Pace, SeatPlan, Table
from spectacula.server.thinking.processes import Processes
from spectacula.server.thinking.workers import NotHere, NoThought, Staff

from .at_table import RANDOM_BOT, again, open_for, play_first
from .conftest import settings_in
from .in_memory import PlainGear, ThinkHere, house_in_memory
from .thoughts import die_once, doze, hang, held, pid

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("own_processes")]
PATIENCE = 120
"""Seconds until something that should happen counts as never happening."""
SHORT = 0.2
"""Seconds for a thought that has no end; any other has all the time there is."""


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
    loaded = await again(small_house, table)
    await _play_against_bots(small_house, loaded)
    assert loaded.match.winners


async def test_bots_play_on_when_their_workers_are_killed(small_house: House) -> None:
    others = multiprocessing.active_children()  # lent to houses of other tests
    ann = await small_house.new_player("Ann")
    table = await open_for(small_house, ann, RANDOM_BOT)
    while table.match.ply < 4:
        await _step(small_house, table)
    killed = [process for process in multiprocessing.active_children() if process not in others]
    assert killed
    for process in killed:
        process.kill()
    await _play_against_bots(small_house, table)
    assert not {process.pid for process in killed} & {process.pid for process in multiprocessing.active_children()}


async def test_the_task_of_a_worker_that_dies_is_given_to_the_next(tmp_path: Path) -> None:
    workers = Processes(1, limit=60)
    assert await workers.run(die_once, tmp_path / "died") == "alive"
    workers.stop()


def allow(workers: Processes, seconds: float) -> None:
    """So long may a thought take that begins from now on."""
    for worker in workers._all:
        worker.limit = seconds


async def test_a_worker_that_hangs_is_replaced() -> None:
    workers = Processes(1, limit=SHORT)
    with pytest.raises(NoThought):
        await workers.run(hang, 60)
    allow(workers, PATIENCE)
    assert await workers.run(str, 5) == "5"
    workers.stop()


async def test_a_worker_that_hangs_takes_no_other_with_it() -> None:
    workers = Processes(2, limit=PATIENCE)
    both = await asyncio.gather(workers.run(pid, None), workers.run(pid, None))
    allow(workers, SHORT)
    with pytest.raises(NoThought):
        await workers.run(hang, 60)
    assert len({process.pid for process in multiprocessing.active_children()}.intersection(both)) == 1
    workers.stop()


@pytest.fixture
def place(tmp_path: Path) -> tuple[Path, Path]:
    """Where a thought says that it has begun, and is told to go on."""
    return tmp_path / "begun", tmp_path / "go-on"


async def go_on_late(workers: Processes, place: tuple[Path, Path]) -> None:
    """What has begun goes on after more than `SHORT`; what begins then has all the time there is."""
    await _until(place[0].exists)
    await asyncio.sleep(2 * SHORT)
    allow(workers, PATIENCE)
    place[1].touch()


async def test_waiting_for_a_worker_is_not_thinking(place: tuple[Path, Path]) -> None:
    workers = Processes(1, limit=PATIENCE)
    first = asyncio.create_task(workers.run(held, place))
    await _until(place[0].exists)
    allow(workers, SHORT)
    waiting = asyncio.create_task(workers.run(str, 5))
    await go_on_late(workers, place)
    assert (await first, await waiting) == ("free", "5")
    workers.stop()


async def test_the_start_of_a_worker_is_not_thinking(place: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spectacula.server.thinking.processes._load", partial(held, place))
    workers = Processes(1, limit=SHORT)
    starting = asyncio.create_task(workers.run(str, 5))
    await go_on_late(workers, place)
    assert await starting == "5"
    workers.stop()


async def test_a_worker_that_never_gets_ready_is_given_up(
    place: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spectacula.server.thinking.processes._load", partial(held, place))
    monkeypatch.setattr("spectacula.server.thinking.processes.STARTING", SHORT)
    workers = Processes(1, limit=PATIENCE)
    with pytest.raises(NoThought):
        await workers.run(str, 5)
    workers.stop()


async def test_a_thought_nobody_waits_for_any_more_ends_in_peace(place: tuple[Path, Path]) -> None:
    workers = Processes(1, limit=PATIENCE)
    first = await workers.run(pid, None)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(workers.run(held, place), SHORT)
    place[1].touch()
    assert await workers.run(pid, None) == first
    workers.stop()


class Never:
    """Workers who are always busy with something else."""

    count = 1
    alive = 1
    busy = waiting = 0

    async def run(self, think: Any, task: Any, urgent: bool = False) -> Any:
        await asyncio.Event().wait()

    def stop(self) -> None: ...


async def test_no_table_waits_long_for_a_bot_that_searches(tmp_path: Path) -> None:
    house = house_in_memory(tmp_path, Staff(Never(), ThinkHere(), PlainGear()), patience=0.01)
    table = await open_for(house, await house.new_player("Ann"), SeatPlan("bot", level="master"))
    await _play_against_bots(house, table)
    assert table.match.winners


async def test_no_table_waits_long_when_nobody_can_think(tmp_path: Path) -> None:
    house = house_in_memory(tmp_path, Staff(Never(), Never(), PlainGear()), patience=0.01)
    table = await open_for(house, await house.new_player("Ann"), SeatPlan("bot", level="master"))
    await _until(lambda: 1 in table.match.committed)


class WithoutNets(ThinkHere):
    """Workers to whom no net has come; anybody else decides at random."""

    async def run(self, think: Any, task: Any, urgent: bool = False) -> Any:
        if task.level == "grandmaster":
            raise NotHere
        return await super().run(think, task._replace(level="random"), urgent)


async def test_a_master_sits_in_for_a_grandmaster_that_cannot_think_here(tmp_path: Path) -> None:
    house = house_in_memory(tmp_path, Staff(WithoutNets(), ThinkHere(), PlainGear()))
    table = await open_for(house, await house.new_player("Ann"), SeatPlan("bot", level="grandmaster"))
    await _until(lambda: 1 in table.match.committed)
    assert (table.seats[1].level, table.seats[1].stand_in) == ("grandmaster", "master")
    assert (await again(house, table)).seats[1].stand_in == "master"


async def test_who_waits_for_a_hint_does_not_stand_in_line_behind_bots() -> None:
    workers, done = Processes(1, limit=60), []

    async def ask(number: int, urgent: bool) -> None:
        done.append(await workers.run(doze, number, urgent))

    await asyncio.gather(*(ask(number, urgent=number == 3) for number in range(4)))
    workers.stop()
    assert done == [0, 3, 1, 2]


async def test_a_bot_that_decides_at_once_does_not_wait_for_one_that_searches(small_house: House) -> None:
    ann = await small_house.new_player("Ann")
    table = await open_for(small_house, ann, RANDOM_BOT)
    await _until(lambda: 1 in table.match.committed)
    slow = asyncio.create_task(small_house.bots.staff.search.run(hang, 60))
    await asyncio.sleep(0.01)
    fresh = await open_for(small_house, ann, SeatPlan("bot", level="novice"))
    await asyncio.wait_for(_until(lambda: 1 in fresh.match.committed), 20)
    assert not slow.done()
    slow.cancel()


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


async def test_bots_take_as_long_as_the_table_wants(tmp_path: Path) -> None:
    house = build(settings_in(tmp_path, tempo=0.3))
    await house.start()
    try:
        ann = await house.new_player("Ann")
        table = await open_for(house, ann, RANDOM_BOT)
        await _until(lambda: 1 in table.match.committed)
        for pace, least in ((Pace.CALM, 0.5), (Pace.BRISK, 0.2), (Pace.INSTANT, 0.0)):
            await house.set_pace(table.id, ann.id, pace)
            assert (await again(house, table)).pace is pace
            fresh = await house.open_table(ann, "histrio", 2, {}, [SeatPlan("me"), RANDOM_BOT], pace)
            began = time.monotonic()
            await _until(lambda fresh=fresh: 1 in fresh.match.committed)  # type: ignore[misc]
            assert time.monotonic() - began >= least
    finally:
        await house.stop()


async def test_the_search_is_compiled_beside_the_game_once_it_is_needed(
    small_house: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    called = tmp_path / "called"
    (tmp_path / "compiler").write_text(f'#!/bin/sh\necho "$@" >> {called}\n')
    (tmp_path / "compiler").chmod(0o755)
    monkeypatch.setenv("SPECTACULA_CACHE", str(tmp_path))
    ann = await small_house.new_player("Ann")
    quick = await open_for(small_house, ann, RANDOM_BOT)
    await _until(lambda: 1 in quick.match.committed)
    monkeypatch.setattr("spectacula.engine.warmup.sys.executable", str(tmp_path / "compiler"))
    for _ in range(2):
        table = await open_for(small_house, ann, SeatPlan("bot", level="skilled"))
        await _until(lambda table=table: 1 in table.match.committed)  # type: ignore[misc]
    await _until(lambda: called.exists() and called.read_text().endswith("\n"))
    assert called.read_text().split() == ["-m", "spectacula.bots", "histrio", "--beside"]


async def _until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0.01)


async def _step(house: House, table: Table) -> None:
    if 0 in table.match.pending:
        await play_first(house, table, 0)
    await asyncio.sleep(0.005)


async def _play_against_bots(house: House, table: Table) -> None:
    async with asyncio.timeout(PATIENCE):
        while not table.over:
            await _step(house, table)
