"""Knock-out: the best of each table go on, seeds are kept apart, and one table is the last."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from spectacula.tournaments.drawing import next_round
from spectacula.tournaments.plan import Plan
from spectacula.tournaments.rooms import Result, Room
from spectacula.tournaments.standings import standings
from tests.tournaments.playing import people, plan, played, quickly


@quickly
@given(count=st.integers(2, 30), players=st.integers(2, 5), advance=st.integers(1, 4), seed=st.integers(0, 10**6))
def test_it_ends_at_one_table_and_each_round_is_smaller(count: int, players: int, advance: int, seed: int) -> None:
    agreed = plan("knockout", players, seed=seed, advance=min(advance, players - 1))
    found = played(agreed, people(count))
    seated = [sum(len(room.entrants) for room in rooms) for rooms in found]
    assert len(found[-1]) == 1 and all(later < before for before, later in pairwise(seated))


def test_the_best_seeds_meet_as_late_as_can_be() -> None:
    rooms = next_round(plan("knockout", 4, advance=2), people(16), [])
    assert all(len({"p0", "p1", "p2", "p3"} & set(room.entrants)) == 1 for room in rooms)


def won_by_seed(room: Room) -> Room:
    """The one who came in first wins."""
    if room.bye:
        return room
    best = min(range(len(room.seats)), key=lambda seat: int((room.seats[seat] or "p99")[1:]))
    scores = tuple(9 if seat == best else 1 for seat in range(len(room.seats)))
    return replace(room, result=Result(scores, (best,)))


def test_nobody_sits_out_twice_before_others_have(monkeypatch: pytest.MonkeyPatch) -> None:
    """At tables of two and no other, with an odd number in two rounds."""
    monkeypatch.setattr(Plan, "sizes", (2, 2))
    agreed, rooms = plan("knockout", 2), list[Room]()
    while drawn := next_round(agreed, people(11), rooms):
        rooms += map(won_by_seed, drawn)
    assert [one for room in rooms if room.bye for one in room.entrants] == ["p0", "p1"]


def test_the_two_best_meet_at_the_last_table() -> None:
    agreed, rooms = plan("knockout", 2), list[Room]()
    while drawn := next_round(agreed, people(16), rooms):
        rooms += map(won_by_seed, drawn)
    assert set(rooms[-1].entrants) == {"p0", "p1"}


def test_so_many_of_each_table_go_on() -> None:
    agreed = plan("knockout", 4, advance=2)
    first = [replace(room, result=Result((9, 1, 7, 3), (0,))) for room in next_round(agreed, people(16), [])]
    again = {one for room in next_round(agreed, people(16), first) for one in room.entrants}
    assert again == {room.seats[seat] for room in first for seat in (0, 2)}


def test_the_next_of_a_table_takes_the_place_of_one_who_leaves() -> None:
    agreed = plan("knockout", 4, advance=1)
    first = [replace(room, result=Result((9, 1, 7, 3), (0,))) for room in next_round(agreed, people(8), [])]
    gone = first[0].seats[0]
    left = [replace(one, out=one.id == gone) for one in people(8)]
    again = {one for room in next_round(agreed, left, first) for one in room.entrants}
    assert again == {first[0].seats[2], first[1].seats[0]}


def test_whoever_comes_further_stands_higher() -> None:
    agreed = plan("knockout", 2)
    rooms = [room for drawn in played(agreed, people(8)) for room in drawn]
    final = rooms[-1]
    assert {found.entrant for found in standings(agreed, people(8), rooms)[:2]} == set(final.entrants)
    assert standings(agreed, people(8), rooms)[0].entrant == final.seats[(final.result or Result((), ())).winners[0]]
