"""The store: the same schema and the same locking on SQLite and PostgreSQL."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, inspect, text

from spectacula.server.house import House
from spectacula.server.store.database import BadDatabase, connect, examine, migrate, prepare
from spectacula.server.store.rows import Insert
from spectacula.server.store.schema import metadata
from spectacula.server.store.steps import MIGRATIONS, downgrade, revision_of, steps
from spectacula.server.store.store import Conflict
from spectacula.server.tables.playing import turn

from .at_table import PERSON_HERE, RANDOM_BOT, again, engine_of, open_for, play_to, standing, two_people

pytestmark = pytest.mark.anyio


async def test_migrations_lead_to_the_schema_and_may_run_twice(empty_database: str) -> None:
    engine = connect(empty_database)
    await migrate(engine)
    await migrate(engine)

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_tables_from_before_hints_allow_them_where_nobody_is_invited(house: House) -> None:
    with_guest, host, _ = await two_people(house)
    alone = await open_for(house, host, PERSON_HERE)
    engine = engine_of(house)
    async with engine.begin() as connection:
        await connection.run_sync(downgrade, "0001")
    await migrate(engine)
    assert not (await again(house, with_guest)).hints
    assert (await again(house, alone)).hints


async def test_a_game_goes_on_after_the_schema_went_back_and_forth(house: House) -> None:
    table, _, _ = await two_people(house)
    table = await play_to(house, table, 5)
    before = standing(table)
    async with engine_of(house).begin() as connection:
        await connection.run_sync(downgrade, "0002")
        sealed = await connection.execute(text("SELECT ply FROM moves WHERE sealed ORDER BY ply"))
        assert [ply for (ply,) in sealed][:2] == [0, 1], "the first choices were revealed together"
    await migrate(engine_of(house))
    assert standing(await again(house, table)) == before
    await play_to(house, table, 7)


async def test_tables_from_before_leases_know_whose_bots_are_due(house: House) -> None:
    """A bot that is to decide, one that has decided, and one that must wait for an answer."""
    ann = await house.new_player("Ann")
    house.bots.wake = lambda table: None  # type: ignore[method-assign]
    due, decided, asked = [await open_for(house, ann, RANDOM_BOT) for _ in range(3)]
    await house.alter(decided.id, lambda table: turn(table, 1, 0, [table.match.moves(1)[0]]))
    async with engine_of(house).begin() as connection:
        row = {"table_id": asked.id, "seat": 0, "to_ply": 0, "asked": 2, "agreed": 0}
        await connection.execute(insert(metadata.tables["undo_offers"]), row)
        await connection.run_sync(downgrade, "0004")
    await migrate(engine_of(house))
    async with engine_of(house).connect() as connection:
        assert (await connection.execute(text("SELECT table_id FROM due"))).scalars().all() == [due.id]


def test_every_constraint_has_a_name_of_its_own() -> None:
    tables = metadata.tables.values()
    names = [c.name for table in tables for c in table.constraints] + [
        i.name for table in tables for i in table.indexes
    ]
    assert None not in names
    assert max(Counter(names).values()) == 1


async def test_sqlite_keeps_what_it_has_acknowledged(small_house: House) -> None:
    async with engine_of(small_house).connect() as connection:
        for name, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 5000)):
            assert (await connection.execute(text(f"PRAGMA {name}"))).scalar() == value


async def test_a_change_to_an_older_version_is_refused_whole(house: House) -> None:
    table, _, _ = await two_people(house)
    before = standing(await again(house, table))
    work = turn(table, 0, 0, [table.match.moves(0)[0]])
    assert work is not None
    table.saved_version -= 1
    with pytest.raises(Conflict):
        await house.store.write(work.writes(table))
    assert standing(await again(house, table)) == before


async def test_one_answer_per_seat_and_decision(house: House) -> None:
    table, _, _ = await two_people(house)
    table = await play_to(house, table, 2)
    stored = await house.store.load(table.id)
    assert stored is not None
    again = {**stored.moves[0], "ply": 1000}
    with pytest.raises(Conflict):
        await house.store.write([Insert("moves", again)])


@pytest.mark.parametrize("ply", [1, 2, 31, 33, 40, 1000])
async def test_a_table_comes_back_as_it_was(small_house: House, ply: int) -> None:
    table, _, _ = await two_people(small_house)
    table = await play_to(small_house, table, ply)
    before, story = standing(table), table.match.story(0)
    table = await again(small_house, table)
    assert standing(table) == before
    assert table.match.story(0) == story


async def test_a_table_comes_back_on_either_database(house: House) -> None:
    table, ann, _ = await two_people(house)
    table = await play_to(house, table, 35)
    await house.say(table.id, ann.id, "Bravo 🎭 «é»")
    before = standing(await house.table(table.id))
    assert standing(await again(house, table)) == before


@pytest.mark.parametrize(
    "url", ["nonsense", "mysql://x/y", "sqlite:////no/such/folder/house.db", "postgresql://nobody@127.0.0.1:1/none"]
)
async def test_a_database_that_cannot_be_used_is_told_in_one_line(url: str) -> None:
    with pytest.raises(BadDatabase) as refusal:
        await prepare(url)
    assert "\n" not in str(refusal.value)


async def test_postgresql_without_its_package_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(BadDatabase, match=r"pip install 'spectacula\[postgres\]'"):
        await prepare("postgresql://somebody@127.0.0.1/house")


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    file.write_text("not a database " * 100)
    with pytest.raises(BadDatabase):
        await prepare(f"sqlite:///{file}")
    assert file.read_text() == "not a database " * 100


def test_steps_go_by_the_names_of_their_files() -> None:
    walked = [step.revision for step in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]
    assert list(steps()) == walked[::-1]


async def test_a_database_of_a_newer_version_is_refused(empty_database: str) -> None:
    await prepare(empty_database)
    engine = connect(empty_database)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await engine.dispose()
    for look in (prepare, examine):
        with pytest.raises(BadDatabase, match="newer Spectacula"):
            await look(empty_database)


async def test_a_look_at_a_database_changes_nothing(empty_database: str, tmp_path: Path) -> None:
    assert "will be" in await examine(empty_database)
    assert not (tmp_path / "house.db").exists()
    await prepare(empty_database)
    assert "is up to date" in await examine(empty_database)
    engine = connect(empty_database)
    async with engine.begin() as connection:
        await connection.run_sync(downgrade, "0002")
    assert "will be brought up to date" in await examine(empty_database)
    async with engine.connect() as connection:
        assert await connection.run_sync(revision_of) == "0002"
    await engine.dispose()


async def test_a_migration_that_fails_leaves_nothing_behind(
    empty_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(name: str) -> None:
        raise OSError("half-way")

    monkeypatch.setattr(op, "create_index", lambda *names: fail(names[0]))
    with pytest.raises(BadDatabase):
        await prepare(empty_database)
    engine = connect(empty_database)
    async with engine.connect() as connection:
        assert await connection.run_sync(lambda c: inspect(c).get_table_names()) == []
    await engine.dispose()
