"""Tournaments of a house: signing up, rounds that start by themselves, tables, results, and what nobody may see yet."""

from __future__ import annotations

import asyncio
import io
import json
import time
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from spectacula.kernel.errors import CannotUndo
from spectacula.server.building import build
from spectacula.server.errors import NotNow, NotRated, Refused
from spectacula.server.host.desk import host_row
from spectacula.server.house import House
from spectacula.server.people.export import export
from spectacula.server.people.joining import join
from spectacula.server.people.parting import part
from spectacula.server.player import Player
from spectacula.server.store import sql
from spectacula.server.store.rows import Insert
from spectacula.server.store.store import Conflict
from spectacula.server.tables import leaving
from spectacula.server.tables.terms import Clock
from spectacula.server.tables.undoing import ask_undo
from spectacula.server.tournaments import desk as desks
from spectacula.server.tournaments import laying
from spectacula.server.tournaments.desk import NoSuchTournament, NotYours, TournamentDesk
from spectacula.server.tournaments.proposing import MOST_OPEN
from spectacula.server.tournaments.tourney import Tourney
from spectacula.tournaments.rooms import Room

from .conftest import house_database, settings_in
from .members import member
from .rated import company
from .tournaments import begun, looked_after, play_out, play_round, proposal, proposed, with_people

pytestmark = pytest.mark.anyio
HOUR = 3600.0


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laying, "FILLER", "random")
    monkeypatch.setattr(leaving, "SUCCESSOR", "random")


