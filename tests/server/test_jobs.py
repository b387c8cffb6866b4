"""Thoughts as jobs: other processes think them, hints before bots, and none is lost with the worker that had it."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from prometheus_client import generate_latest

from spectacula.server.building import build
from spectacula.server.house import House
from spectacula.server.http.metrics import Metrics
from spectacula.server.http.serving import make_ready
from spectacula.server.jobs.asking import Elsewhere
from spectacula.server.jobs.kinds import KINDS
from spectacula.server.jobs.queue import address_of
from spectacula.server.jobs.working import Desk, work
from spectacula.server.settings import BadSetting, Settings
from spectacula.server.store.backup import back_up, restore
from spectacula.server.tables.table import SeatPlan
from spectacula.server.thinking.gears import is_warm
from spectacula.server.thinking.workers import NoThought

from .at_table import open_for
from .conftest import settings_in
from .databases import new_database
from .holding import LEASE, hold, know_it
from .houses import ROOT
from .visiting import programs_only, visiting

pytestmark = pytest.mark.anyio
SOON = 60  # seconds until what should happen counts as never happening


@pytest.fixture(scope="module")
def settings(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Settings]:
    """Of a house whose queue is there, and knows a thought that can be held on to."""
    know_it()
    database = asyncio.run(new_database(postgres))
    settings = replace(settings_in(tmp_path_factory.mktemp("house"), database), workers=0, lease=LEASE, patience=SOON)
    asyncio.run(make_ready(settings))
    yield settings
    del KINDS["hold"]


@pytest.fixture(scope="module")
def worker(settings: Settings) -> Iterator[None]:
    process = start_worker(settings)
    yield
    end(process)


@pytest.fixture
async def house(settings: Settings) -> AsyncIterator[House]:
    house = build(settings)
    await house.start()
    yield house
    await house.stop()


def start_worker(settings: Settings) -> subprocess.Popen[str]:
    """A process that thinks one thought at a time, at work when this returns."""
    command = [sys.executable, "-m", "tests.server.holding", str(settings.database)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert "workers: 1" in process.stdout.readline()
    return process


def end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.communicate()


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not done():
            await asyncio.sleep(0.01)


def said(note: Path) -> bool:
    """Whether a note was written, to its end."""
    return note.exists() and note.read_text().endswith("\n")


def held(folder: Path, name: str) -> Path:
    file = folder / f"{name}.held"
    file.touch()
    return file


def searchers(house: House) -> Elsewhere:
    found = house.bots.staff.search
    assert isinstance(found, Elsewhere)
    return found


@pytest.mark.usefixtures("worker")
async def test_a_thought_is_thought_by_another_process(house: House, tmp_path: Path) -> None:
    thinker = await searchers(house).run(hold, str(tmp_path / "nothing"))
    assert thinker != os.getpid()


@pytest.mark.usefixtures("worker")
async def test_bots_and_hints_come_from_the_queue(house: House) -> None:
    ann = await house.new_player("Ann")
    table = await open_for(house, ann, SeatPlan("bot", level="skilled"))
    _, advice = await house.hints(table.id, ann.id, 0)
    await until(lambda: 1 in table.match.committed)
    assert all(hint.move in table.match.moves(0) for hint in advice.hints) and advice.hints
    done = {job.kwargs["kind"] async for job in searchers(house).queue.iter_jobs() if job.kwargs}
    assert {"advise", "think"} <= done


@pytest.mark.usefixtures("worker")
async def test_hints_overtake_bots(house: House, tmp_path: Path) -> None:
    file = held(tmp_path, "first")

    def ask(name: str, urgent: bool = False) -> asyncio.Task[int]:
        return asyncio.create_task(searchers(house).run(hold, str(tmp_path / name), urgent))

    tasks = [ask(file.name)]
    await until(lambda: said(tmp_path / "first.begun"))
    for name, urgent in (("bot", False), ("other-bot", False), ("hint", True)):
        tasks.append(ask(name, urgent))
        await _queued(house, len(tasks) - 1)
    file.unlink()
    await asyncio.wait_for(asyncio.gather(*tasks), SOON)
    assert (tmp_path / "all.begun").read_text().split() == [file.name, "hint", "bot", "other-bot"]


@pytest.mark.usefixtures("worker")
async def test_the_thought_of_a_worker_that_is_killed_goes_to_another(
    house: House, settings: Settings, tmp_path: Path
) -> None:
    """One worker is held, so that another begins the thought; the first has it when the other is dead."""
    files = held(tmp_path, "first"), held(tmp_path, "second")
    begun = tmp_path / "second.begun"
    first = asyncio.create_task(searchers(house).run(hold, str(files[0])))
    await until(lambda: said(tmp_path / "first.begun"))
    other = start_worker(settings)
    second = asyncio.create_task(searchers(house).run(hold, str(files[1])))
    await until(lambda: said(begun))
    end(other)
    for file in files:
        file.unlink()
    thinker = await asyncio.wait_for(second, SOON)
    assert thinker == await first
    assert begun.read_text().split()[-1] == str(thinker) != begun.read_text().split()[0]


@pytest.mark.usefixtures("worker")
async def test_workers_are_counted(house: House) -> None:
    await until(lambda: searchers(house).alive == 1)


@pytest.mark.usefixtures("worker")
async def test_health_tells_who_works_and_what_waits(settings: Settings) -> None:
    house = build(settings)
    figures = Metrics(house)
    async with visiting(house, programs_only) as client:
        async with asyncio.timeout(SOON):
            while (await client.get("/health")).json() != {"status": "ok", "workers": 1, "waiting": 0}:
                await asyncio.sleep(0.01)
        await until(lambda: 'spectacula_workers{kind="search"} 1.0' in generate_latest(figures.registry).decode())


async def _queued(house: House, count: int) -> None:
    while await searchers(house).queue.count("queued") < count:
        await asyncio.sleep(0.01)


async def test_whoever_gives_up_waiting_takes_the_job_back(postgres: str, settings: Settings, tmp_path: Path) -> None:
    house = await _without_workers(postgres, settings)
    thought = asyncio.create_task(searchers(house).run(hold, str(tmp_path / "nothing")))
    await _queued(house, 1)
    thought.cancel()
    while await searchers(house).queue.count("queued"):
        await asyncio.sleep(0.01)
    await house.stop()


async def test_a_house_says_that_nobody_works_and_its_bots_decide_at_once(
    postgres: str, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    house = await _without_workers(postgres, replace(settings, patience=0))
    with caplog.at_level(logging.WARNING):
        await until(lambda: "nobody thinks for bots" in caplog.text)
    with pytest.raises(NoThought):
        await searchers(house).run(is_warm, "histrio")
    table = await open_for(house, await house.new_player("Ann"), SeatPlan("bot", level="master"))
    await until(lambda: 1 in table.match.committed)
    await house.stop()


async def _without_workers(postgres: str, settings: Settings) -> House:
    settings = replace(settings, database=await new_database(postgres))
    await make_ready(settings)
    house = build(settings)
    await house.start()
    return house


async def test_a_job_nobody_waits_for_any_more_is_not_thought(settings: Settings, tmp_path: Path) -> None:
    desk = Desk(settings)
    answer = await desk.think({}, kind="hold", task=str(tmp_path / "nothing"), until=0.0)
    assert answer == {"failed": "nobody waits any more"}
    assert not (tmp_path / "nothing.begun").exists()


async def test_a_queue_is_no_part_of_a_backup(postgres: str, settings: Settings, tmp_path: Path) -> None:
    house = await _without_workers(postgres, settings)
    await house.new_player("Ann")
    await house.stop()
    rows = await back_up(house.settings.where, b"k" * 32, tmp_path / "house.backup")
    assert rows == {"players": 1, "hours": 1}
    fresh = replace(settings, database=await new_database(postgres))
    await make_ready(fresh)
    await restore(fresh.where, tmp_path / "house.backup")


def test_workers_need_a_postgresql(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="PostgreSQL"):
        work(settings_in(tmp_path), print)


def test_a_house_on_sqlite_thinks_for_itself(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="workers = 0"):
        Settings(folder=tmp_path, workers=0)


def test_the_queue_is_reached_as_the_database_is() -> None:
    given = "postgresql+asyncpg://ann:secret@db.example/house?ssl=require"
    assert address_of(given) == "postgresql://ann:secret@db.example/house?sslmode=require"
    assert address_of("postgresql:///house?host=/run/postgresql") == "postgresql:///house?host=%2Frun%2Fpostgresql"
