"""A finished game looked at again: what every choice cost, and what luck and the others did in between.

A seat's expectation goes from the best move at one of its choices to the best at its next one. What it lost by playing
another move is its choice; the rest, from there to the next choice or to the end, it could not help.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from spectacula.bots.comparing import compare
from spectacula.bots.task import Task, task_for
from spectacula.engine.match import Match

LEVEL = "expert"
COMPARED, PLAYOUTS = 3, 64


class Decision(NamedTuple):
    """A choice that was made, as its seat could see it then: plain data for a worker."""

    ply: int
    task: Task
    move: int


class Weighed(NamedTuple):
    """A choice beside the best one: what was to be expected of either."""

    ply: int
    seat: int
    move: int
    best: int
    score: float
    best_score: float
    wins: float
    best_wins: float


class Entry(NamedTuple):
    """One choice in a seat's account: what was expected before it, lost by it, and gained or lost after it by luck."""

    ply: int
    expected: float
    choice: float
    luck: float


def decisions(match: Match, simulations: int | None = None) -> Iterator[Decision]:
    """Every choice between several moves, in the order they were played."""
    again = Match(match.game, match.seed)
    for played in match.played:
        if len(again.ids(played.seat)) > 1:
            yield Decision(again.ply, task_for(again, played.seat, LEVEL, 0, simulations), played.move)
        again.replay_move(played.seat, played.move)


def weigh(decision: Decision) -> Weighed:
    """In a worker: the move played beside the best."""
    found = compare(decision.task, COMPARED, PLAYOUTS, decision.move)
    best, mine = found[0], next(c for c in found if c.move == decision.move)
    seat = decision.task.seat
    return Weighed(decision.ply, seat, mine.move, best.move, mine.score, best.score, mine.wins, best.wins)


def accounts(weighed: Iterable[Weighed], scores: Sequence[int]) -> list[list[Entry]]:
    """The account of every seat, up to its final score: first expectation, all choices and all luck add up to it."""
    chosen: dict[int, list[Weighed]] = defaultdict(list)
    for choice in sorted(weighed):
        chosen[choice.seat].append(choice)
    return [list(_entries(chosen[seat], score)) for seat, score in enumerate(scores)]


def _entries(chosen: list[Weighed], final: int) -> Iterator[Entry]:
    ends = [*(choice.best_score for choice in chosen), float(final)]
    for choice, (before, after) in zip(chosen, pairwise(ends), strict=True):
        yield Entry(choice.ply, before, choice.score - before, after - choice.score)