@pytest.fixture
def at_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tournaments are looked after when a test says so."""
    monkeypatch.setattr(TournamentDesk, "look_after_for_ever", lambda _: asyncio.Event().wait())


@pytest.fixture
async def quiet_house(at_rest: None, small_house: House) -> House:
    return small_house


# --- proposing and joining


async def test_only_a_kept_name_proposes_a_tournament(small_house: House) -> None:
    guest = await small_house.new_player("Guest")
    with pytest.raises(NotYours, match="keep your name"):
        await small_house.tournaments.propose(guest, proposal())


async def test_only_a_host_lets_one_repeat(small_house: House) -> None:
    clara = (await member(small_house)).player
    with pytest.raises(NotYours, match="host"):
        await small_house.tournaments.propose(
            clara, proposal(full_at=None, starts=time.time() + HOUR, repeats="weekly")
        )


async def test_nobody_has_too_many_at_once(small_house: House) -> None:
    clara = (await member(small_house)).player
    for _ in range(MOST_OPEN):
        await small_house.tournaments.propose(clara, proposal())
    with pytest.raises(NotNow, match="more than 3"):
        await small_house.tournaments.propose(clara, proposal())


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"full_at": None}, "at a time, or when"),
        ({"full_at": 300}, "two to 128"),
        ({"full_at": None, "starts": 1.0}, "in the future"),
        ({"most": 1000}, "two to 128"),
        ({"name": " \n"}, "needs a name"),
    ],
)
async def test_what_cannot_be_held_is_refused(small_house: House, asked: dict[str, object], why: str) -> None:
    clara = (await member(small_house)).player
    with pytest.raises(Refused, match=why):
        await small_house.tournaments.propose(clara, replace(proposal(), **asked))  # type: ignore[arg-type]


async def test_signing_up_counts_once_and_can_be_undone(quiet_house: House) -> None:
    found, clara = await proposed(quiet_house)
    desk = quiet_house.tournaments
    await desk.sign_up(found.id, clara)
    assert len((await desk.sign_up(found.id, clara)).here) == 1
    assert (await desk.withdraw(found.id, clara.id)).here == []
    assert [entry.name for entry in (await desk.sign_up(found.id, clara)).here] == ["Clara"]


async def test_when_all_places_are_taken_nobody_else_joins(quiet_house: House) -> None:
    found, _ = await proposed(quiet_house, most=2, full_at=2)
    await with_people(quiet_house, found, 2)
    with pytest.raises(NotNow, match="every place"):
        await with_people(quiet_house, found, 1)


async def test_whom_the_organiser_has_blocked_finds_every_place_taken(quiet_house: House) -> None:
    found, clara = await proposed(quiet_house)
    eve = await quiet_house.new_player("Eve")
    await quiet_house.manners.block(clara.id, eve.id)
    with pytest.raises(NotNow, match="every place"):
        await quiet_house.tournaments.sign_up(found.id, eve)


async def test_two_of_whom_one_has_blocked_the_other_are_seated_apart(quiet_house: House) -> None:
    found, _ = await proposed(quiet_house)
    ann, bob, *_ = await with_people(quiet_house, found, 4)
    await quiet_house.manners.block(bob.id, ann.id)
    drawn = [await quiet_house.table(laid.table_id or "") for laid in (await looked_after(quiet_house, found)).playing]
    assert not [table for table in drawn if {ann.id, bob.id} <= table.people]


# --- rated


async def rated(house: House, *names: str, **more: Any) -> tuple[Tourney, list[Player]]:
    """A rated tournament of these, drawn."""
    found, _ = await proposed(house, rated=True, full_at=len(names), options={"season_one_only": True}, **more)
    people = await company(house, *names)
    for player in people:
        await house.tournaments.sign_up(found.id, player)
    return await looked_after(house, found), people


async def test_a_rated_tournament_is_for_kept_names(quiet_house: House) -> None:
    found, _ = await proposed(quiet_house, rated=True)
    with pytest.raises(NotRated, match="keep yours first"):
        await with_people(quiet_house, found, 1)


async def test_two_names_of_one_browser_do_not_enter_one_rated_tournament(quiet_house: House) -> None:
    found, _ = await proposed(quiet_house, rated=True)
    ann, bob = await company(quiet_house, "Ann", "Bob")
    for player in (ann, bob):
        await quiet_house.ratings.admission.came_by(player.id, "the same browser")
    await quiet_house.tournaments.sign_up(found.id, ann)
    with pytest.raises(NotRated, match="browser"):
        await quiet_house.tournaments.sign_up(found.id, bob)


async def test_two_names_of_one_browser_that_sign_up_at_once_have_one_place(quiet_house: House) -> None:
    found, _ = await proposed(quiet_house, rated=True)
    people = await company(quiet_house, "Ann", "Bob", "Cem")
    for player in people:
        await quiet_house.ratings.admission.came_by(player.id, "the same browser")
    told = await asyncio.gather(
        *(quiet_house.tournaments.sign_up(found.id, player) for player in people), return_exceptions=True
    )
    assert sum(isinstance(each, NotRated) for each in told) == 2
    assert len((await quiet_house.tournaments.find(found.id)).here) == 1


async def test_names_whose_browser_turns_out_to_be_one_are_seated_apart(quiet_house: House) -> None:
    found, _ = await proposed(quiet_house, rated=True)
    people = await company(quiet_house, "Ann", "Bob", "Cem", "Dora")
    for player in people:
        await quiet_house.tournaments.sign_up(found.id, player)
    ann, bob = people[:2]
    for player in (ann, bob):
        await quiet_house.ratings.admission.came_by(player.id, "the same browser")
    assert await quiet_house.tournaments.apart(await quiet_house.tournaments.find(found.id)) == {frozenset("12")}
    drawn = [await quiet_house.table(laid.table_id or "") for laid in (await looked_after(quiet_house, found)).playing]
    assert not [table for table in drawn if {ann.id, bob.id} <= table.people]


async def test_every_table_of_a_rated_tournament_changes_ratings(quiet_house: House) -> None:
    found, people = await rated(quiet_house, "Ann", "Bob", "Cem", "Dora")
    await play_round(quiet_house, found)
    assert [(await quiet_house.ratings.standing(one.id, "histrio")).games for one in people] == [1, 1, 1, 1]


async def test_whoever_drops_out_of_a_rated_tournament_comes_last_at_their_table(quiet_house: House) -> None:
    found, (ann, _) = await rated(quiet_house, "Ann", "Bob")
    await quiet_house.tournaments.withdraw(found.id, ann.id)
    [laid] = found.playing
    left = {line.who: line.left for line in await quiet_house.ratings.lines(laid.table_id or "")}
    assert left[ann.id] and not all(left.values())


async def test_a_table_that_a_bot_fills_is_friendly(quiet_house: House) -> None:
    found, _ = await proposed(quiet_house, rated=True)
    room = Room(1, 1, ("1", None))
    await quiet_house.tournaments.sign_up(found.id, (await company(quiet_house, "Ann"))[0])
    [table], _ = laying.laid_out(await quiet_house.tournaments.find(found.id), [room])
    assert not table.terms.rated


async def test_with_the_same_deals_nobody_is_rated(small_house: House) -> None:
    clara = (await member(small_house)).player
    with pytest.raises(NotRated, match="bots"):
        await small_house.tournaments.propose(clara, proposal("duplicate", rated=True))


# --- starting


@pytest.mark.parametrize(("clock", "presses"), [(Clock("seconds", 45, 600), True), (Clock("days", 1, 2), False)])
async def test_a_round_is_told_to_whoever_plays_it(quiet_house: House, clock: Clock, presses: bool) -> None:
    found, _ = await proposed(quiet_house, full_at=2, clock=clock)
    [ann, _] = await with_people(quiet_house, found, 2)
    await quiet_house.alerts.add(ann, "json", "A hook", "https://hook.example/")
    await looked_after(quiet_house, found)
    [told] = await quiet_house.store.rows("alerts", {})
    assert (told["player_id"], told["kind"], told["asker"]) == (ann.id, "round", "Autumn Cup")
    assert (told["until"] is not None) == presses


async def test_it_begins_when_enough_have_joined(quiet_house: House) -> None:
    found, _ = await proposed(quiet_house)
    await with_people(quiet_house, found, 3)
    assert (await looked_after(quiet_house, found)).state == "open"
    await with_people(quiet_house, found, 1)
    found = await looked_after(quiet_house, found)
    assert found.state == "running" and len(found.playing) == 2


async def test_it_begins_at_its_time_with_those_who_are_there(quiet_house: House) -> None:
    found, _ = await proposed(quiet_house, full_at=None, starts=time.time() + HOUR)
    await with_people(quiet_house, found, 3)
    assert (await looked_after(quiet_house, found)).state == "open"
    assert [len(laid.room.seats) for laid in (await looked_after(quiet_house, found, HOUR + 1)).playing] == [3]


async def test_without_company_it_is_called_off(quiet_house: House) -> None:
    found, _ = await proposed(quiet_house, full_at=None, starts=time.time() + HOUR)
    await with_people(quiet_house, found, 1)
    assert (await looked_after(quiet_house, found, HOUR + 1)).state == "cancelled"


async def test_what_repeats_is_there_again_next_week(quiet_house: House) -> None:
    clara = (await member(quiet_house)).player
    await quiet_house.host.decide(host_row(clara.id))
    starts = time.time() + HOUR
    asked = proposal(full_at=None, starts=starts, repeats="weekly")
    found = await quiet_house.tournaments.propose(clara, asked)
    await looked_after(quiet_house, found, HOUR + 1)
    (again,) = await quiet_house.tournaments.live()
    assert again.starts == pytest.approx(starts + 7 * 24 * HOUR) and again.plan.seed != found.plan.seed


async def test_everybody_finds_their_table(quiet_house: House) -> None:
    found = await begun(quiet_house)
    for entry in found.entries:
        assert entry.player_id is not None
        laid = found.table_of(entry.player_id)
        assert laid is not None
        (card,) = await quiet_house.tables_of(entry.player_id)
        assert card.id == laid.table_id
    table = await quiet_house.table(found.playing[0].table_id or "")
    assert table.terms.tournament == found.id and table.terms.clock == proposal().clock and not table.hints


async def test_tables_of_a_tournament_stand_as_they_are_played(quiet_house: House) -> None:
    table = await quiet_house.table((await begun(quiet_house)).playing[0].table_id or "")
    with pytest.raises(CannotUndo):
        ask_undo(table, 0, 0)


async def test_nobody_lets_a_bot_play_for_them_in_a_tournament(quiet_house: House) -> None:
    table = await quiet_house.table((await begun(quiet_house)).playing[0].table_id or "")
    with pytest.raises(NotNow, match="by oneself"):
        await quiet_house.stand_in(table.id, table.seats[0].player_id or "", 0, "master")


# --- going on


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


# --- the same deals


async def test_a_duplicate_has_the_same_cards_in_every_room_and_others_in_the_next_round(quiet_house: House) -> None:
    found = await begun(quiet_house, "duplicate", count=4)
    first = {(await quiet_house.table(laid.table_id or "")).match.seed for laid in found.playing}
    found = await play_round(quiet_house, found)
    second = {(await quiet_house.table(laid.table_id or "")).match.seed for laid in found.playing}
    assert len(first) == len(second) == 1 and first != second


async def test_nobody_looks_at_a_table_whose_cards_others_still_play(quiet_house: House) -> None:
    found = await begun(quiet_house, "duplicate", count=4)
    one, other = [await quiet_house.table(laid.table_id or "") for laid in found.playing]
    hers, desk = next(iter(other.people)), quiet_house.tournaments
    await desk.keep_quiet(other, hers)
    for who in (next(iter(one.people)), None, "nobody"):
        with pytest.raises(NotNow, match="still play these cards"):
            await desk.keep_quiet(other, who)
    await play_round(quiet_house, found)
    await desk.keep_quiet(other, None)


async def test_results_of_a_deal_are_told_when_all_have_played_it(quiet_house: House) -> None:
    found = await begun(quiet_house, "duplicate", count=4)
    await play_out(quiet_house, found.playing[0].table_id or "")
    found = await looked_after(quiet_house, found)
    assert len(found.playing) == 1 and all(room.result is None for room in found.told)
    found = await play_round(quiet_house, found)
    assert all(room.result is not None for room in found.told if room.round == 1)


async def test_the_number_of_a_deal_stays_sealed_until_all_have_played_it(quiet_house: House) -> None:
    found = await begun(quiet_house, "duplicate", count=4)
    first = await play_out(quiet_house, found.playing[0].table_id or "")
    with pytest.raises(NotNow, match="still play these cards"):
        first.record()
    await play_round(quiet_house, found)
    assert first.record().fair == first.match.fair and first.record().verify().over


async def test_a_bot_that_fills_a_room_has_the_same_luck_in_all(quiet_house: House) -> None:
    found = await begun(quiet_house, "duplicate", count=2)
    table = await quiet_house.table(found.playing[0].table_id or "")
    assert table.terms.same_deal and [seat.kind for seat in table.seats].count("bot") == 1


# --- deciding


async def test_the_organiser_takes_somebody_out_and_nobody_else_does(quiet_house: House) -> None:
    found, clara = await proposed(quiet_house)
    people = await with_people(quiet_house, found, 2)
    with pytest.raises(NotYours):
        await quiet_house.tournaments.remove(found.id, people[0].id, 2)
    found = await quiet_house.tournaments.remove(found.id, clara.id, 2)
    assert [entry.name for entry in found.here] == ["P1"]


async def test_whoever_was_taken_out_does_not_come_back(quiet_house: House) -> None:
    found, clara = await proposed(quiet_house)
    desk, (eve,) = quiet_house.tournaments, await with_people(quiet_house, found, 1)
    await desk.sign_up(found.id, clara)
    await desk.remove(found.id, clara.id, 1)
    with pytest.raises(NotNow, match="taken out"):
        await desk.sign_up(found.id, eve)
    await desk.remove(found.id, clara.id, 2)
    assert [entry.name for entry in (await desk.sign_up(found.id, clara)).here] == ["Clara"]


async def test_a_tournament_that_is_called_off_draws_no_more(quiet_house: House) -> None:
    found, clara = await proposed(quiet_house)
    await with_people(quiet_house, found, 4)
    await quiet_house.tournaments.cancel(found.id, clara.id)
    found = await looked_after(quiet_house, found)
    assert found.state == "cancelled" and not found.laid


async def test_the_cards_of_a_tournament_that_is_called_off_are_no_secret(quiet_house: House) -> None:
    found, clara = await proposed(quiet_house, "duplicate")
    await with_people(quiet_house, found, 4)
    found = await looked_after(quiet_house, found)
    table = await play_out(quiet_house, found.playing[0].table_id or "")
    await quiet_house.tournaments.cancel(found.id, clara.id)
    assert table.record().fair == table.match.fair
    await quiet_house.tournaments.keep_quiet(table, None)


async def test_one_that_waits_for_its_time_is_not_read_again_and_again(
    quiet_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await proposed(quiet_house, starts=time.time() + 3600, full_at=None)
    monkeypatch.setattr(quiet_house.tournaments, "find", None)
    await quiet_house.tournaments.running.look_after(time.time())


async def test_of_those_that_are_over_the_last_are_listed(quiet_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "OVER_LISTED", 1)
    first, clara = await proposed(quiet_house, name="first")
    second = await quiet_house.tournaments.propose(clara, proposal(name="second"))
    for found in (first, second):
        await quiet_house.tournaments.store_change(found, {"state": "over", "ended": time.time()})
    assert [each.name for each in await quiet_house.tournaments.listed()] == ["second"]


async def test_a_table_the_host_has_cleared_away_counts_for_nobody(quiet_house: House) -> None:
    found = await begun(quiet_house)
    await quiet_house.host.remove(found.playing[0].table_id or "")
    quiet_house.tournaments.running._awake.add(found.id)
    found = await looked_after(quiet_house, found)
    assert [each.points for each in found.standings()] == [0, 0, 0, 0] and len(found.playing) == 1


async def test_a_tournament_that_is_broken_keeps_no_other_from_going_on(
    quiet_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, clara = await proposed(quiet_house)
    sound = await quiet_house.tournaments.propose(clara, proposal())
    for found in (broken, sound):
        await with_people(quiet_house, found, 4)
    find = quiet_house.tournaments.find

    async def cannot_be_read(tournament_id: str) -> Tourney:
        if tournament_id == broken.id:
            raise ValueError("what was agreed cannot be read")
        return await find(tournament_id)

    monkeypatch.setattr(quiet_house.tournaments, "find", cannot_be_read)
    assert (await looked_after(quiet_house, sound)).state == "running"


async def test_the_last_at_a_table_does_not_clear_it_away(quiet_house: House) -> None:
    """Else a deal that goes badly would count for nobody."""
    found = await begun(quiet_house, "duplicate", count=2)
    laid = found.playing[0]
    alone = found.entry(laid.room.entrants[0]).player_id or ""
    with pytest.raises(NotNow, match="played to its end"):
        await quiet_house.forget(laid.table_id or "", alone)
    table = await quiet_house.alter(laid.table_id or "", lambda live: leaving.resign(live, alone))
    assert table.people == set() and await quiet_house.tournaments.table_of(found, alone) is None


async def test_when_all_have_dropped_out_it_is_over(quiet_house: House) -> None:
    found = await begun(quiet_house)
    for entry in found.entries:
        await quiet_house.tournaments.withdraw(found.id, entry.player_id or "")
    found = await play_round(quiet_house, await quiet_house.tournaments.find(found.id))
    assert found.state == "over" and [each.points for each in found.standings()] == [0, 0, 0, 0]


async def test_there_is_no_other_tournament(small_house: House) -> None:
    with pytest.raises(NoSuchTournament):
        await small_house.tournaments.find("none")


# --- one among several


async def test_a_round_is_drawn_once_whoever_looks(quiet_house: House) -> None:
    found, _ = await proposed(quiet_house)
    await with_people(quiet_house, found, 4)
    await asyncio.gather(*(quiet_house.tournaments.running.look_after(time.time()) for _ in range(4)))
    found = await quiet_house.tournaments.find(found.id)
    assert len(found.playing) == 2 and len(await quiet_house.store.rows("tables", {})) == 2


async def test_of_two_servers_one_draws_a_round_and_the_other_takes_on_what_it_leaves(
    at_rest: None, postgres: str, tmp_path: Path
) -> None:
    settings = settings_in(tmp_path, await house_database(postgres))
    one, other = build(settings), build(settings)
    for house in (one, other):
        await house.start()
    found, _ = await proposed(one)
    await with_people(one, found, 4)
    await asyncio.gather(*(house.tournaments.running.look_after(time.time()) for house in (one, other)))
    found = await other.tournaments.find(found.id)
    assert len(found.playing) == 2 and len(await one.store.rows("tables", {})) == 2
    for laid in found.playing:
        await play_out(one, laid.table_id or "")
    await one.stop()
    assert (await looked_after(other, found, later=20)).turn == 2
    await other.stop()


async def test_a_server_that_dies_over_a_round_leaves_none_of_it(
    quiet_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, _ = await proposed(quiet_house)
    await with_people(quiet_house, found, 4)

    class Died(BaseException):
        """Nobody catches that."""

    def dies(*_: object) -> None:
        raise Died

    with monkeypatch.context() as dying:
        dying.setattr(sql, "_kind_of", dies)
        with pytest.raises(Died):
            await looked_after(quiet_house, found)
    assert await quiet_house.store.rows("tables", {}) == []
    assert len((await looked_after(quiet_house, found)).playing) == 2


async def test_a_result_that_could_not_be_taken_is_taken_when_it_is_looked_for_next(
    quiet_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody changes the tournament between the look and the pen."""
    found = await begun(quiet_house)

    async def too_late(*_: object) -> None:
        raise Conflict

    for laid in found.playing:
        await play_out(quiet_house, laid.table_id or "")
    with monkeypatch.context() as busy:
        busy.setattr(quiet_house.tournaments, "store_change", too_late)
        await looked_after(quiet_house, found)
    assert (await looked_after(quiet_house, found)).turn == 2


