"""The first rows of a new table, and the invitations to it."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

import msgspec

from spectacula.server.store.codec import SEAT_FIELDS, standing
from spectacula.server.tables.table import Table


@dataclass(frozen=True)
class Invitation:
    """The seat an invite link is for."""

    table_id: str
    seat: int
    claimed_by: str | None


def new_table_id() -> str:
    return secrets.token_urlsafe(9)


def new_row(table: Table) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.game.id,
        "rules": table.game.definition.version,
        "players": table.game.players,
        "options": msgspec.json.encode(table.game.options).decode(),
        "seed": table.match.seed,
        "owner": table.owner,
        "pace": table.pace.value,
        "hints": table.hints,
        "version": table.version,
        "created": table.created,
        "touched": table.created,
        **standing(table.match),
    }


def new_seat_rows(table: Table) -> list[dict[str, Any]]:
    return [
        {"table_id": table.id, "seat": i, **{name: getattr(seat, name) for name in SEAT_FIELDS}}
        for i, seat in enumerate(table.seats)
    ]
