"""A table against bots goes elsewhere and comes back: from a server to a browser's own house, or the other way.

Whoever takes it along gets everything, the hidden things too. Nothing is played where it has left until it is back.
"""

from __future__ import annotations

import time
from typing import Annotated, Final, Literal

import msgspec

from spectacula.bots import levels_of
from spectacula.bots.levels import GRANDMASTER
from spectacula.engine.match import Match
from spectacula.engine.record import Record
from spectacula.kernel.errors import BadRecord
from spectacula.server.errors import NotNow, NotYourSeat, Refused
from spectacula.server.player import Player
from spectacula.server.tables.change import Change, Course, SeatFields, changed
from spectacula.server.tables.codec import Decision
from spectacula.server.tables.opening import new_table, openings
from spectacula.server.tables.seating import known_level, seat_everybody
from spectacula.server.tables.table import Pace, SeatInfo, SeatPlan, Table
from spectacula.server.tables.terms import NOTHING_AGREED, Terms

FORMAT: Final = "spectacula-table-1"


class Packed(msgspec.Struct, frozen=True):
    """A seat on its way; the one without a level is the traveller's."""

    name: str
    level: str | None = None
    hints_asked: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    stand_in: Annotated[str, msgspec.Meta(max_length=24)] | None = None

    def sat_in(self, game: str) -> SeatFields:
        """Who had to decide for a bot; whether one minds the traveller's seat is known where they are."""
        if self.level is None:
            return {}
        return {"stand_in": None if self.stand_in is None else known_level(self.stand_in, game)}


class Parcel(msgspec.Struct, kw_only=True, frozen=True):
    """A table on its way. `journey` counts where it has been, so that an old parcel is known for what it is."""

    format: Literal["spectacula-table-1"]
    table: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{8,24}$")]
    journey: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    pace: Pace
    hints: bool
    seats: tuple[Packed, ...]
    record: Record
    terms: Terms = NOTHING_AGREED

    @classmethod
    def read(cls, content: bytes) -> Parcel:
        """Raises `BadRecord` where it is none."""
        try:
            return msgspec.json.decode(content, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise BadRecord(f"not a table of Spectacula, or cut short: {error}") from None

    def encode(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1)

    @property
    def traveller(self) -> int:
        """The seat of whoever takes it along; raises `BadRecord` unless there is one such seat."""
        people = [number for number, seat in enumerate(self.seats) if seat.level is None]
        if len(people) != 1 or len(self.seats) != self.record.players:
            raise BadRecord("a table travels with one person and otherwise bots")
        return people[0]


def may_leave(table: Table, player_id: str | None) -> bool:
    """Whether nobody but this person and bots has to do with the table, and nobody else could be at a disadvantage.

    Others are compared by how a contest ends. A finished game leaves as a record, unless it is awaited elsewhere.
    """
    alone = table.people == {player_id} and table.owner == player_id and len(table.seats_of(player_id)) == 1
    bots = all(seat.kind == "bot" or seat.player_id == player_id for seat in table.seats)
    return alone and bots and not table.contest and (not table.over or table.journey > 0)


def leave(table: Table, player_id: str) -> Change | None:
    """The table goes; asked for twice it is still one departure."""
    if not may_leave(table, player_id):
        raise NotNow("only a running table of one's own against bots can be taken elsewhere")
    if table.away is not None:
        return None
    return changed(table, {"away": time.time(), "journey": table.journey + 1, "undo": None})


def stay(table: Table, player_id: str) -> Change | None:
    """The table goes on here after all, from where it left; what was played elsewhere since does not count."""
    if table.people != {player_id}:
        raise NotYourSeat("this table is not yours")
    past_theirs = table.journey + 2  # what leaves from elsewhere next has one more than what went there
    return None if table.away is None else changed(table, {"away": None, "journey": past_theirs})


def parcel_of(table: Table, player_id: str | None) -> Parcel:
    """A table that has left, for the one who took it along; what bots have sealed they choose again elsewhere."""
    if table.people != {player_id}:
        raise NotYourSeat("this table is not yours")
    if table.away is None:
        raise NotNow("this table goes on here")
    record = table.match.record()
    record.sealed = {}
    record.seal = record.sealing()
    seats = tuple(_packed(seat) for seat in table.seats)
    return Parcel(
        format=FORMAT,
        table=table.id,
        journey=table.journey,
        pace=table.pace,
        hints=table.hints,
        seats=seats,
        record=record,
        terms=table.terms,
    )


def _packed(seat: SeatInfo) -> Packed:
    return Packed(seat.name, seat.level, seat.hints_asked, seat.stand_in if seat.kind == "bot" else None)


def level_here(level: str | None, game: str) -> str | None:
    """A bot that cannot think here leaves its seat to the strongest that can."""
    known = levels_of(game)
    return known[-1] if level == GRANDMASTER and level not in known else level


def come_in(parcel: Parcel, match: Match, player: Player) -> Table:
    """A table that was not here before keeps its name, so that it is known again."""
    mine = parcel.traveller
    parcel.terms.check(invites=False)
    plans = [
        SeatPlan("me" if number == mine else "bot", seat.name, level_here(seat.level, match.game.id))
        for number, seat in enumerate(parcel.seats)
    ]
    seats = seat_everybody(player, match.game, plans)
    table = new_table(player.id, match, seats, parcel.pace, parcel.hints, terms=parcel.terms)
    for seat, packed in zip(table.seats, parcel.seats, strict=True):
        seat.hints_asked = packed.hints_asked
        seat.stand_in = packed.sat_in(match.game.id).get("stand_in")
    table.id, table.journey = parcel.table, parcel.journey
    return table


def come_back(table: Table, parcel: Parcel, match: Match, player: Player) -> Change | None:
    """A table that has left is back, with what was played meanwhile; nothing if this very parcel has come before."""
    if table.people != {player.id}:
        raise NotYourSeat("this table is somebody else's")
    if table.away is None and table.journey == parcel.journey:
        return None
    if table.away is None or parcel.journey <= table.journey:
        raise NotNow("this table has gone on since it was packed")
    if parcel.traveller not in table.seats_of(player.id) or _deal(table.match) != _deal(match):
        raise Refused("this is another table under the same name")
    notation, at = match.game.definition.notation, openings(match)
    made = [Decision(ply, at[ply], played.seat, notation[played.move]) for ply, played in enumerate(match.played)]
    seats: dict[int, SeatFields] = {
        n: {"hints_asked": seat.hints_asked, **seat.sat_in(match.game.id)} for n, seat in enumerate(parcel.seats)
    }
    change = changed(table, {"away": None, "journey": parcel.journey}, seats, Course(match, at, made=made, rewound=0))
    if match.over:
        change.fields["finished"] = change.at
    return change


def _deal(match: Match) -> tuple[object, ...]:
    return match.game.id, match.game.players, match.game.options, match.seed
