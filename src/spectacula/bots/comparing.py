"""A few moves side by side: an adviser names them, whole games played on from each say what to expect."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean
from typing import NamedTuple

from spectacula.bots.adviser import adviser_for
from spectacula.bots.task import Task


class Compared(NamedTuple):
    """A move, the chance to win and the score to expect after it, and all it leads to in the order of `outlook`."""

    move: int
    wins: float
    score: float
    outlook: list[float]


def compare(task: Task, count: int) -> list[Compared]:
    """The best moves, best first, in the adviser's order.

    Where chance has a later move do better in whole games than an earlier one, they are expected to do equally well.
    """
    found = adviser_for(task).favourites(task, count)
    wins, scores = falling([f.wins for f in found]), falling([f.score for f in found])
    return [Compared(f.move, wins[i], scores[i], f.outlook) for i, f in enumerate(found)]


def falling(values: Sequence[float]) -> list[float]:
    """The nearest values, by least squares, that never rise: where these do, neighbours share their mean."""
    runs: list[list[float]] = []
    for value in values:
        runs.append([value])
        while len(runs) > 1 and mean(runs[-1]) > mean(runs[-2]):
            last = runs.pop()
            runs[-1] += last
    return [mean(run) for run in runs for _ in run]
