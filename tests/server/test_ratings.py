"""Rated tables: who may sit there, what their end means, and that it is counted once and for all."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from itertools import pairwise

import pytest

from spectacula.kernel.errors import CannotUndo
from spectacula.server.errors import NoHints, NotRated, Refused
from spectacula.server.finding.doors import Doors
from spectacula.server.host import line
from spectacula.server.house import House
from spectacula.server.people.export import export
from spectacula.server.people.parting import part
from spectacula.server.rating import admission
from spectacula.server.rating.log import inserted
from spectacula.server.rating.model import UNKNOWN
from spectacula.server.store.rows import Update
from spectacula.server.store.store import Conflict
from spectacula.server.tables.table import Pace, SeatPlan
from spectacula.server.tables.terms import Terms
from spectacula.server.thinking.bots import Thinkers

from .at_table import INVITED, PERSON_HERE, RANDOM_BOT, again, play_first, play_to
from .rated import CLOCK, RATED, beats, company, rated_table, rating, resign, somebody

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits here for what bots do in seats that were left."""
    monkeypatch.setattr(Thinkers, "wake", lambda *_: None)


async def log(house: House) -> list[dict[str, object]]:
    return [dict(row) for row in await house.store.rows("rating_log", {})]


# --- who may sit down


async def refused(house: House, *seats: SeatPlan, hints: bool | None = None) -> str:
    ann = await somebody(house, "Ann")
    with pytest.raises(NotRated) as why:
        await house.open_table(ann, "histrio", len(seats), {}, seats, hints=hints, terms=RATED)
    return why.value.why


async def test_a_rated_table_has_a_person_at_a_screen_of_their_own_in_every_seat(small_house: House) -> None:
    me = SeatPlan("me")
    assert await refused(small_house, me, INVITED, RANDOM_BOT) == "people"
    assert await refused(small_house, me, INVITED, PERSON_HERE) == "people"
    assert await refused(small_house, me, INVITED, hints=True) == "hints"


async def test_a_rated_table_is_played_by_a_clock(small_house: House) -> None:
    ann = await somebody(small_house, "Ann")
    with pytest.raises(NotRated, match="clock"):
        await rated_table(small_house, ann, terms=Terms(rated=True))


async def test_a_table_without_company_is_never_rated(small_house: House) -> None:
    ann = await somebody(small_house, "Ann")
    with pytest.raises(Refused):
        await small_house.open_table(ann, "histrio", 2, {}, [SeatPlan("me"), RANDOM_BOT], terms=RATED)


async def test_guests_neither_open_nor_join_one(small_house: House) -> None:
    guest, ann = await small_house.new_player("Guest"), await somebody(small_house, "Ann")
    with pytest.raises(NotRated, match="keep yours"):
        await rated_table(small_house, guest)
    with pytest.raises(NotRated, match="keep yours"):
        await rated_table(small_house, ann, guest)


async def test_no_bot_fills_a_seat_and_nobody_lets_one_play(small_house: House) -> None:
    ann, bob, cem = await company(small_house, "Ann", "Bob", "Cem")
    seats = [SeatPlan("me"), INVITED, INVITED]
    gathering = await small_house.open_table(ann, "histrio", 3, {}, seats, terms=RATED)
    for act in (small_house.rooms.leave_to_bot(gathering.id, ann.id, 1), small_house.rooms.begin(gathering.id, ann.id)):
        with pytest.raises(NotRated):
            await act
    with pytest.raises(NotRated):
        await small_house.stand_in(gathering.id, ann.id, 1, "novice")
    table = await rated_table(small_house, ann, bob, cem)
    with pytest.raises(NotRated):
        await small_house.stand_in(table.id, ann.id, 0, "master")


async def test_there_are_no_hints_and_nothing_is_taken_back_alone(small_house: House) -> None:
    ann, bob = await company(small_house, "Ann", "Bob")
    table = await play_to(small_house, await rated_table(small_house, ann, bob), 4)
    seat = table.match.pending[0]
    owner = table.seats[seat].player_id
    assert owner is not None
    with pytest.raises(NoHints):
        await small_house.hints(table.id, owner, seat)
    for player, number in ((ann, 0), (bob, 1)):
        with pytest.raises((NotRated, CannotUndo)):
            await small_house.undo(table.id, player.id, number)


