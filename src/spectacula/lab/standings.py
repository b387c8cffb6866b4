"""What a contest says: win shares and mean scores with intervals, and ratings of all levels on one scale."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import inf, isinf, log10, sqrt
from statistics import mean, stdev

import msgspec

from spectacula.lab.contest import Outcome

NORMAL = 1.959964
RATING_STEP = 400  # a level rated so much higher is ten times as likely to come out ahead
ROUNDS = 2000
DRAWN_GAMES = 1.0  # against an imagined average player, so that a level that never loses stays on the scale


class Mean(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval; tables of the same deal count as one sample, for they are not independent."""

    value: float
    low: float
    high: float

    def bracket(self, digits: int, scale: int = 1) -> str:
        """The interval for people; of a single sample there is none."""
        return "" if isinf(self.high) else f" [{scale * self.low:.{digits}f}, {scale * self.high:.{digits}f}]"


class Standing(msgspec.Struct, frozen=True):
    """A level's record in a contest. `share` is per seat; the fair share is 1 over the number of players."""

    level: str
    seats: int
    share: Mean
    times_fair: Mean
    score: Mean
    rating: float


def standings(outcomes: Sequence[Outcome], players: int) -> list[Standing]:
    """Every level of these tables, strongest first."""
    rated = ratings(outcomes)
    found = [_standing(level, outcomes, players, rated[level]) for level in rated]
    return sorted(found, key=lambda s: -s.rating)


def _standing(level: str, outcomes: Sequence[Outcome], players: int, rating: float) -> Standing:
    shares: dict[int, list[float]] = defaultdict(list)
    scores: dict[int, list[float]] = defaultdict(list)
    for outcome in outcomes:
        for seat, name in enumerate(outcome.levels):
            if name == level:
                shares[outcome.deal].append(outcome.share(seat))
                scores[outcome.deal].append(outcome.scores[seat])
    share = interval([mean(deal) for deal in shares.values()])
    fair = Mean(share.value * players, share.low * players, share.high * players)
    score = interval([mean(deal) for deal in scores.values()])
    return Standing(level, sum(map(len, shares.values())), share, fair, score, round(rating, 1))


def interval(samples: Sequence[float]) -> Mean:
    """The mean of independent samples and its 95 % interval by Student's t."""
    middle = mean(samples)
    if len(samples) < 2:
        return Mean(middle, -inf, inf)
    half = student(len(samples) - 1) * stdev(samples) / sqrt(len(samples))
    return Mean(middle, middle - half, middle + half)


def student(freedom: int) -> float:
    """The 97.5 % point of Student's t: the classical expansion about the normal one, near enough from 3 degrees on."""
    z, n = NORMAL, freedom
    first = (z**3 + z) / (4 * n)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    return z + first + second + third


def ratings(outcomes: Iterable[Outcome]) -> dict[str, float]:
    """Plackett-Luce strengths by maximum likelihood, as ratings with mean 0: the order of games does not matter."""
    finishes = [_finish(outcome) for outcome in outcomes]
    levels = sorted({level for order in finishes for level in order})
    strength = dict.fromkeys(levels, 1.0)
    chosen: dict[str, float] = dict.fromkeys(levels, DRAWN_GAMES / 2)
    stages: dict[tuple[str, ...], int] = defaultdict(int)
    for order in finishes:
        for place in range(len(order) - 1):
            chosen[order[place]] += 1
            stages[tuple(sorted(order[place:]))] += 1
    for _ in range(ROUNDS):
        expected = {level: DRAWN_GAMES / (strength[level] + 1) for level in levels}
        for company, times in stages.items():
            each = times / sum(strength[level] for level in company)
            for level in company:
                expected[level] += each
        before = strength
        strength = {level: chosen[level] / expected[level] for level in levels}
        if all(abs(strength[level] / before[level] - 1) < 1e-9 for level in levels):
            break
    scale = {level: RATING_STEP * log10(value) for level, value in strength.items()}
    middle = mean(scale.values())
    return {level: rating - middle for level, rating in scale.items()}


def _finish(outcome: Outcome) -> list[str]:
    """Levels in the order they came in: winners first, then by score; whom a tie favours changes with the table."""
    n = len(outcome.levels)
    order = sorted(range(n), key=lambda p: (p not in outcome.winners, -outcome.scores[p], (p + outcome.number) % n))
    return [outcome.levels[p] for p in order]
