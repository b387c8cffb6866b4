"""Two games that differ only in what a seat cannot know must look the same to it, byte for byte."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from spectacula.engine.game import load
from spectacula.engine.match import Match
from spectacula.games.histrio.state import REQUESTS
from tests.web.pages import seen_by

WEB = Path(__file__).parents[2] / "src" / "spectacula" / "web"


def other_world(match: Match, seat: int, key: int) -> Match:
    """The same game with everything the seat cannot know drawn anew: hands, decks, sealed choices, secret events."""
    copy = match.copy()
    copy.state = match.game.definition.layout.new(match.concealed(seat, key))
    luck = random.Random(key)
    for rival in list(copy.sealed_moves):
        if rival != seat:
            copy.sealed_moves[rival] = luck.choice(match.ids(rival))
    copy.played = [
        played._replace(
            events=tuple(
                event._replace(a=luck.randrange(REQUESTS)) if event.name == "drew" and event.who != seat else event
                for event in played.events
            )
        )
        for played in copy.played
    ]
    return copy


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_page_tells_nothing_its_seat_cannot_know(players: int) -> None:
    luck = random.Random(players)
    match = load("histrio", players).new(players)
    compared = 0
    while not match.over:
        seat = luck.choice(match.pending)
        match.play(seat, luck.choice(match.moves(seat)))
        if luck.random() < 0.3 and not match.over:
            for viewer in range(players):
                page = seen_by(match, viewer)
                assert page == seen_by(other_world(match, viewer, luck.randrange(2**60)), viewer)
                compared += 1
    assert compared > 20


def test_watchers_see_what_nobody_hides() -> None:
    luck = random.Random(9)
    match = load("histrio", 4).new(4)
    for _ in range(60):
        seat = luck.choice(match.pending)
        match.play(seat, luck.choice(match.moves(seat)))
    page = seen_by(match, None)
    hidden = {request.name for troupe in range(4) for request in match.view(troupe).table.troupes[troupe].hand}
    assert hidden
    for name in hidden:
        assert f"req-{name}" not in page


def test_three_languages_have_the_same_messages() -> None:
    for folder in sorted(path.parent for path in WEB.rglob("en.ftl")):
        keys = {
            language: re.findall(r"^([a-z][a-z0-9-]*) =", (folder / f"{language}.ftl").read_text("utf-8"), re.M)
            for language in ("en", "de", "fr")
        }
        assert keys["de"] == keys["en"] == keys["fr"], folder


def test_every_message_a_template_asks_for_exists() -> None:
    known = set()
    for path in WEB.rglob("en.ftl"):
        known |= set(re.findall(r"^([a-z][a-z0-9-]*) =", path.read_text("utf-8"), re.M))
    asked = set()
    for path in WEB.rglob("*.html"):
        asked |= set(re.findall(r"words\('([a-z0-9-]+)'[,)]", path.read_text("utf-8")))
    assert asked - known == set()