async def test_a_choice_nobody_has_seen_may_be_changed(small_house: House) -> None:
    table = await rated_table(small_house, *await company(small_house, "Ann", "Bob"))
    table = await play_first(small_house, table, 0)
    assert 0 in table.match.sealed_moves
    assert 0 not in (await small_house.undo(table.id, table.seats[0].player_id or "", 0)).match.sealed_moves


async def test_a_table_may_be_for_some_ratings_only(small_house: House) -> None:
    ann, bob = await company(small_house, "Ann", "Bob")
    with pytest.raises(NotRated, match="other ratings"):
        await rated_table(small_house, ann, bob, terms=Terms(CLOCK, rated=True, lowest=1600))
    with pytest.raises(NotRated, match="range"):
        await rated_table(small_house, ann, terms=Terms(lowest=1600))


async def test_who_has_just_fallen_far_is_taken_for_what_they_were(small_house: House) -> None:
    ann, bob, cem = await company(small_house, "Ann", "Bob", "Cem")
    await beats(small_house, ann, bob)
    [line] = await small_house.ratings.history(ann.id)
    where = {"table_id": line.table_id, "seat": line.seat}
    await small_house.store.write([Update("rating_log", where, {"value_after": 1900.0, "spread_after": 70.0})])
    with pytest.raises(NotRated, match="1800"):
        await rated_table(small_house, cem, ann, terms=Terms(CLOCK, rated=True, highest=1700))


async def test_two_names_of_one_browser_do_not_play_rated_against_each_other(small_house: House) -> None:
    ann, bob, cem = await company(small_house, "Ann", "Bob", "Cem")
    for player, browser in ((ann, "one"), (bob, "one"), (cem, "two")):
        await small_house.ratings.admission.came_by(player.id, browser)
    with pytest.raises(NotRated, match="browser"):
        await rated_table(small_house, ann, bob)
    assert not (await rated_table(small_house, ann, cem)).gathering


async def test_two_names_of_one_browser_that_sit_down_at_once_have_one_seat(small_house: House) -> None:
    ann, bob, cem = await company(small_house, "Ann", "Bob", "Cem")
    for player in (bob, cem):
        await small_house.ratings.admission.came_by(player.id, "one")
    seats, options = [SeatPlan("me"), INVITED, INVITED], {"season_one_only": True}
    table = await small_house.open_table(ann, "histrio", 3, {**options}, seats, Pace.INSTANT, None, Doors(), RATED)
    invite = table.room.invite if table.room is not None else ""
    told = await asyncio.gather(*(small_house.claim(invite, each) for each in (bob, cem)), return_exceptions=True)
    assert sum(isinstance(each, NotRated) for each in told) == 1
    assert len((await small_house.table(table.id)).people) == 2


async def test_two_names_of_one_browser_are_not_brought_together_rated(small_house: House) -> None:
    ann, bob, cem = await company(small_house, "Ann", "Bob", "Cem")
    for player in (ann, bob):
        await small_house.ratings.admission.came_by(player.id, "one")
        await small_house.seekers.seek(player, ["histrio"], 2, rated=True)
    found = [await small_house.seekers.of(player.id) for player in (ann, bob)]
    assert [each.table_id for each in found if each is not None] == [None, None]
    await small_house.seekers.seek(cem, ["histrio"], 2, rated=True)
    met = [await small_house.seekers.of(player.id) for player in (ann, cem)]
    assert len({each.table_id for each in met if each is not None and each.table_id}) == 1


# --- what the end means


async def test_the_end_of_a_game_is_settled_with_its_last_move(house: House) -> None:
    ann, bob = await company(house, "Ann", "Bob")
    table = await play_to(house, await rated_table(house, ann, bob), 1000)
    lines = await house.ratings.lines(table.id)
    assert [line.who for line in lines] == [ann.id, bob.id] and list(table.ratings) == lines
    won = [line.change > 0 for line in lines if line.place == 1]
    assert won == [True] * len(won) or table.match.winners == (0, 1)
    assert [await rating(house, player) for player in (ann, bob)] == [line.after for line in lines]
    assert list((await again(house, table)).ratings) == lines


