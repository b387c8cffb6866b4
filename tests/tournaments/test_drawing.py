"""Rounds as they are drawn: everybody once, with new company, in another seat, the same from the same seed."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from spectacula.tournaments.companies import meetings
from spectacula.tournaments.drawing import next_round
from spectacula.tournaments.rooms import BYE, Entrant, Room
from spectacula.tournaments.seating import seats_had
from spectacula.tournaments.sizes import table_sizes
from spectacula.tournaments.standings import standings
from tests.tournaments.playing import people, plan, played, quickly

SIZES = st.integers(2, 5)
MANY = st.integers(2, 23)
SEED = st.integers(0, 10**6)
ROUNDS = ("swiss", "duplicate")


@quickly
@given(st.integers(2, 200), SIZES, st.integers(2, 3), st.integers(4, 5))
def test_tables_are_of_neighbouring_sizes_and_seat_everybody(count: int, wanted: int, fewest: int, most: int) -> None:
    sizes = table_sizes(count, max(wanted, fewest), fewest, most)
    assert max(sizes) - min(sizes) <= 1 and fewest <= min(sizes) and max(sizes) <= most
    assert sum(sizes) == max(count, fewest)


def test_where_only_one_size_is_allowed_somebody_sits_out() -> None:
    assert table_sizes(7, 3, 3, 3) == (3, 3)


@pytest.mark.parametrize("system", ["swiss", "duplicate", "knockout"])
@quickly
@given(count=MANY, players=SIZES, seed=SEED)
def test_nobody_sits_twice_in_a_round(system: str, count: int, players: int, seed: int) -> None:
    for rooms in played(plan(system, players, 3, seed), people(count)):
        seated = Counter(one for room in rooms for one in room.entrants)
        assert set(seated.values()) == {1}
        assert [room.number for room in rooms] == list(range(1, len(rooms) + 1))


@pytest.mark.parametrize("system", ROUNDS)
@quickly
@given(count=MANY, players=SIZES, seed=SEED)
def test_everybody_plays_every_round(system: str, count: int, players: int, seed: int) -> None:
    for rooms in played(plan(system, players, 3, seed), people(count)):
        assert {one for room in rooms for one in room.entrants} == {one.id for one in people(count)}


@pytest.mark.parametrize("system", ROUNDS)
@quickly
@given(players=SIZES, tables=st.integers(4, 6), seed=SEED)
def test_nobody_meets_anybody_again_while_that_can_be_avoided(
    system: str, players: int, tables: int, seed: int
) -> None:
    found = played(plan(system, players, 2, seed), people(players * max(tables, players)))
    assert max(meetings([room for rooms in found for room in rooms]).values()) == 1


@quickly
@given(seed=SEED)
def test_in_a_long_swiss_of_two_at_a_table_all_are_met_before_anybody_again(seed: int) -> None:
    found = played(plan("swiss", 2, 5, seed), people(12))
    assert max(meetings([room for rooms in found for room in rooms]).values()) == 1


@quickly
@given(players=st.integers(2, 4), seed=SEED)
def test_meetings_that_cannot_be_avoided_are_spread(players: int, seed: int) -> None:
    found = played(plan("swiss", players, 6, seed), people(players * 2))
    met = meetings([room for rooms in found for room in rooms])
    assert max(met.values()) <= 6 - 1


@pytest.mark.parametrize("system", ROUNDS)
@quickly
@given(players=SIZES, tables=st.integers(2, 5), rounds=st.integers(1, 8), seed=SEED)
def test_seats_change_from_round_to_round(system: str, players: int, tables: int, rounds: int, seed: int) -> None:
    found = played(plan(system, players, rounds, seed), people(players * tables))
    had = seats_had([room for rooms in found for room in rooms])
    assert max(had.values()) <= -(-rounds // players) + 1


@pytest.mark.parametrize("system", ["swiss", "duplicate", "knockout"])
@quickly
@given(count=MANY, seed=SEED)
def test_the_same_seed_draws_the_same_tournament(system: str, count: int, seed: int) -> None:
    assert played(plan(system, 3, 3, seed), people(count)) == played(plan(system, 3, 3, seed), people(count))


def test_another_seed_draws_another_one() -> None:
    assert next_round(plan("swiss", seed=1), people(16), []) != next_round(plan("swiss", seed=2), people(16), [])


def test_a_swiss_seats_those_of_as_many_points_together() -> None:
    agreed = plan("swiss", 2, 3)
    first, second, third = played(agreed, people(16))
    points = {found.entrant: found.points for found in standings(agreed, people(16), [*first, *second])}
    apart = [abs(points[room.entrants[0]] - points[room.entrants[1]]) for room in third]
    assert sum(apart) <= 200 and max(apart) <= 100


# --- coming and going


def test_whoever_drops_out_is_drawn_no_more_and_the_others_go_on() -> None:
    def two_leave(here: list[Entrant], turn: int) -> list[Entrant]:
        return [replace(one, out=one.out or (turn == 1 and one.id in ("p1", "p6"))) for one in here]

    first, second, third = played(plan("swiss", 4, 3), people(8), two_leave)
    assert [len(room.seats) for room in first] == [4, 4]
    assert [len(room.seats) for room in second] == [len(room.seats) for room in third] == [3, 3]
    assert not {"p1", "p6"} & {one for room in second + third for one in room.entrants}


def test_whoever_comes_late_is_drawn_from_then_on() -> None:
    found = played(plan("swiss", 4, 3), people(7), lambda here, turn: people(8) if turn == 1 else here)
    assert ["p7" in {one for room in rooms for one in room.entrants} for rooms in found] == [False, True, True]


def test_a_tournament_nobody_else_is_left_in_is_over() -> None:
    alone = played(plan("swiss", 2, 5), people(2), lambda here, _: [here[0], replace(here[1], out=True)])
    assert len(alone) == 1


def test_too_few_for_a_table_play_among_bots() -> None:
    (room,) = next_round(plan("swiss", 4, game="colosseum"), people(2), [])
    assert len(room.seats) == 3 and room.seats.count(None) == 1


def test_a_bye_is_worth_an_average_and_goes_to_somebody_else_next_time() -> None:
    agreed = plan("swiss", 2, 3)
    byes = [Room(1, 1, ("p0", "p1")), Room(1, 2, ("p2",))]
    assert {found.entrant: found.points for found in standings(agreed, people(3), byes)}["p2"] == BYE


# --- the same deals


@quickly
@given(count=MANY, players=SIZES, seed=SEED)
def test_a_duplicate_has_two_rooms_at_least_all_of_one_size(count: int, players: int, seed: int) -> None:
    rooms = next_round(plan("duplicate", players, seed=seed), people(count), [])
    assert len(rooms) >= 2 and {len(room.seats) for room in rooms} == {players}


def test_bots_fill_the_same_seats_in_all_rooms_and_others_in_the_next_round() -> None:
    first, second = played(plan("duplicate", 3, 2), people(4))
    bots = [
        {tuple(seat for seat, one in enumerate(room.seats) if one is None) for room in rooms}
        for rooms in (first, second)
    ]
    assert bots == [{(2,)}, {(0,)}]


def test_the_rooms_of_a_duplicate_have_the_same_deal_and_only_they() -> None:
    same, other = plan("duplicate"), plan("swiss")
    assert same.deal(1, 1) == same.deal(1, 2) != same.deal(2, 1)
    assert other.deal(1, 1) != other.deal(1, 2)
