"""The bar of those who come back: play, what waits for them, today's deals, tournaments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spectacula.server.alerts.waiting import waiting_in
from spectacula.server.house import House
from spectacula.server.tables.table import TableCard
from spectacula.web.visitor import Visitor

WAYS = (
    ("/", "bar-play", "play"),
    ("/mine", "bar-turn", "clock"),
    ("/daily", "daily-open", "sun"),
    ("/tournaments", "tournaments-title", "crown"),
)
"""Where a way leads, what it is called, its drawing."""


@dataclass(frozen=True)
class Bar:
    here: str
    waiting: int
    ways: tuple[tuple[str, str, str], ...] = WAYS


def bar(known: Sequence[TableCard], here: str) -> Bar:
    return Bar(here, waiting_in(known))


async def bar_of(house: House, visitor: Visitor, here: str) -> Bar | None:
    """Nothing for whoever comes for the first time, and where nobody else comes."""
    known = [] if visitor.id is None or not house.settings.guests else await house.tables_of(visitor.id)
    return bar(known, here) if known else None
