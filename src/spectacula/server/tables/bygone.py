"""A table whose rules have changed since: nobody plays on, but whoever sat there reads what was played."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from spectacula.engine.definition import definition
from spectacula.server.errors import NoSuchTable, NotYourSeat, Unplayable
from spectacula.server.store.rows import StoredTable
from spectacula.server.store.store import Store


class Bygone(NamedTuple):
    """What needs no rules to be understood: who sat there, what they did in the words of records, what came of it."""

    game: str
    rules: int
    names: tuple[str, ...]
    moves: tuple[tuple[int, str], ...]
    scores: tuple[int, ...]


async def bygone(store: Store, table_id: str, player_id: str | None) -> Bygone:
    """For its people alone; where several sit and the game is not over, some moves may be nobody else's business."""
    stored = await store.load(table_id)
    if stored is None or stored.row["rules"] == definition(stored.row["game"]).version:
        raise NoSuchTable("no such table")
    people = {seat["player_id"] for seat in stored.seats} - {None}
    if player_id is None or player_id not in people | {stored.row["owner"]}:
        raise NotYourSeat("only those who sat there may read it")
    if stored.row["finished"] is None and people != {player_id}:
        raise Unplayable("what others have chosen at a table that was never finished stays theirs")
    return _read(stored)


def _read(stored: StoredTable) -> Bygone:
    row = stored.row
    played = [move for move in stored.moves if move["opened"] < row["ply"]]
    result = msgspec.json.decode(row["result"]) if row["result"] else {"scores": ()}
    return Bygone(
        game=row["game"],
        rules=row["rules"],
        names=tuple(seat["name"] for seat in stored.seats),
        moves=tuple((move["seat"], move["move"]) for move in played),
        scores=tuple(result["scores"]),
    )
