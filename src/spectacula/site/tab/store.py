"""The store on a shelf: people and the cards of all tables at hand, what was played at a table when it is asked for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import MsgspecError, msgpack

from spectacula.server.errors import Damaged
from spectacula.server.store.rows import TALK_SHOWN, Delete, Insert, ListedRoom, Note, Row, StoredTable, Update, Write
from spectacula.server.store.store import Conflict
from spectacula.site.tab.shelf import Shelf

log = logging.getLogger(__name__)
KEYS = {
    "players": ("id",),
    "looks": ("digest",),
    "tokens": ("digest",),
    "passkeys": ("id",),
    "sessions": ("digest",),
    "once": ("digest",),
    "tables": ("id",),
    "seats": ("table_id", "seat"),
    "moves": ("table_id", "ply"),
    "talk": ("table_id", "number"),
    "undo_offers": ("table_id",),
    "visits": ("table_id", "player_id", "server"),
    "screens": ("table_id", "player_id"),
    "due": ("table_id",),
    "daily": ("day", "game", "player_id"),
    "daily_browsers": ("digest", "day", "game"),
    "rooms": ("table_id",),
    "deals": ("table_id",),
    "friends": ("player_id", "friend_id"),
    "asks": ("player_id", "table_id"),
    "mutes": ("player_id", "muted_id"),
    "reports": ("id",),
    "cautions": ("player_id", "kind"),
    "seekers": ("player_id",),
    "breaks": ("id",),
    "hours": ("id",),
    "orders": ("id",),
    "errands": ("id",),
    "alert_ways": ("id",),
    "alert_wishes": ("player_id",),
    "alerts": ("player_id", "table_id", "kind"),
    "keys": ("name",),
    "tournaments": ("id",),
    "entrants": ("tournament_id", "number"),
    "tournament_rooms": ("tournament_id", "round", "number"),
}
AT_HAND = ("players", "tokens", "passkeys", "sessions", "once", "tables", "seats", "daily", "daily_browsers", "rooms")
PLAYED = ("moves", "talk", "undo_offers", "visits", "screens", "due", "deals")
UNIQUE = {"moves": ("table_id", "opened", "seat"), "seats": ("invite",), "rooms": ("code",)}
NOT_YET = dict.fromkeys(
    ("terms", "clocks", "due", "day", "away", "rematch", "position", "position_ply", "position_check")
)
EMPTY: dict[str, dict[str, Any]] = {
    "players": {**dict.fromkeys(("kept", "language", "mail")), "vacations": 0},
    "tokens": {"name": "", "used": None},
    "tables": {**NOT_YET, "journey": 0},
    "talk": {"player_id": None},
}

Draft = dict[str, Row | None]
"""Rows by their names, as they will be; None for those that go."""


def name_of(kind: str, row: Row) -> str:
    """`moves/<table>/000012`: what belongs to a table lies together, in order."""
    return "/".join([kind, *(_part(row[key]) for key in KEYS[kind])])


def _part(key: str | int) -> str:
    return f"{key:06}" if isinstance(key, int) else key


class ShelfStore:
    """One house at a time: whoever opens the shelf sees to that."""

    register = None

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._rows: dict[str, dict[str, Row]] = {kind: {} for kind in KEYS}
        self._opened: set[str] = set()
        self._damaged: set[str] = set()
        self._turn = asyncio.Lock()

    async def hold(self) -> None: ...

    async def start(self) -> None:
        for kind in AT_HAND:
            await self._read(kind, f"{kind}/")

    async def stop(self) -> None: ...

    async def ping(self) -> None: ...

    def connections(self) -> dict[str, int]:
        return {}

    async def _read(self, kind: str, beginning: str) -> None:
        for name, content in (await self.shelf.read(beginning)).items():
            try:
                self._rows[kind][name] = {**EMPTY.get(kind, {}), **msgpack.decode(content, type=dict[str, Any])}
            except MsgspecError:
                log.error("%s cannot be read", name)
                self._damaged.add(name.split("/")[1])

    async def _open(self, table_id: str | None) -> None:
        """Everything that was played and said at a table."""
        if table_id is not None and table_id not in self._opened:
            for kind in PLAYED:
                await self._read(kind, f"{kind}/{table_id}")
            self._opened.add(table_id)

    # --- writing

    async def write(self, writes: Sequence[Write]) -> None:
        async with self._turn:
            draft: Draft = {}
            for each in writes:
                if not isinstance(each, Note):  # there is nobody else to tell
                    await self._open(_table_of(each))
                    self._draw(draft, each)
            await self.shelf.change({name: None if row is None else msgpack.encode(row) for name, row in draft.items()})
            for name, row in draft.items():
                rows = self._rows[name.partition("/")[0]]
                if row is None:
                    rows.pop(name, None)
                else:
                    rows[name] = row

    def _draw(self, draft: Draft, write: Insert | Update | Delete) -> None:
        """Put one write into the draft."""
        if isinstance(write, Insert):
            row = {**EMPTY.get(write.table, {}), **write.values}
            name = name_of(write.table, row)
            if self._row(draft, write.table, name) is not None or self._clashes(draft, write.table, row):
                raise Conflict
            draft[name] = row
        elif isinstance(write, Update):
            name = name_of(write.table, write.where)
            found = self._row(draft, write.table, name)
            if found is None or not _is(found, write.where):
                raise Conflict
            draft[name] = {**found, **write.values}
        else:
            self._take_away(draft, write)

    def _take_away(self, draft: Draft, write: Delete) -> None:
        """With a table goes all that belongs to it."""
        for name, row in list(self._all(draft, write.table)):
            if _is(row, write.where) and _is_due(row, write):
                draft[name] = None
        if write.table == "tables":
            for kind in ("seats", "rooms", *PLAYED):
                self._take_away(draft, Delete(kind, {"table_id": write.where["id"]}))

    def _row(self, draft: Draft, kind: str, name: str) -> Row | None:
        return draft[name] if name in draft else self._rows[kind].get(name)

    def _all(self, draft: Draft, kind: str) -> Iterator[tuple[str, Row]]:
        yield from ((name, row) for name, row in self._rows[kind].items() if name not in draft)
        mine = f"{kind}/"
        yield from ((name, row) for name, row in draft.items() if row is not None and name.startswith(mine))

    def _clashes(self, draft: Draft, kind: str, row: Row) -> bool:
        columns = UNIQUE.get(kind, ())
        wanted = {name: row[name] for name in columns}
        if not wanted or None in wanted.values():
            return False
        return any(_is(other, wanted) for _, other in self._all(draft, kind))

    # --- reading

    async def player(self, player_id: str) -> Row | None:
        return self._rows["players"].get(f"players/{player_id}")

    async def rows(self, table: str, where: Row) -> list[Row]:
        if table in PLAYED:
            async with self._turn:
                await self._open(where["table_id"])
        return [row for row in self._rows[table].values() if _is(row, where)]

    async def ripe(self, table: str, now: float, limit: int) -> list[Row]:
        due = [row for row in self._rows[table].values() if row["due"] is not None and row["due"] <= now]
        return sorted(due, key=lambda row: float(row["due"]))[:limit]

    async def load(self, table_id: str) -> StoredTable | None:
        row = self._rows["tables"].get(f"tables/{table_id}")
        if row is None:
            return None
        async with self._turn:
            await self._open(table_id)
        if table_id in self._damaged:
            raise Damaged("what is kept of this table is damaged")
        seats, moves, talk = [self._at(kind, table_id) for kind in ("seats", "moves", "talk")]
        moves.sort(key=lambda move: (move["opened"], move["seat"]))
        undo, due, deal = [next(iter(self._at(kind, table_id)), None) for kind in ("undo_offers", "due", "deals")]
        room = self._room(table_id)
        return StoredTable(row, seats, moves, talk[-TALK_SHOWN:], undo, due=due, room=room, deal=deal)

    async def invited(self, invite: str) -> Row | None:
        return next((seat for seat in self._rows["seats"].values() if seat["invite"] == invite), None)

    async def room(self, invite: str) -> Row | None:
        return next((row for row in self._rows["rooms"].values() if invite in (row["invite"], row["code"])), None)

    async def listed_rooms(self, limit: int) -> list[ListedRoom]:
        return []  # nobody else comes here

    async def seekers(self) -> list[Row]:
        return []

    async def seeker(self, player_id: str) -> Row | None:
        return None

    async def errands_due(self, now: float) -> list[Row]:
        return []

    async def alerts_due(self, now: float) -> list[Row]:
        return [row for row in self._rows["alerts"].values() if row["due"] is not None and row["due"] <= now]

    async def rematched(self, table_id: str) -> str | None:
        return next((row["id"] for row in self._rows["tables"].values() if row["rematch"] == table_id), None)

    async def tables_of(self, player_id: str, limit: int = 100) -> list[tuple[Row, list[Row]]]:
        found = [(self._listed(row), self._at("seats", row["id"])) for row in self._rows["tables"].values()]
        mine = [(row, seats) for row, seats in found if player_id in (row["owner"], *(s["player_id"] for s in seats))]
        return sorted(mine, key=lambda pair: -pair[0]["touched"])[:limit]

    async def tries(self, game: str, day: str) -> list[Row]:
        return [row for row in self._tries() if (row["game"], row["day"]) == (game, day)]

    async def tries_of(self, player_id: str, days: Sequence[str]) -> list[Row]:
        return [row for row in self._tries() if row["player_id"] == player_id and row["day"] in days]

    async def lines(self, table_ids: Sequence[str]) -> list[Row]:
        found = [stored for table_id in table_ids if (stored := await self.load(table_id)) is not None]
        return [move for stored in found for move in stored.moves]

    def _tries(self) -> Iterator[Row]:
        for row in self._rows["daily"].values():
            table = self._rows["tables"].get(f"tables/{row['table_id']}")
            name = self._rows["players"][f"players/{row['player_id']}"]["name"]
            yield {**row, "name": name, "result": table and table["result"], "kept": table and table["id"]}

    def _room(self, table_id: str) -> Row | None:
        return self._rows["rooms"].get(f"rooms/{table_id}")

    def _listed(self, row: Row) -> Row:
        room = self._room(row["id"])
        return {**row, "gathers": room is not None and room["started"] is None}

    def _at(self, kind: str, table_id: str) -> list[Row]:
        mine = f"{kind}/{table_id}"
        return [row for name, row in sorted(self._rows[kind].items()) if name == mine or name.startswith(f"{mine}/")]


def _table_of(write: Insert | Update | Delete) -> str | None:
    """The table a write is about; None for people."""
    row = write.values if isinstance(write, Insert) else write.where
    return row.get("table_id") if "table_id" in row else row["id"] if write.table == "tables" else None


def _is_due(row: Row, gone: Delete) -> bool:
    """Whether a row is late enough, or old enough, to go."""
    is_later = gone.from_ply is None or row["ply"] >= gone.from_ply
    return is_later and (gone.until is None or row["until"] < gone.until)


def _is(row: Row, where: Mapping[str, Any]) -> bool:
    return all(row[name] == value for name, value in where.items())
