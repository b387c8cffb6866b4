"""What happens in a room before the curtain goes up: sitting down, getting up, leaving seats to bots, beginning."""

from __future__ import annotations

import time
from dataclasses import replace

from spectacula.engine.fairness import Share, is_number, seal_of
from spectacula.server.errors import InviteUsed, NotNow, NotYourSeat, Refused
from spectacula.server.player import Player
from spectacula.server.tables import company, rules
from spectacula.server.tables.change import Change, Course, Passing, SeatFields, TableFields, changed
from spectacula.server.tables.deal import Deal
from spectacula.server.tables.table import SeatInfo, Table

FILLER = "skilled"
"""The level of a bot that plays where nobody sat down; whoever comes late may have the seat."""
PATIENCE = 10.0
"""Seconds in which those who have sealed a number open it."""
EMPTY: SeatFields = {"player_id": None, "name": "", "stand_in": None, "opened": None, "last_seen": None}
NOBODY: frozenset[str] = frozenset()


def sit_down(
    table: Table, seat: int | None, player: Player, seal: str = "", blockers: frozenset[str] = NOBODY
) -> Change | None:
    """Take a seat, or any that is left; the last to sit down raises the curtain. `blockers` do not want them here."""
    if seat is None:
        if table.seats_of(player.id):
            return None
        seat = next(iter(table.open), None)
        if seat is None:
            raise InviteUsed("every seat at this table is taken")
    if table.room is not None and player.id in table.room.barred:
        raise InviteUsed("the host has given this seat to somebody else")
    if not table.seats_of(player.id):
        _check_welcome(table, blockers)
    change = company.sit_down(table, seat, player)
    return None if change is None else _raised_if_full(table, _sealed(table, change, seat, seal))


def _check_welcome(table: Table, blockers: frozenset[str]) -> None:
    """Whoever is blocked by somebody here is told no more than anybody who comes too late."""
    if blockers & {table.owner, *table.people}:
        raise InviteUsed("somebody has already taken this seat")


def agree(
    table: Table, seats: list[int], player_id: str, seal: str = "", blockers: frozenset[str] = NOBODY
) -> Change | None:
    """Somebody of the same company plays again, at the seats they had; they keep the names they had there."""
    mine = [seat for seat in seats if table.seats[seat].open]
    if not mine or table.seats_of(player_id):
        return None
    _check_welcome(table, blockers)
    taken: SeatFields = {"player_id": player_id, "stand_in": None, "opened": time.time()}
    return _raised_if_full(table, _sealed(table, changed(table, seats=dict.fromkeys(mine, taken)), mine[0], seal))


def open_number(table: Table, player_id: str, number: str) -> Change | None:
    """Somebody opens the number they have sealed, when nobody can seal any more."""
    deal, seal = table.deal, seal_of(number) if is_number(number) else ""
    mine = [seat for seat in table.seats_of(player_id) if deal is not None and seal and deal.shares[seat].seal == seal]
    if deal is None or not mine:
        raise Refused("this is not the number that was sealed for your seat")
    if deal.shares[mine[0]].number:
        return None
    if not table.opening:
        raise NotNow("numbers are opened when the last seat is taken, and before the curtain goes up")
    return _raised_if_full(table, changed(table, {"deal": deal.with_share(mine[0], Share(seal, number))}))


def raise_in_time(table: Table) -> Change | None:
    """The curtain goes up without the numbers of those who have not opened theirs."""
    return _raised_if_full(table, changed(table)) if table.opening and not _still_waits(table.deal) else None


def get_up(table: Table, player_id: str) -> Change | None:
    """Somebody leaves before it begins; a table that is theirs alone stays as it is, for it goes with them."""
    _check_gathering(table)
    mine, others = table.seats_of(player_id), [s.player_id for s in table.seats if s.player_id not in (None, player_id)]
    if not mine:
        raise NotYourSeat("you have no seat at this table")
    if not others:
        return None
    fields: TableFields = {"owner": others[0] or ""} if table.owner == player_id else {}
    fields |= _without(table, mine)
    return changed(table, fields, dict.fromkeys(mine, EMPTY), passing=_gone(table, player_id))


