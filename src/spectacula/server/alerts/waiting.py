"""News of somebody's own tables, for the lists and counts of their pages: it says that they changed, not how."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncGenerator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from spectacula.server.alerts.events import owing
from spectacula.server.errors import OutOfService
from spectacula.server.tables.change import Change
from spectacula.server.tables.table import Table, TableCard

if TYPE_CHECKING:
    from spectacula.server.house import House

TOPIC = "mine:"


def concerned(table: Table, change: Change) -> list[str]:
    """Those in whose lists a change of a table is seen."""
    if not change.lasting:
        return []
    after = change.outcome(table)
    seen = [(each.people, each.over, each.gathering, each.rematch) for each in (table, after)]
    return sorted(table.people | after.people if seen[0] != seen[1] else owing(table) ^ owing(after))


def waiting_in(cards: Sequence[TableCard]) -> int:
    """How many tables wait for their person."""
    return sum(card.my_turn and card.finished is None for card in cards)


def name_of(cards: Sequence[TableCard]) -> str:
    """A name for a list as it stands: how many wait, and what tells it from any other."""
    asked = [card.ply if card.my_turn else None for card in cards]
    told = repr(
        [(card.id, ply, card.finished, card.gathering, card.names) for card, ply in zip(cards, asked, strict=True)]
    )
    return f"{waiting_in(cards)}-{hashlib.sha256(told.encode()).hexdigest()[:12]}"


async def lists(house: House, player_id: str) -> AsyncGenerator[str]:
    """The name of somebody's list now, and whenever it is another."""
    before = ""
    async with house.news.watch(f"{TOPIC}{player_id}") as told:
        while not house.news.closed:
            with suppress(OutOfService):
                name = name_of(await house.tables_of(player_id))
                if name != before:
                    yield name
                before = name
            await told.get()
