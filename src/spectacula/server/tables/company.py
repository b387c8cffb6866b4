"""The people round a table: sitting down, talking, leaving a seat to a bot, sharing a screen, playing again."""

from __future__ import annotations

import time
from collections.abc import Collection

from spectacula.engine.match import Match
from spectacula.server.errors import InviteUsed, NotNow, NotYourSeat, OneSeatEach, Refused
from spectacula.server.player import TALK_LENGTH, Player, clean
from spectacula.server.tables import rules
from spectacula.server.tables.change import Change, Passing, SeatFields, TableFields, changed, passed
from spectacula.server.tables.deal import Given
from spectacula.server.tables.opening import once_more
from spectacula.server.tables.table import Pace, Room, Table, Talk, Visit

STAND_IN = "novice"
"""The level of a bot that minds somebody else's seat."""


def sit_down(table: Table, seat: int, player: Player) -> Change | None:
    """Somebody takes an open seat; a bot that minded it leaves. The one who has it may come again."""
    holder = table.seats[seat].player_id
    if holder == player.id:
        return None
    if holder is not None:
        raise InviteUsed("somebody has already taken this seat")
    if len(table.seats_of(player.id)) == 1:
        raise OneSeatEach("you have a seat at this table already; two hands are for tables round one screen")
    taken: SeatFields = {"player_id": player.id, "name": player.name, "stand_in": None, "opened": time.time()}
    return changed(table, seats={seat: taken})


def look_in(table: Table, player_id: str) -> Change | None:
    """Somebody has the table before them for the first time."""
    mine = [seat for seat in table.seats_of(player_id) if table.seats[seat].opened is None]
    return changed(table, seats={seat: {"opened": time.time()} for seat in mine}) if mine else None


def rename(table: Table, player: Player, before: str) -> Change | None:
    """A new name on every seat that bore the old one."""
    mine = [seat for seat in table.seats_of(player.id) if table.seats[seat].name == before]
    return changed(table, seats={seat: {"name": player.name} for seat in mine}) if mine else None


def stand_in(table: Table, by: str, seat: int, level: str) -> Change | None:
    """A bot minds the seat of somebody who has long been away, or of whoever asks."""
    if by not in table.people and by != table.owner:
        raise NotYourSeat("only those at the table may ask a bot to stand in")
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind == "bot":
        raise NotNow("there is no person at this seat")
    rules.check_own_stand_in(table, by, seat)
    if table.seats[seat].player_id != by:
        if not table.absent(seat):
            raise NotNow("this person is here, was here a moment ago, has not come yet, or plays by days")
        if level != STAND_IN:
            raise Refused(f"a bot that minds the seat of somebody else plays at level {STAND_IN}")
    if table.seats[seat].stand_in == level:
        return None
    return changed(table, seats={seat: {"stand_in": level}})


def set_pace(table: Table, by: str, pace: Pace) -> Change | None:
    """How long bots take from now on."""
    if by not in table.people and by != table.owner:
        raise NotYourSeat("only those at the table may set the pace of its bots")
    return None if table.pace is pace else changed(table, {"pace": pace})


def count_hint(table: Table, seat: int) -> Change:
    """Everybody at the table sees who asks for hints."""
    return changed(table, seats={seat: {"hints_asked": table.seats[seat].hints_asked + 1}})


def take_back(table: Table, seat: int) -> Change | None:
    """The bot leaves the seat to its person again."""
    return changed(table, seats={seat: {"stand_in": None}}) if table.seats[seat].stand_in else None


def leave(table: Table, player_id: str) -> Change | None:
    """Somebody takes the table off their list; nothing changes when nobody else is at it, for then it goes."""
    if player_id not in table.people and player_id != table.owner:
        raise NotYourSeat("only those at the table may take it off their list")
    others = sorted(table.people - {player_id})
    if others and not table.over:
        raise NotNow("others still play at this table")
    if table.terms.tournament is not None and not table.over:
        raise NotNow("a table of a tournament is played to its end: resign, or drop out")
    if not others:
        return None
    empty: SeatFields = {"player_id": None, "stand_in": None}
    owner: TableFields = {"owner": others[0]} if table.owner == player_id else {}
    return changed(table, owner, dict.fromkeys(table.seats_of(player_id), empty))


def say(table: Table, player: Player | None, text: str) -> Change:
    """Something said by somebody at the table, as plain text."""
    if player is None or (player.id not in table.people and player.id != table.owner):
        raise NotYourSeat("only those at the table may talk")
    words = clean(text, TALK_LENGTH)
    if not words:
        raise Refused("there is nothing to say in that")
    mine = table.seats_of(player.id)
    seat = table.viewing_seat(player.id) if len(mine) > 1 else mine[0] if mine else None
    name = player.name if seat is None else table.seats[seat].name or player.name
    return changed(table, said=Talk(table.next_talk, time.time(), seat, name, words, player.id))


def rematch(table: Table, player_id: str, gather: Room, given: Given) -> Change | None:
    """The same game with the same company at a new table, where those who agree gather."""
    if player_id not in table.people and player_id != table.owner:
        raise NotYourSeat("only those at the table may ask for a rematch")
    if table.rematch is not None:
        return None
    if not table.over:
        raise NotNow("the game is not over")
    opened = once_more(table, player_id, gather, given)
    return changed(table, {"rematch": opened.id}, opens=opened)


# --- who is here, and what a shared screen shows


def arrive(table: Table, visit: Visit, until: float) -> Change | None:
    """Somebody who sits here is here, through one of the servers."""
    mine = table.seats_of(visit.player_id)
    if not mine or visit in table.visits:
        return None
    return passed(table, Passing(came={visit: until}), {seat: {"last_seen": time.time()} for seat in mine})


def depart(table: Table, visits: Collection[Visit]) -> Change | None:
    """Some are no longer here; whoever is still here through another server stays."""
    left = table.visits & frozenset(visits)
    if not left:
        return None
    staying = {visit.player_id for visit in table.visits - left}
    gone = {visit.player_id for visit in left} - staying
    seats: dict[int, SeatFields] = {s: {"last_seen": time.time()} for player in gone for s in table.seats_of(player)}
    return passed(table, Passing(left=left), seats)


def turn_to(table: Table, player_id: str, seat: int | None) -> Change | None:
    """Show a seat on somebody's screen, or the cover."""
    before = table.faces.get(player_id)
    return None if before == seat else passed(table, Passing(faces={player_id: seat}))


def passing_the_screen(table: Table, match: Match, player_id: str, seat: int) -> Passing:
    """After a decision: cover the screen if another of its seats is to act now."""
    others = [s for s in table.seats_of(player_id) if s != seat and s in match.pending]
    covered = bool(others) and seat not in match.pending and player_id in table.faces
    return Passing(faces={player_id: None} if covered else {})