async def test_viewers_hear_of_every_step(quiet_house: House) -> None:
    found, clara = await proposed(quiet_house)
    versions = quiet_house.tournaments.versions(found.id)
    first = await anext(versions)
    await quiet_house.tournaments.sign_up(found.id, clara)
    assert await anext(versions) > first
    await versions.aclose()


# --- people


async def test_whoever_goes_for_good_leaves_a_line_without_a_name(quiet_house: House) -> None:
    found = await begun(quiet_house)
    gone = await quiet_house.player(found.entries[0].player_id or "")
    assert gone is not None
    await part(quiet_house, gone)
    found = await quiet_house.tournaments.find(found.id)
    assert (found.entries[0].name, found.entries[0].player_id) == ("", None) and found.entries[0].out is not None
    found = await play_round(quiet_house, found)
    assert len(found.playing) == 1 and "1" not in found.playing[0].room.seats


async def test_the_organiser_may_go_and_the_tournament_stays(quiet_house: House) -> None:
    found, clara = await proposed(quiet_house)
    await part(quiet_house, clara)
    assert (await quiet_house.tournaments.find(found.id)).organiser is None


async def test_a_guest_who_signs_in_plays_along_under_the_kept_name(quiet_house: House) -> None:
    found, clara = await proposed(quiet_house)
    (guest,) = await with_people(quiet_house, found, 1)
    await join(quiet_house, guest, clara)
    (entry,) = (await quiet_house.tournaments.find(found.id)).here
    assert (entry.player_id, entry.name) == (clara.id, "Clara")


