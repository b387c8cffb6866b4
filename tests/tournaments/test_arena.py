"""Arena: tables as soon as there is company, other sizes only after a while."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from spectacula.tournaments.arena import PATIENCE, next_tables, waiting
from spectacula.tournaments.rooms import Entrant, Room
from tests.tournaments.playing import people, plan, quickly

ARENA = plan("arena", 3)


def free(count: int, since: float = 0.0) -> dict[str, float]:
    return {f"p{number}": since + number / 100 for number in range(count)}


def test_those_who_have_waited_longest_are_seated_first() -> None:
    rooms = next_tables(ARENA, free(7), [], now=1.0)
    assert {one for room in rooms for one in room.entrants} == {f"p{number}" for number in range(6)}
    assert [len(room.seats) for room in rooms] == [3, 3]


def test_too_few_wait_for_more() -> None:
    assert next_tables(ARENA, free(2), [], now=1.0) == []


def test_after_a_while_a_table_of_another_size_will_do() -> None:
    (room,) = next_tables(ARENA, free(2), [], now=PATIENCE)
    assert len(room.seats) == 2


def test_nobody_plays_alone() -> None:
    assert next_tables(ARENA, free(1), [], now=10 * PATIENCE) == []


@quickly
@given(st.integers(2, 30), st.floats(0, 300))
def test_nobody_is_seated_twice(count: int, now: float) -> None:
    seated = [one for room in next_tables(ARENA, free(count), [], now) for one in room.entrants]
    assert len(seated) == len(set(seated))


def test_those_at_a_table_and_those_who_left_do_not_wait() -> None:
    rooms = [Room(1, 1, ("p0", "p1", "p2"))]
    assert waiting([*people(5), Entrant("p9", out=True)], rooms) == ["p3", "p4"]


def test_company_changes_when_it_can() -> None:
    before = [Room(1, 1, ("p0", "p1", "p2")), Room(1, 2, ("p3", "p4", "p5"))]
    rooms = next_tables(ARENA, free(6), before, now=1.0)
    assert [room.number for room in rooms] == [3, 4]
    assert all(len(set(room.entrants) & {"p0", "p1", "p2"}) in (1, 2) for room in rooms)
