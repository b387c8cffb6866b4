"""Tables as records: what is exported holds, what is damaged is named, and an import is whole or does not happen."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text

from spectacula.engine.record import Record
from spectacula.server.host.records import LIST, CannotKeep, export, take_in
from spectacula.server.house import House
from spectacula.server.player import Player
from spectacula.server.settings import Settings
from spectacula.server.store.database import BadDatabase
from spectacula.server.tables.change import changed
from spectacula.server.tables.table import Table

from .at_table import INVITED, RANDOM_BOT, engine_of, open_for, play_first, play_to, standing, two_people

pytestmark = pytest.mark.anyio


async def three_tables(house: House) -> tuple[Player, list[Table]]:
    """One with a sealed choice, one that is over, one nobody has come to yet."""
    sealed, ann, _ = await two_people(house)
    over, _, _ = await two_people(house)
    tables = [await play_first(house, sealed, 0), await play_to(house, over, 1000)]
    return ann, [*tables, await open_for(house, ann, INVITED, RANDOM_BOT)]


async def emptied(house: House) -> None:
    async with engine_of(house).begin() as db:
        await db.execute(text("DELETE FROM tables"))
    house.live.clear()


async def test_every_table_is_exported_as_a_record_that_holds(house: House, tmp_path: Path) -> None:
    _, tables = await three_tables(house)
    assert await export(house.settings, tmp_path / "out") == (3, [])
    records = [Record.read(tmp_path / "out" / f"histrio-{table.id}.json") for table in tables]
    assert [record.verify().position for record in records] == [table.match.position for table in tables]


async def test_what_was_exported_comes_back_as_it_was(house: House, tmp_path: Path) -> None:
    ann, tables = await three_tables(house)
    await house.alter(tables[2].id, lambda live: changed(live, seats={2: {"stand_in": "master"}}))
    before = [standing(table) for table in tables]
    await export(house.settings, tmp_path / "out")
    await house.bots.stop()
    await emptied(house)
    assert await take_in(house.settings, [tmp_path / "out"], ann.id) == 3
    found = [standing(await house.table(table.id)) for table in tables]
    for what in ("position", "played", "sealed", "openings", "sealed_plies", "finished"):
        assert [each[what] for each in found] == [each[what] for each in before], what
    assert [seat[1:3] for seat in found[0]["seats"]] == [("Ann", ann.id), ("Bob", ann.id)]
    kind, *_, stand_in, _ = found[2]["seats"][2]
    assert (kind, stand_in) == ("bot", "master")


async def test_a_damaged_table_is_named_and_the_others_are_exported(small_house: House, tmp_path: Path) -> None:
    _, tables = await three_tables(small_house)
    async with engine_of(small_house).begin() as db:
        await db.execute(text("UPDATE moves SET move = 'nonsense' WHERE table_id = :id"), {"id": tables[1].id})
        await db.execute(text("UPDATE tables SET position = NULL WHERE id = :id"), {"id": tables[1].id})
    count, damaged = await export(small_house.settings, tmp_path / "out")
    assert count == 2 and len(damaged) == 1 and tables[1].id in damaged[0]
    assert not (tmp_path / "out" / f"histrio-{tables[1].id}.json").exists()


async def test_one_broken_record_keeps_all_out(house: House, tmp_path: Path) -> None:
    ann, tables = await three_tables(house)
    await export(house.settings, tmp_path / "out")
    await emptied(house)
    broken = tmp_path / "out" / f"histrio-{tables[1].id}.json"
    broken.write_text(broken.read_text().replace('"seed": "', '"seed": "1'))
    with pytest.raises(CannotKeep, match=f"{broken.name}.*\nnothing was imported"):
        await take_in(house.settings, [tmp_path / "out"], ann.id)
    async with engine_of(house).connect() as db:
        assert await db.scalar(text("SELECT count(*) FROM tables")) == 0


async def test_tables_that_are_there_already_are_not_doubled(house: House, tmp_path: Path) -> None:
    ann, tables = await three_tables(house)
    await export(house.settings, tmp_path / "out")
    async with engine_of(house).begin() as db:
        await db.execute(text("DELETE FROM tables WHERE id = :id"), {"id": tables[2].id})
    with pytest.raises(CannotKeep, match="in the house already"):
        await take_in(house.settings, [tmp_path / "out"], ann.id)
    async with engine_of(house).connect() as db:
        assert await db.scalar(text("SELECT count(*) FROM tables")) == 2


async def test_records_from_anywhere_become_tables_of_somebody(small_house: House, tmp_path: Path) -> None:
    ann, tables = await three_tables(small_house)
    tables[1].match.record().save(tmp_path / "some.json")
    assert await take_in(small_house.settings, [tmp_path / "some.json"], ann.id) == 1
    latest = (await small_house.tables_of(ann.id))[0]
    assert latest.scores == tuple(tables[1].match.scores) and latest.seats == (0, 1)


async def test_tables_go_to_one_person_of_the_house(small_house: House, tmp_path: Path) -> None:
    for name in ("Ann", "Ann"):
        await small_house.new_player(name)
    for name, told in (("Ann", "several people"), ("Zoe", "nobody")):
        with pytest.raises(CannotKeep, match=told):
            await take_in(small_house.settings, [tmp_path], name)


async def test_a_list_that_does_not_fit_its_records_is_refused(small_house: House, tmp_path: Path) -> None:
    ann, _ = await three_tables(small_house)
    await export(small_house.settings, tmp_path / "out")
    await emptied(small_house)
    (tmp_path / "out" / LIST).write_text('{"format": "spectacula-tables-9", "tables": []}')
    with pytest.raises(CannotKeep, match="another version"):
        await take_in(small_house.settings, [tmp_path / "out"], ann.id)


async def test_there_must_be_a_house(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="there is no database"):
        await export(Settings(folder=tmp_path), tmp_path / "out")
