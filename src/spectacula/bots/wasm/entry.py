"""The one entry of a module: the batch runner, the search and the outlook over one block of memory, by a number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spectacula.bots.hurry import foresee
from spectacula.bots.outlook import OUTLOOK
from spectacula.bots.search import EDGE, HOW, MEMO, SCRATCH, Papers, priors, search, tally
from spectacula.engine.wasm import runner
from spectacula.engine.wasm.runner import run
from spectacula.kernel.rules import entry
from spectacula.kernel.state import Cells, States, Table

if TYPE_CHECKING:
    from collections.abc import Callable

    STATES_AT: int
    IDS_AT: int
    IDS_WORDS: int
    SCRATCH_AT: int
    PATH_AT: int
    PATH_WORDS: int
    MEMO_AT: int
    HOW_AT: int
    NOTES_AT: int
    NOTES_WORDS: int
    HELD_AT: int
    OUT_AT: int
    ROOM_AT: int
    states_at: Callable[[int], States[Table]]
    cells_at: Callable[[int, int], Cells]
    grid_at: Callable[[int, int, int], Cells]

CALLS = (*runner.CALLS, "search", "tally", "priors", "foresee")
SEARCH, TALLY, PRIORS = range(len(runner.CALLS), len(runner.CALLS) + 3)


@entry
def call(what: int, block: int, rows: int, seat: int, move: int, first: int, last: int, seed: int) -> int:
    """Do one of CALLS. `rows` is what the room has of them: a tree's edges, or games of a batch."""
    if what < SEARCH:
        return run(what, block, rows, seat, move, first, last, seed)
    states = states_at(block + STATES_AT)
    papers = Papers(
        cells_at(block + IDS_AT, IDS_WORDS),
        grid_at(block + ROOM_AT, rows, EDGE),
        grid_at(block + SCRATCH_AT, IDS_WORDS, SCRATCH),
        grid_at(block + PATH_AT, PATH_WORDS // 2, 2),
        cells_at(block + MEMO_AT, MEMO),
        cells_at(block + HOW_AT, HOW),
        cells_at(block + NOTES_AT, NOTES_WORDS),
    )
    if what == SEARCH:
        search(states, papers, seat, first, last, seed)
        return 0
    if what == TALLY:
        return tally(states, papers, seat, grid_at(block + OUT_AT, IDS_WORDS, 2))
    if what == PRIORS:
        return priors(states, papers, seat, grid_at(block + OUT_AT, IDS_WORDS, 2))
    held, out = cells_at(block + HELD_AT, OUTLOOK), cells_at(block + OUT_AT, OUTLOOK)
    return foresee(states, papers, seat, move, first, last, seed, held, out)
