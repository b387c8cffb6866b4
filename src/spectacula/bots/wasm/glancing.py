"""The one entry of a module with a net: the batch runner, promises and prospects, by a number.

The net lies right before the block, so that the block can be blank again without it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spectacula.bots.net import Net, Sheet, promises, prospect
from spectacula.engine.wasm import runner
from spectacula.engine.wasm.runner import run
from spectacula.kernel.rules import entry, rule
from spectacula.kernel.state import Cells, States, Table

if TYPE_CHECKING:
    from collections.abc import Callable

    STATES_AT: int
    IDS_AT: int
    IDS_WORDS: int
    ROW_AT: int
    ROW_WORDS: int
    SUMS_AT: int
    SUMS_WORDS: int
    BRIGHT_AT: int
    BRIGHT_WORDS: int
    NOTES_AT: int
    NOTES_WORDS: int
    OUT_AT: int
    NET_SIZE: int
    SOURCE_FROM: int
    SOURCE_ROWS: int
    VALUE_FROM: int
    VALUE_ROWS: int
    LIFT_FROM: int
    LIFT_ROWS: int
    FIRST_FROM: int
    FIRST_ROWS: int
    FIRST_COLUMNS: int
    SECOND_FROM: int
    SECOND_ROWS: int
    SECOND_COLUMNS: int
    THIRD_FROM: int
    THIRD_ROWS: int
    THIRD_COLUMNS: int
    POLICY_FROM: int
    POLICY_ROWS: int
    POLICY_COLUMNS: int
    WORTH_FROM: int
    WORTH_ROWS: int
    WORTH_COLUMNS: int
    WIDTHS_FROM: int
    WIDTHS_ROWS: int
    SCALE_FROM: int
    SCALE_ROWS: int
    SCALE_COLUMNS: int
    BIAS_FROM: int
    BIAS_ROWS: int
    BIAS_COLUMNS: int
    states_at: Callable[[int], States[Table]]
    cells_at: Callable[[int, int], Cells]
    ints_at: Callable[[int, int], Cells]
    shorts_at: Callable[[int, int], Cells]
    grid_at: Callable[[int, int, int], Cells]
    byte_grid_at: Callable[[int, int, int], Cells]

CALLS = (*runner.CALLS, "promises", "prospect")
PROMISES = len(runner.CALLS)
HALVES = 2  # numbers of 32 bits in a word


@rule
def net_at(at: int) -> Net:
    """The net that lies at an address."""
    return Net(
        shorts_at(at + SOURCE_FROM, SOURCE_ROWS),
        shorts_at(at + VALUE_FROM, VALUE_ROWS),
        shorts_at(at + LIFT_FROM, LIFT_ROWS),
        byte_grid_at(at + FIRST_FROM, FIRST_ROWS, FIRST_COLUMNS),
        byte_grid_at(at + SECOND_FROM, SECOND_ROWS, SECOND_COLUMNS),
        byte_grid_at(at + THIRD_FROM, THIRD_ROWS, THIRD_COLUMNS),
        byte_grid_at(at + POLICY_FROM, POLICY_ROWS, POLICY_COLUMNS),
        byte_grid_at(at + WORTH_FROM, WORTH_ROWS, WORTH_COLUMNS),
        cells_at(at + WIDTHS_FROM, WIDTHS_ROWS),
        grid_at(at + SCALE_FROM, SCALE_ROWS, SCALE_COLUMNS),
        grid_at(at + BIAS_FROM, BIAS_ROWS, BIAS_COLUMNS),
    )


@entry
def call(what: int, block: int, rows: int, seat: int, move: int, first: int, last: int, seed: int) -> int:
    """Do one of CALLS. Of a prospect `rows` is the number of turns."""
    if what < PROMISES:
        return run(what, block, rows, seat, move, first, last, seed)
    states, net = states_at(block + STATES_AT), net_at(block - NET_SIZE)
    sheet = Sheet(
        cells_at(block + ROW_AT, ROW_WORDS),
        ints_at(block + SUMS_AT, HALVES * SUMS_WORDS),
        ints_at(block + BRIGHT_AT, HALVES * BRIGHT_WORDS),
        cells_at(block + IDS_AT, IDS_WORDS),
        cells_at(block + NOTES_AT, NOTES_WORDS),
    )
    if what == PROMISES:
        return promises(states, seat, net, sheet, cells_at(block + OUT_AT, IDS_WORDS))
    return prospect(states, seat, move, first, last, seed, rows, net, sheet)
