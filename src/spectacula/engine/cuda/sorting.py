"""Games of a block sorted by what they do next, so that those that do the same lie in neighbouring threads.

Threads of a warp that do different things wait for each other. So between the steps of a game the games of a block are
sorted: an answer to a question, a step that comes by itself, a deal, the list of legal moves.
"""

from __future__ import annotations

from functools import cache
from typing import Any

KINDS = 128  # of work, four to a thread of the warp that counts them
NOTHING = KINDS - 1  # to do
TAKEN = KINDS + 1
MARKS = KINDS + 2  # where each kind begins, where the last one ends, and what no warp has taken yet
WARP, ALL = 32, 0xFFFFFFFF
FULL = WARP  # games that do the same, of which a block waits for more


@cache
def sorting() -> tuple[Any, Any, Any, Any]:
    """Device functions: what a slot does next is noted, then counted, then the slots stand in order and are taken."""
    from numba import cuda

    def will(tags: Any, tally: Any, slot: int, kind: int) -> None:
        """A slot's next work and its rank among those who do the same, in one number."""
        rank = cuda.atomic.add(tally, kind, 1) if kind != NOTHING else 0
        tags[slot] = rank * KINDS + kind

    def count_up(tally: Any, first: Any, most: Any, enough: int, share: int) -> None:
        """Where each kind of work begins. Of kinds that have enough only full warps are let in, and nothing else."""
        lane = cuda.threadIdx.x
        full = 0
        for kind in range(4 * lane, 4 * lane + 4):
            if tally[kind] >= enough:
                full = 1
        any_full = cuda.any_sync(ALL, full)
        mine = 0
        for kind in range(4 * lane, 4 * lane + 4):
            most[kind] = tally[kind] - tally[kind] % WARP if any_full else tally[kind]
            mine += most[kind]
            tally[kind] = 0
        at = mine
        distance = 1
        while distance < WARP:
            before = cuda.shfl_up_sync(ALL, at, distance)
            if lane >= distance:
                at += before
            distance *= 2
        at -= mine
        for kind in range(4 * lane, 4 * lane + 4):
            first[kind] = at
            at += most[kind]
        if lane == WARP - 1:
            first[KINDS] = at
            first[TAKEN] = cuda.blockDim.x // WARP * share

    def line_up(tags: Any, order: Any, tally: Any, first: Any, most: Any, slots: int) -> None:
        """The slots whose turn it is, those of a kind side by side; the others keep waiting."""
        for slot in range(cuda.threadIdx.x, slots, cuda.blockDim.x):
            kind = tags[slot] % KINDS
            if kind != NOTHING:
                rank = tags[slot] // KINDS
                if rank < most[kind]:
                    order[first[kind] + rank] = slot
                else:
                    tags[slot] = cuda.atomic.add(tally, kind, 1) * KINDS + kind

    def go_on(first: Any, begin: int, share: int) -> int:
        """Where the next slots lie of which a warp takes its share: whoever is done sooner takes more."""
        cuda.syncwarp(ALL)
        if cuda.threadIdx.x % WARP == 0:
            begin = cuda.atomic.add(first, TAKEN, share)
        following: int = cuda.shfl_sync(ALL, begin, 0)
        return following

    return (
        cuda.jit(device=True)(will),
        cuda.jit(device=True)(count_up),
        cuda.jit(device=True)(line_up),
        cuda.jit(device=True)(go_on),
    )
