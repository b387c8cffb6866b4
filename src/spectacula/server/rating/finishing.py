"""Who came in where at a rated table: by the result, and behind all others whoever did not stay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from spectacula.server.tables.clocks import out
from spectacula.server.tables.table import Table


class Finisher(NamedTuple):
    """Somebody at a rated table, with the place they came in; the same place is a tie."""

    seat: int
    who: str
    place: int
    left: bool


def ends(before: Table, after: Table) -> bool:
    """Whether a change ends what is rated: the game is over, or nobody is left to play against."""
    if after.gathering:
        return False
    return (after.over and not before.over) or (len(before.people) > 1 >= len(after.people))


def finishers(table: Table, leavers: Mapping[int, str]) -> list[Finisher]:
    """Everybody who sat here when the curtain went up, by seat.

    Whose seat a bot minds at the end has left, too, and so has whoever let time run out too often.
    """
    people = {seat: leavers.get(seat) or table.seats[seat].player_id for seat in range(len(table.seats))}
    stayed = [
        seat for seat, who in people.items() if who is not None and seat not in leavers and not _minded(table, seat)
    ]
    places = {seat: 1 + sum(_standing(table, other) > _standing(table, seat) for other in stayed) for seat in stayed}
    last = len(stayed) + 1
    return [
        Finisher(seat, who, places.get(seat, last), seat not in places)
        for seat, who in people.items()
        if who is not None
    ]


def _minded(table: Table, seat: int) -> bool:
    return table.seats[seat].bot_level is not None or seat in out(table)


def _standing(table: Table, seat: int) -> tuple[bool, int]:
    """Where nobody else stayed there is no result to go by, and none is needed."""
    return (seat in table.match.winners, table.match.scores[seat]) if table.over else (True, 0)


def resigning(before: Table, after: Table) -> Sequence[tuple[int, str]]:
    """Seats that a change takes from their people for good, while the game lasts."""
    if before.gathering or before.over:
        return []
    return [
        (number, old.player_id)
        for number, (old, new) in enumerate(zip(before.seats, after.seats, strict=True))
        if old.player_id is not None and new.kind == "bot" and old.kind == "person"
    ]
