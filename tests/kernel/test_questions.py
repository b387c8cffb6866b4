"""Questions declared beside their rules: what chooses among them is written when rules are bound."""

from __future__ import annotations

from types import FunctionType
from typing import Annotated

import pytest

from spectacula.engine.definition import definition
from spectacula.games import GAMES
from spectacula.kernel.questions import Course, Fork
from spectacula.kernel.state import Cells, Layout, Table, i1


class Shop(Table):
    open: Annotated[int, i1]
    till: Annotated[int, i1]


def ring(s: Shop) -> None:
    s.till += 1


def close(s: Shop) -> None:
    s.open = 0


def nothing(s: Shop, seat: int, ids: Cells) -> int:
    return 0


def ignore(s: Shop, seat: int, move: int) -> None:
    pass


def test_the_written_choice_does_what_the_table_of_ways_does() -> None:
    fork: Fork[Shop, [], None] = Fork("go_on", "open")
    fork.lead(0, ring)
    fork.lead(1, close)
    fork.lead(2, ring)
    for choose in (fork, fork.written()):
        till = []
        for number in (0, 1, 2):
            shop = Layout(Shop).new()
            shop.open = number
            choose(shop)
            till.append((shop.open, shop.till))
        assert till == [(0, 1), (0, 0), (2, 1)]


def test_a_number_has_one_rule() -> None:
    course: Course[Shop] = Course("open")
    course.step(0, ring)
    with pytest.raises(ValueError, match="open 0 has its rule already"):
        course.step(0, close)


def test_two_rules_of_one_name_are_refused() -> None:
    other = FunctionType(close.__code__, {}, "ring")
    fork: Fork[Shop, [], None] = Fork("go_on", "open")
    fork.lead(0, ring)
    fork.lead(1, other)
    with pytest.raises(ValueError, match="two rules are called ring"):
        fork.written()


def test_a_gap_among_the_questions_is_an_error() -> None:
    course: Course[Shop] = Course("open")
    course.question(1, "buy", legal=nothing, play=ignore, moves=(0,))
    with pytest.raises(ValueError, match="numbered 0 to 0, not \\[1\\]"):
        _ = course.kinds


def test_sealed_questions_are_a_mask() -> None:
    course: Course[Shop] = Course("open")
    course.question(0, "buy", legal=nothing, play=ignore, moves=(0,))
    course.question(1, "bid", legal=nothing, play=ignore, moves=(1,), sealed=True)
    assert course.sealed == 0b10 and course.asking(1) == (1,)


@pytest.mark.parametrize("name", GAMES)
def test_every_family_of_a_game_answers_a_question(name: str) -> None:
    game = definition(name)
    assert all(game.course.asking(family.first) for family in game.vocabulary.families.values())
