"""A house that needs neither database nor processes: rows in memory, thoughts thought where they are asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from spectacula.server.house import House
from spectacula.server.settings import Settings
from spectacula.server.store.rows import TALK_SHOWN, Delete, Insert, Note, Row, StoredTable, Update, Write
from spectacula.server.store.store import Conflict
from spectacula.server.thinking.workers import Staff

Task = TypeVar("Task")
Answer = TypeVar("Answer")
KEYS = {
    "players": ("id",),
    "tokens": ("digest",),
    "tables": ("id",),
    "seats": ("table_id", "seat"),
    "moves": ("table_id", "ply"),
    "talk": ("table_id", "number"),
    "undo_offers": ("table_id",),
    "visits": ("table_id", "player_id", "server"),
    "screens": ("table_id", "player_id"),
    "due": ("table_id",),
}
EMPTY = {"tables": dict.fromkeys(("rematch", "position", "position_ply", "position_check"))}


class MemoryStore:
    """Rows by their keys. A write is made on a copy, which becomes the store if all of it goes well."""

    register = None

    def __init__(self) -> None:
        self.rows: dict[str, dict[tuple[object, ...], Row]] = {name: {} for name in KEYS}

    async def hold(self) -> None: ...

    async def ping(self) -> None: ...

    def connections(self) -> dict[str, int]:
        return {}

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def write(self, writes: Sequence[Write]) -> None:
        draft = {name: dict(rows) for name, rows in self.rows.items()}
        for each in writes:
            if not isinstance(each, Note):
                _write(draft[each.table], each)
        self.rows = draft

    async def player(self, player_id: str) -> Row | None:
        return self.rows["players"].get((player_id,))

    async def player_by_token(self, digest: str) -> Row | None:
        token = self.rows["tokens"].get((digest,))
        return None if token is None else await self.player(token["player_id"])

    async def load(self, table_id: str) -> StoredTable | None:
        row = self.rows["tables"].get((table_id,))
        if row is None:
            return None
        seats, moves, talk, undo = [self._at(name, table_id) for name in ("seats", "moves", "talk", "undo_offers")]
        moves.sort(key=lambda move: (move["opened"], move["seat"]))
        due = self.rows["due"].get((table_id,))
        return StoredTable(row, seats, moves, talk[-TALK_SHOWN:], undo[0] if undo else None, due=due)

    async def invited(self, invite: str) -> Row | None:
        return next((seat for seat in self.rows["seats"].values() if seat["invite"] == invite), None)

    async def rematched(self, table_id: str) -> str | None:
        return next((row["id"] for row in self.rows["tables"].values() if row["rematch"] == table_id), None)

    async def tables_of(self, player_id: str, limit: int = 100) -> list[tuple[Row, list[Row]]]:
        found = [(row, self._at("seats", row["id"])) for row in self.rows["tables"].values()]
        mine = [(row, seats) for row, seats in found if player_id in (row["owner"], *(s["player_id"] for s in seats))]
        return sorted(mine, key=lambda pair: -pair[0]["touched"])[:limit]

    def _at(self, name: str, table_id: str) -> list[Row]:
        return [row for _, row in sorted(self.rows[name].items()) if row["table_id"] == table_id]


def _write(rows: dict[tuple[object, ...], Row], write: Insert | Update | Delete) -> None:
    if isinstance(write, Insert):
        key = tuple(write.values[name] for name in KEYS[write.table])
        if key in rows:
            raise Conflict
        rows[key] = {**EMPTY.get(write.table, {}), **write.values}
        return
    found = [key for key, row in rows.items() if all(row[name] == value for name, value in write.where.items())]
    if isinstance(write, Update):
        if len(found) != 1:
            raise Conflict
        rows[found[0]] = {**rows[found[0]], **write.values}
    else:
        for key in found:
            if write.from_ply is None or rows[key]["ply"] >= write.from_ply:
                del rows[key]


class ThinkHere:
    """A worker that thinks while everybody waits."""

    count = 1
    busy = waiting = 0

    async def run(self, think: Callable[[Task], Answer], task: Task, urgent: bool = False) -> Answer:
        return think(task)

    def stop(self) -> None: ...


class PlainGear:
    """Nothing is compiled, nothing needs to be."""

    def see_to(self, game: str) -> None: ...

    async def ready(self, game: str) -> bool:
        return False

    async def stop(self) -> None: ...


def house_in_memory(folder: Path, staff: Staff | None = None, **settings: float) -> House:
    """A house that forgets everything when it ends."""
    here = Settings(folder=folder, workers=1, tempo=0, generosity=float("inf"))
    for name, value in settings.items():
        setattr(here, name, value)
    return House(here, MemoryStore(), staff or Staff(ThinkHere(), ThinkHere(), PlainGear()))