async def test_a_guest_who_signs_in_does_not_play_along_twice(quiet_house: House) -> None:
    found, clara = await proposed(quiet_house)
    (guest,) = await with_people(quiet_house, found, 1)
    await quiet_house.tournaments.sign_up(found.id, clara)
    await join(quiet_house, guest, clara)
    assert [entry.name for entry in (await quiet_house.tournaments.find(found.id)).here] == ["Clara"]


async def test_a_guest_who_signs_in_leaves_the_second_seat_of_the_same_tournament(quiet_house: House) -> None:
    found, clara = await proposed(quiet_house)
    guest, *_ = await with_people(quiet_house, found, 3)
    await quiet_house.tournaments.sign_up(found.id, clara)
    found = await looked_after(quiet_house, found)
    laid = found.table_of(guest.id)
    assert laid is not None
    await join(quiet_house, guest, clara)
    table = await quiet_house.table(laid.table_id or "")
    assert table.seats[laid.room.seats.index("1")].kind == "bot"
    assert len([card for card in await quiet_house.tables_of(clara.id) if card.seats]) == 1


async def test_a_new_name_is_known_in_the_tournament(quiet_house: House) -> None:
    found, clara = await proposed(quiet_house)
    await quiet_house.tournaments.sign_up(found.id, clara)
    await quiet_house.rename(clara.id, "Clara B.")
    assert [entry.name for entry in (await quiet_house.tournaments.find(found.id)).here] == ["Clara B."]


async def test_what_is_taken_along_tells_of_tournaments(quiet_house: House) -> None:
    found, clara = await proposed(quiet_house)
    await quiet_house.tournaments.sign_up(found.id, clara)
    packed = zipfile.ZipFile(io.BytesIO(await export(quiet_house, clara)))
    assert json.loads(packed.read("tournaments.json")) == [
        {"id": found.id, "name": "Autumn Cup", "game": "histrio", "state": "open", "place": 1}
    ]
