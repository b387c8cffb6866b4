"""Vacations: by days, somebody's clocks stand still while they are away."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Final

from spectacula.server.errors import NotNow, Refused, Unplayable
from spectacula.server.store.rows import Delete, Insert, Row, Update, Write
from spectacula.server.tables.change import changed

if TYPE_CHECKING:
    from spectacula.server.house import House

A_YEAR: Final = 21
"""Days of vacation in a calendar year."""
AHEAD: Final = 366
"""Days for which one may plan."""


@dataclass(frozen=True)
class Vacation:
    """From the beginning of a day to the end of another, in UTC; one that began today or was cut short is shorter."""

    id: str
    since: float
    until: float

    @property
    def first(self) -> date:
        return datetime.fromtimestamp(self.since, UTC).date()

    @property
    def last(self) -> date:
        return datetime.fromtimestamp(self.until - 1, UTC).date()

    def days_in(self, year: int) -> int:
        """How many days of a year it touches."""
        begin, end = max(self.first, date(year, 1, 1)), min(self.last, date(year, 12, 31))
        return max(0, (end - begin).days + 1)


class Vacations:
    """Those of everybody in one house."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def of(self, player_id: str) -> list[Vacation]:
        """All that are remembered, the earliest first."""
        rows = await self.house.store.rows("breaks", {"player_id": player_id})
        return sorted(map(_vacation, rows), key=lambda vacation: vacation.since)

    async def take(self, player_id: str, first: date, last: date, now: float) -> Vacation:
        """Plan a vacation, or begin one today."""
        today = datetime.fromtimestamp(now, UTC).date()
        if not today <= first <= last <= today + timedelta(days=AHEAD):
            raise Refused("a vacation begins today or later, and ends after it has begun")
        vacation = Vacation(secrets.token_urlsafe(9), max(now, _begins(first)), _begins(last + timedelta(days=1)))
        others = await self.of(player_id)
        if any(other.since < vacation.until and vacation.since < other.until for other in others):
            raise Refused("you are on vacation at that time already")
        if any(days_left(others, year) < vacation.days_in(year) for year in {first.year, last.year}):
            raise Refused(f"a year has {A_YEAR} days of vacation")
        row = {"id": vacation.id, "player_id": player_id, "since": vacation.since, "until": vacation.until}
        await self._write(player_id, Insert("breaks", row))
        return vacation

    async def end(self, player_id: str, vacation_id: str, now: float) -> None:
        """Be back now, or stay after all; what is left of it may be taken another time."""
        found = next((each for each in await self.of(player_id) if each.id == vacation_id), None)
        if found is None or found.until <= now:
            raise NotNow("there is no such vacation any more")
        where = {"id": vacation_id}
        await self._write(
            player_id,
            Delete("breaks", where) if found.since >= now else Update("breaks", where, {"until": now}),
        )

    async def _write(self, player_id: str, write: Write) -> None:
        """Every table by days at which somebody sits hears of it."""
        await self.house.store.write([write])
        for card in await self.house.tables_of(player_id):
            if card.finished is None and not card.damaged:
                with suppress(Unplayable, NotNow):
                    await self._tell(card.id)

    async def _tell(self, table_id: str) -> None:
        table = await self.house.table(table_id)
        if table.terms.by_days:
            self.house.time.reread(table_id)
            await self.house.alter(table_id, changed)


def days_left(vacations: Iterable[Vacation], year: int) -> int:
    return A_YEAR - sum(vacation.days_in(year) for vacation in vacations)


def _begins(day: date) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def _vacation(row: Row) -> Vacation:
    return Vacation(row["id"], row["since"], row["until"])
