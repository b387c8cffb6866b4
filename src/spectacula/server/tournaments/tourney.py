"""A tournament as the house knows it: what was agreed, who plays along, and every room so far."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from spectacula.server.store.rows import Row
from spectacula.server.tables.terms import Terms, read_terms, terms_text
from spectacula.tournaments.plan import Plan, System
from spectacula.tournaments.rooms import Entrant, Result, Room
from spectacula.tournaments.standings import Standing, standings

State = Literal["open", "running", "over", "cancelled"]
Repeats = Literal["", "daily", "weekly"]


@dataclass(frozen=True)
class Entry:
    """Somebody who plays along, by the number they came in; whoever is gone from the house has no name any more.

    `seeding` is their place among all by rating when a knock-out began; those who are level share one.
    Who was `removed` by the organiser or a host may not come back.
    """

    number: int
    player_id: str | None
    name: str
    joined: float
    out: float | None = None
    seeding: int | None = None
    removed: float | None = None

    @property
    def key(self) -> str:
        return str(self.number)


@dataclass(frozen=True)
class Laid:
    """A room of the tournament and the table it is played at."""

    room: Room
    table_id: str | None
    ended: float | None = None


@dataclass(frozen=True)
class Tourney:
    """`starts` at a time, or when `full_at` have joined."""

    id: str
    name: str
    organiser: str | None
    state: State
    version: int
    plan: Plan
    terms: Terms
    most: int
    starts: float | None
    full_at: int | None
    repeats: Repeats
    created: float
    began: float | None = None
    ended: float | None = None
    entries: tuple[Entry, ...] = ()
    laid: tuple[Laid, ...] = ()

    @property
    def ends(self) -> float | None:
        """When no more tables begin; only an arena has such a time."""
        return None if self.began is None else self.began + 60 * self.plan.minutes

    @property
    def here(self) -> list[Entry]:
        """Those who still play along."""
        return [entry for entry in self.entries if entry.out is None]

    @property
    def entrants(self) -> list[Entrant]:
        return [Entrant(entry.key, -float(entry.seeding or 0), entry.out is not None) for entry in self.entries]

    @property
    def rooms(self) -> list[Room]:
        return [laid.room for laid in self.laid]

    @property
    def turn(self) -> int:
        """The round that was drawn last."""
        return max((room.round for room in self.rooms), default=0)

    @property
    def playing(self) -> list[Laid]:
        """Rooms without a result."""
        return [laid for laid in self.laid if not laid.room.done]

    def complete(self, turn: int) -> bool:
        """Whether every room of a round is done."""
        return all(laid.room.done for laid in self.laid if laid.room.round == turn)

    @property
    def told(self) -> list[Room]:
        """What anybody may know: of a round with the same deals nothing before all have played it."""
        if self.plan.system is not System.DUPLICATE:
            return self.rooms
        return [room if self.complete(room.round) else _untold(room) for room in self.rooms]

    def standings(self) -> list[Standing]:
        return standings(self.plan, self.entrants, self.told)

    def entry_of(self, player_id: str | None) -> Entry | None:
        return next((entry for entry in self.entries if player_id is not None and entry.player_id == player_id), None)

    def entry(self, key: str) -> Entry:
        return self.entries[int(key) - 1]

    def table_of(self, player_id: str | None) -> Laid | None:
        """Where somebody is to play now; whoever has dropped out, nowhere."""
        mine = self.entry_of(player_id)
        if mine is None or mine.out is not None:
            return None
        return next((laid for laid in self.playing if mine.key in laid.room.seats), None)


def _untold(room: Room) -> Room:
    return msgspec.structs.replace(room, result=None)


# --- rows


def tourney_row(found: Tourney) -> Row:
    return {
        **{name: getattr(found, name) for name in PLAIN},
        "plan": msgspec.json.encode(found.plan).decode(),
        "terms": terms_text(found.terms),
    }


PLAIN = (
    *("id", "name", "organiser", "state", "version", "most", "starts", "full_at", "repeats", "created", "began"),
    "ended",
)


def tourney_of(row: Row, entries: Iterable[Row], rooms: Iterable[Row]) -> Tourney:
    fields: dict[str, Any] = {name: row[name] for name in PLAIN}
    return Tourney(
        **fields,
        plan=msgspec.json.decode(row["plan"], type=Plan),
        terms=read_terms(row["terms"]),
        entries=tuple(sorted((_entry(each) for each in entries), key=lambda entry: entry.number)),
        laid=tuple(sorted(map(_laid, rooms), key=lambda laid: (laid.room.round, laid.room.number))),
    )


def _entry(row: Row) -> Entry:
    return Entry(
        row["number"], row["player_id"], row["name"], row["joined"], row["out"], row["seeding"], row["removed"]
    )


def _laid(row: Row) -> Laid:
    seats = msgspec.json.decode(row["seats"], type=tuple[str | None, ...])
    result = None if row["result"] is None else msgspec.json.decode(row["result"], type=Result)
    return Laid(Room(row["round"], row["number"], seats, result), row["table_id"], row["ended"])


def room_row(tournament_id: str, room: Room, table_id: str | None) -> Row:
    seats: Sequence[str | None] = room.seats
    return {
        "tournament_id": tournament_id,
        "round": room.round,
        "number": room.number,
        "seats": msgspec.json.encode(seats).decode(),
        "table_id": table_id,
    }
