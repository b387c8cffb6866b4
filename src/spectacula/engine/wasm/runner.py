"""The batch runner over a block: each of its entries by a number, for the one entry that a module has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spectacula.engine.batch import choices, deal, rollouts, step, veil
from spectacula.kernel.rules import rule
from spectacula.kernel.state import OPTIONS, Cells, States, Table

if TYPE_CHECKING:
    from collections.abc import Callable

    STATES_AT: int
    OPTIONS_AT: int
    IDS_AT: int
    IDS_WORDS: int
    ROOM_AT: int
    states_at: Callable[[int], States[Table]]
    cells_at: Callable[[int, int], Cells]
    grid_at: Callable[[int, int, int], Cells]

WORD = 8
CALLS = ("rollouts", "deal", "choices", "step", "veil")
ROLLOUTS, DEAL, CHOICES, STEP, VEIL = range(5)


@rule
def run(what: int, block: int, rows: int, seat: int, move: int, first: int, last: int, seed: int) -> int:
    """Play on in the first state of the block; for a deal and for rollouts `seat` is the number of players."""
    states = states_at(block + STATES_AT)
    ids = cells_at(block + IDS_AT, IDS_WORDS)
    options = cells_at(block + OPTIONS_AT, OPTIONS)
    if what == ROLLOUTS:
        return run_rollouts(block + ROOM_AT, rows, seat, first, last, seed, states, ids, options)
    if what == CHOICES:
        return choices(states, 0, seat, ids)
    if what == STEP:
        return step(states, 0, seat, move)
    if what == DEAL:
        deal(states, 0, seed, seat, options)
    else:
        veil(states, 1, 0, seat, seed)
    return 0


@rule
def run_rollouts(
    room: int,
    rows: int,
    players: int,
    first: int,
    last: int,
    seed: int,
    states: States[Table],
    ids: Cells,
    options: Cells,
) -> int:
    """Whole games; the room takes scores, winners and lengths of so many."""
    scores = grid_at(room, rows, players)
    won = cells_at(room + WORD * rows * players, rows)
    lengths = cells_at(room + WORD * rows * (players + 1), rows)
    return rollouts(states, ids, first, last, seed, players, options, scores, won, lengths)
