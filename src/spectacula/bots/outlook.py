"""What is noted of a game that is played on from a move, for hints and for looking back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells, Table
from spectacula.kernel.streams import count

if TYPE_CHECKING:
    from collections.abc import Callable

    score: Callable[[Table, int], int]
    winners: Callable[[Table], int]
    worth: Callable[[Table, int], int]
    parts: Callable[[Table, int, Cells], int]

# what is summed up: thousandths of wins, points, the best rival's worth after a while, then the parts of one's own
WON, POINTS, RIVAL, PARTS = 0, 1, 2, 3
OUTLOOK = PARTS + 16

ANY = -1  # instead of a move: whatever those who play on do


@rule
def best_rival(s: Table, seat: int) -> int:
    """What the strongest other seat is worth."""
    most = 0
    for q in range(s.players):
        if q != seat:
            most = max(most, worth(s, q))
    return most


@rule
def note_parts(s: Table, seat: int, held: Cells, out: Cells) -> int:
    """Add what a position is made of, and what the best rival is worth, to `out`; the number of parts."""
    out[RIVAL] += best_rival(s, seat)
    n = parts(s, seat, held)
    for i in range(n):
        out[PARTS + i] += held[i]
    return n


@rule
def note_result(s: Table, seat: int, out: Cells) -> None:
    """Add the share of the win and the score at the end."""
    if winners(s) >> seat & 1 != 0:
        out[WON] += 1000 // count(winners(s))
    out[POINTS] += score(s, seat)
