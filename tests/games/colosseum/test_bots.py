"""What Colosseum's bots know beside the position: they do not repeat an offer that was refused."""

from __future__ import annotations

import spectacula
from spectacula.bots import hints_for, task_for, think
from spectacula.bots.task import pointless_moves, tiresome_moves
from spectacula.games.colosseum.moves import VOCABULARY
from tests.games.colosseum.stage import Stage

OFFER = ("offer to 2", "give lion", "want ship", "propose")


def refused(*offer: str) -> Stage:
    """Seat 0 has made an offer in vain."""
    stage = Stage().coins(20, 20, 20).hand(0, lion=2).hand(1, ship=2).hand(2, ship=1).trading().play(0, *offer)
    while stage.asked[1] == "answer":
        stage.play(stage.asked[0], "refuse")
    return stage


def avoided(stage: Stage) -> set[str]:
    return {VOCABULARY.notation[move] for move in pointless_moves(stage.match, 0)}


def test_the_last_step_of_a_refused_offer_is_pointless() -> None:
    stage = refused(*OFFER).play(0, "offer to 2")
    assert avoided(stage) == set()
    assert avoided(stage.play(0, "give lion")) == {"want ship"}


def test_the_same_offer_to_somebody_else_is_worth_a_try() -> None:
    assert avoided(refused(*OFFER).play(0, "offer to 3", "give lion")) == set()


def test_what_all_have_refused_nobody_is_asked_again() -> None:
    stage = refused("offer to all", "give lion", "want ship", "propose")
    assert avoided(stage.play(0, "offer to 3", "give lion")) == {"want ship"}


def test_more_than_what_was_refused_is_another_offer() -> None:
    assert avoided(refused(*OFFER).play(0, "offer to 2", "give lion", "give lion")) == set()


def test_an_accepted_offer_may_be_repeated() -> None:
    stage = Stage().coins(20, 20, 20).hand(0, lion=2).hand(1, ship=2).trading().play(0, *OFFER).play(1, "accept")
    assert avoided(stage.play(0, "offer to 2", "give lion")) == set()


def test_the_next_turn_begins_anew() -> None:
    stage = refused(*OFFER).play(0, "end trading").play(1, "end trading").play(2, "end trading")
    stage.start(0).trading().play(0, "offer to 2", "give lion")
    assert avoided(stage) == set()


def tiresome(stage: Stage) -> set[str]:
    return {VOCABULARY.notation[move] for move in tiresome_moves(stage.match, 0)}


def refused_twice() -> Stage:
    stage = refused(*OFFER).play(0, "offer to 2", "give lion", "give lion", "want ship", "propose")
    return stage.play(1, "refuse")


def test_a_third_offer_after_two_in_vain_is_tiresome_in_the_same_turn() -> None:
    assert tiresome(refused(*OFFER)) == set()
    assert tiresome(refused_twice()) == {"offer to all", "offer to 2", "offer to 3"}
    stage = refused_twice().play(0, "end trading").play(1, "end trading").play(2, "end trading")
    assert tiresome(stage.start(0).trading()) == set()


def test_only_a_grandmaster_would_never_tire() -> None:
    stage = refused_twice()
    of_level = {level: task_for(stage.match, 0, level, seed=0).pointless for level in ("master", "grandmaster")}
    assert of_level["master"] == set()
    assert think(task_for(stage.match, 0, "grandmaster", seed=0)) == "end trading" and of_level["grandmaster"]


def test_people_are_told_what_a_third_offer_would_bring() -> None:
    stage = refused_twice()
    assert tiresome(stage) < set(stage.match.moves(0))
    assert {hint.move for hint in spectacula.hint(stage.match, 0, 99, simulations=2)} == set(stage.match.moves(0))


def test_no_hint_proposes_what_was_refused() -> None:
    stage = refused(*OFFER).play(0, "offer to 2", "give lion")
    task = task_for(stage.match, 0, "skilled", seed=0, simulations=6)
    assert "want ship" not in {hint.move for hint in hints_for(task, 99)}
