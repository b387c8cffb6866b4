"""What is different since a seat's last decision: told in every language, of pieces that are there to be marked."""

from __future__ import annotations

import random

import pytest

from spectacula.engine.game import load
from spectacula.engine.match import Match
from spectacula.engine.texts import LANGUAGES
from spectacula.web.games import OFFERED
from spectacula.web.tables.changes import changes
from spectacula.web.tables.meanwhile import last_decision
from spectacula.web.words import Words
from tests.web.pages import seen_by

PLAYERS = 3
NAMES = ("Clara", "Matteo", "Inès")
MARKED = {
    "histrio": {"enc", "city", "needle", "player", "req"},
    "colosseum": {"noble", "sale", "player", "rec"},
    "magnificent": {"wagon", "po", "tt", "hat", "die", "player"},
}


def returns(game: str) -> list[tuple[Match, int, int]]:
    """Positions of a random game at which a seat comes back: match, seat, and the ply after its last decision."""
    match, luck, found = load(game, PLAYERS).new(3), random.Random(3), list[tuple[Match, int, int]]()
    while not match.over:
        seat = match.pending[0]
        since = last_decision(match, seat)
        if since and any(played.seat != seat for played in match.played[since:]):
            found.append((match.copy(), seat, since))
        match.play(seat, luck.choice(match.moves(seat)))
    return found


@pytest.mark.parametrize("game", OFFERED)
def test_pieces_that_are_named_stand_on_the_table(game: str) -> None:
    seen = set()
    for match, seat, since in returns(game):
        words = Words("en", game, NAMES)
        found = changes(match, seat, since, words)
        html = seen_by(match, seat)
        marks = {change.piece for change in found if f'"{change.piece}"' in html}
        seen |= {piece.split("-")[0] for piece in marks}
    assert seen >= MARKED[game]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OFFERED)
def test_every_change_is_told(game: str, language: str) -> None:
    words = Words(language, game, NAMES)
    told = [change for match, seat, since in returns(game)[::4] for change in changes(match, seat, since, words)]
    assert len(told) > 10 and all(change.text.strip() for change in told)


@pytest.mark.parametrize("game", OFFERED)
def test_without_a_decision_nothing_has_changed(game: str) -> None:
    match, seat, _ = returns(game)[0]
    assert changes(match, seat, match.ply, Words("en", game, NAMES)) == ()
