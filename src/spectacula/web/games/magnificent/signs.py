"""The course of The Magnificent: three rounds of four turns, and what each turn was spent on."""

from __future__ import annotations

from spectacula.games.magnificent.box import TURNS
from spectacula.games.magnificent.state import CHOOSE_SETS, PLAY_TURNS, State
from spectacula.web.review.signs import Place

SHAPES = {"performance": "tent", "journey": "wheel", "building": "tiles", "debt": "cross"}
KINDS = {"perform": "performance", "travel": "journey", "build": "building", "missing": "debt"}

TONES = {
    "opening": "var(--surface-3)",
    "turn": "color-mix(in srgb, var(--accent) 30%, var(--surface))",
    "round-end": "color-mix(in srgb, var(--accent-2) 62%, var(--surface))",
}


def place(s: State) -> Place:
    if s.phase < PLAY_TURNS:
        return Place("opening", "opening", "tophat")
    chapter = str(s.round + 1)
    if s.phase >= CHOOSE_SETS:
        return Place(chapter, "round-end", "circus-coin")
    return Place(chapter, "turn", str(min(s.turn // s.players + 1, TURNS)))
