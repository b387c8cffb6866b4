"""The clocks of a table, worked out from stored moments: nothing is written while they run.

A seat has its allowance for every decision and one reserve for the game. Its clock runs while the table waits for its
person. It stands still while a bot minds the seat, while the house is closed, and by days during its person's
vacation; also for somebody who has agreed to go back, until the others have answered. A lost connection stops no clock.
Taking back gives no time back: whoever decides again has what was left of the allowance of their last decision.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Struct, json, structs

from spectacula.server.tables.terms import Clock

if TYPE_CHECKING:
    from spectacula.server.tables.change import Change
    from spectacula.server.tables.table import Table

MINDER: Final = "skilled"
"""The level of the bot that minds a seat whose time is up."""
LAST_PART: Final = 0.2
"""Of all the time there is for a decision: from then on little is left, and by days one is reminded."""
OUT_AFTER: Final = 3
"""Times for which time was up after which a rated result counts as last."""
HOUSE: Final = ""
"""Stands for everybody where breaks are kept by person."""


class Break(NamedTuple):
    """When clocks stand still: somebody's vacation, or the house was closed."""

    since: float
    until: float


class SeatClock(Struct, frozen=True, omit_defaults=True):
    """What is stored of a seat's clock. It runs if it has a `since`."""

    reserve: float
    """Seconds left beside the allowance, when the decision began."""
    used: float = 0.0
    """Seconds spent on the decision before `since`."""
    since: float | None = None
    spent: float = 0.0
    """Of the allowance, on the decision before."""
    reminded: bool = False
    timeouts: int = 0


def clocks_text(clocks: Sequence[SeatClock]) -> str | None:
    return json.encode(clocks).decode() if clocks else None


def read_clocks(text: str | None) -> tuple[SeatClock, ...]:
    return () if text is None else json.decode(text, type=tuple[SeatClock, ...])


# --- counting


def counted(since: float, now: float, breaks: Iterable[Break]) -> float:
    """Seconds between two moments, without the breaks."""
    return max(0.0, now - since) - sum(end - begin for begin, end in _within(since, now, breaks))


def reached(since: float, seconds: float, breaks: Iterable[Break]) -> float:
    """The moment at which so many seconds are counted."""
    moment = since + max(0.0, seconds)
    for begin, end in _within(since, float("inf"), breaks):
        if begin < moment:
            moment += end - begin
    return moment


def _within(since: float, now: float, breaks: Iterable[Break]) -> Iterator[Break]:
    """The breaks between two moments; what two of them share counts once."""
    for each in sorted(breaks):
        part = Break(max(each.since, since), min(each.until, now))
        if part.since < part.until:
            yield part
            since = part.until


def breaks_of(table: Table, seat: int) -> list[Break]:
    """When the clock of a seat stands still although the table waits for it."""
    player_id = table.seats[seat].player_id
    own = table.breaks.get(player_id or "nobody", ()) if table.terms.by_days else ()
    return [*table.breaks.get(HOUSE, ()), *own]


def runs(table: Table, seat: int) -> bool:
    """Whether the table waits for the person of a seat."""
    if table.over or table.gathering or table.away is not None or seat not in table.match.pending:
        return False
    info = table.seats[seat]
    agreed = table.undo is not None and seat in table.undo.agreed
    return info.kind == "person" and info.player_id is not None and info.stand_in is None and not agreed


def used(table: Table, seat: int, now: float) -> float:
    """Seconds spent on the open decision."""
    clock = table.clocks[seat]
    return clock.used + (0.0 if clock.since is None else counted(clock.since, now, breaks_of(table, seat)))


def ends(table: Table, seat: int, early: float = 0.0) -> float | None:
    """When the time of a seat is up, or so many seconds before; None while its clock stands still."""
    agreed = table.terms.clock
    return None if agreed is None else up(agreed, table.clocks[seat], breaks_of(table, seat), early)


def up(agreed: Clock, clock: SeatClock, breaks: Iterable[Break], early: float = 0.0) -> float | None:
    """The same of any clock."""
    if clock.since is None:
        return None
    return reached(clock.since, agreed.allowance + clock.reserve - clock.used - early, breaks)


def whole(table: Table, seat: int) -> float:
    """All the seconds there are for the open decision."""
    agreed = table.terms.clock
    return table.clocks[seat].reserve + (0.0 if agreed is None else agreed.allowance)


