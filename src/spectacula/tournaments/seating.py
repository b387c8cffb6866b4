"""Who sits where: everybody in every seat about as often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import permutations
from random import Random

from spectacula.tournaments.rooms import Room

Had = Counter[tuple[str, int]]


def seats_had(rooms: Iterable[Room]) -> Had:
    """How often everybody has sat in each seat."""
    return Counter((one, seat) for room in rooms if not room.bye for seat, one in enumerate(room.seats) if one)


def seated(
    company: Sequence[str], places: int, free: Sequence[int], had: Had, chance: Random
) -> tuple[str | None, ...]:
    """A company in these of the places, each where they have sat least; bots have the others."""
    lots = list(company)
    chance.shuffle(lots)
    order = min(permutations(lots), key=lambda order: sum(had[who, at] for who, at in zip(order, free, strict=True)))
    seats: list[str | None] = [None] * places
    for one, seat in zip(order, free, strict=True):
        seats[seat] = one
    return tuple(seats)
