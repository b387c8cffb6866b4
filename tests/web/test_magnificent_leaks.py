"""Two games of The Magnificent that differ only in what a seat cannot know must look the same to it, byte for byte."""

from __future__ import annotations

import random

import pytest

from spectacula.engine.game import load
from spectacula.engine.match import Match
from tests.web.pages import seen_by


def other_world(match: Match, seat: int, key: int) -> Match:
    """The same game with decks, hands of the draft and sealed choices drawn anew."""
    copy = match.copy()
    copy.state = match.game.definition.layout.new(match.concealed(seat, key))
    luck = random.Random(key)
    for rival in list(copy.sealed_moves):
        if rival != seat:
            copy.sealed_moves[rival] = luck.choice(match.ids(rival))
    return copy


@pytest.mark.parametrize(("players", "setup"), [(1, "first_game"), (2, "advanced"), (4, "advanced"), (3, "first_game")])
def test_a_page_tells_nothing_its_seat_cannot_know(players: int, setup: str) -> None:
    luck = random.Random(players)
    match = load("magnificent", players, setup=setup).new(players)
    compared = 0
    while not match.over:
        early = match.ply < 24
        if early or luck.random() < 0.08:
            viewer = luck.randrange(players)
            page = seen_by(match, viewer)
            assert page == seen_by(other_world(match, viewer, luck.randrange(2**60)), viewer)
            compared += 1
        seat = luck.choice(match.pending)
        match.play(seat, luck.choice(match.moves(seat)))
    assert compared > 20


def test_watchers_see_no_card_of_the_draft() -> None:
    match = load("magnificent", 3, setup="advanced").new(5)
    while match.view(None).table.phase == "sides":
        match.play(match.pending[0], match.moves(match.pending[0])[0])
    page = seen_by(match, None)
    assert match.view(0).table.hand
    assert 'class="master' not in page.split('id="mine"')[0], "a watcher sees no hand"
