"""What a store is asked to write, and what it gives back: plain rows, whatever they are kept in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Row = Mapping[str, Any]
TALK_SHOWN = 200  # the last words said at a table


@dataclass(frozen=True)
class Insert:
    """A new row; one with the same key or the same answer must not be there."""

    table: str
    values: Row


@dataclass(frozen=True)
class Update:
    """New values for the rows that are `where`; there must be one."""

    table: str
    where: Row
    values: Row


@dataclass(frozen=True)
class Delete:
    """The rows that are `where` go, if there are any: only moves from a ply on, only what held `until` before."""

    table: str
    where: Row
    from_ply: int | None = None
    until: float | None = None


@dataclass(frozen=True)
class Note:
    """News for the other servers of this store, which they hear if and only if the rest is stored."""

    text: str


Write = Insert | Update | Delete | Note


@dataclass(frozen=True)
class ListedRoom:
    """A table for everybody to see, and whether one of its people is at it through any server."""

    row: Row
    seats: Sequence[Row]
    there: bool = False


@dataclass(frozen=True)
class StoredTable:
    """Everything the store knows of a table. Moves come in the order they were revealed in."""

    row: Row
    seats: Sequence[Row]
    moves: Sequence[Row]
    talk: Sequence[Row]
    undo: Row | None
    visits: Sequence[Row] = ()
    screens: Sequence[Row] = ()
    due: Row | None = None
    room: Row | None = None
    deal: Row | None = None
    breaks: Sequence[Row] = ()
