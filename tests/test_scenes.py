"""The scenes the tests are played at: one for every kind of decision of every game."""

from __future__ import annotations

import pytest

from spectacula.engine.definition import definition
from spectacula.games import GAMES
from tests.scenes import names, scene

SHOWN_AS_DRAFT = {"offer", "counter"}
"""Colosseum's trades are composed on the page and sent as one turn."""


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_has_a_scene(game: str) -> None:
    kinds = set(definition(game).kinds) - SHOWN_AS_DRAFT
    assert kinds <= set(names(game))
    for kind in kinds:
        match = scene(game, kind)
        assert match.kind(match.pending[0]) == kind


@pytest.mark.parametrize("game", GAMES)
def test_the_scene_of_the_end_is_over(game: str) -> None:
    assert scene(game, "over").over
