"""The store of a tab: what was acknowledged is on the shelf, and whatever else lies there harms nobody."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from spectacula.server.errors import Damaged, NoSuchTable, OutOfService
from spectacula.server.house import House
from spectacula.server.store.rows import Insert, Update
from spectacula.server.store.store import Conflict
from spectacula.server.thinking.workers import Staff
from spectacula.site.tab.store import ShelfStore
from tests.server.at_table import PERSON_HERE as HERE
from tests.server.at_table import open_for, play_to, standing, two_people
from tests.server.conftest import settings_in
from tests.server.in_memory import MemoryShelf, PlainGear, ThinkHere

pytestmark = pytest.mark.anyio


class FullShelf(MemoryShelf):
    """Takes nothing more when told so."""

    full = False

    async def change(self, things: Mapping[str, bytes | None]) -> None:
        if self.full:
            raise OutOfService("the browser keeps no more")
        await super().change(things)


@pytest.fixture
def shelf() -> FullShelf:
    return FullShelf()


async def opened(shelf: MemoryShelf, folder: Path) -> House:
    """A house on a shelf, as after every start of the browser."""
    settings = settings_in(folder)
    house = House(settings, ShelfStore(shelf), Staff(ThinkHere(), ThinkHere(), PlainGear()))
    await house.store.start()
    return house


async def test_a_table_comes_back_after_a_restart(shelf: FullShelf, tmp_path: Path) -> None:
    house = await opened(shelf, tmp_path)
    table, ann, _ = await two_people(house)
    table = await play_to(house, table, 35)
    await house.say(table.id, ann.id, "Bravo")
    again = await opened(shelf, tmp_path)
    assert standing(await again.table(table.id)) == standing(table)
    assert [card.id for card in await again.tables_of(ann.id)] == [table.id]


async def test_a_forgotten_table_leaves_nothing_behind(shelf: FullShelf, tmp_path: Path) -> None:
    house = await opened(shelf, tmp_path)
    ann = await house.new_player("Ann")
    table = await play_to(house, await open_for(house, ann, HERE), 3)
    again = await opened(shelf, tmp_path)
    await again.forget(table.id, ann.id)
    assert [name for name in shelf.things if table.id in name] == []


async def test_a_full_shelf_changes_nothing(shelf: FullShelf, tmp_path: Path) -> None:
    house = await opened(shelf, tmp_path)
    table, ann, _ = await two_people(house)
    table = await play_to(house, table, 4)
    before, kept = standing(table), dict(shelf.things)
    shelf.full = True
    with pytest.raises(OutOfService):
        await house.say(table.id, ann.id, "Bravo")
    shelf.full = False
    assert shelf.things == kept
    assert standing(await house.table(table.id)) == before


async def test_one_damaged_table_spoils_no_other(shelf: FullShelf, tmp_path: Path) -> None:
    house = await opened(shelf, tmp_path)
    ann = await house.new_player("Ann")
    whole, damaged, gone = [(await play_to(house, await open_for(house, ann, HERE), 3)).id for _ in range(3)]
    shelf.things[f"moves/{damaged}/000001"] = b"\xc1"
    shelf.things[f"tables/{gone}"] = b"\xc1"
    again = await opened(shelf, tmp_path)
    assert (await again.table(whole)).match.ply >= 3
    with pytest.raises(Damaged):
        await again.table(damaged)
    with pytest.raises(NoSuchTable):
        await again.table(gone)
    assert {card.id for card in await again.tables_of(ann.id)} == {whole, damaged}


async def test_what_was_changed_meanwhile_is_a_conflict(shelf: FullShelf, tmp_path: Path) -> None:
    house = await opened(shelf, tmp_path)
    table, _, _ = await two_people(house)
    table = await play_to(house, table, 2)
    stored = await house.store.load(table.id)
    assert stored is not None
    for write in (
        Insert("moves", {**stored.moves[0], "ply": 1000}),
        Insert("tables", stored.row),
        Update("tables", {"id": table.id, "version": 1}, {"ply": 7}),
    ):
        with pytest.raises(Conflict):
            await house.store.write([Insert("players", {"id": "x", "name": "X", "created": 0.0}), write])
    assert await house.store.player("x") is None, "all of it or nothing"
