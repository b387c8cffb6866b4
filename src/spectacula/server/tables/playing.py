"""What a move, an undo or an agreed undo changes: worked out on a copy, made so once it is stored."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from spectacula.engine.match import Match
from spectacula.kernel.errors import CannotUndo
from spectacula.server.errors import NotNow, Stale
from spectacula.server.store.codec import mask_of, standing
from spectacula.server.store.rows import Change, MoveRow
from spectacula.server.tables.table import Table, UndoOffer

SNAPSHOT_EVERY = 32


@dataclass
class Alteration:
    """A change to be stored, and what to do to the live table then."""

    change: Change
    then: Callable[[Table], None]


def next_version(version: int) -> int:
    """A larger number, also than any that was shown before a restart."""
    return max(version + 1, int(time.time() * 1000))


def change_of(table: Table, **row: Any) -> Change:
    return Change(version=next_version(table.version), row={"touched": time.time(), **row})


def turn(table: Table, seat: int, opened: int, moves: Sequence[str]) -> Alteration | None:
    """One or several decisions of a seat, all or none; nothing if this very answer has been given before."""
    spelled = [" ".join(move.split()).lower() for move in moves]
    if _given_before(table, seat, opened, spelled):
        return None
    if opened != table.match.ply:
        raise Stale(table)
    match, rows = table.match.copy(), list[MoveRow]()
    sealed = dict(table.sealed_plies)
    for move in spelled:
        if rows and seat in match.sealed_moves:
            raise NotNow("a sealed choice ends the turn; send the others when it is revealed")
        rows.append(_play(match, sealed, seat, move))
    change = change_of(table, **standing(match), **_snapshot(table.match, match), **_finish(table, match))
    old = {row.ply: row for row in rows if table.sealed_plies.get(row.seat) == row.ply and row.opened == opened}
    change.resealed = list(old.values())
    change.plays = [row for row in rows if row.ply not in old]
    change.undo_gone = table.undo is not None
    return Alteration(change, lambda live: _make_so(live, match, sealed, change))


def _given_before(table: Table, seat: int, opened: int, moves: list[str]) -> bool:
    match, notation = table.match, table.game.definition.notation
    if opened == match.ply and seat in match.sealed_moves:
        return moves == [notation[match.sealed_moves[seat]]]
    given = [
        (at, notation[played.move])
        for at, played in zip(table.openings[max(0, opened) :], match.played[max(0, opened) :], strict=True)
        if played.seat == seat
    ]
    return bool(given) and given[0][0] == opened and [move for _, move in given[: len(moves)]] == moves


def _play(match: Match, sealed: dict[int, int], seat: int, move: str) -> MoveRow:
    """Play one decision on the copy; a sealed one is stored under the lowest free ply of its group."""
    at, secret = match.ply, match.sealed
    match.play(seat, move)
    if not secret:
        return MoveRow(at, at, seat, move, False)
    ply = sealed.get(seat, min(set(range(at, at + len(sealed) + 1)) - set(sealed.values())))
    sealed[seat] = ply
    if match.ply != at:
        sealed.clear()
    return MoveRow(ply, at, seat, move, True)


def _make_so(table: Table, match: Match, sealed: dict[int, int], change: Change) -> None:
    new_openings = {row.ply: row.opened for row in (*change.plays, *change.resealed)}
    known = dict.fromkeys(table.sealed_plies.values(), table.match.ply) | new_openings
    table.openings += [known[ply] for ply in range(table.match.ply, match.ply)]
    table.match, table.sealed_plies, table.undo = match, sealed, None
    table.finished = change.row.get("finished", table.finished)


def _finish(table: Table, match: Match) -> dict[str, Any]:
    return {"finished": time.time()} if match.over and table.finished is None else {}


def _snapshot(before: Match, after: Match) -> dict[str, Any]:
    if before.ply // SNAPSHOT_EVERY == after.ply // SNAPSHOT_EVERY:
        return {}
    check = after.played[-1].check.hex()
    return {"position": after.position, "position_ply": after.ply, "position_check": check}


def undo_alone(table: Table, seat: int) -> Alteration:
    """Take back the seat's own last decision, as far as the engine's horizon."""
    match = table.match.copy()
    was_sealed = seat in match.sealed_moves
    match.undo(seat)
    if not was_sealed:
        return rewind(table, match.ply)
    change = change_of(table, **standing(match))
    change.unsealed = table.sealed_plies[seat]
    sealed = {s: ply for s, ply in table.sealed_plies.items() if s != seat}

    def then(live: Table) -> None:
        live.match, live.sealed_plies = match, sealed

    return Alteration(change, then)


def rewind(table: Table, ply: int) -> Alteration:
    """Go back to an earlier ply, as agreed."""
    match = table.match.copy()
    match.rewind(ply)
    change = change_of(table, finished=None, position=None, position_ply=None, position_check=None, **standing(match))
    change.rewound, change.undo_gone = ply, True

    def then(live: Table) -> None:
        live.match, live.sealed_plies, live.undo, live.finished = match, {}, None, None
        del live.openings[ply:]
        live.undone += 1

    return Alteration(change, then)


def ask_undo(table: Table, seat: int, to_ply: int) -> Alteration:
    """Ask everybody else at another screen to go back; at once when there is nobody to ask."""
    to_ply = _whole_group(table, to_ply)
    asker = table.seats[seat].player_id
    others = tuple(i for i, s in enumerate(table.seats) if s.player_id not in (None, asker) and s.bot_level is None)
    if not others:
        return rewind(table, to_ply)
    return _offer(table, UndoOffer(seat, to_ply, others))


def _whole_group(table: Table, ply: int) -> int:
    """Choices that were revealed together are taken back together."""
    if not 0 <= ply < table.match.ply:
        raise CannotUndo(f"there is no ply {ply} to go back to")
    return table.openings[ply]


def answer_undo(table: Table, seat: int, agree: bool) -> Alteration:
    """A seat agrees or refuses; the asker may withdraw."""
    offer = table.undo
    if offer is None or seat not in (offer.seat, *offer.asked):
        raise NotNow("nobody asks this seat to go back")
    if not agree or seat == offer.seat:
        return _withdraw(table)
    mine = table.seats_of(table.seats[seat].player_id)
    agreed = tuple(sorted({*offer.agreed, *(s for s in mine if s in offer.asked)}))
    new = UndoOffer(offer.seat, offer.to_ply, offer.asked, agreed)
    return _offer(table, new) if new.waiting else rewind(table, offer.to_ply)


def _offer(table: Table, offer: UndoOffer) -> Alteration:
    change = change_of(table)
    change.undo = {"seat": offer.seat, "to_ply": offer.to_ply, "asked": mask_of(offer.asked)}
    change.undo["agreed"] = mask_of(offer.agreed)
    return Alteration(change, lambda live: setattr(live, "undo", offer))


def _withdraw(table: Table) -> Alteration:
    change = change_of(table)
    change.undo_gone = True
    return Alteration(change, lambda live: setattr(live, "undo", None))
