"""Rounds follow each other in every system, whoever comes, goes or comes back."""

from __future__ import annotations

import pytest

from spectacula.server.errors import NotNow
from spectacula.server.house import House
from spectacula.server.player import Player
from spectacula.server.store.rows import Insert
from tests.server.tournaments.held import begun, looked_after, play_out, play_round, proposed, with_people

pytestmark = pytest.mark.anyio


async def test_a_round_begins_when_the_last_table_is_over(quiet_house: House) -> None:
    found = await begun(quiet_house)
    await play_out(quiet_house, found.playing[0].table_id or "")
    found = await looked_after(quiet_house, found)
    assert found.turn == 1 and len(found.playing) == 1
    await play_out(quiet_house, found.playing[0].table_id or "")
    assert (await looked_after(quiet_house, found)).turn == 2


async def test_a_swiss_of_eight_goes_on_when_two_drop_out(quiet_house: House) -> None:
    found, desk = await begun(quiet_house, players=4, count=8), quiet_house.tournaments
    in_play, between = found.entries[0].player_id or "", found.entries[5].player_id or ""
    found = await desk.withdraw(found.id, in_play)
    laid = next(laid for laid in found.playing if "1" in laid.room.seats)
    table = await quiet_house.table(laid.table_id or "")
    assert in_play not in table.people and table.seats[laid.room.seats.index("1")].resigned
    for each in found.playing:
        await play_out(quiet_house, each.table_id or "", each.room.number)
    await desk.withdraw(found.id, between)
    found = await looked_after(quiet_house, found)
    assert [len(laid.room.seats) for laid in found.playing] == [3, 3]
    found = await play_round(quiet_house, found)
    places = {standing.entrant: standing for standing in found.standings()}
    assert found.state == "over" and [game.points for game in places["1"].games] == [0]
    assert {key: len(standing.games) for key, standing in places.items()} == {
        **dict.fromkeys("234578", 2),
        **dict.fromkeys("16", 1),
    }


async def test_whoever_has_dropped_out_is_led_to_no_table(quiet_house: House) -> None:
    found = await begun(quiet_house)
    leaves = found.entries[0].player_id
    assert found.table_of(leaves) is not None
    found = await quiet_house.tournaments.withdraw(found.id, leaves or "")
    assert found.table_of(leaves) is None


async def test_whoever_comes_back_in_the_same_round_waits_for_the_next(quiet_house: House) -> None:
    found, desk = await begun(quiet_house), quiet_house.tournaments
    back = await quiet_house.player(found.entries[0].player_id or "")
    assert back is not None and await desk.table_of(found, back.id) == found.table_of(back.id)
    await desk.withdraw(found.id, back.id)
    found = await desk.sign_up(found.id, back)
    assert await desk.table_of(found, back.id) is None
    found = await play_round(quiet_house, found)
    again = await desk.table_of(found, back.id)
    assert again is not None and again.room.round == 2


async def test_a_knock_out_ends_with_one_who_won_the_last_table(quiet_house: House) -> None:
    found = await begun(quiet_house, "knockout", count=4)
    found = await play_round(quiet_house, found)
    assert len(found.playing) == 1
    final = await play_out(quiet_house, found.playing[0].table_id or "")
    found = await looked_after(quiet_house, found)
    winner = final.seats[final.match.winners[0]].name
    assert found.state == "over" and found.entry(found.standings()[0].entrant).name == winner


async def test_a_knock_out_is_joined_before_it_begins(quiet_house: House) -> None:
    found = await begun(quiet_house, "knockout")
    with pytest.raises(NotNow, match="before it begins"):
        await with_people(quiet_house, found, 1)


async def known_as(house: House, player: Player, value: float, spread: float = 60.0) -> None:
    """Somebody has a rating at Histrio."""
    row = {"player_id": player.id, "game": "histrio", "value": value, "spread": spread, "games": 9, "number": 9}
    await house.store.write([Insert("ratings", {**row, "version": 1})])


async def test_a_knock_out_is_seeded_by_rating_as_it_begins(quiet_house: House) -> None:
    found, _ = await proposed(quiet_house, "knockout", full_at=6)
    people = await with_people(quiet_house, found, 6)
    for number, value, spread in ((4, 1700.0, 60.0), (1, 1600.0, 60.0), (2, 1600.2, 60.0), (5, 1900.0, 150.0)):
        await known_as(quiet_house, people[number], value, spread)
    found = await looked_after(quiet_house, found)
    assert [entry.seeding for entry in found.entries] == [4, 2, 2, 4, 1, 4]
    assert {frozenset(laid.room.entrants) & {"2", "3", "5"} for laid in found.playing} == {
        frozenset("2"),
        frozenset("3"),
        frozenset("5"),
    }
    await known_as(quiet_house, people[0], 2500.0)
    assert [entry.seeding for entry in (await play_round(quiet_house, found)).entries] == [4, 2, 2, 4, 1, 4]


async def test_where_nobody_has_a_rating_a_knock_out_is_seeded_by_lot(quiet_house: House) -> None:
    assert {entry.seeding for entry in (await begun(quiet_house, "knockout")).entries} == {None}


async def test_a_swiss_takes_in_whoever_comes_between_rounds(quiet_house: House) -> None:
    found = await begun(quiet_house)
    await with_people(quiet_house, found, 2)
    found = await play_round(quiet_house, await quiet_house.tournaments.find(found.id))
    assert len(found.playing) == 3
    with pytest.raises(NotNow, match="no round left"):
        await with_people(quiet_house, found, 1)


async def test_an_arena_seats_whoever_is_free_until_the_time_is_up(quiet_house: House) -> None:
    found = await begun(quiet_house, "arena", minutes=10)
    assert len(found.playing) == 2
    found = await play_round(quiet_house, found)
    assert [laid.room.number for laid in found.playing] == [3, 4]
    for laid in found.playing:
        await play_out(quiet_house, laid.table_id or "")
    found = await looked_after(quiet_house, found, later=601)
    assert found.state == "over" and {len(each.games) for each in found.standings()} == {2}
