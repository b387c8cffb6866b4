"""Then all stake on their pearls at once; the finest pearl takes every coin."""

from __future__ import annotations

from spectacula.games.oysters.moves import WAGER
from spectacula.games.oysters.state import (
    COURSE,
    E_OVER,
    E_STAKED,
    E_WON,
    OPEN,
    OVER,
    STAKE,
    STAKES,
    State,
)

from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import tell, unveil


@rule
def stake_moves(s: State, seat: int, ids: Cells) -> int:
    for i in range(STAKES):
        ids[i] = WAGER + i
    return STAKES


@rule
def wager(s: State, seat: int, move: int) -> None:
    """Lay down coins; the last ones open all hands."""
    s.stake[seat] = move - WAGER + 1
    s.asked &= ~(1 << seat)
    if s.asked == 0:
        s.stage = OPEN


@rule
def finest(s: State) -> int:
    """The seat with the best pearl; no two are alike."""
    best = 0
    for p in range(s.players):
        if s.pearl[p] > s.pearl[best]:
            best = p
    return best


@rule
def open_hands(s: State) -> None:
    """The finest pearl takes what the others have staked."""
    unveil(s)
    winner = finest(s)
    for p in range(s.players):
        tell(s, E_STAKED, p, s.stake[p], s.pearl[p] + 1)
        if p != winner:
            s.coins[p] -= s.stake[p]
            s.coins[winner] += s.stake[p]
    tell(s, E_WON, winner, s.coins[winner], 0)
    s.stage = OVER
    tell(s, E_OVER, -1, 0, 0)


COURSE.question(STAKE, "stake", legal=stake_moves, play=wager, moves=(WAGER,), sealed=True)
COURSE.step(OPEN, open_hands)
