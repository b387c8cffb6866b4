"""What a move leads to when the net plays all seats on from it: for hints and for looking back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spectacula.bots.net import Net, Sheet, take_turn
from spectacula.bots.outlook import ANY, note_parts, note_result
from spectacula.engine.batch import key_of
from spectacula.kernel.rules import copy_state, entry
from spectacula.kernel.state import Cells, States, Table

if TYPE_CHECKING:
    from collections.abc import Callable

    pending: Callable[[Table], int]
    play: Callable[[Table, int, int], None]
    over: Callable[[Table], int]
    conceal: Callable[[Table, int, int], None]

SOON = 16  # decisions after which, when the seat is asked again, the parts of a position are noted
MOST = 10_000  # decisions after which a game is taken as it stands, should a net go round in circles


@entry
def foresee_by_net(
    states: States[Table],
    seat: int,
    move: int,
    first: int,
    last: int,
    seed: int,
    net: Net,
    sheet: Sheet,
    held: Cells,
    out: Cells,
) -> int:
    """Add whole games number first to last - 1 after a move in states[0] to `out`; the number of parts."""
    n = 0
    for k in range(first, last):
        copy_state(states, 1, 0)
        s = states[1]
        s.listen = 0
        conceal(s, seat, key_of(seed + k))
        if move != ANY:
            play(s, seat, move)
        decisions = 0
        while over(s) == 0 and decisions < MOST and (decisions < SOON or pending(s) >> seat & 1 == 0):
            take_turn(s, net, sheet)
            decisions += 1
        n = note_parts(s, seat, held, out)
        while over(s) == 0 and decisions < MOST:
            take_turn(s, net, sheet)
            decisions += 1
        note_result(s, seat, out)
    return n
