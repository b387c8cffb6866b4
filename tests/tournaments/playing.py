"""Tournaments without games: results are made up, so that whole ones take no time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from hypothesis import settings
from msgspec.structs import replace

from spectacula.tournaments.drawing import next_round
from spectacula.tournaments.plan import Plan, read_plan
from spectacula.tournaments.rooms import Entrant, Result, Room

quickly = settings(max_examples=12, deadline=None, derandomize=True)
Between = Callable[[list[Entrant], int], list[Entrant]]


def plan(
    system: str, players: int = 4, rounds: int = 5, seed: int = 7, game: str = "histrio", advance: int | None = None
) -> Plan:
    return read_plan(game, players, system, seed, rounds, advance)


def people(count: int) -> list[Entrant]:
    return [Entrant(f"p{number}", strength=-number) for number in range(count)]


def ended(room: Room, luck: Random) -> Room:
    """A table with some result."""
    if room.bye:
        return room
    scores = tuple(luck.randrange(12) for _ in room.seats)
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return replace(room, result=Result(scores, best))


def played(agreed: Plan, entrants: Sequence[Entrant], between: Between = lambda found, _: found) -> list[list[Room]]:
    """Every round of a tournament; between two of them people may come and go."""
    luck, rooms, found, here = Random(agreed.seed), list[Room](), list[list[Room]](), list(entrants)
    while drawn := next_round(agreed, here, rooms):
        done = [ended(room, luck) for room in drawn]
        rooms += done
        found.append(done)
        here = between(here, len(found))
    return found
