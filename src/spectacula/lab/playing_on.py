"""Random play from one position to the end, again and again: what OpenSpiel's rollouts do after the deal."""

from __future__ import annotations

from spectacula.engine.batch import key_of, playout
from spectacula.kernel.rules import copy_state, dense_entry
from spectacula.kernel.state import Cells, States, Table
from spectacula.kernel.streams import M32, mix


@dense_entry
def play_on(states: States[Table], ids: Cells, games: int, seed: int) -> int:
    """How many decisions so many games take from states[0]; each has its own choices, and its own chance to come."""
    decisions = 0
    for g in range(games):
        copy_state(states, 1, 0)
        s = states[1]
        s.key = key_of(seed + g)
        decisions += playout(s, ids, mix((seed + g) & M32))
    return decisions
