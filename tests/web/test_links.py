"""From the table to the rules: every reason on a board has its passage, and so has every card and piece with a tip."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from html import unescape

import pytest

from spectacula.engine.game import load
from spectacula.engine.match import Match
from spectacula.engine.texts import LANGUAGES
from spectacula.games import GAMES
from spectacula.kernel.words import Say
from spectacula.server.tables.table import Pace, SeatInfo, Table
from spectacula.web.games import OFFERED
from spectacula.web.rulebook.book import book
from spectacula.web.rulebook.links import passages_by_name
from spectacula.web.tables.screen import Screen, sit
from tests.web.pages import seen_by

PLAYERS = 3
LOOK_EVERY = 9
ON_THE_TABLE = {"magnificent": {"Card bonus"}}
"""Titles of tips that are no name of a piece."""


def screens(game: str) -> Iterator[tuple[Screen, str]]:
    """A random game as whoever is to decide sees it, now and then, and its HTML."""
    match, luck = load(game, PLAYERS).new(5), random.Random(5)
    seats = [SeatInfo("person", f"P{n}", player_id=f"u{n}") for n in range(PLAYERS)]
    table = Table("table-id", match.game, match, seats, "u0", Pace.BRISK, 1, 0.0)
    while not match.over:
        seat = match.pending[0]
        if match.ply % LOOK_EVERY == 0:
            screen = sit(table, f"u{seat}", "en")
            yield screen, seen_by(match, seat)
        match.play(seat, luck.choice(match.moves(seat)))


def _all(attribute: str, html: str) -> set[str]:
    return {unescape(value) for value in re.findall(rf'{attribute}="([^"]+)"', html)}


@pytest.mark.parametrize("game", OFFERED)
def test_every_reason_on_the_board_has_its_passage(game: str) -> None:
    seen = set()
    for screen, html in screens(game):
        reasons = _all("data-why", html)
        assert {reason for reason in reasons if not screen.rules.get(reason)} == set()
        seen |= reasons
    assert len(seen) > 2


@pytest.mark.parametrize("game", OFFERED)
def test_every_piece_with_a_tip_has_its_passage(game: str) -> None:
    known = set(passages_by_name(game, "en")) | ON_THE_TABLE.get(game, set())
    titles = {re.sub(r"^\d+ ", "", title) for _, html in screens(game) for title in _all("data-tip-title", html)}
    assert titles and titles - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_names_lead_to_passages_that_are_there(game: str, language: str) -> None:
    found = passages_by_name(game, language)
    assert len(found) > 20 and set(found.values()) <= book(game, language).addresses


@pytest.mark.parametrize("game", OFFERED)
def test_a_refused_move_is_answered_with_the_rule_and_its_passage(game: str) -> None:
    for screen, _ in screens(game):
        match, seat = screen.table.match, screen.seat
        reason = _refusal(match, seat) if seat is not None else None
        if reason is not None:
            again = sit(screen.table, f"u{seat}", "fr", reason)
            assert again.prompt.error == again.words.say(reason)
            assert again.prompt.rule is not None
            assert again.prompt.rule.startswith(f"/rules/{game}#")


def _refusal(match: Match, seat: int) -> Say | None:
    notation = match.game.definition.notation
    legal = set(match.moves(seat))
    forbidden = next((move for move in notation if move not in legal), None)
    return None if forbidden is None else match.why_not(seat, forbidden)
