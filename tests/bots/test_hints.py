"""Hints: the best moves first, with a reason in every language, and nothing a seat cannot know."""

from __future__ import annotations

import pytest

import spectacula
from spectacula import bots
from spectacula.bots.comparing import falling
from spectacula.bots.hints import _reason
from spectacula.engine.definition import definition
from spectacula.engine.texts import LANGUAGES, Texts
from spectacula.games import GAMES
from spectacula.kernel.errors import BadSeat

from .test_search import midway


@pytest.mark.parametrize("game", GAMES)
def test_hints_name_legal_moves_with_chances_and_reasons_in_every_language(game: str) -> None:
    match, seat = midway(game, 3, 20)
    hints = bots.hint(match, seat, 3, simulations=6)
    assert len(hints) == 3 and {h.move for h in hints} <= set(match.moves(seat))
    for found in hints:
        assert 0 <= found.wins <= 1
        for language in LANGUAGES:
            assert Texts(game, language, also=(bots.TEXTS,)).say(found.reason)


@pytest.mark.parametrize("game", GAMES)
def test_every_part_of_a_position_has_words_in_every_language(game: str) -> None:
    for language in LANGUAGES:
        words = Texts(game, language, also=(bots.TEXTS,))
        for part in definition(game).module("advice").PARTS:
            assert words.text(f"hint-{game}-{part}", gain=1) and words.text(f"hint-{game}-{part}", gain=5)
        assert all(words.text(name, gain=2) for name in ("hint-only", "hint-steady", "hint-close", "hint-rivals"))


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_the_same_whatever_is_hidden(game: str) -> None:
    for plies in (3, 14, 25, 36):
        match, seat = midway(game, 4, plies)
        hints = bots.hint(match, seat, simulations=6)
        for key in (7, 99):
            match.state = match.game.definition.layout.new(match.concealed(seat, key))
            assert bots.hint(match, seat, simulations=6) == hints


def test_who_is_not_asked_gets_no_hint() -> None:
    match, seat = midway("colosseum", 3, 10)
    assert bots.hint(match, (seat + 1) % 3) == []
    with pytest.raises(BadSeat):
        bots.hint(match, 7)


def test_hints_are_legal_moves() -> None:
    match = spectacula.load("histrio", 3).new(2)
    hints = spectacula.hint(match, 1, 2)
    assert len(hints) == 2 and hints[0].move in match.moves(1)


@pytest.mark.parametrize("game", GAMES)
def test_what_to_expect_never_contradicts_the_order(game: str) -> None:
    for plies in (8, 20, 32):
        match, seat = midway(game, 3, plies)
        hints = bots.hint(match, seat, 4, simulations=6)
        assert [h.wins for h in hints] == sorted((h.wins for h in hints), reverse=True)
        assert [h.score for h in hints] == sorted((h.score for h in hints), reverse=True)


def test_values_that_rise_are_levelled() -> None:
    assert falling([5.0, 3.0, 3.0, 1.0]) == [5.0, 3.0, 3.0, 1.0]
    assert falling([5.0, 2.0, 4.0]) == [5.0, 3.0, 3.0]
    assert falling([1.0, 2.0, 6.0]) == [3.0, 3.0, 3.0]
    assert falling([4.0, 2.0, 3.0, 9.0, 1.0]) == [4.5, 4.5, 4.5, 4.5, 1.0]


def test_the_reason_is_what_differs_most() -> None:
    won, points, rival = 500.0, 20.0, 100.0
    ecus, show = [won, points, rival, 240.0, 30.0, 10.0, 0.0], [won, points, rival, 200.0, 45.0, 10.0, 0.0]
    assert _reason("histrio", 0, [ecus, show]) == ("hint-histrio-ecus", {"gain": 4})
    assert _reason("histrio", 1, [ecus, show]).id == "hint-histrio-show"
    assert _reason("histrio", 0, [ecus, ecus]).id == "hint-steady"
    assert _reason("histrio", 1, [ecus, ecus]).id == "hint-close"
    assert _reason("histrio", 0, [ecus]).id == "hint-only"


def test_the_best_adviser_there_is_names_the_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    bots.warm_up("histrio", lambda done, total: None)
    match, seat = midway("histrio", 3, 12)
    assert bots.adviser_level("histrio") == "grandmaster"
    task = bots.task_for(match, seat, "grandmaster", 0, simulations=6)
    assert bots.hint(match, seat, simulations=6)[0].move == bots.think(task)
    monkeypatch.setattr("spectacula.bots.adviser.is_lent", lambda: True)
    assert bots.adviser_level("histrio") == "expert", "the search of somebody else's gear has no net"


def test_somebody_else_may_be_asked() -> None:
    match, seat = midway("histrio", 3, 12)
    task = bots.task_for(match, seat, "skilled", 0, simulations=40)
    assert bots.hint(match, seat, level="skilled", simulations=40)[0].move == bots.think(task)
