"""The course of Oysters: diving, then staking."""

from __future__ import annotations

from spectacula.games.oysters.state import DIVE, State

from spectacula.web.review.signs import Place

SHAPES = {"dive": "star"}
KINDS = {"dived": "dive"}
TONES = {"sea": "var(--accent)", "shore": "var(--accent-2)"}


def place(s: State) -> Place:
    return Place(str(s.stage), "sea" if s.stage == DIVE else "shore", "oyster")
