"""Who may sit down at a rated table, and who has to wait: leaving, falling and second names have their limits."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from spectacula.server.errors import NotRated, OutOfService
from spectacula.server.people.once import digest_of
from spectacula.server.people.sessions import A_YEAR
from spectacula.server.player import Player
from spectacula.server.rating.partners import A_DAY
from spectacula.server.store.rows import Delete, Insert
from spectacula.server.store.store import Conflict
from spectacula.server.tables import rules
from spectacula.server.tables.table import SeatPlan, Table
from spectacula.server.tables.terms import Terms

if TYPE_CHECKING:
    from spectacula.server.rating.desk import Ratings

MOST_LEFT = 3
"""Rated tables one may leave within a day; whoever does so waits a day for the next."""
REMEMBERED = 30 * A_DAY
FALLEN = 100
"""For the range of a table nobody is worth less than this below their best of the last thirty days."""


class Admission:
    """At the door of every rated table of a house."""

    def __init__(self, ratings: Ratings) -> None:
        self.ratings = ratings

    async def check_opening(self, owner: Player, plans: Sequence[SeatPlan], hints: bool | None, terms: Terms) -> None:
        """Raises `NotRated` where somebody cannot open such a table."""
        rules.check_opening(owner, plans, hints, terms)
        if terms.rated:
            await self.check_seeking(owner)

    async def check_seeking(self, player: Player) -> None:
        """Raises `NotRated` where somebody cannot look for a rated table."""
        self._check_offered()
        rules.check_kept(player)
        await self._check_manners(player.id)

    async def admit(self, table: Table, player: Player) -> frozenset[str]:
        """Raises `NotRated` unless somebody may sit down at this table; says beside whom they may not."""
        if not table.terms.rated or player.id in table.people:
            return frozenset()
        await self.check_seeking(player)
        counts_as = await self.counts_as(player.id, table.game.id)
        if not table.terms.takes(counts_as):
            raise NotRated("range", f"this table is for other ratings: yours counts as {counts_as} here")
        others = await self._at_same_browser(player.id)
        rules.check_browser(table, others)
        return others

    async def check_entering(self, player: Player, others: Collection[str]) -> None:
        """Raises `NotRated` where somebody cannot play rated along with these."""
        await self.check_seeking(player)
        if not (await self._at_same_browser(player.id)).isdisjoint(others):
            raise NotRated("browser", "somebody who plays along is at the browser you are at")

    def _check_offered(self) -> None:
        if not self.ratings.offered:
            raise NotRated("house", "nobody is rated in this house")

    async def _check_manners(self, player_id: str) -> None:
        since = time.time() - A_DAY
        if sum(line.left and line.at > since for line in await self.ratings.history(player_id)) >= MOST_LEFT:
            raise NotRated("left", f"you have left {MOST_LEFT} rated tables within a day: play friendly ones for now")

    async def counts_as(self, player_id: str, game: str) -> int:
        """A rating for the range of a table: whoever has just fallen far is taken for what they were."""
        now = (await self.ratings.standing(player_id, game)).rating.value
        since = time.time() - REMEMBERED
        recent = [
            line.after for line in await self.ratings.history(player_id, game) if line.at > since and not line.out
        ]
        best = max((rating.value for rating in recent if not rating.provisional), default=now)
        return round(max(now, best - FALLEN))

    # --- two names at one browser

    async def came_by(self, player_id: str, browser: str) -> None:
        """Somebody comes to a rated table by a browser, which is known by a digest alone."""
        row = {"digest": digest_of(browser), "player_id": player_id}
        with suppress(Conflict):
            await self.ratings.house.store.write(
                [Delete("rating_browsers", row), Insert("rating_browsers", {**row, "until": time.time() + A_YEAR})]
            )

    async def _at_same_browser(self, player_id: str) -> frozenset[str]:
        assert self.ratings.sheets is not None
        return frozenset(row["other"] for row in await self.ratings.sheets.same_browser([player_id]))

    async def sharing(self, people: Collection[str]) -> frozenset[frozenset[str]]:
        """Pairs of these who were at one browser."""
        rows = [] if self.ratings.sheets is None else await self.ratings.sheets.same_browser(list(people))
        return frozenset(frozenset((row["one"], row["other"])) for row in rows if row["other"] in people)

    async def clear_out(self) -> None:
        """Browsers that were not seen for a year."""
        if self.ratings.sheets is not None:
            with suppress(OutOfService, Conflict):
                await self.ratings.house.store.write([Delete("rating_browsers", {}, until=time.time())])
