"""Vacations: by days, somebody's clocks stand still while they are away."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Final

from spectacula.server.errors import NoSuchTable, NotNow, Refused, Unplayable
from spectacula.server.store.rows import Delete, Insert, Row, Update, Write
from spectacula.server.store.store import Conflict
from spectacula.server.tables.change import changed

if TYPE_CHECKING:
    from spectacula.server.house import House
    from spectacula.server.player import Player

A_YEAR: Final = 21
"""Days of vacation in a calendar year."""
AHEAD: Final = 366
"""Days for which one may plan."""
TRIES: Final = 5


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
        row = {"id": vacation.id, "player_id": player_id, "since": vacation.since, "until": vacation.until}
        for _ in range(TRIES):
            settled = await self.settling(player_id)
            _check_fits(vacation, await self.of(player_id))
            with suppress(Conflict):  # another one was taken at the same time
                await self._write(player_id, settled, Insert("breaks", row))
                return vacation
        raise NotNow("too many vacations are asked for at once; try again")

    async def settling(self, player_id: str) -> Write:
        """Written with whatever is decided from now on: of two such decisions at the same time one holds."""
        found = await self.house.store.player(player_id)
        if found is None:
            raise NotNow("there is nobody of that id")
        count = found["vacations"]
        return Update("players", {"id": player_id, "vacations": count}, {"vacations": count + 1})

    async def handed_over(self, guest: Player, player: Player) -> list[Write]:
        """A guest's vacations are the account's, as far as the account has days for them."""
        theirs = await self.of(guest.id)
        if not theirs:
            return []
        writes, mine = [await self.settling(player.id)], await self.of(player.id)
        for each in theirs:
            with suppress(Refused):
                _check_fits(each, mine)
                mine.append(each)
                writes.append(Update("breaks", {"id": each.id}, {"player_id": player.id}))
        return writes

    async def end(self, player_id: str, vacation_id: str, now: float) -> None:
        """Be back now, or stay after all; what is left of it may be taken another time."""
        found = next((each for each in await self.of(player_id) if each.id == vacation_id), None)
        if found is None or found.until <= now:
            raise NotNow("there is no such vacation any more")
        where = {"id": vacation_id}
        try:
            await self._write(
                player_id,
                Delete("breaks", where) if found.since >= now else Update("breaks", where, {"until": now}),
            )
        except Conflict:
            raise NotNow("there is no such vacation any more") from None

    async def _write(self, player_id: str, *writes: Write) -> None:
        """Every table by days at which somebody sits hears of it; one that is gone meanwhile keeps it from no other."""
        await self.house.store.write(writes)
        for card in await self.house.tables_of(player_id):
            if card.finished is None and not card.damaged:
                with suppress(NoSuchTable, Unplayable, NotNow):
                    await self._tell(card.id)

    async def _tell(self, table_id: str) -> None:
        table = await self.house.table(table_id)
        if table.terms.by_days:
            self.house.time.reread(table_id)
            await self.house.alter(table_id, changed)


def days_left(vacations: Iterable[Vacation], year: int) -> int:
    return A_YEAR - sum(vacation.days_in(year) for vacation in vacations)


def _check_fits(vacation: Vacation, others: Iterable[Vacation]) -> None:
    """Raises `Refused` beside another one at the same time, or beyond the days of a year."""
    taken = list(others)
    if any(other.since < vacation.until and vacation.since < other.until for other in taken):
        raise Refused("you are on vacation at that time already")
    if any(days_left(taken, year) < vacation.days_in(year) for year in {vacation.first.year, vacation.last.year}):
        raise Refused(f"a year has {A_YEAR} days of vacation")


def _begins(day: date) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def _vacation(row: Row) -> Vacation:
    return Vacation(row["id"], row["since"], row["until"])
