"""What a trained net promises, computed on a GPU by the functions of `bots.net` and compared with one core."""

from __future__ import annotations

import time
from functools import cache
from typing import Any, NamedTuple

from spectacula.bots import net
from spectacula.bots.net import Net, Sheet
from spectacula.bots.trained import Glance, net_of, sheet_for
from spectacula.engine.cuda.rules import aligned, device_rules
from spectacula.engine.definition import Definition, definition
from spectacula.engine.game import load

POSITIONS = 100_000
SEED = 1
TABLES = 64  # games played side by side
SHEETS = 1 << 15  # positions that are looked at together
THREADS = 64  # of a block


class Promises(NamedTuple):
    """Positions, who is asked there, and of each how many moves are legal, which, and what they promise."""

    states: Any
    seats: Any
    choices: Any
    ids: Any
    logits: Any


def blank(chosen: Definition, n: int) -> Promises:
    """Room for so many positions."""
    import numpy as np

    moves = n, chosen.most_moves
    return Promises(np.zeros(n, aligned(chosen)), *(np.zeros(shape, np.int64) for shape in (n, n, moves, moves)))


# --- on one core


def promises_here(game: str, n: int) -> Promises:
    """So many decisions of games of all sizes; at every other table all play the net's favourites, else at random."""
    found = blank(definition(game), n)
    fewest, most = definition(game).players
    sizes = range(fewest, most + 1)
    for k, players in enumerate(sizes):
        first, last = n * k // len(sizes), n * (k + 1) // len(sizes)
        _play(game, players, Promises(*(part[first:last] for part in found)))
    return found


def _play(game: str, players: int, found: Promises) -> None:
    """Fill in the decisions of games of one size."""
    batch = load(game, players).batch(TABLES, seed=SEED)
    glance = Glance(game, b"", 0, compiled=True)
    for start in range(0, len(found.seats), TABLES):
        actions = batch.sample()
        for table, i in enumerate(range(start, min(start + TABLES, len(found.seats)))):
            glance.states[0] = found.states[i] = batch.states[table]
            glance.seat = found.seats[i] = batch.seat[table]
            promised = glance.promises()
            n = found.choices[i] = len(promised)
            found.ids[i, :n], found.logits[i, :n] = zip(*promised, strict=True)
            if table % 2 == 0:
                actions[table] = batch.legal[table, found.logits[i, :n].argmax()]
        batch.step(actions)


# --- on the GPU


def promise_kernel(chosen: Definition) -> Any:
    """A thread looks at a position, on a sheet that lies number by number in memory: neighbours write side by side."""
    from numba import cuda

    promises = device_rules(chosen, [net]).promises

    def promise_all(states: Any, seats: Any, weights: Any, sheets: Any, choices: Any, logits: Any) -> None:
        i = cuda.grid(1)
        if i < seats.size:
            row, sums, bright, ids, notes = sheets
            sheet = Sheet(row[:, i], sums[:, i], bright[:, i], ids[:, i], notes[:, i])
            choices[i] = promises(states[i : i + 1], seats[i], weights, sheet, logits[:, i])

    return promise_all


def blank_sheets(chosen: Definition, n: int) -> Sheet:
    """So many sheets, number by number."""
    import numpy as np

    one: Any = sheet_for(chosen, net_of(chosen.id, compiled=True), compiled=True)
    return Sheet(*(np.zeros((len(part), n), part.dtype) for part in one))


def signature(chosen: Definition) -> tuple[Any, ...]:
    """The types of what the kernel is called with."""
    from numba import typeof

    states, seats, choices, _, logits = blank(chosen, 1)
    return tuple(
        map(typeof, (states, seats, net_of(chosen.id, compiled=True), blank_sheets(chosen, 1), choices, logits))
    )


@cache
def compiled(game: str) -> Any:
    """The kernel, which is compiled at its first launch."""
    from numba import cuda

    return cuda.jit(promise_kernel(definition(game)))


def promises_on_gpu(game: str, asked: Promises) -> tuple[Promises, float]:
    """What the same positions promise there, and in how many seconds, copies included."""
    import numpy as np
    from numba import cuda

    chosen, n = definition(game), len(asked.seats)
    look, size = compiled(game), min(n, SHEETS)
    found = blank(chosen, n)
    weights = Net(*map(cuda.to_device, net_of(game, compiled=True)))
    sheets: Any = Sheet(*map(cuda.to_device, blank_sheets(chosen, size)))
    choices = cuda.device_array(size, np.int64)
    logits = cuda.device_array((chosen.most_moves, size), np.int64)
    room = weights, sheets, choices, logits
    look[1, THREADS](*map(cuda.to_device, (asked.states[:1], asked.seats[:1])), *room)
    cuda.synchronize()
    began = time.perf_counter()
    for first in range(0, n, size):
        here = slice(first, min(first + size, n))
        found.states[here], found.seats[here] = asked.states[here], asked.seats[here]
        states, seats = cuda.to_device(asked.states[here]), cuda.to_device(asked.seats[here])
        look[-(-seats.size // THREADS), THREADS](states, seats, *room)
        lists = [part.copy_to_host().T[: seats.size] for part in (choices, sheets.ids, logits)]
        found.choices[here], found.ids[here], found.logits[here] = lists
    return found, time.perf_counter() - began


# --- side by side


def differences(ours: Promises, theirs: Promises) -> int:
    """In how many positions other moves are legal, or one of them promises something else."""
    import numpy as np

    legal = np.arange(ours.ids.shape[1]) < ours.choices[:, None]
    moves = ((ours.ids != theirs.ids) | (ours.logits != theirs.logits)) & legal
    return int(((ours.choices != theirs.choices) | moves.any(1)).sum())


def compare(game: str, n: int = POSITIONS) -> str:
    """Look at positions of all sizes on the GPU and here."""
    here = promises_here(game, n)
    on_gpu, seconds = promises_on_gpu(game, here)
    wrong = differences(here, on_gpu)
    if wrong:
        raise SystemExit(f"{game}: in {wrong:,} of {n:,} positions the net promises something else on the GPU")
    return f"{game}: {n:,} positions: every promise of the net the same, {n / seconds / 1e6:.2f} million a second"
