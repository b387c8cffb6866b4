"""What a turn changes: worked out on a copy of the match, made so once it is stored."""

from __future__ import annotations

from collections.abc import Sequence

from spectacula.engine.match import Match
from spectacula.server.errors import NotNow, Stale
from spectacula.server.tables.change import Change, Course, TableFields, changed
from spectacula.server.tables.codec import Decision
from spectacula.server.tables.table import Table


def turn(table: Table, seat: int, opened: int, moves: Sequence[str]) -> Change | None:
    """One or several decisions of a seat, all or none; nothing if this very answer has been given before."""
    if table.gathering:
        raise NotNow("the curtain is still down: the table waits for its people")
    spelled = [" ".join(move.split()).lower() for move in moves]
    if _given_before(table, seat, opened, spelled):
        return None
    if opened != table.match.ply:
        raise Stale(table)
    match, made = table.match.copy(), list[Decision]()
    sealed = dict(table.sealed_plies)
    for move in spelled:
        if made and seat in match.sealed_moves:
            raise NotNow("a sealed choice ends the turn; send the others when it is revealed")
        made.append(_play(match, sealed, seat, move))
    change = changed(table, _fields(table), course=Course(match, _openings(table, match, made), sealed, made))
    if match.over and table.finished is None:
        change.fields["finished"] = change.at
    return change


def _fields(table: Table) -> TableFields:
    """Whoever plays on declines to go back."""
    return {} if table.undo is None else {"undo": None}


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


def _play(match: Match, sealed: dict[int, int], seat: int, move: str) -> Decision:
    """Play one decision on the copy; a sealed one is stored under the lowest free ply of its group."""
    at, secret = match.ply, match.sealed
    match.play(seat, move)
    if not secret:
        return Decision(at, at, seat, move)
    ply = sealed.get(seat, min(set(range(at, at + len(sealed) + 1)) - set(sealed.values())))
    sealed[seat] = ply
    if match.ply != at:
        sealed.clear()
    return Decision(ply, at, seat, move)


def _openings(table: Table, match: Match, made: Sequence[Decision]) -> list[int]:
    known = dict.fromkeys(table.sealed_plies.values(), table.match.ply) | {each.ply: each.opened for each in made}
    return table.openings + [known[ply] for ply in range(table.match.ply, match.ply)]
