"""Who is to be kept apart sits at different tables, as long as there is another table to sit at."""

from __future__ import annotations

import pytest

from spectacula.tournaments.arena import next_tables
from spectacula.tournaments.drawing import next_round
from spectacula.tournaments.rooms import Room

from .playing import people, plan

APART = frozenset({frozenset(("p0", "p1")), frozenset(("p0", "p3")), frozenset(("p2", "p3"))})


def together(rooms: list[Room]) -> list[frozenset[str]]:
    return [pair for pair in APART if any(pair <= set(room.entrants) for room in rooms)]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("system", ["swiss", "knockout", "duplicate"])
def test_they_are_drawn_to_different_tables(system: str, seed: int) -> None:
    assert not together(next_round(plan(system, 4, seed=seed), people(8), [], APART))


def test_at_the_only_table_all_sit_together() -> None:
    (room,) = next_round(plan("swiss", 4), people(4), [], APART)
    assert len(room.entrants) == 4


def test_in_an_arena_they_rather_wait() -> None:
    free = {"p0": 0.0, "p1": 0.0}
    assert next_tables(plan("arena", 2), free, [], 1.0, APART) == []


def test_in_an_arena_whoever_came_later_takes_the_place() -> None:
    free = {"p0": 0.0, "p1": 0.1, "p2": 0.2}
    (room,) = next_tables(plan("arena", 2), free, [], 1.0, APART)
    assert set(room.entrants) == {"p0", "p2"}
