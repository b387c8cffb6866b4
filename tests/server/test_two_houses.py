"""Two houses on one database, neither of which hears of the other: versions alone keep every acknowledged move."""

from __future__ import annotations

from typing import Any

import pytest

from spectacula.server.errors import Stale
from spectacula.server.house import House
from spectacula.server.tables import company

from .at_table import play_first, standing, two_people

pytestmark = pytest.mark.anyio


async def test_sealed_choices_made_in_two_houses_are_revealed_together(house: House, other: House) -> None:
    table, _, _ = await two_people(house)
    behind = await other.table(table.id)
    await play_first(house, table, 0)
    found = await play_first(other, behind, 1)
    assert found.match.ply == 2
    assert standing(found)["played"][0] == (0, table.match.sealed_moves[0])


async def test_who_is_behind_is_told_so_and_has_the_table_as_it_stands(house: House, other: House) -> None:
    table, _, _ = await two_people(house)
    behind = await other.table(table.id)
    for seat in (0, 1):
        table = await play_first(house, table, seat)
    with pytest.raises(Stale) as late:
        await other.play(table.id, behind.seats[0].player_id or "", 0, 0, [behind.match.moves(0)[-1]])
    assert standing(late.value.table) == standing(table)


async def test_a_whole_game_is_played_in_turns_by_two_houses(house: House, other: House) -> None:
    table, _, _ = await two_people(house)
    houses, played = (house, other), 0
    while not table.over:
        table = await _decide(houses[played % 2], table.id)
        played += 1
    assert table.record().verify().scores == table.match.scores


@pytest.mark.parametrize("way", ["load", "write"])
async def test_a_doubt_that_comes_up_while_a_table_is_read_or_written_remains(
    small_house: House, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """What is heard of from elsewhere just then may not be in what was read."""
    table, _, _ = await two_people(small_house)
    known = getattr(small_house.store, way)

    async def meanwhile(asked: Any) -> Any:
        small_house.time.reread(table.id)
        return await known(asked)

    with monkeypatch.context() as patch:
        patch.setattr(small_house.store, way, meanwhile)
        table.doubt()
        await small_house.alter(table.id, lambda table: company.count_hint(table, 0))
        assert table.doubtful
    assert not (await small_house.table(table.id)).doubtful


async def _decide(house: House, table_id: str) -> Any:
    """The first seat that is to decide does so here, on whatever this house knows of the table."""
    table = await house.table(table_id)
    try:
        return await play_first(house, table, table.match.pending[0])
    except Stale as late:
        return await play_first(house, late.table, late.table.match.pending[0])
