"""Find me a table: who is brought together, who drops out, and what becomes of the seat."""

from __future__ import annotations

import asyncio
import time
from contextlib import aclosing
from dataclasses import replace

import pytest

from spectacula.kernel.errors import SpectaculaError
from spectacula.server.errors import NotNow, Refused
from spectacula.server.finding import board, seeking
from spectacula.server.finding.doors import Doors
from spectacula.server.finding.seeking import ANSWER, ANY, LEASE, LONG, Seeker, together
from spectacula.server.house import House
from spectacula.server.people.joining import join
from spectacula.server.people.parting import part
from spectacula.server.player import Player
from spectacula.server.store.rows import Update
from spectacula.server.tables.table import Pace, SeatPlan
from spectacula.server.tables.terms import Clock, Terms

from .at_table import INVITED, Program
from .members import member
from .visiting import Client

pytestmark = pytest.mark.anyio
HISTRIO, COLOSSEUM = ("histrio",), ("colosseum",)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "AT_MOST_EVERY", 0.0)
    monkeypatch.setattr(seeking, "LOOK_EVERY", 3600.0)


async def people(house: House, *names: str) -> list[Player]:
    return [await house.new_player(name) for name in names]


async def both_seek(house: House, players: int = 2) -> tuple[Player, Player]:
    ann, bob = await people(house, "Ann", "Bob")
    await house.seekers.seek(ann, HISTRIO, players)
    await house.seekers.seek(bob, HISTRIO, players)
    return ann, bob


async def found_for(house: House, player: Player) -> str | None:
    seeker = await house.seekers.of(player.id)
    return None if seeker is None else seeker.table_id


def waits(name: str, games: tuple[str, ...] = HISTRIO, players: int = ANY, since: float = 0.0) -> Seeker:
    return Seeker(name, games, players, since, time.time() + LEASE, 1)


# --- who fits together


def test_two_who_want_the_same_are_enough() -> None:
    found = together([waits("a"), waits("b")])
    assert found is not None and found[0] == "histrio"


def test_as_many_as_they_ask_for_are_waited_for() -> None:
    assert together([waits("a", players=3), waits("b")]) is None
    found = together([waits("a", players=3), waits("b"), waits("c")])
    assert found is not None and len(found[1]) == 3


def test_a_game_for_three_is_not_begun_by_two() -> None:
    assert together([waits("a", COLOSSEUM), waits("b", COLOSSEUM)]) is None


def test_those_who_want_different_games_stay_apart() -> None:
    assert together([waits("a"), waits("b", ("magnificent",))]) is None


def test_whoever_waits_longest_is_served_first() -> None:
    found = together([waits("a", COLOSSEUM), waits("b"), waits("c"), waits("d")])
    assert found is not None and [seeker.player_id for seeker in found[1]] == ["b", "c"]


def test_those_who_play_by_days_and_those_who_play_live_stay_apart() -> None:
    by_days = [replace(waits(name), by_days=True) for name in "ab"]
    assert together([by_days[0], waits("c")]) is None
    found = together([by_days[0], waits("c"), by_days[1]])
    assert found is not None and [seeker.player_id for seeker in found[1]] == ["a", "b"]


# --- in a house


async def test_who_is_found_sits_down_and_the_curtain_goes_up_with_the_last(house: House) -> None:
    ann, bob = await both_seek(house)
    assert await found_for(house, ann) == await found_for(house, bob) is not None
    first = await house.seekers.sit_down(ann)
    assert first.gathering
    second = await house.seekers.sit_down(bob)
    assert second.id == first.id and not second.gathering
    assert await house.seekers.of(ann.id) is None


@pytest.mark.parametrize(("by_days", "unit"), [(True, "days"), (False, "seconds")])
async def test_a_table_that_is_found_has_a_clock_as_it_was_looked_for(house: House, by_days: bool, unit: str) -> None:
    crowd = await people(house, "Ann", "Bob")
    for one in crowd:
        await house.seekers.seek(one, HISTRIO, 2, by_days=by_days)
    table = await house.seekers.sit_down(crowd[0])
    assert table.terms.clock is not None and table.terms.clock.unit == unit


@pytest.mark.parametrize("by_days", [True, False])
async def test_a_seat_on_the_board_is_filled_by_those_who_look_for_its_pace(small_house: House, by_days: bool) -> None:
    ann, bob, cem = await people(small_house, "Ann", "Bob", "Cem")
    terms = Terms(Clock("days", 1, 3)) if by_days else Terms()
    seats = [SeatPlan("me"), INVITED, INVITED]
    table = await small_house.open_table(ann, "histrio", 3, {}, seats, doors=Doors(house=True), terms=terms)
    await small_house.seekers.seek(bob, HISTRIO, ANY, by_days=not by_days)
    assert await found_for(small_house, bob) is None
    await small_house.seekers.seek(cem, HISTRIO, ANY, by_days=by_days)
    assert await found_for(small_house, cem) == table.id and await found_for(small_house, bob) is None


async def test_the_others_at_a_table_that_is_found_are_named(house: House) -> None:
    ann, _ = await both_seek(house)
    seeker = await house.seekers.of(ann.id)
    assert seeker is not None and await house.seekers.company(seeker) == ["Bob"]


async def test_whoever_says_not_now_leaves_the_seat_to_the_next(house: House) -> None:
    ann, bob = await both_seek(house)
    table = await house.seekers.sit_down(bob)
    await house.seekers.cancel(ann.id)
    assert (table := await house.table(table.id)).room is not None and table.room.house and table.owner == bob.id
    (eve,) = await people(house, "Eve")
    await house.seekers.seek(eve, HISTRIO, ANY)
    assert await found_for(house, eve) == table.id
    assert not (await house.seekers.sit_down(eve)).gathering


