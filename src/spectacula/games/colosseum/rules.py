"""Colosseum from set-up to the end: the verbs every game has."""

from __future__ import annotations

from spectacula.games.colosseum import auction, ceremony, foresight, investing, nobles, preparation, show, trade
from spectacula.games.colosseum.moves import CASH, SWAP
from spectacula.games.colosseum.phases import begin_phase
from spectacula.games.colosseum.preparation import deal_programs, deal_tokens, lay_table
from spectacula.games.colosseum.purse import change, wealth
from spectacula.games.colosseum.state import (
    COURSE,
    DRAFT,
    DRAFTING,
    INVESTING,
    ROUND,
    START_OPTION,
    TO_DRAFT,
    TO_INVEST,
    WAIT,
    State,
)
from spectacula.games.colosseum.tokens import stars_of
from spectacula.kernel.rules import rule
from spectacula.kernel.state import STREAMS
from spectacula.kernel.streams import tell

PHASES = (preparation, investing, auction, trade, nobles, show, ceremony, foresight)  # each declares its questions
KINDS = COURSE.kinds


@rule
def setup(s: State) -> None:
    """The table is laid; with the draft the start programs come first."""
    lay_table(s)
    tell(s, ROUND, s.start, s.round, 0)
    deal_tokens(s)
    if s.option[START_OPTION] == DRAFT:
        s.phase = DRAFTING
        s.todo = TO_DRAFT
    else:
        deal_programs(s)
        begin_phase(s, INVESTING, TO_INVEST)
    advance(s)


@rule
def pending(s: State) -> int:
    """The seat that is asked."""
    return 1 << s.seat


@rule
def sealed(s: State) -> int:
    """Nothing is decided in secret."""
    return 0


@rule
def kind(s: State, seat: int) -> int:
    """Which question is asked."""
    return s.ask


legal = COURSE.legal
answer_question = COURSE.answer
go_on = COURSE.go_on


@rule
def answer_asked(s: State, seat: int, move: int) -> None:
    """Answer what is asked; medals and additional actions may be changed before any answer."""
    if move == CASH or move == SWAP:
        change(s, seat, move)
    else:
        answer_question(s, seat, move)


@rule
def play(s: State, seat: int, move: int) -> None:
    """Play one decision and go on to the next."""
    answer_asked(s, seat, move)
    advance(s)


@rule
def advance(s: State) -> None:
    """Small steps until somebody is asked or the game is over."""
    while s.todo != WAIT:
        go_on(s)


@rule
def due(s: State) -> int:
    """The step that comes next by itself, -1 while somebody is asked or the game is over."""
    return s.todo if s.todo != WAIT else -1


@rule
def take_step(s: State) -> None:
    """The step that is due."""
    go_on(s)


@rule
def over(s: State) -> int:
    """After the shows of round 5."""
    return s.done


@rule
def score(s: State, seat: int) -> int:
    """The record."""
    return s.record[seat]


@rule
def standing(s: State, p: int) -> int:
    """Record, then coins with medals cashed (R32), then stars, in one number."""
    return (s.record[p] * 65536 + wealth(s, p)) * 8 + stars_of(s, p)


@rule
def winners(s: State) -> int:
    """The highest standing; if nothing tells them apart they share the win."""
    best = -1
    mask = 0
    for p in range(s.players):
        mine = standing(s, p)
        if mine > best:
            best = mine
            mask = 0
        if mine == best:
            mask |= 1 << p
    return mask


@rule
def conceal(s: State, seat: int, key: int) -> None:
    """All is open but the chance to come."""
    s.key = key
    for i in range(STREAMS):
        s.drawn[i] = 0
