"""Who sits together: those of as many points, no two again who have met, and none who are kept apart, if it can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from random import Random

from spectacula.tournaments.rooms import Room

AGAIN = 1000.0
"""What it weighs to meet once more, beside which any distance in points is little."""
UNWELCOME = 1_000_000.0
"""What it weighs to sit with somebody one is to be kept apart from, beside which meeting again is little."""
FRESH_STARTS = 12
Meetings = Mapping[tuple[str, str], int]
Company = list[str]
Apart = frozenset[frozenset[str]]
"""Pairs that are to sit at different tables."""
NOBODY_APART: Apart = frozenset()


def meetings(rooms: Iterable[Room]) -> Counter[tuple[str, str]]:
    """How often any two have sat at one table; counted both ways."""
    met = Counter[tuple[str, str]]()
    for room in rooms:
        for one, other in combinations(room.entrants, 2):
            met[one, other] += 1
            met[other, one] += 1
    return met


def companies(
    order: Sequence[str],
    sizes: Sequence[int],
    met: Meetings,
    points: Mapping[str, float],
    chance: Random,
    apart: Apart = NOBODY_APART,
) -> list[Company]:
    """Split an order into tables of these sizes: in line first, then better by exchanging two at a time."""
    table = _Weights(order, met, points, apart)
    best = table.improved(_in_line(order, sizes))
    for _ in range(FRESH_STARTS):
        if not table.repeats(best) and not any(unwelcome(company, apart) for company in best):
            break
        shuffled = list(order)
        chance.shuffle(shuffled)
        best = min(best, table.improved(_in_line(shuffled, sizes)), key=table.total)
    return best


def kept_apart(found: list[Company], apart: Apart) -> list[Company]:
    """The same tables, with two exchanged wherever that keeps somebody apart."""
    if not any(unwelcome(company, apart) for company in found):
        return found
    order = [one for company in found for one in company]
    return _Weights(order, {}, dict.fromkeys(order, 0.0), apart).improved(found)


def unwelcome(company: Iterable[str], apart: Apart) -> bool:
    """Whether two sit there who are to be kept apart."""
    return any(frozenset(pair) in apart for pair in combinations(company, 2))


def _in_line(order: Sequence[str], sizes: Sequence[int]) -> list[Company]:
    waiting = iter(order)
    return [[next(waiting) for _ in range(size)] for size in sizes]


class _Weights:
    """How much each two weigh at one table."""

    def __init__(self, order: Sequence[str], met: Meetings, points: Mapping[str, float], apart: Apart) -> None:
        self.met = met
        self.pairs = {
            (one, other): AGAIN * met.get((one, other), 0) ** 2
            + ((points[one] - points[other]) / 100) ** 2
            + UNWELCOME * (frozenset((one, other)) in apart)
            for one in order
            for other in order
        }

    def repeats(self, found: Sequence[Company]) -> int:
        return sum(self.met.get(pair, 0) for company in found for pair in combinations(company, 2))

    def total(self, found: Sequence[Company]) -> float:
        return sum(self.pairs[pair] for company in found for pair in combinations(company, 2))

    def improved(self, found: list[Company]) -> list[Company]:
        """Exchange two of different tables as long as that makes any lighter."""
        while sum(self._exchange(left, right) for left, right in combinations(found, 2)):
            pass
        return found

    def _exchange(self, left: Company, right: Company) -> bool:
        """The best exchange between two tables, if there is a good one."""
        gain, at, to = min((self._gain(left, right, a, b), a, b) for a in range(len(left)) for b in range(len(right)))
        if gain > -1e-9:
            return False
        left[at], right[to] = right[to], left[at]
        return True

    def _gain(self, left: Company, right: Company, at: int, to: int) -> float:
        leaving, coming, pairs = left[at], right[to], self.pairs
        return sum(pairs[coming, one] - pairs[leaving, one] for place, one in enumerate(left) if place != at) + sum(
            pairs[leaving, one] - pairs[coming, one] for place, one in enumerate(right) if place != to
        )
