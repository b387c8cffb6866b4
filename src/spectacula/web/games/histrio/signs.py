"""The course of Histrio: the rounds of both seasons, what the King wants, and who met, was sent away or tumbled."""

from __future__ import annotations

from spectacula.games.histrio.state import CHAMELEON_CHOICE, COMEDY, FULFILLING, OVER, PAY_REQUESTS, TOTALS, State
from spectacula.games.histrio.theatre import mood
from spectacula.web.review.signs import Place

SHAPES = {"collision": "cross", "court": "kite", "acrobat": "star"}
KINDS = {"met": "collision", "court": "court", "used": "acrobat"}
TONES = {"comedy": "var(--comedy)", "tragedy": "var(--tragedy)"}
FESTIVAL = (CHAMELEON_CHOICE, FULFILLING, TOTALS, PAY_REQUESTS, OVER)


def place(s: State) -> Place:
    wanted = "comedy" if mood(s) == COMEDY else "tragedy"
    return Place("totals" if s.stage in FESTIVAL else str(s.round), wanted, f"mask-{wanted}")