async def test_a_friendly_game_moves_nobody(small_house: House) -> None:
    ann, bob = await company(small_house, "Ann", "Bob")
    await play_to(small_house, await rated_table(small_house, ann, bob, terms=Terms()), 1000)
    assert await log(small_house) == []


async def test_while_two_are_left_nothing_is_settled_and_who_left_is_known(house: House) -> None:
    ann, bob, cem = await company(house, "Ann", "Bob", "Cem")
    table = await resign(house, await rated_table(house, ann, bob, cem), cem)
    [row] = await house.store.rows("rating_leavers", {"table_id": table.id})
    assert (row["seat"], row["player_id"]) == (2, cem.id) and await log(house) == []
    await resign(house, table, bob)
    assert [(line.who, line.place) for line in await house.ratings.lines(table.id)] == [
        (ann.id, 1),
        (bob.id, 2),
        (cem.id, 2),
    ]


async def test_where_nobody_is_left_to_play_against_it_is_settled_at_once_and_only_once(house: House) -> None:
    ann, bob = await company(house, "Ann", "Bob")
    table = await beats(house, ann, bob)
    first, second = await house.ratings.lines(table.id)
    assert (first.place, second.place, second.left) == (1, 2, True)
    assert first.change > 0 > second.change
    await house.forget(table.id, ann.id)
    assert len(await log(house)) == 2, "the log outlives the table"


async def test_a_rematch_is_rated_too_unless_a_bot_has_taken_a_seat(small_house: House) -> None:
    ann, bob, cem = await company(small_house, "Ann", "Bob", "Cem")
    table = await play_to(small_house, await rated_table(small_house, ann, bob), 1000)
    assert (await small_house.rematch(table.id, ann.id)).terms.rated
    left = await rated_table(small_house, ann, bob, cem)
    await resign(small_house, left, cem)
    left = await small_house.table(left.id)
    left.match = table.match.copy()
    assert not (await small_house.rematch(left.id, ann.id)).terms.rated


# --- once and for all


async def test_two_tables_that_end_at_once_in_two_houses_both_count(house: House, other: House) -> None:
    ann, *others = await company(house, "Ann", "Bob", "Cem", "Dan", "Eva")
    tables = [await rated_table(house, ann, each) for each in others]
    await asyncio.gather(
        *(
            resign((house, other)[n % 2], table, each)
            for n, (table, each) in enumerate(zip(tables, others, strict=True))
        )
    )
    told = await house.ratings.history(ann.id)
    assert len(told) == 4 and sorted(line.number for line in told) == [line.number for line in told]
    assert all(before.after == after.before for before, after in pairwise(told))
    assert await house.ratings.recompute("histrio") == 0, "the log says the same"


