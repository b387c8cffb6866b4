"""Whoever is asked can answer: in every position, and however a turn is laid out, the page offers a way on."""

from __future__ import annotations

import re
from html import unescape
from random import Random

import pytest

from spectacula.engine.game import load
from spectacula.web.games import board_of
from spectacula.web.tables.draft import imagine, read
from tests.web.pages import seen_by

STEP = re.compile(r'data-draft="([^"]*)"')
PIECE = re.compile(r'data-pick="([^"]*)"')
CHOICE = re.compile(r'data-move="([^"]*)" data-picks="([^"]*)"')
QUIET = re.compile(r'name="quiet" value="([^"]*)"')
FIRST = re.compile(r'data-first="([^"]*)"')
TILE = 'id="camp-hand"'
"""A tile in the hand, turned and put down by a module of its own."""


def offered(page: str, steps: tuple[str, ...]) -> tuple[list[tuple[str, ...]], set[str]]:
    """Steps that go further than those laid out, and moves the gold button or a quiet one can be made ready for."""
    tags = [tag.partition(">")[0] for tag in page.split("<") if "data-draft=" in tag]
    drafts = {unescape(step) for tag in tags if 'aria-disabled="true"' not in tag for step in STEP.findall(tag)}
    further = [more for more in map(read, sorted(drafts)) if len(more) > len(steps)]
    pieces = {unescape(pick) for pick in PIECE.findall(page)}
    choices = [(unescape(move), unescape(picks).split()) for move, picks in CHOICE.findall(page)]
    chosen = {move for move, picks in choices if len(choices) == 1 or pieces.issuperset(picks)}
    return further, chosen | set(map(unescape, (*QUIET.findall(page), *FIRST.findall(page))))


@pytest.mark.parametrize(
    ("game", "players", "seed"),
    [("histrio", 3, 1), ("colosseum", 3, 2), ("magnificent", 1, 3), ("magnificent", 2, 4)],
)
def test_there_is_always_a_way_on(game: str, players: int, seed: int) -> None:
    """Random clicks as far as they lead; then any legal move, so that every kind of position is seen."""
    match, luck, kinds = load(game, players).new(seed), Random(seed), set()
    while not match.over:
        seat, steps = match.pending[0], tuple[str, ...]()
        while True:
            now, draft = imagine(match, seat, steps, board_of(game))
            kinds.add(now.kind(seat))
            page = seen_by(match, seat, steps=steps)
            further, ends = offered(page, steps)
            on = further or ends & set(now.moves(seat)) or (TILE in page and now.kind(seat) in ("rotate", "cell"))
            assert on, (now.kind(seat), match.ply, steps)
            if not further or luck.random() < 0.3:
                break
            steps = luck.choice(further)
        match.turn(seat, [*draft.laid, luck.choice(now.moves(seat))])
    assert len(kinds) > 4
