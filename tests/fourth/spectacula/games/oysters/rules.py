"""Oysters from set-up to the end: the verbs every game has."""

from __future__ import annotations

from spectacula.games.oysters import diving, staking
from spectacula.games.oysters.diving import take_pearl
from spectacula.games.oysters.staking import finest
from spectacula.games.oysters.state import COURSE, DIVES, NEXT_DIVER, OVER, PEARLS, SEA, STAKE, State

from spectacula.kernel.rules import rule
from spectacula.kernel.state import STREAMS
from spectacula.kernel.streams import draw

PHASES = (diving, staking)  # each declares its questions
KINDS = COURSE.kinds
SEALED = COURSE.sealed
legal = COURSE.legal
answer_asked = COURSE.answer
go_on = COURSE.go_on


@rule
def setup(s: State) -> None:
    """Everybody finds a pearl."""
    s.sea = (1 << PEARLS) - 1
    for p in range(s.players):
        take_pearl(s, p)
    s.diver = -1 if s.option[DIVES] != 0 else s.players - 1
    s.stage = NEXT_DIVER
    advance(s)


@rule
def pending(s: State) -> int:
    return s.asked


@rule
def sealed(s: State) -> int:
    return SEALED >> s.stage & 1


@rule
def kind(s: State, seat: int) -> int:
    return s.stage


@rule
def over(s: State) -> int:
    return 1 if s.stage == OVER else 0


@rule
def score(s: State, seat: int) -> int:
    return s.coins[seat]


@rule
def winners(s: State) -> int:
    return 1 << finest(s)


@rule
def play(s: State, seat: int, move: int) -> None:
    answer_asked(s, seat, move)
    if s.asked == 0:
        advance(s)


@rule
def advance(s: State) -> None:
    while s.asked == 0 and s.stage != OVER:
        go_on(s)


@rule
def conceal(s: State, seat: int, key: int) -> None:
    """Other pearls and the sea are drawn anew; what others have staked is taken back."""
    s.key = key
    for i in range(STREAMS):
        s.drawn[i] = 0
    if s.stage != OVER:
        for p in range(s.players):
            if p != seat:
                s.sea |= 1 << s.pearl[p]
        for p in range(s.players):
            if p != seat:
                s.pearl[p] = draw(s, SEA, s.sea)
                s.sea &= ~(1 << s.pearl[p])
                if s.stage == STAKE and s.stake[p] != 0:
                    s.stake[p] = 0
                    s.asked |= 1 << p
