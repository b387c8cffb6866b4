"""The data on components against the totals and examples the sources print."""

from __future__ import annotations

from itertools import pairwise

import pytest

from spectacula.games.colosseum.moves import VOCABULARY
from spectacula.games.colosseum.state import (
    ARENA_FOR,
    ARENA_START,
    ASSETS,
    COMPONENTS,
    COST,
    CROWD,
    FEWEST,
    LARGEST_ARENA,
    NEEDS,
    PROGRAMS,
    SIZE,
    SQUARES,
    TOKENS,
)

TOTALS = {
    **{"gladiator": 20, "comedian": 12, "musician": 12, "horse": 12, "torch": 12, "priest": 11, "ship": 11},
    **{"lion": 10, "scenery": 10, "decoration": 10, "chariot": 10, "cage": 10, "joker": 4, "emperor": 4, "action": 4},
}
DEMAND = {
    **{"gladiator": 46, "comedian": 24, "musician": 22, "horse": 22, "torch": 23, "priest": 18, "ship": 16},
    **{"lion": 14, "scenery": 22, "decoration": 21, "chariot": 15, "cage": 14},
}
LEAST = [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 3, 4, 4, 5, 5, 5, 7, 7, 7, 7, 8, 10]
ALL = range(1, PROGRAMS + 1)


def test_there_are_152_tokens_40_green_and_112_orange() -> None:
    assert sum(t["green"] for t in COMPONENTS["token"]) == 40
    assert sum(t["orange"] for t in COMPONENTS["token"]) == 112
    assert {t["name"]: t["green"] + t["orange"] for t in COMPONENTS["token"]} == TOTALS


def test_all_special_tokens_are_orange() -> None:
    assert [t["green"] for t in COMPONENTS["token"][ASSETS:]] == [0, 0, 0]


def test_seven_kinds_have_a_star() -> None:
    stars = {t["name"] for t in COMPONENTS["token"] if t.get("star")}
    assert stars == {"gladiator", "priest", "comedian", "musician", "lion", "horse", "ship"}


def test_the_demand_of_all_programs_adds_up() -> None:
    assert {TOKENS[k]: sum(NEEDS[n, k] for n in ALL) for k in range(ASSETS)} == DEMAND


def test_every_program_has_its_least_number_of_tokens() -> None:
    assert [FEWEST[n] for n in ALL] == LEAST


def test_programs_cost_0_then_13_to_40_and_never_get_cheaper() -> None:
    costs = [COST[n] for n in ALL]
    assert costs[:10] == [0] * 10 and (costs[10], costs[29]) == (13, 40)
    assert costs == sorted(costs)


def test_small_medium_and_large_programs_need_2_3_and_4_arena_parts() -> None:
    assert [ARENA_FOR[n] for n in ALL] == [2] * 10 + [3] * 10 + [4] * 10


def test_full_programs_draw_7_to_50_and_more_with_every_number() -> None:
    full = [CROWD[n, 0] for n in ALL]
    assert (full[0], full[29], full[10]) == (7, 50, 17) and full == sorted(full)


@pytest.mark.parametrize("number", [n for n in ALL if n != 18])
def test_the_loss_per_missing_token_never_shrinks(number: int) -> None:
    rows = [CROWD[number, i] for i in range(SIZE[number] - FEWEST[number] + 1)]
    losses = [a - b for a, b in pairwise(rows)]
    assert losses == sorted(losses)


def test_decision_program_18_keeps_the_row_with_a_source() -> None:
    assert [CROWD[18, i] for i in range(6)] == [27, 22, 18, 14, 10, 5]


def test_printed_example_circus_maximus_draws_32_and_24_with_two_tokens_missing() -> None:
    assert (CROWD[20, 0], CROWD[20, 2]) == (32, 24)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_arenas_never_overlap_however_they_grow(players: int) -> None:
    reach = LARGEST_ARENA - 2
    squares = [{(ARENA_START[players, p] + i) % SQUARES for i in range(-reach, LARGEST_ARENA)} for p in range(players)]
    assert all(not a & b for i, a in enumerate(squares) for b in squares[:i])


def test_the_vocabulary_is_fixed_and_small() -> None:
    assert len(VOCABULARY.notation) == VOCABULARY.size == 404
