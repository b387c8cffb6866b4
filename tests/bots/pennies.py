"""Matching pennies as a game of rules: both choose in secret, seat 1 wins when the coins match."""

from __future__ import annotations

from typing import Annotated

from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells, Layout, Table, i1


class State(Table):
    owing: Annotated[int, i1]
    coin: Annotated[Cells, i1, (2,)]


LAYOUT: Layout[State] = Layout(State)


@rule
def setup(s: State) -> None:
    s.owing = 3


@rule
def pending(s: State) -> int:
    return s.owing


@rule
def sealed(s: State) -> int:
    return 1


@rule
def over(s: State) -> int:
    return 1 if s.owing == 0 else 0


@rule
def legal(s: State, seat: int, ids: Cells) -> int:
    ids[0] = 0
    ids[1] = 1
    return 2


@rule
def play(s: State, seat: int, move: int) -> None:
    s.coin[seat] = move
    s.owing &= ~(1 << seat)


@rule
def winners(s: State) -> int:
    return 2 if s.coin[0] == s.coin[1] else 1


@rule
def score(s: State, seat: int) -> int:
    return winners(s) >> seat & 1


@rule
def conceal(s: State, seat: int, key: int) -> None:
    s.owing = 3


@rule
def study(s: State, seat: int, notes: Cells) -> None:
    pass


@rule
def prior(s: State, seat: int, move: int, notes: Cells) -> int:
    return 500


@rule
def worth(s: State, seat: int) -> int:
    return 0


@rule
def parts(s: State, seat: int, out: Cells) -> int:
    return 0
