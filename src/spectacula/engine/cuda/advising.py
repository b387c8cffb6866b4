"""The kernel that advises a batch: what the game's advice says of the actions that are legal."""

from __future__ import annotations

from typing import Any

from spectacula.engine.cuda.rules import device_rules
from spectacula.engine.cuda.sorting import ALL, KINDS, MARKS, WARP, sorting
from spectacula.engine.definition import Definition
from spectacula.engine.stepper import ADVISERS

ADVISED = 512  # games of a block
LANES = 4  # threads that share a game's actions: there are seldom many more
SHARE = WARP // LANES  # games of a warp at a time


def advise_kernel(chosen: Definition) -> Any:
    """What the game's advice says of the legal actions; games of the same question lie in neighbouring threads."""
    from numba import cuda, int16, int32

    rules = device_rules(chosen, ADVISERS)
    study, advise, kind_of = rules.study, rules.advise, rules.kind
    will, count_up, line_up, go_on = sorting()

    def weigh(states: Any, seats: Any, ids: Any, choices: Any, notes: Any, out: Any) -> None:
        tags, order = cuda.shared.array(ADVISED, int32), cuda.shared.array(ADVISED, int16)
        tally, most = cuda.shared.array(KINDS, int32), cuda.shared.array(KINDS, int32)
        first = cuda.shared.array(MARKS, int32)
        start = cuda.blockIdx.x * ADVISED
        slots = min(ADVISED, seats.size - start)
        for kind in range(cuda.threadIdx.x, KINDS, cuda.blockDim.x):
            tally[kind] = 0
        cuda.syncthreads()
        for slot in range(cuda.threadIdx.x, slots, cuda.blockDim.x):
            will(tags, tally, slot, kind_of(states[start + slot], seats[start + slot]))
        cuda.syncthreads()
        if cuda.threadIdx.x < WARP:
            count_up(tally, first, most, slots + 1, SHARE)
        cuda.syncthreads()
        line_up(tags, order, tally, first, most, slots)
        cuda.syncthreads()
        lane = cuda.threadIdx.x % WARP
        begin = cuda.threadIdx.x // WARP * SHARE
        while begin < first[KINDS]:
            at = begin + lane // LANES
            i = start + order[min(at, slots - 1)]
            if at < slots and lane % LANES == 0:
                study(states[i], seats[i], notes[i])
            cuda.syncwarp(ALL)
            if at < slots:
                for k in range(lane % LANES, choices[i], LANES):
                    out[i, ids[i, k]] = advise(states[i], seats[i], ids[i, k], notes[i])
            begin = go_on(first, begin, SHARE)

    return weigh
