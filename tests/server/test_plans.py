"""A million tables at rest slow nobody down: what is asked all the time finds its rows by an index."""

from __future__ import annotations

import re
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event

from spectacula.server.building import build
from spectacula.server.house import House
from spectacula.server.store.schema import metadata
from spectacula.server.store.sql import SqlStore
from spectacula.server.tables.table import SeatPlan

from .at_table import open_for
from .conftest import settings_in

pytestmark = pytest.mark.anyio
MANY = re.compile(r"SCAN (tables|seats|moves|rooms|talk|players|deals)\b")
FEW = {"seekers", "alerts", "asks", "orders", "tournaments"}  # of which there are never many
Asked = list[tuple[str, Any]]


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    folder = tmp_path_factory.mktemp("house")
    house = build(settings_in(folder, keep_finished_days=1, keep_idle_days=1))
    await house.start()
    yield house
    await house.stop()


def engine_of(house: House) -> Any:
    assert isinstance(house.store, SqlStore)
    return house.store.engine


@contextmanager
def asked_of(house: House) -> Iterator[Asked]:
    """Every statement from here to the end."""
    asked: Asked = []

    def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        if statement.startswith(("SELECT", "UPDATE", "DELETE")):
            asked.append((statement, parameters))

    event.listen(engine_of(house).sync_engine, "before_cursor_execute", note)
    yield asked
    event.remove(engine_of(house).sync_engine, "before_cursor_execute", note)


async def walked(house: House, asked: Asked) -> list[str]:
    """Statements that go through all rows of what there may be millions of."""
    found = []
    async with engine_of(house).connect() as db:
        for statement, parameters in asked:
            plan = (await db.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)).all()
            found += [f"{row[-1]}: {statement}" for row in plan if MANY.match(row[-1])]
    return found


async def test_a_lobby_finds_its_tables(house: House) -> None:
    ann = await house.new_player("Ann")
    with asked_of(house) as asked:
        await house.tables_of(ann.id)
        await house.store.listed_rooms(50)
        await house.rooms.check_open(ann.id)
    assert asked and not await walked(house, asked)


async def test_a_table_is_found(house: House) -> None:
    table = await open_for(house, await house.new_player("Ann"), SeatPlan("here"))
    house.live.clear()
    with asked_of(house) as asked:
        await house.table(table.id)
    assert asked and not await walked(house, asked)


async def test_clean_up_finds_what_goes(house: House) -> None:
    table = await open_for(house, await house.new_player("Ann"), SeatPlan("here"))
    assert house.host.books is not None
    with asked_of(house) as asked:
        await house.host.books.stale(time.time(), time.time())
        await house.host.books.tables()
        await house.clear(table.id)
        await house.accounts.clear_out()
    assert asked and not await walked(house, asked)


def test_what_refers_to_something_can_be_found() -> None:
    """PostgreSQL looks for it whenever what it refers to goes."""
    unindexed = []
    for each in metadata.tables.values():
        keys = [each.primary_key.columns.keys(), *(index.columns.keys() for index in each.indexes)]
        firsts = {key[0] for key in keys}
        unindexed += [(each.name, key.name) for key in each.foreign_key_constraints if key.column_keys[0] not in firsts]
    assert {name for name, _ in unindexed} <= FEW
