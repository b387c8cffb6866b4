"""First everybody, in turn, may put the pearl back and dive for another."""

from __future__ import annotations

from spectacula.games.oysters.moves import DIVE_AGAIN, KEEP
from spectacula.games.oysters.state import COURSE, DIVE, E_DIVED, E_KEPT, NEXT_DIVER, SEA, STAKE, State

from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import draw, tell, unveil


@rule
def take_pearl(s: State, seat: int) -> None:
    """A pearl from the sea, seen by its finder alone."""
    s.pearl[seat] = draw(s, SEA, s.sea)
    s.sea &= ~(1 << s.pearl[seat])
    unveil(s)


@rule
def next_diver(s: State) -> None:
    """In seat order; after the last one all stake at once."""
    s.diver += 1
    if s.diver < s.players:
        s.stage = DIVE
        s.asked = 1 << s.diver
    else:
        s.stage = STAKE
        s.asked = (1 << s.players) - 1


@rule
def dive_moves(s: State, seat: int, ids: Cells) -> int:
    ids[0] = KEEP
    ids[1] = DIVE_AGAIN
    return 2


@rule
def dive(s: State, seat: int, move: int) -> None:
    """Keep the pearl, or put it back and take another."""
    s.asked = 0
    s.stage = NEXT_DIVER
    if move == KEEP:
        tell(s, E_KEPT, seat, 0, 0)
    else:
        tell(s, E_DIVED, seat, 0, 0)
        s.sea |= 1 << s.pearl[seat]
        take_pearl(s, seat)


COURSE.step(NEXT_DIVER, next_diver)
COURSE.question(DIVE, "dive", legal=dive_moves, play=dive, moves=(KEEP, DIVE_AGAIN))
