"""The tables of a round, laid out for those who play there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import msgspec

from spectacula.engine.fairness import Fair, seal_of
from spectacula.engine.game import load
from spectacula.server.store.rows import Insert, Write
from spectacula.server.tables.change import Change, changed
from spectacula.server.tables.deal import deal_of
from spectacula.server.tables.opening import dealt_table, new_table
from spectacula.server.tables.seating import STAGE_NAMES
from spectacula.server.tables.table import Pace, SeatInfo, Table
from spectacula.server.tournaments.tourney import Tourney, room_row
from spectacula.tournaments.plan import System
from spectacula.tournaments.rooms import Result, Room

SEALED = 253_370_764_800.0
"""Until the round is over: by the clock, in the year 9999."""
FILLER = "skilled"
"""The level of bots that fill a table."""


def laid_out(found: Tourney, drawn: Sequence[Room]) -> tuple[list[Table], list[Write]]:
    """A table for every room but byes, and the rows that say which is which."""
    tables = {room.number: _table(found, room) for room in drawn if not room.bye}
    names = {number: table.id for number, table in tables.items()}
    rows = [room_row(found.id, room, names.get(room.number)) for room in drawn]
    return list(tables.values()), [Insert("tournament_rooms", row) for row in rows]


def _table(found: Tourney, room: Room) -> Table:
    plan, same = found.plan, found.plan.system is System.DUPLICATE
    rules = load(plan.game, len(room.seats), **plan.options)
    agreed = found.terms.friendly() if None in room.seats else found.terms  # nobody is rated beside a bot
    terms = msgspec.structs.replace(agreed, tournament=found.id, same_deal=same)
    owner = found.entry(room.entrants[0]).player_id
    assert owner is not None
    seats = list(_seats(found, room))
    if not same:
        return dealt_table(owner, rules, seats, Pace.BRISK, hints=False, terms=terms)
    number = plan.number(room.round)
    deal = replace(deal_of(Fair(f"{found.id} {room.round}", seal_of(number), number)), opens=SEALED)
    table = new_table(owner, deal.match(rules), seats, Pace.BRISK, hints=False, terms=terms)
    table.deal = deal
    return table


def _seats(found: Tourney, room: Room) -> Iterator[SeatInfo]:
    taken = {found.entry(key).name for key in room.entrants}
    stage_names = iter([name for name in STAGE_NAMES if name not in taken])
    for key in room.seats:
        if key is None:
            yield SeatInfo("bot", next(stage_names), level=FILLER)
        else:
            entry = found.entry(key)
            yield SeatInfo("person", entry.name, entry.player_id)


def unsealed(table: Table) -> Change | None:
    """All have played these cards: the number they came from may be seen."""
    if table.deal is None or table.deal.opens is None:
        return None
    return changed(table, {"deal": replace(table.deal, opens=None)})


def result_of(found: Tourney, room: Room, table: Table) -> Result:
    """How a finished table counts: whoever has left, or for whom a bot played to the end, is not scored."""
    absent = tuple(
        seat
        for seat, key in enumerate(room.seats)
        if key is not None
        and (table.seats[seat].player_id != found.entry(key).player_id or table.seats[seat].bot_level is not None)
    )
    return Result(table.match.scores, table.match.winners, absent)


def void(room: Room) -> Result:
    """A table that is there no more counts for nobody."""
    return Result((0,) * len(room.seats), (), tuple(range(len(room.seats))))
