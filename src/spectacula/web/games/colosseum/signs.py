"""The course of Colosseum: five rounds of five phases, shows and records, deals, and arenas that grow."""

from __future__ import annotations

from spectacula.games.colosseum.state import State
from spectacula.games.colosseum.view import PHASES
from spectacula.web.review.signs import Place

SHAPES = {"record": "star", "show": "ring", "no-show": "cross", "arena": "arch", "deal": "arrows"}
KINDS = {
    "record": "record",
    "show": "show",
    "no-show": "no-show",
    "expanded": "arena",
    "loge": "arena",
    "deal": "deal",
}
TONES = {
    "draft": "var(--surface-3)",
    "investing": "color-mix(in srgb, var(--accent-2) 34%, var(--surface))",
    "auctions": "color-mix(in srgb, var(--p2) 34%, var(--surface))",
    "trading": "color-mix(in srgb, var(--p3) 34%, var(--surface))",
    "shows": "color-mix(in srgb, var(--accent) 60%, var(--surface))",
    "ceremony": "var(--surface-3)",
}
MARKS = {
    "draft": "i-book",
    "investing": "sestertius",
    "auctions": "i-hammer",
    "trading": "i-swap",
    "shows": "i-star",
    "ceremony": "laurel",
}


def place(s: State) -> Place:
    phase = PHASES[s.phase]
    return Place(str(s.round), phase, MARKS[phase])
