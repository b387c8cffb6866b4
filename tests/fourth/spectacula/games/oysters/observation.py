"""What a seat of Oysters observes: its own pearl, and whose turn it is."""

from __future__ import annotations

from spectacula.games.oysters.rules import KINDS
from spectacula.games.oysters.state import PEARLS, SEATS, STAKE, STAKES, State

from spectacula.kernel.observation import Observation, Part, around, numbered
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells

SCORES = (-STAKES, STAKES * (SEATS - 1))
OBSERVATION = Observation(
    Part("question", (KINDS,)), Part("pearl", (numbered(PEARLS),)), Part("coins", (around(SEATS),), *SCORES)
)
HIDDEN = Observation(Part("pearls", (around(SEATS), numbered(PEARLS))))
OBSERVED, OVERSEEN = OBSERVATION.size, HIDDEN.size


@rule
def turned(s: State, seat: int, move: int, way: int) -> int:
    """No move names a seat."""
    return move


@rule
def discreet(s: State) -> int:
    """Stakes are open once all are laid down."""
    return 1 if s.stage == STAKE else 0


@rule
def observe(s: State, seat: int, out: Cells) -> int:
    if s.stage <= STAKE:
        out[s.stage] = 1
    out[STAKE + 1 + s.pearl[seat]] = 1
    for p in range(s.players):
        out[STAKE + 1 + PEARLS + (p - seat + s.players) % s.players] = s.coins[p]
    return OBSERVED


@rule
def oversee(s: State, seat: int, out: Cells) -> int:
    """Everybody's pearl."""
    for p in range(s.players):
        out[(p - seat + s.players) % s.players * PEARLS + s.pearl[p]] = 1
    return OVERSEEN
