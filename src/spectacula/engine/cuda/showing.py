"""The kernel that shows a batch: what the seats that decide next observe."""

from __future__ import annotations

from typing import Any

from spectacula.engine.cuda.rules import body_of, device_rules
from spectacula.engine.cuda.sorting import ALL, WARP
from spectacula.engine.definition import Definition
from spectacula.engine.stepper import DRIVERS

SHOWN = WARP  # threads of a block that only shows: its positions fill its shared memory


def show_kernel(chosen: Definition, critic: bool = False) -> Any:
    """What the seat that decides next observes, number by number in memory: neighbouring threads write side by side.

    A warp brings its positions into shared memory, word by word side by side, as each thread reads one of its own and
    no two of them share a line of the cache. What is hidden is shown with `critic`, which costs registers.
    """
    from numba import cuda, int64

    rules = device_rules(chosen, DRIVERS)
    observe, recall, oversee = rules.observe, rules.recall, rules.oversee
    body = body_of(chosen)
    width = body.itemsize // 8
    room = SHOWN * width

    def show(words: Any, trails: Any, seats: Any, rows: Any, hidden: Any) -> None:
        staged = cuda.shared.array(room, int64)
        lane = cuda.threadIdx.x
        start = cuda.blockIdx.x * SHOWN
        shown = min(SHOWN, seats.size - start)
        for k in range(lane, shown * width, SHOWN):
            staged[k] = words[start + k // width, k % width]
        cuda.syncwarp(ALL)
        i = start + lane
        if lane < shown:
            s = staged.view(body)[lane]
            observe(s, seats[i], rows[:, i])
            recall(s, seats[i], trails[i], rows[:, i])
            if critic:
                oversee(s, seats[i], hidden[:, i])

    return show