def take_seat_back(table: Table, by: str, seat: int) -> Change | None:
    """The host frees a seat: a bot leaves it, somebody who sits there gets up and may not come again."""
    info = _seat_for_host(table, by, seat)
    if info.player_id is None:
        return changed(table, seats={seat: {"stand_in": None}}) if info.stand_in else None
    if info.player_id == table.owner:
        raise NotNow("the host gets up by leaving")
    assert table.room is not None
    barred = replace(table.room, barred=(*table.room.barred, info.player_id))
    theirs = table.seats_of(info.player_id)
    fields: TableFields = {"room": barred, **_without(table, theirs)}
    return changed(table, fields, dict.fromkeys(theirs, EMPTY), passing=_gone(table, info.player_id))


def leave_to_bot(table: Table, by: str, seat: int) -> Change | None:
    """The host lets a bot play at a free seat."""
    info = _seat_for_host(table, by, seat)
    if not info.open:
        raise NotNow("somebody sits there")
    rules.check_bots(table)
    return _raised_if_full(table, changed(table, seats={seat: {"stand_in": FILLER}}))


def begin(table: Table, by: str) -> Change | None:
    """The host raises the curtain; bots play where nobody has sat down."""
    _check_host(table, by)
    if table.free:
        rules.check_bots(table)
    return _raised_if_full(table, changed(table, seats={seat: {"stand_in": FILLER} for seat in table.free}))


def stand_in(table: Table, by: str, seat: int, level: str) -> Change | None:
    """A bot minds a seat; where it was the last that was free, the curtain goes up."""
    change = company.stand_in(table, by, seat, level)
    return None if change is None else _raised_if_full(table, change)


def open_to_house(table: Table, without: str, host: str) -> Change | None:
    """Somebody for whom a seat was kept does not come: anybody may have it, and the table is somebody else's."""
    if table.room is None or not table.gathering:
        return None
    return changed(
        table, {"room": replace(table.room, house=True), "owner": host if table.owner == without else table.owner}
    )


def may_host(table: Table, player_id: str | None) -> bool:
    """Whether somebody decides about the seats: the owner, or anybody here once the owner has long been away."""
    if player_id is None or player_id == table.owner:
        return player_id is not None
    return player_id in table.people and all(table.absent(seat) for seat in table.seats_of(table.owner))


def _raised_if_full(table: Table, change: Change) -> Change:
    """With the last free seat the curtain goes up, and what is played is dealt: nobody has seen any of it before.

    Where numbers were sealed they are opened first, with the seats as they are then.
    """
    if table.room is None or table.room.started is not None:
        return change
    after = change.outcome(table)
    if after.free:
        return change
    if after.deal is not None and after.deal.closed is None and after.deal.waits:
        return replace(change, fields={**change.fields, "deal": replace(after.deal, closed=change.at)})
    if _still_waits(after.deal):
        return change
    room = replace(change.fields.get("room", table.room), started=change.at, code=None)
    dealt = Course(table.game.new() if after.deal is None else after.deal.match(table.game), [], dealt=True)
    return replace(change, fields={**change.fields, "room": room}, course=dealt)


def _still_waits(deal: Deal | None) -> bool:
    """Whether there is a number to be opened, and time for it."""
    return deal is not None and deal.waits and deal.closed is not None and time.time() < deal.closed + PATIENCE


def _sealed(table: Table, change: Change, seat: int, seal: str) -> Change:
    """Whoever sits down gives a seal to the deal, as long as numbers are not opened."""
    if table.deal is None or not table.gathering or table.opening or not is_number(seal):
        return change
    return replace(change, fields={**change.fields, "deal": table.deal.with_share(seat, Share(seal))})


def _without(table: Table, seats: list[int]) -> TableFields:
    return {} if table.deal is None else {"deal": table.deal.without(seats)}


def _seat_for_host(table: Table, by: str, seat: int) -> SeatInfo:
    _check_host(table, by)
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind == "bot":
        raise NotNow("this seat was a bot's from the start")
    return table.seats[seat]


def _check_host(table: Table, by: str) -> None:
    if not may_host(table, by):
        raise NotYourSeat("only the host decides about the seats")
    _check_gathering(table)


def _check_gathering(table: Table) -> None:
    if not table.gathering:
        raise NotNow("the curtain is up already")
    if table.opening:
        raise NotNow("everybody is seated, and the curtain is about to go up")


def _gone(table: Table, player_id: str) -> Passing:
    return Passing(left=frozenset(visit for visit in table.visits if visit.player_id == player_id))
