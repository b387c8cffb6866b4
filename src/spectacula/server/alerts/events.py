"""What people are told of, and which changes of a table are such things."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from spectacula.server.tables import clocks
from spectacula.server.tables.change import Change
from spectacula.server.tables.table import Table


class Kind(StrEnum):
    """Each can be chosen or left out; another one needs its words in `texts/` and `web/alerts/texts/`."""

    TURN = "turn"
    REMINDER = "reminder"
    MINDED = "minded"
    OVER = "over"
    INVITED = "invited"
    FOUND = "found"
    ROUND = "round"

    def urgent(self, until: float | None) -> bool:
        """Whether it is of use at once or never: it waits for nothing, not even the end of quiet hours."""
        return self is Kind.FOUND or (self is Kind.ROUND and until is not None)

    @property
    def lasts(self) -> bool:
        """Whether it is not told again until its person has been at the table."""
        return self in (Kind.TURN, Kind.REMINDER)


@dataclass(frozen=True)
class Event:
    """Something somebody may want to hear of. It says nothing that is hidden from anybody at the table."""

    player_id: str
    kind: Kind
    table_id: str
    asker: str = ""  # the name of whoever invites, or of the tournament
    until: float | None = None  # when the time to decide is over, or a live round has gone on without them


def owing(table: Table) -> set[str]:
    """Those who owe a decision that no bot makes for them."""
    if table.over or table.gathering or table.away is not None:
        return set()
    deciding = (table.seats[number] for number in table.match.pending)
    return {seat.player_id for seat in deciding if seat.player_id is not None and seat.bot_level is None}


def events_of(table: Table, change: Change) -> Iterator[Event]:
    """What a change means for those who are not there; at a table without company nobody waits for anybody."""
    if not change.lasting or len(table.people) < 2:
        return
    after = change.outcome(table)
    absent = sorted(after.people - {visit.player_id for visit in after.visits})
    if change.course is not None or "room" in change.fields:
        waited_for = owing(after)
        yield from (Event(one, Kind.TURN, table.id) for one in absent if one in waited_for)
    yield from _from_clocks(table, after, absent)
    if after.over and not table.over:
        yield from (Event(one, Kind.OVER, table.id) for one in absent)
    if change.opens is not None:
        asker = change.opens.owner
        name = next((seat.name for seat in table.seats if seat.player_id == asker), "")
        yield from (Event(one, Kind.INVITED, table.id, name) for one in absent if one != asker)


def _from_clocks(table: Table, after: Table, absent: Sequence[str]) -> Iterator[Event]:
    """Those of whom the clocks have just said that little time is left, once for a decision, or that it is up."""
    for seat, (before, clock) in enumerate(zip(table.clocks, after.clocks, strict=True)):
        player_id = after.seats[seat].player_id
        if player_id is None or player_id not in absent:
            continue
        if clock.reminded and not before.reminded:
            yield Event(player_id, Kind.REMINDER, table.id, until=clocks.ends(after, seat))
        if clock.timeouts > before.timeouts:
            yield Event(player_id, Kind.MINDED, table.id)
