"""The guides' scripts hold on today's rules and say something in every language at every step."""

from __future__ import annotations

import pytest

from spectacula.engine.texts import LANGUAGES
from spectacula.web.games import OFFERED
from spectacula.web.guide.scene import told
from spectacula.web.guide.script import ME, guide


@pytest.mark.parametrize("game", OFFERED)
def test_the_record_holds(game: str) -> None:
    match = guide(game).record.verify()
    assert not match.over and any(step.move for step in guide(game).steps)


@pytest.mark.parametrize("game", OFFERED)
def test_every_step_asks_for_a_legal_move_of_the_player(game: str) -> None:
    for step in guide(game).steps:
        match = guide(game).match(step.ply)
        if step.move is not None:
            assert ME in match.pending and step.move in match.moves(ME)


@pytest.mark.parametrize("game", OFFERED)
def test_every_decision_is_given_a_reason_of_its_own(game: str) -> None:
    topics = [step.topic for step in guide(game).steps]
    assert len(topics) == len(set(topics))


def test_the_magnificent_s_guide_goes_through_payment_and_scoring() -> None:
    told = {event.name for event in guide("magnificent").match().events}
    assert {"paid", "set", "removed", "scored"} <= told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OFFERED)
def test_every_step_can_be_drawn_and_told(game: str, language: str) -> None:
    names = ("Clara", "Matteo", "Inès", "Noor", "Scapin")[: guide(game).record.players]
    for step in guide(game).steps:
        shown = told(guide(game), step, language, names)
        assert shown.title and shown.line
        if step.move is not None:
            assert {choice.move for choice in shown.scene.choices} <= {step.move}
