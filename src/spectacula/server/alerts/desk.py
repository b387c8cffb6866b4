"""The desk for alerts: who can be reached by which ways, and what they are still to be told of."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from spectacula.server.alerts.events import Event, events_of
from spectacula.server.alerts.ways import MOST, Sort, Way, way_of
from spectacula.server.alerts.wishes import Wishes, wishes_of, wishes_row
from spectacula.server.errors import NotNow
from spectacula.server.people.once import digest_of
from spectacula.server.player import Player, clean_name
from spectacula.server.store.rows import Delete, Insert, Update, Write
from spectacula.server.store.store import Conflict
from spectacula.server.tables.change import Change
from spectacula.server.tables.table import Table

if TYPE_CHECKING:
    from spectacula.server.alerts.clerk import Clerk
    from spectacula.server.alerts.outside import Outside
    from spectacula.server.house import House

REMEMBERED = 10_000


class Alerts:
    """Events come in as rows that are stored with what they tell of; the clerk makes messages of them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.offered = house.settings.alerts
        self._reached: dict[str, bool] = {}

    @cached_property
    def clerk(self) -> Clerk:
        from spectacula.server.alerts.clerk import Clerk  # needs sockets, a house without alerts does not

        return Clerk(self.house)

    @cached_property
    def outside(self) -> Outside:
        """Where webhooks and push services are."""
        from spectacula.server.alerts.outside import Outside

        return Outside(self.house.settings.local_alerts)

    # --- what happens

    async def writes(self, table: Table, change: Change) -> list[Write]:
        """What a change of a table adds to the store: events of those who are away; whoever has come knows all."""
        if not self.offered:
            return []
        came = sorted({visit.player_id for visit in change.passing.came})
        known: list[Write] = [
            Delete("alerts", {"player_id": one, "table_id": table.id}) for one in came if await self.reaches(one)
        ]
        return [*known, *await self.noted(events_of(table, change))]

    async def noted(self, events: Iterable[Event]) -> list[Write]:
        """The same for any events: store these rows with whatever is told of, then call `wake`."""
        if not self.offered:
            return []
        rows = [self._row(event) for event in events if await self.reaches(event.player_id)]
        return [Insert("alerts", row) for row in rows if not await self._is_told(row)]

    async def tell(self, *events: Event) -> None:
        """Events that come with no change of anything else."""
        try:
            await self.house.store.write(await self.noted(events))
        except Conflict:  # told at the same time by another server, or the table is gone
            return
        self.wake()

    def wake(self) -> None:
        if self.offered:
            self.clerk.woken.set()

    async def reaches(self, player_id: str) -> bool:
        """Whether somebody has any way to be alerted."""
        if player_id not in self._reached:
            if len(self._reached) >= REMEMBERED:
                self._reached.clear()
            self._reached[player_id] = bool(await self.house.store.rows("alert_ways", {"player_id": player_id}))
        return self._reached[player_id]

    def forget(self, player_id: str | None = None) -> None:
        """Ask the store again for somebody, or for everybody."""
        if player_id is None:
            self._reached.clear()
        self._reached.pop(player_id or "", None)

    def _row(self, event: Event) -> dict[str, object]:
        wait = 0.0 if event.kind.urgent(event.until) else self.house.settings.alert_after
        return {**vars(event), "kind": event.kind.value, "due": time.time() + wait}

    async def _is_told(self, row: dict[str, object]) -> bool:
        key = {name: row[name] for name in ("player_id", "table_id", "kind")}
        return bool(await self.house.store.rows("alerts", key))

    # --- ways

    async def ways(self, player_id: str) -> list[Way]:
        found = map(way_of, await self.house.store.rows("alert_ways", {"player_id": player_id}))
        return sorted(found, key=lambda way: way.made)

    async def add(
        self,
        player: Player,
        sort: Sort,
        name: str,
        address: str,
        *,
        place: str = "",
        secret: str = "",
        session: str = "",
        language: str = "en",
        base: str = "",
        zone: str = "",
    ) -> Way:
        """Another way; the same address again takes the place of the old one. What it leads to is checked before."""
        digest = digest_of(f"{sort} {address} {place}")
        before = await self.ways(player.id)
        others = [way for way in before if digest_of(f"{way.sort} {way.address} {way.place}") != digest]
        if len(others) >= MOST:
            raise NotNow(f"there are {MOST} ways at most: remove one first")
        way = Way(
            secrets.token_urlsafe(12), player.id, sort, clean_name(name), address, place, secret, session, language,
            base, time.time(),
        )  # fmt: skip
        gone = [Delete("alert_ways", {"id": old.id}) for old in before if old not in others]
        await self.house.accounts.write(player.id, *gone, *await self.first_wishes(player.id, zone), way_row(way))
        return way

    async def first_wishes(self, player_id: str, zone: str) -> Sequence[Write]:
        """What somebody wishes until they say otherwise."""
        if await self.house.store.rows("alert_wishes", {"player_id": player_id}):
            return ()
        return [Insert("alert_wishes", wishes_row(Wishes(player_id, zone=zone)))]

    async def remove(self, player_id: str, way_id: str) -> None:
        await self.house.accounts.write(player_id, Delete("alert_ways", {"id": way_id, "player_id": player_id}))

    async def signed_in(self, player_id: str, session: str) -> None:
        """A browser that alerts a guest belongs to a session from now on, and its alerts end with that."""
        mine = [way for way in await self.ways(player_id) if way.sort == "push" and not way.session]
        await self.house.store.write([Update("alert_ways", {"id": way.id}, {"session": session}) for way in mine])

    async def switch_on(self, player_id: str, way_id: str) -> None:
        """Use a way again that was switched off."""
        again = {"off": False, "gone": 0, "problem": ""}
        try:
            await self.house.store.write([Update("alert_ways", {"id": way_id, "player_id": player_id}, again)])
        except Conflict:
            raise NotNow("there is no such way any more") from None

    # --- wishes

    async def wishes(self, player_id: str) -> Wishes:
        rows = await self.house.store.rows("alert_wishes", {"player_id": player_id})
        return wishes_of(rows[0]) if rows else Wishes(player_id)

    async def wish(self, wishes: Wishes) -> None:
        values = dict(wishes_row(replace(wishes, told=0.0)))
        del values["told"]
        await self.house.store.write([Update("alert_wishes", {"player_id": wishes.player_id}, values)])


def way_row(way: Way) -> Insert:
    return Insert("alert_ways", vars(way))
