"""Runs the search on one position: buffers, both gears, several trees on several threads."""

from __future__ import annotations

import time
from array import array
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from spectacula.bots import search
from spectacula.engine.bound import Bound
from spectacula.engine.definition import Definition, Progress, definition

CHUNK = 64
PLAIN_CHUNK = 1
DEPTH = 64
TREE_SEEDS = 1 << 40


class Manner(NamedTuple):
    """How the search goes about it; the numbers are explained where `search` uses them."""

    explore: int = 1200
    sharpness: int = 3
    first_moves: int = 3
    widening: int = 100
    cut: int = 24
    blur: int = 150
    glance: int = 12
    spread: int = 150
    winning: int = 700


class Prospect(NamedTuple):
    """A move as the search sees it: how often it was looked at and its mean value, from 0 to 1."""

    move: int
    visits: int
    value: float


class Budget(NamedTuple):
    """Simulations in each of some trees, and the seconds after which to stop in any case."""

    simulations: int
    trees: int = 1
    seconds: float = 3600.0


def bound(game: str) -> Bound:
    """A game's rules with the search."""
    return definition(game).bound(search)


def prospects(
    game: str,
    position: bytes,
    seat: int,
    seed: int,
    budget: Budget,
    manner: Manner | None = None,
    threads: int = 1,
    compiled: bool | None = None,
) -> list[Prospect]:
    """All legal moves with what the trees say together: the same for any number of threads."""
    desks = [
        Desk(definition(game), position, seat, budget, manner or Manner(), compiled) for _ in range(budget.trees)
    ]
    until = time.monotonic() + budget.seconds
    seeds = [(seed + number * TREE_SEEDS) & (TREE_SEEDS * TREE_SEEDS // 2 - 1) for number in range(budget.trees)]
    if threads == 1:
        tallies = [desk.think(s, until) for desk, s in zip(desks, seeds, strict=True)]
    else:
        with ThreadPoolExecutor(threads) as pool:
            tallies = list(pool.map(Desk.think, desks, seeds, [until] * budget.trees))
    return _together(tallies)


def best(found: Sequence[Prospect]) -> Prospect:
    """The move looked at most; of equals the better one, then the first."""
    return max(found, key=lambda p: (p.visits, p.value, -p.move))


def _together(tallies: list[list[tuple[int, int, int]]]) -> list[Prospect]:
    found = []
    for rows in zip(*tallies, strict=True):
        visits, total = sum(row[1] for row in rows), sum(row[2] for row in rows)
        found.append(Prospect(rows[0][0], visits, total / visits / search.WHOLE if visits else 0.0))
    return found


class Desk:
    """One tree and the buffers it grows in."""

    def __init__(
        self, chosen: Definition, position: bytes, seat: int, budget: Budget, manner: Manner, compiled: bool | None
    ) -> None:
        rules = chosen.bound(search)
        self.seat, self.simulations = seat, budget.simulations
        self.compiled = rules.is_warm if compiled is None else compiled
        self.rules = rules.compiled if self.compiled else rules.plain
        self.states = _states(chosen, position, self.compiled)
        self.rows = 1 << (2 * budget.simulations + 1).bit_length()
        self.most = chosen.most_moves
        self.ids, self.memo = self._cells(self.most), self._cells(search.MEMO)
        self.edges = self._cells(self.rows, search.EDGE)
        self.scratch, self.out = self._cells(self.most, search.SCRATCH), self._cells(self.most, 2)
        self.path = self._cells(DEPTH, 2)
        self.how = self._cells(search.HOW)
        for number, value in enumerate(manner):
            self.how[number] = value

    def _cells(self, *shape: int) -> Any:
        if self.compiled:
            import numpy as np

            return np.zeros(shape, np.int64)
        return cells(*shape)

    def think(self, seed: int, until: float) -> list[tuple[int, int, int]]:
        """All simulations, or as many as the time allows: moves with visits and total value."""
        chunk = CHUNK if self.compiled else PLAIN_CHUNK
        for first in range(0, self.simulations, chunk):
            last = min(first + chunk, self.simulations)
            buffers = self.states, self.ids, self.edges, self.rows, self.scratch, self.path, DEPTH, self.memo, self.how
            self.rules.search(*buffers, self.seat, first, last, seed)
            if time.monotonic() > until:
                break
        n = self.rules.tally(self.states, self.seat, self.ids, self.edges, self.rows, self.out)
        return [(int(self.ids[i]), int(self.out[i, 0]), int(self.out[i, 1])) for i in range(n)]


def cells(*shape: int) -> Any:
    """A blank array of integers for the plain gear."""
    size = 1
    for length in shape:
        size *= length
    flat = memoryview(array("q", bytes(8 * size)))
    return flat.cast("B").cast("q", shape=list(shape)) if len(shape) > 1 else flat


def _states(chosen: Definition, position: bytes, compiled: bool) -> Any:
    if not compiled:
        return [chosen.layout.new(position), chosen.layout.new()]
    import numpy as np

    states = np.zeros(2, chosen.layout.dtype)
    states[:1].view(np.uint8)[: len(position)] = np.frombuffer(position, np.uint8)
    return states


def warm_up(game: str, progress: Progress) -> None:
    """Compile the search of a game, or load it from the cache."""
    from spectacula.engine.game import load

    chosen = definition(game)
    match = load(game, chosen.players[1]).new(0)
    seat = match.pending[0]
    desk = Desk(chosen, match.concealed(seat, 1), seat, Budget(2), Manner(), compiled=True)
    weights = desk._cells(desk.most)
    steps = (lambda: desk.think(0, 0.0), lambda: desk.rules.priors(desk.states, seat, desk.ids, weights))
    for done, compile_entry in enumerate(steps):
        progress(done, len(steps))
        compile_entry()
    progress(len(steps), len(steps))
    bound(game).mark_warm()
