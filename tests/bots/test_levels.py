"""Levels: every one plays legal moves in every game, repeats itself, and works from a concealed position only."""

from __future__ import annotations

import pytest

import spectacula
from spectacula import bots
from spectacula.bots.levels import BUDGETS, PLAIN_BUDGETS, SECOND_LOOKS, budget_of
from spectacula.games import GAMES
from spectacula.kernel.errors import UnknownLevel

from .test_search import midway


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_plays_a_legal_move_and_repeats_it(game: str, level: str) -> None:
    match, seat = midway(game, 3, 12)
    task = bots.task_for(match, seat, level, 9, simulations=4)
    move = bots.think(task)
    assert move in match.moves(seat)
    assert bots.think(task) == move == bots.think(task, threads=2)


def test_a_task_holds_the_concealed_position_and_nothing_else_of_the_match() -> None:
    match, seat = midway("histrio", 4, 30)
    task = bots.task_for(match, seat, "master", 1)
    assert task.position == match.concealed(seat, task.seed) != match.position
    assert {type(value) for value in task} <= {str, int, dict, bytes, frozenset, type(None)}
    assert task.pointless <= set(match.moves(seat))


def test_a_single_legal_move_needs_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    match = spectacula.load("histrio", 3).new(1)
    match.state.travel[0] = 1  # type: ignore[attr-defined]
    monkeypatch.setattr("spectacula.bots.task.decide", None)
    assert bots.think(bots.task_for(match, 0, "master", 1)) == match.moves(0)[0]


def test_budgets_grow_with_the_level_and_keep_to_the_time() -> None:
    for budgets in (BUDGETS, SECOND_LOOKS, PLAIN_BUDGETS):
        spent = [budget.simulations * budget.trees for budget in budgets.values()]
        assert list(budgets) == ["skilled", "expert", "master"] and spent == sorted(spent)
        assert all(b.seconds <= (3 if level == "master" else 1) for level, b in budgets.items())
    assert budget_of("histrio", "master", True, 10).simulations * BUDGETS["master"].trees == 10


def test_only_games_that_gain_by_it_take_a_second_look() -> None:
    assert [game for game in GAMES if budget_of(game, "master", True, None).whole_games > 0] == ["magnificent"]


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownLevel, match="random, novice, skilled, expert, master"):
        bots.read_level("genius")
