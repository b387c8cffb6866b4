"""The show a troupe can put on: its Actors, their levels, and how far it leans to what the King wants."""

from __future__ import annotations

from spectacula.games.histrio.moves import CHAMELEON_SPLITS
from spectacula.games.histrio.state import ACTORS_OF, COMEDY, KIND_CARDS, LEVELS, TRAGEDY, State
from spectacula.games.histrio.theatre import mood
from spectacula.kernel.rules import rule
from spectacula.kernel.streams import count


@rule
def actors(s: State, seat: int, kind: int) -> int:
    """How many Comedians or Tragedians a troupe has."""
    return count(s.troupe[seat] & KIND_CARDS[kind])


@rule
def level_sum(s: State, seat: int, kind: int) -> int:
    """The total experience of a troupe's Comedians or Tragedians."""
    total = 0
    for level in range(1, LEVELS + 1):
        total += level * count(s.troupe[seat] & ACTORS_OF[kind, level])
    return total


@rule
def of_levels(s: State, seat: int, low: int, high: int) -> int:
    """Actors of either kind with a level from low to high."""
    n = 0
    for level in range(low, high + 1):
        n += count(s.troupe[seat] & (ACTORS_OF[COMEDY, level] | ACTORS_OF[TRAGEDY, level]))
    return n


@rule
def levels(s: State, seat: int) -> int:
    """How many different levels the troupe's Actors have."""
    n = 0
    for level in range(1, LEVELS + 1):
        if s.troupe[seat] & (ACTORS_OF[COMEDY, level] | ACTORS_OF[TRAGEDY, level]) != 0:
            n += 1
    return n


@rule
def lean(s: State, seat: int) -> int:
    """Comedy minus tragedy, Chameleons as their owner has placed them."""
    difference = level_sum(s, seat, COMEDY) - level_sum(s, seat, TRAGEDY)
    split = s.chameleons[seat]
    if split >= 0:
        difference += CHAMELEON_SPLITS[split, 0] - CHAMELEON_SPLITS[split, 1]
    return difference


@rule
def show(s: State, seat: int) -> int:
    """The difference towards the King's mood: the show pleases when it is above 0."""
    return lean(s, seat) if mood(s) == COMEDY else -lean(s, seat)
