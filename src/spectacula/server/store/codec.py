"""From rows to a live table and back."""

from __future__ import annotations

import base64
from typing import Any

import msgspec

from spectacula.engine.match import Match
from spectacula.engine.record import FORMAT, Line, Record, Snapshot
from spectacula.kernel.errors import BadRecord
from spectacula.server.errors import Unplayable
from spectacula.server.store.rows import StoredTable
from spectacula.server.tables.table import Pace, SeatInfo, Table, TableCard, Talk, UndoOffer

SEAT_FIELDS = ("kind", "name", "player_id", "level", "stand_in", "invite", "hints_asked")


def live_table(stored: StoredTable) -> Table:
    """A table as it was when it was last stored."""
    row = stored.row
    match = _match(stored)
    return Table(
        id=row["id"],
        game=match.game,
        match=match,
        seats=[_seat(values) for values in stored.seats],
        owner=row["owner"],
        pace=Pace(row["pace"]),
        hints=row["hints"],
        version=row["version"],
        created=row["created"],
        finished=row["finished"],
        talk=[Talk(t["number"], t["at"], t["seat"], t["name"], t["text"]) for t in stored.talk],
        undo=None if stored.undo is None else _offer(stored.undo),
        rematch=row["rematch"],
        saved_version=row["version"],
        openings=[m.opened for m in stored.moves if m.opened < row["ply"]],
        sealed_plies={m.seat: m.ply for m in stored.moves if m.opened >= row["ply"]},
    )


def _match(stored: StoredTable) -> Match:
    row = stored.row
    snapshot = None
    if row["position"] is not None:
        state = base64.b64encode(row["position"]).decode()
        snapshot = Snapshot(row["position_ply"], state, row["position_check"])
    record = Record(
        format=FORMAT,
        game=row["game"],
        rules=row["rules"],
        players=row["players"],
        options=msgspec.json.decode(row["options"]),
        seed=str(row["seed"]),
        dealt="",
        moves=[Line(m.seat, m.move, "") for m in stored.moves if m.opened < row["ply"]],
        sealed={str(m.seat): m.move for m in stored.moves if m.opened >= row["ply"]},
        snapshot=snapshot,
    )
    try:
        return record.resume()
    except BadRecord as error:
        raise Unplayable(f"this table can no longer be played: {error}") from None


def _seat(values: dict[str, Any]) -> SeatInfo:
    return SeatInfo(**{name: values[name] for name in SEAT_FIELDS})


def _offer(values: dict[str, Any]) -> UndoOffer:
    return UndoOffer(values["seat"], values["to_ply"], seats_in(values["asked"]), seats_in(values["agreed"]))


def standing(match: Match) -> dict[str, Any]:
    """What a table's row says of where the game stands."""
    result = {"scores": match.scores, "winners": match.winners} if match.over else None
    return {
        "ply": match.ply,
        "pending": mask_of(match.pending),
        "result": None if result is None else msgspec.json.encode(result).decode(),
    }


def card(row: dict[str, Any], seats: list[dict[str, Any]], player_id: str) -> TableCard:
    """A row of the lobby's list."""
    mine = tuple(s["seat"] for s in seats if s["player_id"] == player_id)
    acting = [s["seat"] for s in seats if s["player_id"] == player_id and s["stand_in"] is None]
    result = msgspec.json.decode(row["result"]) if row["result"] else {"scores": (), "winners": ()}
    return TableCard(
        id=row["id"],
        game=row["game"],
        players=row["players"],
        names=tuple(s["name"] for s in seats),
        seats=mine,
        my_turn=bool(row["pending"] & mask_of(acting)),
        ply=row["ply"],
        created=row["created"],
        touched=row["touched"],
        finished=row["finished"],
        scores=tuple(result["scores"]),
        winners=tuple(result["winners"]),
    )


def mask_of(seats: tuple[int, ...] | list[int]) -> int:
    return sum(1 << seat for seat in seats)


def seats_in(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
