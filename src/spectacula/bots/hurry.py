"""What a move leads to when everybody plays on hurriedly from it, summed up over many simulations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spectacula.bots.outlook import ANY, note_parts, note_result
from spectacula.bots.search import Papers, begin_simulation, hunch, pass_turn, play_on
from spectacula.engine.batch import key_of
from spectacula.kernel.rules import copy_state, entry, rule
from spectacula.kernel.state import Cells, States, Table
from spectacula.kernel.streams import M32, lowest, mix

if TYPE_CHECKING:
    from collections.abc import Callable

    pending: Callable[[Table], int]
    legal: Callable[[Table, int, Cells], int]
    play: Callable[[Table, int, int], None]
    over: Callable[[Table], int]
    conceal: Callable[[Table, int, int], None]


@rule
def play_until_moved(s: Table, seat: int, move: int, papers: Papers) -> None:
    """Seats that choose in secret at the same time choose too."""
    waiting = 1
    while waiting != 0:
        p = lowest(pending(s))
        choice = move
        if p == seat:
            waiting = 0
        else:
            n = legal(s, p, papers.ids)
            choice = hunch(s, p, n, papers)
        pass_turn(s, p, papers.memo)
        play(s, p, choice)


@entry
def foresee(
    states: States[Table],
    papers: Papers,
    seat: int,
    move: int,
    first: int,
    last: int,
    seed: int,
    held: Cells,
    out: Cells,
) -> int:
    """Add simulations number first to last - 1 of a move in states[0] to `out`; the number of parts."""
    n = 0
    for k in range(first, last):
        copy_state(states, 1, 0)
        s = states[1]
        s.listen = 0
        conceal(s, seat, key_of(seed + k))
        begin_simulation(papers.memo, mix((seed + k) & M32))
        if move != ANY:
            play_until_moved(s, seat, move, papers)
        play_on(s, seat, papers)
        n = note_parts(s, seat, held, out)
        while over(s) == 0:
            play_on(s, seat, papers)
        note_result(s, seat, out)
    return n
