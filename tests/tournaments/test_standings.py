"""Points of a table, deals compared, and what decides when two are level."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from spectacula.tournaments.rooms import Entrant, Result, Room, points_at
from spectacula.tournaments.standings import standings
from tests.tournaments.playing import people, plan, played, quickly

SWISS, SAME = plan("swiss"), plan("duplicate")


def room(number: int, seats: str, scores: tuple[int, ...], round: int = 1, absent: tuple[int, ...] = ()) -> Room:
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Room(round, number, tuple(None if one == "-" else one for one in seats), Result(scores, best, absent))


def places(rooms: list[Room], who: str) -> str:
    return "".join(found.entrant for found in standings(SWISS, [Entrant(one) for one in who], rooms))


def test_points_are_the_share_of_the_others_who_are_behind() -> None:
    found = room(1, "abcd", (9, 4, 7, 1))
    assert points_at(SWISS, found, [found]) == (100, 100 / 3, 200 / 3, 0)


def test_who_is_level_shares() -> None:
    found = room(1, "abc", (5, 5, 1))
    assert points_at(SWISS, found, [found]) == (75, 75, 0)


def test_who_wins_a_tie_is_ahead() -> None:
    found = Room(1, 1, ("a", "b"), Result((5, 5), (1,)))
    assert points_at(SWISS, found, [found]) == (0, 100)


def test_who_has_left_gets_nothing_and_the_others_as_always() -> None:
    found = room(1, "abc", (9, 4, 1), absent=(0,))
    assert points_at(SWISS, found, [found]) == (0, 50, 0)


def test_the_same_deal_is_compared_seat_by_seat() -> None:
    rooms = [room(1, "ab", (9, 4)), room(2, "cd", (7, 6)), room(3, "ef", (2, 6))]
    assert [points_at(SAME, each, rooms) for each in rooms] == [(100, 0), (50, 75), (0, 75)]


def test_a_bot_that_fills_a_seat_is_compared_with_too() -> None:
    rooms = [room(1, "ab", (9, 4)), room(2, "c-", (7, 6))]
    assert points_at(SAME, rooms[0], rooms) == (100, 0)


def test_a_deal_nobody_else_has_finished_gives_no_points_yet() -> None:
    rooms = [room(1, "ab", (9, 4)), Room(1, 2, ("c", "d"))]
    assert points_at(SAME, rooms[0], rooms) == (None, None)


def test_first_the_points_count() -> None:
    assert places([room(1, "ab", (1, 2)), room(1, "ba", (9, 8), round=2), room(1, "ab", (2, 3), round=3)], "ab") == "ba"


def test_then_the_share_of_the_scores() -> None:
    assert places([room(1, "ab", (9, 1)), room(2, "cd", (9, 8))], "abcd") == "acdb"


def test_then_who_came_in_before_whom() -> None:
    rooms = [
        room(1, "ab", (6, 4)),
        room(2, "cd", (6, 4)),
        room(1, "ac", (4, 6), round=2),
        room(2, "bd", (6, 4), round=2),
    ]
    level = [
        found for found in standings(SWISS, people(0) + [Entrant(x) for x in "abcd"], rooms) if found.points == 100
    ]
    assert [found.entrant for found in level] == ["a", "b"] and level[0].share == level[1].share


@quickly
@given(st.integers(0, 10**6))
def test_at_last_a_lot_that_the_seed_decides(seed: int) -> None:
    agreed = plan("swiss", seed=seed)
    rooms = [room(1, "ab", (5, 5))]
    order = [found.entrant for found in standings(agreed, [Entrant("a"), Entrant("b")], rooms)]
    turned = [found.entrant for found in standings(agreed, [Entrant("b"), Entrant("a")], rooms)]
    assert order == turned


@quickly
@given(count=st.integers(2, 20), seed=st.integers(0, 10**6))
def test_everybody_has_a_place_of_their_own(count: int, seed: int) -> None:
    agreed = plan("swiss", seed=seed)
    rooms = [room for drawn in played(agreed, people(count)) for room in drawn]
    assert [found.place for found in standings(agreed, people(count), rooms)] == list(range(1, count + 1))


def test_nobody_is_compared_with_a_table_that_was_not_played() -> None:
    agreed = plan("duplicate", 2)
    rooms = [
        Room(1, 1, ("a", None), Result((5, 1), (0,))),
        Room(1, 2, ("b", None), Result((9, 1), (0,))),
        Room(1, 3, ("c", None), Result((0, 0), (), (0, 1))),
    ]
    assert [points_at(agreed, room, rooms)[0] for room in rooms] == [0.0, 100.0, 0.0]
