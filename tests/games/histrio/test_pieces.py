"""Nothing is lost: cards, requests, travel cards, managers and Ecus over random play of every table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import spectacula
from spectacula.games.histrio.state import (
    ALL_CARDS,
    ALL_REQUESTS,
    CARDS,
    REQUEST_PAYS,
    REQUESTS,
    SEASONS,
    SOURCES,
    START_ECUS,
)
from spectacula.games.histrio.view import ALL
from tests.games.tables import NAMES, VARIANTS, game_of, random_play

MINE = [(v, n) for v, n in zip(VARIANTS, NAMES, strict=True) if v[0] == "histrio"]


def test_the_box_holds_48_encounters_22_requests_and_12_acrobats() -> None:
    assert CARDS == 48 and REQUESTS == 22
    assert sum(c.sort == "acrobat" for c in ALL) == 12 and sum(c.sort == "bonus" for c in ALL) == 6
    for kind in ("comedian", "tragedian"):
        assert sum(c.value for c in ALL if c.sort == kind) == 45
    assert sum(c.value for c in ALL if c.sort == "bonus") == 12
    assert sum(REQUEST_PAYS[r] for r in range(REQUESTS)) == 92
    assert len(spectacula.load("histrio", 2).definition.notation) == 154


@pytest.mark.parametrize("variant", [v for v, _ in MINE], ids=[n for _, n in MINE])
def test_nothing_is_lost(variant: tuple[str, int, dict[str, object]]) -> None:
    match = game_of(variant).new(21)
    for _ in random_play(match, Random(21)):
        s: Any = match.state
        check_cards(s)
        check_requests(s)
        check_ecus(s)
    check_ecus(match.state)


def check_cards(s: Any) -> None:
    """Every Encounter card is in exactly one place."""
    places = [s.deck, s.discard, s.guests]
    places += [1 << s.stack[c, i] for c in range(8) for i in range(s.height[c])]
    places += [s.troupe[p] | s.acrobats[p] for p in range(s.players)]
    assert sum(places) == ALL_CARDS
    assert sum(p.bit_count() for p in places) == CARDS


def check_requests(s: Any) -> None:
    """Every request is in exactly one place, nobody holds more than three unless about to discard."""
    places = [s.request_deck, s.request_discard]
    places += [s.request_hand[p] for p in range(s.players)]
    faced = [s.face_up[p, k] for p in range(s.players) for k in range(SEASONS)]
    places += [1 << r for r in faced if r >= 0]
    assert sum(places) == ALL_REQUESTS and sum(p.bit_count() for p in places) == REQUESTS


def check_ecus(s: Any) -> None:
    """A purse is what was earned by source; what thieves took others lost."""
    taken = 0
    for p in range(s.players):
        earned = [[s.earned[p, k, i] for i in range(len(SOURCES))] for k in range(SEASONS)]
        assert s.ecus[p] == START_ECUS + sum(map(sum, earned)) and s.ecus[p] >= 0
        assert 0 <= s.on_stage[p] <= 3
        taken += sum(row[SOURCES.index("thefts")] + row[SOURCES.index("losses")] for row in earned)
    assert taken == 0
