"""Giving a seat up for good."""

from __future__ import annotations

import pytest

from spectacula.server.errors import NotNow, NotYourSeat
from spectacula.server.house import House
from spectacula.server.tables.leaving import SUCCESSOR, resign
from spectacula.server.tables.table import Table

from .at_table import PERSON_HERE, again, open_for, play_to, two_people

pytestmark = pytest.mark.anyio


async def gives_up(house: House, table: Table, player_id: str) -> Table:
    return await house.alter(table.id, lambda live: resign(live, player_id))


async def test_a_bot_plays_on_for_whoever_resigned_under_their_name(small_house: House) -> None:
    table, ann, bob = await two_people(small_house)
    await gives_up(small_house, table, bob.id)
    seat = (await again(small_house, table)).seats[1]
    assert (seat.kind, seat.level, seat.name, seat.player_id) == ("bot", SUCCESSOR, "Bob", None)
    assert (await small_house.table(table.id)).people == {ann.id}


async def test_everybody_is_told_who_resigned(small_house: House) -> None:
    table, _, bob = await two_people(small_house)
    await gives_up(small_house, table, bob.id)
    table = await again(small_house, table)
    assert [(said.name, said.goodbye) for said in table.talk] == [("Bob", True)] and table.seats[1].resigned


async def test_whoever_opened_the_table_leaves_it_to_somebody_who_stays(small_house: House) -> None:
    table, ann, bob = await two_people(small_house)
    await gives_up(small_house, table, ann.id)
    assert (await again(small_house, table)).owner == bob.id


async def test_a_wish_to_go_back_does_not_wait_for_somebody_who_has_gone(small_house: House) -> None:
    table, ann, bob = await two_people(small_house)
    table = await play_to(small_house, table, 2)
    await small_house.ask_undo(table.id, ann.id, 0, 0)
    await gives_up(small_house, table, bob.id)
    assert (await again(small_house, table)).undo is None


async def test_nobody_resigns_for_another_or_after_the_end(small_house: House) -> None:
    table, ann, _ = await two_people(small_house)
    eve = await small_house.new_player("Eve")
    with pytest.raises(NotYourSeat):
        await gives_up(small_house, table, eve.id)
    table = await play_to(small_house, table, 1000)
    with pytest.raises(NotNow):
        await gives_up(small_house, table, ann.id)


async def test_a_table_is_not_left_to_nobody(small_house: House) -> None:
    ann = await small_house.new_player("Ann")
    table = await open_for(small_house, ann, PERSON_HERE)
    with pytest.raises(NotNow):
        await gives_up(small_house, table, ann.id)
