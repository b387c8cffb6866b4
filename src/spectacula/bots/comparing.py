"""A few moves side by side: the search finds them, whole games played on from each say what to expect."""

from __future__ import annotations

import time
from collections.abc import Sequence
from statistics import mean
from typing import NamedTuple

from spectacula.bots.desk import is_ready
from spectacula.bots.levels import budget_of
from spectacula.bots.planner import favourites, prospects, second_look
from spectacula.bots.task import Task

PLAIN_PLAYOUTS = 3
LATEST = 3  # times what the level may think


class Compared(NamedTuple):
    """A move, the chance to win and the score to expect after it, and all it leads to in the order of `outlook`."""

    move: int
    wins: float
    score: float
    outlook: list[float]


def compare(task: Task, count: int, playouts: int) -> list[Compared]:
    """The best moves, best first.

    The order is the search's, or that of the whole games if the game trusts them. Where chance has a later move do
    better in these games than an earlier one, they are expected to do equally well.
    """
    compiled = is_ready(task.game)
    budget = budget_of(task.game, task.level, compiled, task.simulations)
    until = time.monotonic() + LATEST * budget.seconds
    ranked = favourites(prospects(task.game, task.position, task.seat, task.seed, budget))
    moves = [move for move in ranked if move not in task.pointless][:count]
    games = playouts if compiled else PLAIN_PLAYOUTS
    games = min(games, task.simulations or games)
    found = second_look(task.game, task.position, task.seat, moves, games, task.seed, until)
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
