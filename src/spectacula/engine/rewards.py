"""What a finished game is worth to a seat: its share of the win, its lead, or its score."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from spectacula.kernel.errors import BadReward
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Table
from spectacula.kernel.streams import count

if TYPE_CHECKING:
    from collections.abc import Callable

    score: Callable[[Table, int], int]
    winners: Callable[[Table], int]

REWARDS = ("win", "lead", "score")
WIN, LEAD, SCORE = range(3)


class Utility(NamedTuple):
    """The least and the most a game can be worth to a seat, and what all seats get together if that is fixed."""

    low: float
    high: float
    total: float | None


def read_reward(reward: str) -> int:
    """The number of a reward by its name."""
    if reward not in REWARDS:
        raise BadReward(f"a reward is one of {', '.join(REWARDS)}, not {reward}")
    return REWARDS.index(reward)


def utility(reward: int, players: int, scores: tuple[int, int]) -> Utility:
    """What a reward can come to, given the least and the most a seat can score."""
    low, high = scores
    if reward == WIN:
        return Utility(0, 1, 1 if players > 1 else None)
    if reward == LEAD and players > 1:
        return Utility(low - high, high - low, 0)
    return Utility(low, high, None)


@rule
def worth_of(s: Table, seat: int, what: int) -> float:
    """A shared win counts in parts; the lead is over the mean of the others, alone it is the score."""
    if what == WIN:
        won = winners(s)
        return 1.0 / count(won) if won >> seat & 1 != 0 else 0.0
    mine = score(s, seat)
    if what == SCORE or s.players == 1:
        return mine / 1.0
    others = -mine
    for p in range(s.players):
        others += score(s, p)
    return mine - others / (s.players - 1)
