"""The model of Plackett and Luce on the friendly scale: what a result says about everybody at a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, sqrt
from typing import TYPE_CHECKING

from spectacula.bots.scale import FIRST, LUCK

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

UNSURE = 200.0
"""How far a first rating may be off: in two of three cases no further than this."""
CERTAIN = 100.0
"""A rating that may be further off is provisional: it has no place among the others."""
DRIFT = 4.0
"""People change: so much doubt comes back with every game."""


@dataclass(frozen=True)
class Rating:
    """What somebody is worth at a game, and how far that may be off (one standard deviation)."""

    value: float = float(FIRST)
    spread: float = UNSURE

    @property
    def shown(self) -> int:
        return round(self.value)

    @property
    def give_or_take(self) -> int:
        return round(self.spread)

    @property
    def provisional(self) -> bool:
        return self.spread > CERTAIN


UNKNOWN = Rating()
"""Everybody's first."""


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # absent in a browser's own house, where nobody is rated

    return PlackettLuce(mu=float(FIRST), sigma=UNSURE, beta=LUCK, tau=DRIFT, gamma=_whole)


def _whole(*_: object) -> float:
    """Certainty grows as the model says; openskill's own figure would keep everybody in doubt three times as long."""
    return 1.0


def rate(before: Sequence[Rating], places: Sequence[int], weights: Sequence[float]) -> list[Rating]:
    """Everybody's rating after a table, by place: the same place is a tie. A weight below 1 takes part of the way."""
    model = _model()
    company = [[model.create_rating([each.value, each.spread])] for each in before]
    found = [after for [after] in model.rate(company, ranks=[float(place) for place in places])]
    return [
        _part_of_the_way(old, Rating(new.mu, new.sigma), weight)
        for old, new, weight in zip(before, found, weights, strict=True)
    ]


def _part_of_the_way(old: Rating, new: Rating, weight: float) -> Rating:
    variance = old.spread**2 + weight * (new.spread**2 - old.spread**2)
    return Rating(old.value + weight * (new.value - old.value), sqrt(variance))


def chance(one: Rating, other: Rating, company: Sequence[Rating]) -> float:
    """How likely one is to finish ahead of another at a table of this company."""
    breadth = sqrt(sum(each.spread**2 + LUCK**2 for each in company))
    return 1 / (1 + exp((other.value - one.value) / breadth))


def expected_places(company: Sequence[Rating]) -> list[float]:
    """The place each may expect: first, and one further for everybody as far as they are likely to be ahead."""
    return [
        1 + sum(chance(other, one, company) for j, other in enumerate(company) if j != i)
        for i, one in enumerate(company)
    ]
