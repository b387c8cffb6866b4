"""Tables of a tournament: who sat where, how it ended, and the points that gives."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from spectacula.engine.places import places
from spectacula.tournaments.plan import Plan, System

ALL = 100.0
"""For whoever leaves everybody behind."""
BYE = 50.0
"""For whoever finds no table in a round: as much as an average player makes."""


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who plays along; `strength` seeds a knock-out, and whoever is `out` is drawn no more."""

    id: str
    strength: float = 0.0
    out: bool = False


class Result(msgspec.Struct, frozen=True):
    """How a table ended. Those of the `absent` seats had left: a bot played on, and they get no points for it.

    A table that was never played to its end has no winners: nobody is compared with it.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    absent: tuple[int, ...] = ()

    @property
    def places(self) -> tuple[int, ...]:
        """By seat."""
        by_seat = {seat: place for place, seat in places(self.scores, self.winners)}
        return tuple(by_seat[seat] for seat in range(len(self.scores)))


class Room(msgspec.Struct, frozen=True):
    """One table of one round. A seat of nobody is a bot's; a room of one is a bye."""

    round: int
    number: int
    seats: tuple[str | None, ...]
    result: Result | None = None

    @property
    def bye(self) -> bool:
        return len(self.seats) == 1

    @property
    def done(self) -> bool:
        return self.bye or self.result is not None

    @property
    def entrants(self) -> tuple[str, ...]:
        return tuple(one for one in self.seats if one is not None)


def points_at(plan: Plan, room: Room, rooms: Iterable[Room]) -> tuple[float | None, ...]:
    """What each seat of a room gets; none where that cannot be told yet."""
    if room.bye:
        return (BYE,)
    if room.result is None:
        return (None,) * len(room.seats)
    if plan.system is System.DUPLICATE:
        found = [_in_the_same_seat(seat, room, rooms) for seat in range(len(room.seats))]
    else:
        found = [_left_behind([-place for place in room.result.places], seat) for seat in range(len(room.seats))]
    return tuple(0.0 if seat in room.result.absent else points for seat, points in enumerate(found))


def _in_the_same_seat(seat: int, room: Room, rooms: Iterable[Room]) -> float | None:
    """Compared with everybody who had the same cards, bots that filled a seat included."""
    same = [o.result for o in rooms if o.round == room.round and o != room and o.result is not None]
    others = [result.scores[seat] for result in same if result.winners]
    assert room.result is not None
    return _left_behind([room.result.scores[seat], *others], 0) if others else None


def _left_behind(scores: Sequence[int], mine: int) -> float:
    """Of a hundred others so many are behind; half of those who are level count."""
    behind = sum(score < scores[mine] for score in scores)
    level = sum(score == scores[mine] for score in scores) - 1
    return ALL * (behind + level / 2) / (len(scores) - 1)


def last_round(rooms: Iterable[Room]) -> list[Room]:
    """The rooms that were drawn last, by their numbers."""
    found = list(rooms)
    latest = max((room.round for room in found), default=0)
    return sorted((room for room in found if room.round == latest), key=lambda room: room.number)
