"""A finished game looked at again: what every choice was worth, and what luck and the others did in between.

A choice is judged by what a seat could expect after it, beside what quick play could expect before it: better choices
than those of quick play add to the expectation, worse ones take away. From there to the seat's next choice, or to the
end, luck and the others decide. Nothing here knows more than the seat knew.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from spectacula.bots.desk import is_ready
from spectacula.bots.levels import budget_of
from spectacula.bots.outlook import ANY
from spectacula.bots.planner import SEEDS, decide, playouts
from spectacula.bots.task import Task, task_for
from spectacula.engine.match import Match

LEVEL = "expert"
GAMES = 128
OTHER_DEALS = 1 << 50  # the adviser's move is not judged by the deals it was chosen on


class Decision(NamedTuple):
    """A choice that was made, as its seat could see it then: plain data for a worker."""

    ply: int
    task: Task
    move: int


class Weighed(NamedTuple):
    """A choice and the adviser's, with the score to expect after either, and before, from quick play."""

    ply: int
    seat: int
    move: int
    best: int
    usual: float
    score: float
    best_score: float

    @property
    def loss(self) -> float:
        """How far it falls short of the adviser's."""
        return max(0.0, self.best_score - self.score)


class Entry(NamedTuple):
    """One choice in a seat's account: what was expected before it, what it added, and what luck added after it."""

    ply: int
    expected: float
    choice: float
    luck: float
    loss: float


def decisions(match: Match, simulations: int | None = None) -> Iterator[Decision]:
    """Every choice between several moves, in the order they were played."""
    again = Match(match.game, match.seed)
    for played in match.played:
        if len(again.ids(played.seat)) > 1:
            yield Decision(again.ply, task_for(again, played.seat, LEVEL, 0, simulations), played.move)
        again.replay_move(played.seat, played.move)


def weigh(decision: Decision) -> Weighed:
    """In a worker: the move played beside the adviser's and beside quick play, on the same deals."""
    task, move = decision.task, decision.move
    budget = budget_of(task.game, task.level, is_ready(task.game), task.simulations)
    best = decide(task.game, task.position, task.seat, task.seed, budget)
    games, deals = min(GAMES, task.simulations or GAMES), (task.seed + OTHER_DEALS) % SEEDS
    found = playouts(task.game, task.position, task.seat, list({ANY: 0, best: 0, move: 0}), games, deals)
    score = {f.move: f.score for f in found}
    return Weighed(decision.ply, task.seat, move, best, score[ANY], score[move], score[best])


def accounts(weighed: Iterable[Weighed], scores: Sequence[int]) -> list[list[Entry]]:
    """The account of every seat, up to its final score: first expectation, all choices and all luck add up to it."""
    chosen: dict[int, list[Weighed]] = defaultdict(list)
    for choice in sorted(weighed):
        chosen[choice.seat].append(choice)
    return [list(_entries(chosen[seat], score)) for seat, score in enumerate(scores)]


def _entries(chosen: list[Weighed], final: int) -> Iterator[Entry]:
    ends = [*(choice.usual for choice in chosen), float(final)]
    for choice, (before, after) in zip(chosen, pairwise(ends), strict=True):
        yield Entry(choice.ply, before, choice.score - before, after - choice.score, choice.loss)
