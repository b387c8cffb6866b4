"""The desk of the daily deals: hands each of them out once, and shows nobody how it went before theirs stands."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING

from spectacula.engine.definition import definition
from spectacula.server.daily.deal import BEST, Deal, today
from spectacula.server.daily.results import Field, Try, field_of, try_of
from spectacula.server.errors import NotNow, OutOfService
from spectacula.server.people.once import digest_of
from spectacula.server.player import Player
from spectacula.server.store.rows import Delete, Insert, Write
from spectacula.server.store.store import Conflict
from spectacula.server.tables.codec import whole
from spectacula.server.tables.deal import deal_of
from spectacula.server.tables.opening import new_table
from spectacula.server.tables.seating import seat_everybody
from spectacula.server.tables.table import Pace, SeatPlan, Table

if TYPE_CHECKING:
    from spectacula.server.house import House

MASTER = Player("master", "Master")
COMPARED = 200
Line = list[tuple[int, str]]
"""A game as seats and moves, in the order they were revealed in."""


class DailyDesk:
    """The daily deals of one house."""

    def __init__(self, house: House) -> None:
        self.house = house

    def deal(self, game: str, day: str) -> Deal:
        return Deal(game, day, self.house.settings.secret())

    async def play(self, player: Player, game: str, browser: str = "") -> Table:
        """Today's deal: begun, or gone on with. By one browser a deal is begun once, under whatever name."""
        return await self._begun(player, SeatPlan("me", player.name), definition(game).id, today(), browser)

    async def begun_by(self, browser: str, day: str) -> frozenset[str]:
        """The games of a day that were begun by a browser."""
        return frozenset(
            row["game"]
            for row in await self.house.store.rows("daily_browsers", {"digest": digest_of(browser), "day": day})
        )

    async def clear_out(self) -> None:
        """Browsers are remembered for as long as they could come again on the same day."""
        with suppress(OutOfService, Conflict):
            await self.house.store.write([Delete("daily_browsers", {}, until=time.time())])

    async def master(self, game: str, day: str) -> Table | None:
        """The same deal in the hands of the best bot, who begins when first asked for and plays on while looked at.

        Nobody plays a deal that no result is to be compared with: asking for days must not make bots think.
        """
        if not (await self.field(game, day)).tries:
            return None
        await self.house.people.of_the_house(MASTER)
        return await self._begun(MASTER, SeatPlan("bot", MASTER.name, BEST), game, day)

    async def mine(self, player_id: str, days: list[str]) -> list[Try]:
        """Somebody's tries on these days."""
        rows = await self.house.store.tries_of(player_id, days)
        return [try_of(row, self.deal(row["game"], row["day"]).seat) for row in rows]

    async def field(self, game: str, day: str) -> Field:
        seat = self.deal(game, day).seat
        return field_of([try_of(row, seat) for row in await self.house.store.tries(game, day)], MASTER.id)

    async def lines(self, tries: Sequence[Try]) -> list[Line]:
        """The moves of these tables, one line each; of very many the first to begin."""
        rows = await self.house.store.lines([found.table_id for found in tries[:COMPARED]])
        return [
            [(row["seat"], row["move"]) for row in played]
            for _, played in groupby(rows, key=lambda row: row["table_id"])
        ]

    async def own(self, player_id: str, game: str, day: str) -> Try | None:
        return next((found for found in await self.mine(player_id, [day]) if found.game == game), None)

    async def keep_quiet(self, table: Table, player_id: str | None) -> None:
        """Raises `NotNow` where a table would give away a deal that this person may still play."""
        if table.day != today() or player_id in table.people:
            return
        own = None if player_id is None else await self.own(player_id, table.game.id, table.day)
        if own is None or not own.stands:
            raise NotNow("this is the deal of the day: it is shown to those whose own result stands")

    async def _begun(self, player: Player, place: SeatPlan, game: str, day: str, browser: str = "") -> Table:
        found = await self.own(player.id, game, day)
        if found is None:
            deal = self.deal(game, day)
            table, come_by = self._laid_out(player, place, deal), list[Write]()
            if browser:
                seen = {"digest": digest_of(browser), "day": day, "game": game, "until": deal.opens}
                come_by.append(Insert("daily_browsers", seen))
            tried = {"day": day, "game": game, "player_id": player.id, "table_id": table.id, "began": table.created}
            try:
                await self.house.store.write([*whole(table), Insert("daily", tried), *come_by])
                return await self.house.table(table.id)
            except Conflict:
                found = await self.own(player.id, game, day)
                if found is None:
                    raise NotNow("today's deal was begun by this browser already, under another name") from None
        if not found.kept:
            raise NotNow("you have taken this deal off your list; the next one comes tomorrow")
        return await self.house.table(found.table_id)

    def _laid_out(self, player: Player, place: SeatPlan, deal: Deal) -> Table:
        seats = seat_everybody(player, deal.rules, deal.company(place))
        table = new_table(player.id, deal.match(), seats, Pace.BRISK, hints=False, day=deal.day)
        table.deal = replace(deal_of(deal.fair), opens=deal.opens)
        return table
