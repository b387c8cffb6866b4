"""Who stands where: by points, then by stated tie-breaks, the last of which is a lot."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import groupby

import msgspec

from spectacula.tournaments.plan import Plan, System
from spectacula.tournaments.rooms import Entrant, Room, points_at


class Game(msgspec.Struct, frozen=True):
    """What somebody got at one table; none while that cannot be told."""

    round: int
    number: int
    points: float | None


class Standing(msgspec.Struct, frozen=True):
    """Somebody's place. `share` is the mean of their score as a part of a fair share of all scores at the table."""

    place: int
    entrant: str
    points: float
    share: float
    games: tuple[Game, ...]
    out: bool = False


Key = tuple[float, ...]


def standings(plan: Plan, entrants: Sequence[Entrant], rooms: Sequence[Room]) -> list[Standing]:
    """Everybody, the best first; no two share a place."""
    games, shares = _games(plan, rooms), _shares(rooms)
    keys = {one.id: _key(plan, games[one.id], shares[one.id]) for one in entrants}
    order: list[str] = []
    for _, level in groupby(sorted(keys, key=lambda one: keys[one], reverse=True), key=lambda one: keys[one]):
        tied = list(level)
        order += sorted(tied, key=lambda one: (-_against(one, tied, rooms), plan.lot("tie", one)))
    out = {one.id for one in entrants if one.out}
    return [
        Standing(place, one, _sum(games[one]), _mean(shares[one]), tuple(games[one]), one in out)
        for place, one in enumerate(order, start=1)
    ]


def _games(plan: Plan, rooms: Sequence[Room]) -> dict[str, list[Game]]:
    found = defaultdict[str, list[Game]](list)
    for room in sorted(rooms, key=lambda room: (room.round, room.number)):
        for one, points in zip(room.seats, points_at(plan, room, rooms), strict=True):
            if one is not None:
                found[one].append(Game(room.round, room.number, points))
    return found


def _shares(rooms: Iterable[Room]) -> dict[str, list[float]]:
    found = defaultdict[str, list[float]](list)
    for room in rooms:
        for seat, one in enumerate(room.seats):
            if one is not None and room.result is not None:
                found[one].append(0.0 if seat in room.result.absent else _share(room.result.scores, seat))
    return found


def _share(scores: Sequence[int], seat: int) -> float:
    """1 is as much as everybody at the table would have if all had the same; nobody has less than nothing."""
    counted = [max(0, score) for score in scores]
    return len(counted) * counted[seat] / sum(counted) if sum(counted) else 1.0


def _key(plan: Plan, games: Sequence[Game], shares: Sequence[float]) -> Key:
    """What is compared before those who are level are looked at among themselves."""
    if plan.system is System.KNOCKOUT and games:
        return games[-1].round, games[-1].points or 0.0, _sum(games), _mean(shares)
    return (0.0, 0.0, _sum(games), _mean(shares))


def _against(one: str, tied: Sequence[str], rooms: Iterable[Room]) -> float:
    """How often somebody came in before the others of these at the same table."""
    found = 0.0
    for room in rooms:
        if one in room.seats and room.result is not None:
            by_seat = room.result.places
            place = {who: by_seat[seat] for seat, who in enumerate(room.seats) if who in tied}
            found += sum((place[one] < there) + (place[one] == there) / 2 for who, there in place.items() if who != one)
    return found


def _sum(games: Iterable[Game]) -> float:
    return round(sum(game.points or 0.0 for game in games), 3)


def _mean(shares: Sequence[float]) -> float:
    return round(sum(shares) / len(shares), 3) if shares else 0.0
