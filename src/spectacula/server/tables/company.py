"""The people round a table: sitting down, talking, leaving a seat to a bot, sharing a screen, playing again."""

from __future__ import annotations

import time
from dataclasses import asdict

from spectacula.server.errors import NotNow, NotYourSeat, Refused
from spectacula.server.player import TALK_LENGTH, Player, clean
from spectacula.server.store.sql import TALK_SHOWN
from spectacula.server.tables.opening import new_row, new_seat_rows, new_table_id
from spectacula.server.tables.playing import Alteration, change_of, next_version
from spectacula.server.tables.seating import seat_again
from spectacula.server.tables.table import Pace, Table, Talk


def sit_down(table: Table, seat: int, player: Player) -> Alteration:
    """Somebody takes an open seat; a bot that minded it leaves."""
    return _seat_change(table, {seat: {"player_id": player.id, "name": player.name, "stand_in": None}})


def rename(table: Table, player: Player, before: str) -> Alteration | None:
    """A new name on every seat that bore the old one."""
    mine = [seat for seat in table.seats_of(player.id) if table.seats[seat].name == before]
    return _seat_change(table, {seat: {"name": player.name} for seat in mine}) if mine else None


def stand_in(table: Table, by: str, seat: int, level: str) -> Alteration | None:
    """A bot minds the seat of somebody who is away, or of whoever asks."""
    if by not in table.people and by != table.owner:
        raise NotYourSeat("only those at the table may ask a bot to stand in")
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind == "bot":
        raise NotNow("there is no person at this seat")
    if table.seats[seat].here and table.seats[seat].player_id != by:
        raise NotNow("this person is here")
    if table.seats[seat].stand_in == level:
        return None
    return _seat_change(table, {seat: {"stand_in": level}})


def set_pace(table: Table, by: str, pace: Pace) -> Alteration | None:
    """How long bots take from now on."""
    if by not in table.people and by != table.owner:
        raise NotYourSeat("only those at the table may set the pace of its bots")
    if table.pace is pace:
        return None
    return Alteration(change_of(table, pace=pace.value), lambda live: setattr(live, "pace", pace))


def count_hint(table: Table, seat: int) -> Alteration:
    """Everybody at the table sees who asks for hints."""
    return _seat_change(table, {seat: {"hints_asked": table.seats[seat].hints_asked + 1}})


def take_back(table: Table, seat: int) -> Alteration | None:
    """The bot leaves the seat to its person again."""
    return _seat_change(table, {seat: {"stand_in": None}}) if table.seats[seat].stand_in else None


def _seat_change(table: Table, values: dict[int, dict[str, str | int | None]]) -> Alteration:
    change = change_of(table)
    change.seats.update(values)

    def then(live: Table) -> None:
        for seat, fields in values.items():
            for name, value in fields.items():
                setattr(live.seats[seat], name, value)

    return Alteration(change, then)


def say(table: Table, player: Player | None, text: str) -> Alteration:
    """Something said by somebody at the table, as plain text."""
    if player is None or (player.id not in table.people and player.id != table.owner):
        raise NotYourSeat("only those at the table may talk")
    words = clean(text, TALK_LENGTH)
    if not words:
        raise Refused("there is nothing to say in that")
    mine = table.seats_of(player.id)
    seat = table.viewing_seat(player.id) if len(mine) > 1 else mine[0] if mine else None
    number = table.talk[-1].number + 1 if table.talk else 0
    name = player.name if seat is None else table.seats[seat].name or player.name
    said = Talk(number, time.time(), seat, name, words)
    change = change_of(table)
    change.talk = asdict(said)

    def then(live: Table) -> None:
        live.talk = [*live.talk[-TALK_SHOWN + 1 :], said]

    return Alteration(change, then)


def rematch(table: Table, player_id: str) -> Alteration | None:
    """The same game with the same company at a new table."""
    if player_id not in table.people and player_id != table.owner:
        raise NotYourSeat("only those at the table may ask for a rematch")
    if table.rematch is not None:
        return None
    if not table.over:
        raise NotNow("the game is not over")
    new_id = new_table_id()
    fresh = Table(
        id=new_id,
        game=table.game,
        match=table.game.new(),
        seats=seat_again(table.seats),
        owner=table.owner,
        pace=table.pace,
        hints=table.hints,
        version=next_version(0),
        created=time.time(),
    )
    change = change_of(table, rematch=new_id)
    change.opens = new_row(fresh), new_seat_rows(fresh)
    return Alteration(change, lambda live: setattr(live, "rematch", new_id))


# --- who is here, and what a shared screen shows: not stored


def note_presence(table: Table, player_id: str, here: bool) -> bool:
    """Mark somebody here or away; says whether that is news."""
    mine = [table.seats[seat] for seat in table.seats_of(player_id)]
    news = any(seat.here != here for seat in mine)
    for seat in mine:
        seat.here = here
        seat.last_seen = time.time() if here else seat.last_seen
    return news


def pass_the_screen(table: Table, player_id: str, seat: int) -> None:
    """After a decision: cover the screen if another of its seats is to act now."""
    others = [s for s in table.seats_of(player_id) if s != seat and s in table.match.pending]
    if others and seat not in table.match.pending:
        table.faces.pop(player_id, None)


def turn_to(table: Table, player_id: str, seat: int | None) -> bool:
    """Show a seat on somebody's screen, or the cover; says whether that is news."""
    before = table.faces.get(player_id)
    if seat is None:
        table.faces.pop(player_id, None)
    else:
        table.faces[player_id] = seat
    return before != seat
