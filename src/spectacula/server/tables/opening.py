"""New tables: dealt anew, taken up from a record or a position of another game, or the same company once more."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass

from spectacula.engine.game import Game
from spectacula.engine.match import Match
from spectacula.server.tables.change import next_version
from spectacula.server.tables.clocks import begin
from spectacula.server.tables.deal import Given, deal_of, new_deal
from spectacula.server.tables.rules import again
from spectacula.server.tables.seating import hints_by_default, seat_again
from spectacula.server.tables.table import Lease, Pace, Room, SeatInfo, Table
from spectacula.server.tables.terms import NOTHING_AGREED, Terms


@dataclass(frozen=True)
class Invitation:
    """The seat an invite link is for; without one it is for whichever is free."""

    table_id: str
    seat: int | None
    claimed_by: str | None = None


def new_table(
    owner: str,
    match: Match,
    seats: list[SeatInfo],
    pace: Pace,
    hints: bool | None = None,
    day: str | None = None,
    room: Room | None = None,
    terms: Terms = NOTHING_AGREED,
    table_id: str = "",
) -> Table:
    """A table at which this match goes on, or lies finished to be looked at."""
    now, version = time.time(), next_version(0)
    table = Table(
        id=table_id or secrets.token_urlsafe(9),
        game=match.game,
        match=match,
        seats=seats,
        owner=owner,
        pace=pace,
        hints=hints_by_default(seats, owner) if hints is None else hints,
        version=version,
        saved_version=version,
        created=now,
        finished=now if match.over else None,
        openings=openings(match),
        sealed_plies={seat: match.ply + n for n, seat in enumerate(match.sealed_moves)},
        day=day,
        room=room,
        terms=terms,
        deal=None if match.fair is None else deal_of(match.fair),
    )
    table.minded = Lease() if table.bots_due else None
    begin(table, now)
    return table


def dealt_table(
    owner: str,
    game: Game,
    seats: list[SeatInfo],
    pace: Pace,
    hints: bool | None = None,
    room: Room | None = None,
    given: Given | None = None,
    terms: Terms = NOTHING_AGREED,
) -> Table:
    """A table with a seal of its own, dealt at once; where people gather first, it is dealt when they have."""
    table_id = secrets.token_urlsafe(9)
    mine = next((number for number, seat in enumerate(seats) if seat.player_id == owner), None)
    deal = new_deal(table_id, game.players, mine, given)
    match = deal.match(game) if room is None else game.new()
    table = new_table(owner, match, seats, pace, hints, room=room, terms=terms, table_id=table_id)
    table.deal = deal
    return table


def once_more(table: Table, by: str, gather: Room, given: Given | None = None) -> Table:
    """The same game with the same company at a new table; the others gather as each of them agrees."""
    hints, seats = None if table.contest else table.hints, seat_again(table.seats, by)
    room = gather if any(seat.open for seat in seats) else None
    owner = by if by in table.people else table.owner
    terms = again(table.terms.again(room is not None), seats)
    return dealt_table(owner, table.game, seats, table.pace, hints, room, given, terms)


def openings(match: Match) -> list[int]:
    """The ply at which each played decision opened: choices that were revealed together opened together."""
    if not match.played:
        return []
    again, found = Match(match.game, match.seed), list[int]()
    for played in match.played:
        if len(found) == again.ply:
            found += [again.ply] * (len(again.owing) if again.sealed else 1)
        again.replay_move(played.seat, played.move)
    return found[: match.ply]