def on_break(table: Table, seat: int, now: float) -> Break | None:
    """The vacation somebody is on."""
    own = table.breaks.get(table.seats[seat].player_id or "nobody", ())
    return next((found for found in own if found.since <= now < found.until), None)


def timeouts(table: Table) -> tuple[int, ...]:
    """By seat: for how many decisions time was up."""
    return tuple(clock.timeouts for clock in table.clocks) or (0,) * len(table.seats)


def out(table: Table) -> frozenset[int]:
    """The seats whose time was up too often: in rated play they count as last, however the game ends."""
    return frozenset(seat for seat, times in enumerate(timeouts(table)) if times >= OUT_AFTER)


# --- keeping them


def begin(table: Table, now: float) -> None:
    """Start the clocks of a new table; where people gather first they start with the curtain."""
    if table.terms.clock is not None:
        fresh = SeatClock(table.terms.clock.whole_reserve)
        started = structs.replace(fresh, since=now)
        table.clocks = tuple(started if runs(table, seat) else fresh for seat in range(len(table.seats)))
        table.due = next_look(table)


def kept(table: Table, change: Change) -> Change:
    """The change with what it does to the clocks: some stop, some begin, and when the house has to look next.

    That somebody comes or goes does nothing to them.
    """
    agreed = table.terms.clock
    if agreed is None or not change.lasting:
        return change
    after = change.outcome(table)
    if change.course is not None and change.course.dealt:
        after.clocks = (SeatClock(agreed.whole_reserve),) * len(table.seats)
    after.clocks = tuple(_kept(table, change, after, seat, agreed) for seat in range(len(table.seats)))
    due = next_look(after)
    if (after.clocks, due) == (table.clocks, table.due):
        return change
    return replace(change, fields={**change.fields, "clocks": after.clocks, "due": due}, lasting=True)


def _kept(table: Table, change: Change, after: Table, seat: int, agreed: Clock) -> SeatClock:
    clock, course, on = after.clocks[seat], change.course, runs(after, seat)
    since = change.at if on else None
    if course is None or course.dealt:
        return clock if on == (clock.since is not None) else _switched(after, seat, change.at, since)
    spent = min(used(after, seat, change.at), agreed.allowance)
    reserve = max(0.0, clock.reserve - max(0.0, used(after, seat, change.at) - agreed.allowance))
    if course.rewound is not None or course.unsealed is not None:
        again = min(max(spent, clock.spent), agreed.allowance) if on else 0.0
        return structs.replace(clock, reserve=reserve, used=again, since=since, reminded=False)
    if any(made.seat == seat for made in course.made) and seat in table.match.pending:
        return structs.replace(clock, reserve=reserve, used=0.0, since=since, spent=spent, reminded=False)
    return clock if on == (clock.since is not None) else _switched(after, seat, change.at, since)


def _switched(table: Table, seat: int, now: float, since: float | None) -> SeatClock:
    return structs.replace(table.clocks[seat], used=used(table, seat, now), since=since)


def next_look(table: Table) -> float | None:
    """When a clock of the table has something to say next: somebody is to be reminded, or time is up."""
    moments = [_says(table, seat) for seat in range(len(table.seats))]
    return min((moment for moment in moments if moment is not None), default=None)


def _says(table: Table, seat: int) -> float | None:
    agreed = table.terms.clock
    silent = agreed is None or agreed.live or table.clocks[seat].reminded
    return ends(table, seat, 0.0 if silent else LAST_PART * whole(table, seat))


def looked_at(table: Table, change: Change) -> Change | None:
    """What the clocks say at the moment of a change that does nothing else; None if it is too early for anything."""
    seats = range(len(table.clocks))
    due = [seat for seat in seats if _past(_says(table, seat), change.at)]
    over = {seat for seat in due if _past(ends(table, seat), change.at)}
    if not due:
        return None if table.due == next_look(table) else change
    clocks = list(table.clocks)
    for seat in due:
        clocks[seat] = _spent(clocks[seat]) if seat in over else structs.replace(clocks[seat], reminded=True)
    change.fields["clocks"] = tuple(clocks)
    if table.undo is not None and over & {table.undo.seat, *table.undo.waiting}:
        change.fields["undo"] = None
    return replace(change, seats={seat: {"stand_in": MINDER} for seat in sorted(over)})


def _past(moment: float | None, now: float) -> bool:
    return moment is not None and moment <= now


def _spent(clock: SeatClock) -> SeatClock:
    return SeatClock(reserve=0.0, spent=clock.spent, timeouts=clock.timeouts + 1)
