"""What goes into the store and comes out of it: rows, and a change to a table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class MoveRow:
    """One acknowledged decision. A sealed one keeps the ply it was stored under; its seat orders it when revealed."""

    ply: int
    opened: int
    seat: int
    move: str
    sealed: bool


@dataclass(frozen=True)
class StoredTable:
    """Everything the store knows of a table."""

    row: dict[str, Any]
    seats: list[dict[str, Any]]
    moves: list[MoveRow]
    talk: list[dict[str, Any]]
    undo: dict[str, Any] | None


@dataclass
class Change:
    """Everything one request alters on a table: all of it is stored, or nothing."""

    version: int
    row: dict[str, Any] = field(default_factory=dict)
    plays: list[MoveRow] = field(default_factory=list)
    resealed: list[MoveRow] = field(default_factory=list)
    unsealed: int | None = None  # the ply of a sealed choice that is taken back
    rewound: int | None = None  # everything from this ply on is taken back
    seats: dict[int, dict[str, Any]] = field(default_factory=dict)
    undo: dict[str, Any] | None = None
    undo_gone: bool = False
    talk: dict[str, Any] | None = None
    opens: tuple[dict[str, Any], list[dict[str, Any]]] | None = None  # a new table that comes with it: the rematch