async def test_what_ends_a_table_and_what_it_means_are_stored_together_or_not_at_all(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await company(house, "Ann", "Bob")
    table = await rated_table(house, ann, bob)

    async def killed(*_: object) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as patch:
        patch.setattr(type(house.store), "write", killed)
        with pytest.raises(asyncio.CancelledError):
            await resign(house, table, bob)
    assert await log(house) == [] and bob.id in (await again(house, table)).people
    await resign(house, table, bob)
    assert len(await log(house)) == 2


async def test_nobody_is_counted_twice_for_the_same_table(house: House) -> None:
    ann, bob = await company(house, "Ann", "Bob")
    table = await beats(house, ann, bob)
    lines = await house.ratings.lines(table.id)
    with pytest.raises(Conflict):
        await house.store.write([inserted(line) for line in lines])


async def test_ratings_are_made_again_from_the_log(house: House) -> None:
    ann, bob, cem = await company(house, "Ann", "Bob", "Cem")
    for winner, loser in ((ann, bob), (bob, cem), (cem, ann)):
        await beats(house, winner, loser)
    before = [await rating(house, player) for player in (ann, bob, cem)]
    spoilt = {"player_id": ann.id, "game": "histrio"}
    await house.store.write([Update("ratings", spoilt, {"value": 9999.0})])
    assert await house.ratings.recompute("histrio") == 1
    assert [await rating(house, player) for player in (ann, bob, cem)] == before


async def test_a_table_the_host_takes_out_counts_for_nobody_until_it_is_put_back(house: House) -> None:
    ann, bob, cem = await company(house, "Ann", "Bob", "Cem")
    farmed = await beats(house, ann, bob)
    await beats(house, cem, ann)
    before = [await rating(house, player) for player in (ann, bob, cem)]
    await house.ratings.take_out(farmed.id, out=True)
    assert await rating(house, bob) == UNKNOWN and await rating(house, cem) != before[2]
    await house.ratings.take_out(farmed.id, out=False)
    assert [await rating(house, player) for player in (ann, bob, cem)] == before


async def test_the_host_does_so_from_the_command_line(small_house: House) -> None:
    ann, bob = await company(small_house, "Ann", "Bob")
    table = await beats(small_house, ann, bob)
    assert await line.recompute(small_house) == "all ratings are as the log says"
    assert table.id in await line.rating_log(small_house, doubtful=True)
    assert "for nobody" in await line.take_out(small_house, table.id, out=True)
    assert await rating(small_house, bob) == UNKNOWN and "taken out" in await line.rating_log(small_house, True)


# --- farming


async def test_losing_to_a_friend_again_and_again_soon_brings_nothing(
    small_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admission, "MOST_LEFT", 1000)
    ann, bob = await company(small_house, "Ann", "Bob")
    for _ in range(8):
        await beats(small_house, ann, bob)
    told = await small_house.ratings.history(ann.id)
    assert [line.weight for line in told] == [1, 1, 1, 0.5, 0.25, 0, 0, 0]
    assert [line.change for line in told[5:]] == [0, 0, 0]


async def test_fresh_accounts_bring_less_to_whoever_is_known(small_house: House) -> None:
    ann, puppet = await company(small_house, "Ann", "Puppet")
    await beats(small_house, ann, puppet)
    known = {"player_id": ann.id, "game": "histrio"}
    await small_house.store.write([Update("ratings", known, {"spread": 60.0})])
    table = await beats(small_house, ann, await somebody(small_house, "Another"))
    assert [line.weight for line in await small_house.ratings.lines(table.id)] == [0.5, 1.0]


async def test_who_leaves_three_rated_tables_in_a_day_plays_friendly_ones(small_house: House) -> None:
    ann, bob, cem, dan = await company(small_house, "Ann", "Bob", "Cem", "Dan")
    for winner in (ann, cem, dan):
        await beats(small_house, winner, bob)
    with pytest.raises(NotRated, match="friendly"):
        await rated_table(small_house, ann, bob)
    with pytest.raises(NotRated, match="friendly"):
        await rated_table(small_house, bob, ann)
    assert not (await rated_table(small_house, bob, ann, terms=Terms())).gathering


async def test_a_table_cannot_be_left_alone_to_avoid_a_loss(small_house: House) -> None:
    ann, bob = await company(small_house, "Ann", "Bob")
    table = await rated_table(small_house, ann, bob)
    with pytest.raises(Refused):
        await small_house.forget(table.id, bob.id)


# --- leaving the house


async def test_who_leaves_the_house_leaves_no_name_in_the_log_and_nobody_elses_rating_changes(house: House) -> None:
    ann, bob, cem = await company(house, "Ann", "Bob", "Cem")
    await beats(house, ann, bob)
    await beats(house, bob, cem)
    running = await rated_table(house, bob, ann, cem)
    before = [await rating(house, player) for player in (ann, cem)]
    await part(house, bob)
    assert bob.id not in str(await log(house)) + str(await house.store.rows("rating_leavers", {}))
    assert await house.ratings.recompute("histrio") == 0
    assert [await rating(house, player) for player in (ann, cem)] == before
    await resign(house, running, cem)
    lines = await house.ratings.lines(running.id)
    assert [line.place for line in lines] == [2, 1, 2] and lines[0].before != UNKNOWN
    assert await house.ratings.recompute("histrio") == 0


async def test_everything_to_take_along_has_the_ratings_and_their_log(small_house: House) -> None:
    ann, bob = await company(small_house, "Ann", "Bob")
    table = await beats(small_house, ann, bob)
    archive = zipfile.ZipFile(io.BytesIO(await export(small_house, ann)))
    told = json.loads(archive.read("ratings.json"))
    assert told["now"]["histrio"]["games"] == 1
    assert [(line["table"], line["place"], line["of"]) for line in told["log"]] == [(table.id, 1, 2)]
    assert bob.id not in str(told)
