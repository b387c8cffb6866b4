"""What a net is told: every number a seat observes but the trail, amounts made small, names as ones."""

from __future__ import annotations

import pytest

from spectacula.bots.inputs import NO_AMOUNT, inputs_of, shift_of
from spectacula.engine.definition import definition
from spectacula.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_net_is_told_all_of_a_position_and_nothing_of_the_trail(game: str) -> None:
    chosen = definition(game)
    own = chosen.module("observation").OBSERVED
    inputs = inputs_of(chosen, [1] * chosen.observation.size)
    assert set(inputs.source) == set(range(own))


@pytest.mark.parametrize("game", GAMES)
def test_amounts_come_before_names(game: str) -> None:
    value = inputs_of(definition(game), [1] * definition(game).observation.size).value
    first_name = value.count(NO_AMOUNT)
    assert set(value[:first_name]) == {NO_AMOUNT} and min(value[first_name:], default=1) >= 1


def test_amounts_are_halved_until_the_largest_is_below_four() -> None:
    assert [shift_of(largest) for largest in (0, 1, 3, 4, 7, 8, 200)] == [0, 0, 0, 1, 1, 2, 6]


def test_an_amount_never_seen_is_taken_for_as_large_as_its_neighbours() -> None:
    chosen = definition("histrio")
    largest = [0] * chosen.observation.size
    start = chosen.observation.starts[[part.name for part in chosen.observation.parts].index("ecus")]
    largest[start] = 40
    inputs = inputs_of(chosen, largest)
    assert [inputs.shift[inputs.source.index(start + seat)] for seat in range(5)] == [4] * 5