async def test_a_table_at_which_nobody_sits_down_is_cleared_away(house: House) -> None:
    ann, bob = await both_seek(house)
    table = await found_for(house, ann)
    assert table is not None
    await house.seekers.look_after(time.time() + ANSWER + 1)
    assert await house.store.load(table) is None
    assert [await house.seekers.of(one.id) for one in (ann, bob)] == [None, None]


@pytest.mark.parametrize("goes", ["for good", "as a guest"])
async def test_a_seat_that_was_found_is_free_again_when_its_person_goes(house: House, goes: str) -> None:
    ann, bob = await both_seek(house)
    found = await found_for(house, bob)
    if goes == "for good":
        await part(house, ann)
    else:
        await join(house, ann, (await member(house)).player)
    assert (await house.seekers.sit_down(bob)).id == found
    (cem,) = await people(house, "Cem")
    await house.seekers.seek(cem, HISTRIO, 2)
    assert await found_for(house, cem) == found


async def test_whoever_is_heard_of_no_more_drops_out(house: House) -> None:
    (ann,) = await people(house, "Ann")
    await house.seekers.seek(ann, HISTRIO, ANY)
    await house.seekers.look_after(time.time() + LEASE + 1)
    assert await house.seekers.of(ann.id) is None


async def test_whoever_listens_is_looked_for_and_told_of_the_end(house: House) -> None:
    (ann,) = await people(house, "Ann")
    seeker = await house.seekers.seek(ann, HISTRIO, ANY)
    async with aclosing(house.seekers.states(ann.id)) as told:
        assert await anext(told) == "searching"
        now = await house.seekers.of(ann.id)
        assert now is not None and now.until >= seeker.until and now.version > seeker.version
        await house.seekers.cancel(ann.id)
        assert await anext(told) == "none"


async def test_a_long_wait_is_asked_about_once(house: House) -> None:
    (ann,) = await people(house, "Ann")
    await house.seekers.seek(ann, HISTRIO, ANY)
    past = {"since": time.time() - LONG - 1}
    await house.store.write([Update("seekers", {"player_id": ann.id}, past)])
    seeker = await house.seekers.of(ann.id)
    assert seeker is not None and seeker.long
    await house.seekers.go_on(ann.id)
    assert (seeker := await house.seekers.of(ann.id)) is not None and not seeker.long


async def test_an_open_table_on_the_board_is_filled_first(house: House) -> None:
    ann, bob = await people(house, "Ann", "Bob")
    seats = [SeatPlan("me"), INVITED]
    table = await house.open_table(ann, "histrio", 2, {}, seats, Pace.BRISK, doors=Doors(house=True))
    await house.seekers.seek(bob, HISTRIO, ANY)
    assert await found_for(house, bob) == table.id


async def test_nobody_is_found_their_own_table_or_sits_where_nothing_was_found(house: House) -> None:
    (ann,) = await people(house, "Ann")
    seats = [SeatPlan("me"), INVITED]
    await house.open_table(ann, "histrio", 2, {}, seats, Pace.BRISK, doors=Doors(house=True))
    await house.seekers.seek(ann, HISTRIO, ANY)
    assert await found_for(house, ann) is None
    with pytest.raises(NotNow):
        await house.seekers.sit_down(ann)


@pytest.mark.parametrize(("games", "players"), [((), 2), (("histrio",), 9), (("colosseum",), 2), (("chess",), 2)])
async def test_what_cannot_be_played_is_not_looked_for(
    small_house: House, games: tuple[str, ...], players: int
) -> None:
    (ann,) = await people(small_house, "Ann")
    with pytest.raises(SpectaculaError):
        await small_house.seekers.seek(ann, games, players)
    assert await small_house.seekers.of(ann.id) is None


async def test_a_game_nobody_knows_is_not_looked_for_and_stops_nobody_else(house: House) -> None:
    (eve,) = await people(house, "Eve")
    with pytest.raises(Refused):
        await house.seekers.seek(eve, ["no-such-game"], ANY)
    ann, bob = await both_seek(house)
    assert await found_for(house, ann) == await found_for(house, bob) is not None


async def test_where_nobody_comes_nobody_is_looked_for(small_house: House) -> None:
    (ann,) = await people(small_house, "Ann")
    small_house.settings.guests = False
    with pytest.raises(Refused):
        await small_house.seekers.seek(ann, HISTRIO, ANY)


async def test_whoever_looks_twice_looks_once(house: House) -> None:
    (ann,) = await people(house, "Ann")
    await asyncio.gather(*(house.seekers.seek(ann, HISTRIO, ANY) for _ in range(3)))
    assert len(await house.store.seekers()) == 1


async def test_two_servers_that_match_at_once_give_everybody_one_table(house: House, other: House) -> None:
    crowd = await people(house, "Ann", "Bob", "Eve", "Kim")
    servers = (house, other, house, other)
    await asyncio.gather(*(server.seekers.seek(one, HISTRIO, 2) for server, one in zip(servers, crowd, strict=True)))
    await house.seekers.bring_together()
    tables = [await found_for(house, one) for one in crowd]
    assert None not in tables and len(set(tables)) == 2


# --- for programs


async def test_programs_find_each_other(client: Client) -> None:
    ann, bob = await Program(client, "Ann").arrive(), await Program(client, "Bob").arrive()
    assert (await ann.get("/seek")).json() is None
    await ann.post("/seek", games=["histrio"], players=2)
    found = (await bob.post("/seek", games=["histrio"])).json()["found"]
    assert (await ann.get("/seek")).json()["found"] == found is not None
    await ann.post("/seek/sit")
    assert (await bob.post("/seek/sit")).json()["room"]["started"]
    assert (await ann.post("/seek/cancel")).status_code == 204
