"""The clerk: gathers what somebody is to be told into one message, an errand for each of their ways."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from spectacula.server.alerts.events import Kind, owing
from spectacula.server.alerts.waiting import waiting_in
from spectacula.server.alerts.ways import Way
from spectacula.server.alerts.wishes import Wishes
from spectacula.server.alerts.wording import KIND, OF_USE, Fact, Told, in_letter, worded
from spectacula.server.chores import for_ever
from spectacula.server.errands import errand
from spectacula.server.errors import OutOfService, Refused
from spectacula.server.finding.seeking import ANSWER
from spectacula.server.store.rows import Delete, Row, Update, Write
from spectacula.server.store.store import Conflict
from spectacula.server.tables import clocks

if TYPE_CHECKING:
    from spectacula.server.house import House
    from spectacula.server.tables.table import Table

log = logging.getLogger(__name__)
LOOK_EVERY = 5.0
LIVE = 3600.0
"""Seconds after which what was going on at a live table is over."""


class Clerk:
    """One in every server of a store; whatever two of them try to take, one gets."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.woken = asyncio.Event()

    async def look_after_for_ever(self) -> None:
        await for_ever(lambda: self.look_after(time.time()), "alerts", LOOK_EVERY, self.woken)

    async def look_after(self, now: float) -> None:
        """Make errands of what is due."""
        due = await self.house.store.alerts_due(now)
        for player_id in dict.fromkeys(row["player_id"] for row in due):
            with suppress(Conflict):  # another server does it, or they have just come to the table
                await self._gather(player_id, now)
        if due:
            self.house.errands.wake()

    async def test(self, way: Way) -> None:
        """A message about nothing, by one way and at once."""
        await self.house.store.write(await self._errand(way, Told()))
        self.house.errands.wake()

    async def _gather(self, player_id: str, now: float) -> None:
        stored = [row for row in await self.house.store.rows("alerts", {"player_id": player_id}) if row["due"]]
        noted = await self._without_seen_to(player_id, stored, now)
        ripe = [row for row in noted if row["due"] <= now]
        if not ripe:
            return
        wishes = await self.house.alerts.wishes(player_id)
        urgent = [row for row in ripe if Kind(row["kind"]).urgent(row["until"])]
        wait = None if urgent else self._wait(wishes, ripe, now)
        if wait is not None:
            await self.house.store.write([_moved(row, wait) for row in ripe])
            return
        told = urgent or noted
        facts = {_key(row): await self._fact(row) for row in told}
        kept = [row for row in told if Kind(row["kind"]).lasts and facts[_key(row)] is not None]
        writes: list[Write] = [_moved(row, None) for row in told]
        writes += [Delete("alerts", _where(row)) for row in told if row not in kept]
        known = [fact for fact in facts.values() if fact is not None]
        writes += await self._errands(wishes, known)
        if known and not urgent:
            last = {"player_id": player_id, "told": wishes.told}
            writes.append(Update("alert_wishes", last, {"told": now}))
        await self.house.store.write(writes)

    async def _without_seen_to(self, player_id: str, noted: Sequence[Row], now: float) -> list[Row]:
        """Where somebody has answered or an order will, there is nothing to tell them, unless it comes to nothing."""
        seen_to = await self.house.orders.seen_to(player_id)
        later = [row for row in noted if Kind(row["kind"]).lasts and seen_to.get(row["table_id"], 0.0) > now]
        again = self.house.settings.alert_after
        if later:
            await self.house.store.write([_moved(row, seen_to[row["table_id"]] + again) for row in later])
        return [row for row in noted if row not in later]

    def _wait(self, wishes: Wishes, ripe: Sequence[Row], now: float) -> float | None:
        """Until when somebody is left in peace: quiet hours, and a while after the last alert unless time runs out."""
        pressing = any(row["kind"] == Kind.REMINDER for row in ripe)
        rested = 0.0 if pressing else wishes.told + self.house.settings.alert_pause
        wait = max(wishes.quiet_until(now) or 0.0, rested)
        return wait if wait > now else None

    async def _fact(self, row: Row) -> Fact | None:
        """What there is to tell; nothing if nobody waits any more, or the table is gone."""
        try:
            table = await self.house.table(row["table_id"])
        except OutOfService:
            raise
        except Refused:
            return None
        kind, me = Kind(row["kind"]), row["player_id"]
        if kind.lasts and me not in owing(table):
            return None
        if kind is Kind.ROUND and (table.over or _time_left(row["until"]) <= 0):
            return None
        others = tuple(s.name for s in table.seats if s.name and s.player_id not in (None, me))
        good_until = _good_until(kind, table, me, row["until"])
        return Fact(kind, table.id, table.game.id, others, row["asker"], row["until"], good_until)

    async def _errands(self, wishes: Wishes, facts: Sequence[Fact]) -> list[Write]:
        """One message for each way that carries any of it."""
        if not facts:
            return []
        waiting = waiting_in(await self.house.tables_of(wishes.player_id))
        errands: list[Write] = []
        for way in await self.house.alerts.ways(wishes.player_id):
            carried = tuple(fact for fact in facts if fact.kind in wishes.choices.get(way.group, ()))
            if carried and not way.off:
                errands += await self._errand(way, Told(carried, waiting))
        return errands

    async def _errand(self, way: Way, told: Told) -> list[Write]:
        of_use = min(OF_USE, told.good_for(time.time()))
        if way.sort == "mail":
            return await self._by_mail(way, told, of_use)
        facts = msgspec.to_builtins(told)
        return [errand(KIND, {"way": way.id, "id": secrets.token_hex(12), "facts": facts}, of_use, way.player_id)]

    async def _by_mail(self, way: Way, told: Told, of_use: float) -> list[Write]:
        """A letter like any other; nothing where there is no address any more."""
        mailer, address = self.house.accounts.mailer, await self.house.accounts.address_of(way.player_id)
        player = await self.house.player(way.player_id)
        if mailer is None or address is None or player is None:
            return [Update("alert_ways", {"id": way.id}, {"problem": "address"})]
        message = worded(told, player.language or way.language, time.time())
        text = in_letter(message, self.house.settings.base_url)
        used = Update("alert_ways", {"id": way.id}, {"used": time.time(), "problem": ""})
        return [mailer.letter(address, message.title, text, of_use, way.player_id), used]


def _good_until(kind: Kind, table: Table, player_id: str, until: float | None) -> float | None:
    """When there is nothing left to hear of: a decision or a live round has an end, and so has an offer of a seat."""
    if kind is Kind.FOUND:
        return time.time() + ANSWER
    if until is not None or kind is Kind.OVER:
        return until
    if kind in (Kind.TURN, Kind.ROUND):
        ends = [clocks.ends(table, seat) for seat in table.seats_of(player_id)]
        return max((end for end in ends if end is not None), default=None)
    clock = table.terms.clock
    return time.time() + LIVE if clock is not None and clock.live else None


def _time_left(until: float | None) -> float:
    return math.inf if until is None else until - time.time()


def _key(row: Row) -> tuple[str, str]:
    return row["table_id"], row["kind"]


def _where(row: Row) -> Row:
    return {name: row[name] for name in ("player_id", "table_id", "kind")}


def _moved(row: Row, due: float | None) -> Update:
    """For whoever comes first: the row must be as it was read."""
    return Update("alerts", {**_where(row), "due": row["due"]}, {"due": due})
