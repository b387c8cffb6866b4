"""What a good beginner knows about Oysters."""

from __future__ import annotations

from spectacula.games.oysters.moves import DIVE_AGAIN, KEEP, WAGER
from spectacula.games.oysters.state import PEARLS, State

from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells

HORIZON = 8
SECOND_LOOK = False
PARTS = ("pearl",)
NOTES = 1


@rule
def study(s: State, seat: int, notes: Cells) -> None:
    notes[0] = s.pearl[seat]


@rule
def prior(s: State, seat: int, move: int, notes: Cells) -> int:
    """A fine pearl is kept and worth many coins."""
    fine = 1000 * notes[0] // PEARLS
    if move == KEEP:
        return fine
    if move == DIVE_AGAIN:
        return 1000 - fine
    return fine if move == WAGER + 2 else 500 if move == WAGER + 1 else 1000 - fine


@rule
def worth(s: State, seat: int) -> int:
    return 10 * s.coins[seat] + s.pearl[seat]


@rule
def parts(s: State, seat: int, out: Cells) -> int:
    out[0] = worth(s, seat)
    return 1
