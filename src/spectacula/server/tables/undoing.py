"""Taking back: alone as far as nothing was revealed, further when everybody else agrees."""

from __future__ import annotations

from spectacula.kernel.errors import CannotUndo
from spectacula.server.errors import NotNow
from spectacula.server.tables import rules
from spectacula.server.tables.change import Change, Course, changed
from spectacula.server.tables.table import Table, UndoOffer


def undo_alone(table: Table, seat: int) -> Change:
    """Take back the seat's own last decision, as far as the engine's horizon."""
    match = table.match.copy()
    was_sealed = seat in match.sealed_moves
    rules.check_undo(table, was_sealed)
    match.undo(seat)
    if not was_sealed:
        return rewind(table, match.ply)
    sealed = {s: ply for s, ply in table.sealed_plies.items() if s != seat}
    return changed(table, course=Course(match, table.openings, sealed, unsealed=table.sealed_plies[seat]))


def rewind(table: Table, ply: int) -> Change:
    """Go back to an earlier ply, as agreed."""
    match = table.match.copy()
    match.rewind(ply)
    course = Course(match, table.openings[:ply], rewound=ply)
    return changed(table, {"undo": None, "finished": None}, course=course)


def ask_undo(table: Table, seat: int, to_ply: int) -> Change:
    """Ask everybody else at another screen to go back, also those a bot stands in for; at once when there is nobody.

    Whoever takes an open seat later must find the game as it went, not one that somebody has seen the future of.
    """
    if table.contest:
        raise CannotUndo("what was revealed stands, in a daily deal and in a tournament")
    to_ply = _whole_group(table, to_ply)
    if any(s.open for s in table.seats):
        raise CannotUndo("a seat is still open, and whoever takes it cannot be asked")
    asker = table.seats[seat].player_id
    others = tuple(i for i, s in enumerate(table.seats) if s.player_id not in (None, asker))
    if not others:
        return rewind(table, to_ply)
    return changed(table, {"undo": UndoOffer(seat, to_ply, others)})


def _whole_group(table: Table, ply: int) -> int:
    """Choices that were revealed together are taken back together."""
    if not 0 <= ply < table.match.ply:
        raise CannotUndo(f"there is no ply {ply} to go back to")
    return table.openings[ply]


def answer_undo(table: Table, seat: int, agree: bool) -> Change:
    """A seat agrees or refuses; the asker may withdraw."""
    offer = table.undo
    if offer is None or seat not in (offer.seat, *offer.asked):
        raise NotNow("nobody asks this seat to go back")
    if not agree or seat == offer.seat:
        return changed(table, {"undo": None})
    mine = table.seats_of(table.seats[seat].player_id)
    agreed = tuple(sorted({*offer.agreed, *(s for s in mine if s in offer.asked)}))
    new = UndoOffer(offer.seat, offer.to_ply, offer.asked, agreed)
    return changed(table, {"undo": new}) if new.waiting else rewind(table, offer.to_ply)
