"""Giving a seat up for good, so that the others can play on."""

from __future__ import annotations

import time

from spectacula.server.errors import NotNow, NotYourSeat
from spectacula.server.tables.change import Change, SeatFields, TableFields, changed
from spectacula.server.tables.table import Table, Talk

SUCCESSOR = "skilled"
"""The level of the bot that plays on for whoever resigned."""


def resign(table: Table, player_id: str) -> Change:
    """A bot takes somebody's seats for good and keeps their names; everybody is told, and who resigned may watch."""
    if not table.seats_of(player_id):
        raise NotYourSeat("only those at the table can resign")
    if table.over:
        raise NotNow("the game is over")
    if not table.people - {player_id} and table.terms.tournament is None:
        raise NotNow("nobody else plays here: take the table off your list instead")
    return given_up(table, player_id)


def given_up(table: Table, player_id: str) -> Change:
    """The same at a table that is played to its end whoever is left."""
    mine, others = table.seats_of(player_id), sorted(table.people - {player_id})
    now = time.time()
    given: SeatFields = {"kind": "bot", "level": SUCCESSOR, "player_id": None, "stand_in": None, "opened": now}
    fields: TableFields = {"owner": others[0]} if others and table.owner == player_id else {}
    if table.undo is not None and {table.undo.seat, *table.undo.waiting} & set(mine):
        fields["undo"] = None
    said = Talk(table.next_talk, now, mine[0], table.seats[mine[0]].name, "")
    return changed(table, fields, dict.fromkeys(mine, given), said=said)
