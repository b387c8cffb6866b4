"""A change to a table: one description, of which both the rows in the store and the live table are made."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Any, Literal, TypedDict

from spectacula.engine.match import Match
from spectacula.server.store.rows import TALK_SHOWN, Delete, Insert, Update, Write
from spectacula.server.tables.clocks import SeatClock
from spectacula.server.tables.codec import (
    NO_SNAPSHOT,
    Decision,
    deal_row,
    decision_row,
    due_row,
    fields_row,
    offer_row,
    room_row,
    snapshot,
    standing,
    talk_row,
    whole,
)
from spectacula.server.tables.deal import Deal
from spectacula.server.tables.table import Lease, Pace, Room, Table, Talk, UndoOffer, Visit


class TableFields(TypedDict, total=False):
    """What may change about a table beside its game and its seats."""

    owner: str
    pace: Pace
    finished: float | None
    rematch: str | None
    away: float | None
    journey: int
    undo: UndoOffer | None
    room: Room
    deal: Deal
    clocks: tuple[SeatClock, ...]
    due: float | None


class SeatFields(TypedDict, total=False):
    """What may change about a seat."""

    kind: Literal["person", "bot"]
    level: str | None
    name: str
    player_id: str | None
    stand_in: str | None
    hints_asked: int
    opened: float | None
    last_seen: float | None


@dataclass(frozen=True)
class Passing:
    """Who comes and goes, and which seat a shared screen shows (None is the cover)."""

    came: Mapping[Visit, float] = field(default_factory=dict)  # until when that holds, unless it is renewed
    left: frozenset[Visit] = frozenset()
    faces: Mapping[str, int | None] = field(default_factory=dict)


@dataclass(frozen=True)
class Course:
    """Where the game goes: the match then, decisions that are made or sealed anew, and those that are taken back."""

    match: Match
    openings: list[int]
    sealed_plies: dict[int, int] = field(default_factory=dict)
    made: Sequence[Decision] = ()
    unsealed: int | None = None  # the ply of a sealed choice that is taken back
    rewound: int | None = None  # everything from this ply on is taken back
    dealt: bool = False  # the match is another one, of which nothing is played yet


@dataclass(frozen=True)
class Change:
    """Everything one request alters on a table: all of it is stored, or nothing; then the live table follows."""

    version: int
    at: float
    fields: TableFields
    seats: dict[int, SeatFields]
    course: Course | None = None
    said: Talk | None = None
    opens: Table | None = None  # a new table that comes with it: the rematch
    passing: Passing = field(default_factory=Passing)
    lasting: bool = True  # a house with one server need not store it otherwise

    def writes(self, table: Table) -> list[Write]:
        """What to store, with the table still as it was; refused if it is that no more."""
        return [
            *(() if self.opens is None else whole(self.opens)),
            Update("tables", {"id": table.id, "version": table.saved_version}, self._row(table)),
            *(() if self.course is None else self._move_writes(table, self.course)),
            *(Update("seats", {"table_id": table.id, "seat": seat}, {**new}) for seat, new in self.seats.items()),
            *self._offer_writes(table),
            *self._room_writes(table),
            *self._deal_writes(table),
            *(() if self.said is None else [Insert("talk", talk_row(table.id, self.said))]),
            *passing_writes(table, self.passing),
            *self._due_writes(table),
        ]

    def apply(self, table: Table, stored: bool = True) -> None:
        """Make it so on the live table."""
        for name, value in self.fields.items():
            setattr(table, name, value)
        for seat, values in self.seats.items():
            for name, value in values.items():
                setattr(table.seats[seat], name, value)
        if self.course is not None:
            table.match, table.openings = self.course.match, self.course.openings
            table.sealed_plies = self.course.sealed_plies
            if self.course.rewound is not None:
                table.undone, table.answers = table.undone + 1, {}
        if self.said is not None:
            table.talk = [*table.talk, self.said][-TALK_SHOWN:]
        self._pass(table)
        table.version = self.version
        if stored:
            table.saved_version = self.version
            table.minded = (table.minded or Lease()) if table.bots_due else None

    def outcome(self, table: Table) -> Table:
        """The table as it will be, beside the one that still is."""
        after = copy(table)
        after.seats = [copy(seat) for seat in table.seats]
        self.apply(after)
        return after

    def _pass(self, table: Table) -> None:
        table.visits = table.visits.union(self.passing.came) - self.passing.left
        faces = {**table.faces, **self.passing.faces}
        table.faces = {player: seat for player, seat in faces.items() if seat is not None}
        here = {visit.player_id for visit in table.visits}
        for seat in table.seats:
            seat.here = seat.player_id in here

    def _row(self, table: Table) -> dict[str, Any]:
        row = fields_row(self.fields)
        if self.course is not None:
            anew = self.course.rewound is not None
            row |= standing(self.course.match) | (NO_SNAPSHOT if anew else snapshot(table.match, self.course.match))
            row |= {"seed": self.course.match.seed} if self.course.dealt else {}
        return {**row, "version": self.version, **({"touched": self.at} if self.lasting else {})}

    def _move_writes(self, table: Table, course: Course) -> list[Write]:
        here, kept = {"table_id": table.id}, set(table.sealed_plies.values() if course.rewound is None else ())
        writes: list[Write] = []
        if course.rewound is not None:
            writes.append(Delete("moves", here, from_ply=course.rewound))
        if course.unsealed is not None:
            writes.append(Delete("moves", {**here, "ply": course.unsealed}))
        for made in course.made:
            row = decision_row(table.id, made, self.at)
            again = made.ply in kept and made.opened == table.match.ply
            writes.append(Update("moves", {**here, "ply": made.ply}, row) if again else Insert("moves", row))
        return writes

    def _offer_writes(self, table: Table) -> list[Write]:
        if "undo" not in self.fields:
            return []
        offer, gone = self.fields["undo"], Delete("undo_offers", {"table_id": table.id})
        return [gone] if offer is None else [gone, Insert("undo_offers", offer_row(table.id, offer))]

    def _room_writes(self, table: Table) -> list[Write]:
        if "room" not in self.fields:
            return []
        return [Update("rooms", {"table_id": table.id}, room_row(self.fields["room"]))]

    def _deal_writes(self, table: Table) -> list[Write]:
        if "deal" not in self.fields:
            return []
        return [Update("deals", {"table_id": table.id}, deal_row(self.fields["deal"]))]

    def _due_writes(self, table: Table) -> list[Write]:
        """That bots are due is stored with what makes them so: a server that dies then does not take it along."""
        after = self.outcome(table)
        if (after.minded is None) == (table.minded is None):
            return []
        return [Delete("due", {"table_id": table.id}) if after.minded is None else due_row(table.id)]


def passing_writes(table: Table, passing: Passing) -> list[Write]:
    """What other servers must know of who is here and what screens show."""
    here = {"table_id": table.id}
    writes: list[Write] = [Insert("visits", {**here, **v._asdict(), "until": passing.came[v]}) for v in passing.came]
    writes += [Delete("visits", {**here, **visit._asdict()}) for visit in passing.left]
    for player_id, seat in passing.faces.items():
        writes.append(Delete("screens", {**here, "player_id": player_id}))
        if seat is not None:
            writes.append(Insert("screens", {**here, "player_id": player_id, "seat": seat}))
    return writes


def next_version(version: int) -> int:
    """A larger number, also than any that was shown before a restart."""
    return max(version + 1, int(time.time() * 1000))


def changed(
    table: Table,
    fields: TableFields | None = None,
    seats: dict[int, SeatFields] | None = None,
    course: Course | None = None,
    said: Talk | None = None,
    opens: Table | None = None,
    passing: Passing | None = None,
) -> Change:
    """The next step of a table."""
    at, version = time.time(), next_version(table.version)
    return Change(version, at, fields or {}, seats or {}, course, said, opens, passing or Passing())


def passed(table: Table, passing: Passing, seats: dict[int, SeatFields] | None = None) -> Change:
    """A step that is gone when nobody is left who has seen it; where nobody is to see it the version stays."""
    version = table.version if table.discreet and not passing.faces else next_version(table.version)
    return Change(version, time.time(), {}, seats or {}, passing=passing, lasting=False)
