"""The same two again and again: how much a game between them still counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

A_DAY = 24 * 3600.0
WHOLE_GAMES = 3
"""Rated games of the same two at one game within a day that count in full; each further one counts half as much."""
LAST_GAME = 6
"""From this one on within a day they do not count at all."""
NEWCOMER = 0.5
"""How much a result against somebody counts of whom nothing is known yet, for those of whom much is."""


def pair_weight(earlier: int) -> float:
    """How much a game of two people counts who have had so many within a day."""
    if earlier + 1 >= LAST_GAME:
        return 0.0
    return 0.5 ** max(0, earlier + 1 - WHOLE_GAMES)


def weights(people: Sequence[str], earlier: Mapping[frozenset[str], int], sure: Sequence[bool]) -> list[float]:
    """How much a table counts for each: the mean over everybody they met there."""
    return [
        sum(_between(people, sure, i, j, earlier) for j in range(len(people)) if j != i) / (len(people) - 1)
        for i in range(len(people))
    ]


def _between(
    people: Sequence[str], sure: Sequence[bool], one: int, other: int, earlier: Mapping[frozenset[str], int]
) -> float:
    met = pair_weight(earlier.get(frozenset((people[one], people[other])), 0))
    return met * (NEWCOMER if sure[one] and not sure[other] else 1.0)
