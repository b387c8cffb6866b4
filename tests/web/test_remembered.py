"""Views of positions are remembered and shared: whoever draws one leaves it as it is."""

from __future__ import annotations

import pytest

from tests.scenes import names, scene

from .pages import seen_by

SCENES = [(game, name) for game in ("histrio", "colosseum", "magnificent") for name in names(game)]


@pytest.mark.parametrize(("game", "name"), SCENES)
def test_drawing_a_table_changes_nothing_of_what_was_seen(game: str, name: str) -> None:
    match = scene(game, name)
    definition, position = match.game.definition, match.position
    for seat in (match.pending[0] if match.pending else 0, None):
        seen_by(match, seat)
        public = -1 if seat is None else seat
        assert definition.table(position, public) == definition.view(definition.layout.new(position), public)
