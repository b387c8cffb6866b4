"""A finished game looked at again: what every choice was worth, and what luck and the others did in between.

A choice is judged by what a seat could expect after it, beside what quick play could expect before it: better choices
than those of quick play add to the expectation, worse ones take away. From there to the seat's next choice, or to the
end, luck and the others decide. Nothing here knows more than the seat knew. The net at a glance plays quickly where
there is one, and hurried advice elsewhere.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from spectacula.bots.adviser import adviser_for, adviser_level, question
from spectacula.bots.outlook import ANY
from spectacula.bots.task import Task, choose
from spectacula.engine.match import Match


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
    again, level = Match(match.game, match.seed), adviser_level(match.game.id)
    for played in match.played:
        if len(again.ids(played.seat)) > 1:
            yield Decision(again.ply, question(again, played.seat, level, 0, simulations), played.move)
        again.replay_move(played.seat, played.move)


def weigh(decision: Decision) -> Weighed:
    """In a worker: the move played beside the adviser's and beside quick play, on the same deals."""
    task, move = decision.task, decision.move
    adviser, best = adviser_for(task), choose(task)
    games = min(adviser.games, task.simulations or adviser.games)
    found = adviser.foresee(task, list({ANY: 0, best: 0, move: 0}), games)
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
