"""A database that is full, locked or gone: visitors are told so, nothing changes, and all goes on when it is back."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from spectacula.server.building import build
from spectacula.server.errors import OutOfService
from spectacula.server.house import House
from spectacula.server.store import database as databases
from spectacula.server.store.alone import Alone
from spectacula.server.store.database import BadDatabase, connect
from spectacula.server.thinking import bots

from .at_table import RANDOM_BOT, bearer, engine_of, open_for, play_first, standing, two_people
from .conftest import SCRIPT, settings_in
from .visiting import Client, visiting

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for whoever has locked the database."""
    quick = [pragma for pragma in databases.PRAGMAS if "busy" not in pragma]
    monkeypatch.setattr(databases, "PRAGMAS", (*quick, "busy_timeout=20"))
    monkeypatch.setattr(bots, "COME_AGAIN", 0.02)


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[Client]:
    async with visiting(build(settings_in(tmp_path)), raising=False) as client:
        yield client


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Somebody else writes to the database and does not come to an end."""
    with closing(sqlite3.connect(folder / "house.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def fill(house: House) -> None:
    """From now on there is no room for one page more."""

    def no_page_more(connection: Any, *_: object) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count = 1")

    event.listen(engine_of(house).sync_engine, "begin", no_page_more)


async def test_a_locked_database_changes_nothing_and_holds_nobody_up_for_good(
    small_house: House, tmp_path: Path
) -> None:
    table, _, _ = await two_people(small_house)
    before = standing(table)
    with locked(tmp_path), pytest.raises(OutOfService):
        await play_first(small_house, table, 0)
    assert standing(await small_house.table(table.id)) == before
    assert (await play_first(small_house, table, 0)).sealed_plies


async def test_a_full_disk_changes_nothing(small_house: House) -> None:
    table, ann, _ = await two_people(small_house)
    fill(small_house)
    with pytest.raises(OutOfService):
        for _ in range(200):
            before = standing(await small_house.table(table.id))
            await small_house.say(table.id, ann.id, "bravo " * 80)
    assert standing(await small_house.table(table.id)) == before


async def test_nothing_is_written_to_a_file_that_was_taken_away(small_house: House, tmp_path: Path) -> None:
    await small_house.store.hold()
    table, _, _ = await two_people(small_house)
    file = tmp_path / "house.db"
    file.rename(tmp_path / "elsewhere.db")
    with pytest.raises(OutOfService):
        await play_first(small_house, table, 0)
    (tmp_path / "elsewhere.db").rename(file)
    assert (await play_first(small_house, await small_house.table(table.id), 0)).sealed_plies


async def test_those_who_wait_for_a_writer_that_waits_are_told_too(small_house: House, tmp_path: Path) -> None:
    table, ann, _ = await two_people(small_house)
    with locked(tmp_path):
        said = [small_house.say(table.id, ann.id, f"word {n}") for n in range(3)]
        told = await asyncio.gather(*said, small_house.new_player("Eve"), return_exceptions=True)
    assert [type(answer) for answer in told] == [OutOfService] * 4


async def test_bots_go_on_when_the_database_is_back(
    small_house: House, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    ann = await small_house.new_player("Ann")
    table = await open_for(small_house, ann, RANDOM_BOT)
    with locked(tmp_path):
        while caplog.text.count("the database cannot be used") <= bots.GIVE_UP_AFTER:
            await asyncio.sleep(0.02)
        assert not table.match.committed
    async for _ in small_house.versions(table.id, ann.id):
        if table.match.committed:
            break


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Nothing was changed"), ("de", "hat nichts verändert"), ("fr", "n’a rien changé")],
)
async def test_a_visitor_is_told_what_to_do(client: Client, tmp_path: Path, language: str, said: str) -> None:
    await client.get("/")
    form = {"X-CSRFToken": client.cookies["csrf"], "Accept-Language": language}
    with locked(tmp_path):
        answer = await client.post("/name", data={"name": "Ann"}, headers=form)
    assert (answer.status_code, answer.headers["retry-after"], said in answer.text) == (503, "5", True)
    assert (await client.post("/name", data={"name": "Ann"}, headers=form)).status_code == 200


async def test_a_program_is_told_too(client: Client, tmp_path: Path) -> None:
    house: House = client.app.state.house
    headers = bearer(await house.new_token((await house.new_player("Ann")).id))
    body = {"game": "histrio", "seats": [{"kind": "me"}, {"kind": "here"}]}
    with locked(tmp_path):
        answer = await client.post("/api/tables", json=body, headers=headers)
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
    assert answer.json()["extra"]["error"] == "out-of-service"
    assert (await client.post("/api/tables", json=body, headers=headers)).status_code == 201


@pytest.fixture
def own_postgres() -> Iterator[tuple[str, str]]:
    """A PostgreSQL that may be stopped: its address and its folder."""
    url, folder = subprocess.run([SCRIPT, "start"], capture_output=True, text=True, check=True).stdout.split()
    yield url, folder
    subprocess.run([SCRIPT, "stop", folder], check=True)


async def test_a_restarted_postgresql_is_this_servers_again(own_postgres: tuple[str, str], tmp_path: Path) -> None:
    url, folder = own_postgres
    house, rival = build(settings_in(tmp_path, url)), Alone(connect(url))
    await house.store.hold()
    await house.start()
    table, _, _ = await two_people(house)
    before = standing(table)
    subprocess.run([SCRIPT, "halt", folder], check=True)
    with pytest.raises(OutOfService):
        await play_first(house, table, 0)
    subprocess.run([SCRIPT, "resume", folder], check=True)
    while not (await _again(house, table.id)).sealed_plies:
        await asyncio.sleep(0.05)
    assert standing(table)["played"] == before["played"]
    with pytest.raises(BadDatabase, match="a server uses"):
        await rival.hold()
    await rival.let_go()
    await rival.engine.dispose()
    await house.stop()


async def _again(house: House, table_id: str) -> Any:
    """The same move until it is taken."""
    try:
        return await play_first(house, await house.table(table_id), 0)
    except OutOfService:
        return house.live[table_id]
