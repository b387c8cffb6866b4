"""Tables as records in a folder, and back: whatever is written or read is played again first."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from spectacula.bots import levels_of
from spectacula.engine.match import Match
from spectacula.engine.record import Record
from spectacula.kernel.errors import BadRecord, SpectaculaError
from spectacula.server.host.opened import opened
from spectacula.server.player import clean_name
from spectacula.server.settings import Settings
from spectacula.server.store.rows import StoredTable
from spectacula.server.store.sql import SqlStore
from spectacula.server.store.store import Conflict
from spectacula.server.tables.codec import live_table, whole
from spectacula.server.tables.opening import new_table
from spectacula.server.tables.table import Pace, SeatInfo, Table

FORMAT = "spectacula-tables-1"
LIST = "tables.json"


class CannotKeep(SpectaculaError):
    """Records that cannot be written or taken in; the message says which and why."""


class KeptSeat(msgspec.Struct, omit_defaults=True):
    """Who sat there: a person by the name they had, or a bot of some level."""

    name: str
    level: str | None = None
    stand_in: str | None = None  # of the bot that had to decide for it


class KeptTable(msgspec.Struct, omit_defaults=True):
    """What a record does not tell of a table."""

    file: str
    seats: list[KeptSeat]
    created: float
    pace: str = Pace.BRISK.value
    finished: float | None = None
    id: str = ""


class KeptTables(msgspec.Struct):
    """The list that lies beside the records."""

    format: str
    tables: list[KeptTable]


class Exported(NamedTuple):
    """How many were written, and a line about every table that could not be."""

    written: int
    damaged: list[str]


# --- to a folder


async def export(settings: Settings, folder: Path) -> Exported:
    """Every table of a house that holds as `GAME-ID.json`, and a list of them."""
    kept, damaged = list[KeptTable](), list[str]()
    async with opened(settings) as store:
        for table_id in await store.table_ids():
            stored = await store.load(table_id)
            if stored is None:
                continue
            try:
                kept.append(_keep(stored, folder))
            except CannotKeep:
                raise
            except SpectaculaError as error:
                damaged.append(f"table {table_id}: {error}")
    _write(folder / LIST, msgspec.json.format(msgspec.json.encode(KeptTables(FORMAT, kept)), indent=1))
    return Exported(len(kept), damaged)


def _keep(stored: StoredTable, folder: Path) -> KeptTable:
    table = live_table(stored)
    record = table.match.record()
    record.verify()
    file = f"{table.game.id}-{table.id}.json"
    _write(folder / file, record.encode())
    seats = [KeptSeat(seat.name, seat.level, seat.stand_in if seat.kind == "bot" else None) for seat in table.seats]
    return KeptTable(file, seats, table.created, table.pace.value, table.finished, table.id)


def _write(path: Path, content: bytes) -> None:
    """Whole or not at all, and readable by this user only: a record of an open game tells what is hidden in it."""
    draft = path.with_name(f"{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        draft.touch(mode=0o600)
        draft.write_bytes(content)
        draft.replace(path)
    except OSError as error:
        raise CannotKeep(f"cannot write {path}: {error.strerror or error}") from None


# --- and back


async def take_in(settings: Settings, paths: Sequence[Path], owner: str) -> int:
    """Make tables of records, all of them or none; somebody of the house gets them, and the seats of people in them."""
    async with opened(settings) as store:
        player_id = await _owner(store, owner)
        found = list(_checked(paths))
        tables = [_table(match, kept, player_id) for match, kept in found]
        try:
            await store.write([row for table in tables for row in whole(table)])
        except Conflict:
            raise CannotKeep("some of these tables are in the house already; nothing was imported") from None
    return len(tables)


async def _owner(store: SqlStore, owner: str) -> str:
    named = await store.called(owner)
    if len(named) != 1:
        told = "nobody of this house is called" if not named else "several people are called"
        raise CannotKeep(f"{told} {owner}: name one by the id that `spectacula admin people` shows")
    return str(named[0]["id"])


def _checked(paths: Sequence[Path]) -> Iterator[tuple[Match, KeptTable | None]]:
    """All records, each played again; raises `CannotKeep` with a line about every one that does not hold."""
    broken = list[str]()
    for path, kept in _files(paths):
        try:
            yield Record.read(path).verify(), kept
        except BadRecord as error:
            broken.append(f"{path}: {error}")
    if broken:
        raise CannotKeep("\n".join([*broken, "nothing was imported"]))


def _files(paths: Sequence[Path]) -> Iterator[tuple[Path, KeptTable | None]]:
    for path in paths:
        if not path.is_dir():
            yield path, None
        elif (path / LIST).exists():
            yield from ((path / Path(kept.file).name, kept) for kept in _list(path / LIST))
        else:
            yield from ((file, None) for file in sorted(path.glob("*.json")))


def _list(path: Path) -> list[KeptTable]:
    try:
        found = msgspec.json.decode(path.read_bytes(), type=KeptTables)
    except (OSError, msgspec.DecodeError) as error:
        raise CannotKeep(f"{path} cannot be read: {error}") from None
    if found.format != FORMAT:
        raise CannotKeep(f"{path} was written by another version: its format is {found.format!r}")
    return found.tables


def _table(match: Match, kept: KeptTable | None, owner: str) -> Table:
    if kept is None:
        return new_table(
            owner, match, [_seat(KeptSeat(""), owner, match.game.id) for _ in range(match.game.players)], Pace.BRISK
        )
    if len(kept.seats) != match.game.players or kept.pace not in list(Pace):
        raise CannotKeep(f"{LIST} does not fit {kept.file}; nothing was imported")
    table = new_table(owner, match, [_seat(seat, owner, match.game.id) for seat in kept.seats], Pace(kept.pace))
    table.id, table.created = kept.id or table.id, kept.created
    table.finished = (kept.finished or table.finished) if match.over else None
    return table


def _seat(seat: KeptSeat, owner: str, game: str) -> SeatInfo:
    name = clean_name(seat.name)
    if seat.level in levels_of(game):
        stand_in = seat.stand_in if seat.stand_in in levels_of(game) else None
        return SeatInfo("bot", name, level=seat.level, stand_in=stand_in)
    return SeatInfo("person", name, owner, opened=time.time())
