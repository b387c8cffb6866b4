"""The host's desk: who may not come in, what is announced, who is host, and which tables are let go."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from spectacula.server.chores import for_ever
from spectacula.server.errors import NoSuchTable, NotNow, Refused, Unplayable
from spectacula.server.people.once import Spent
from spectacula.server.people.parting import Farewell, foretold, part
from spectacula.server.player import Player, clean
from spectacula.server.store.rows import Delete, Insert, Row, Write
from spectacula.server.store.store import Conflict

if TYPE_CHECKING:
    from spectacula.server.house import House

log = logging.getLogger(__name__)
LOOK_EVERY = 5.0
LINK, LINK_HOLDS = "host", 900.0
DAY = 24 * 3600.0
TEXT_LENGTH, REASON_LENGTH = 300, 120
LANGUAGES = ("en", "de", "fr")


class ShownOut(Refused):
    """The host does not let this person in."""

    status = 403
    code = "shown-out"


class TooMany(Refused):
    """Somebody has as many open tables as the house allows."""

    status = 409
    code = "too-many-tables"


class Books(Protocol):
    """What the host asks of a store."""

    async def blocked(self) -> Mapping[str, float | None]: ...

    async def announced(self) -> Row | None: ...

    async def hosts(self) -> list[Row]: ...

    async def is_host(self, player_id: str) -> bool: ...

    async def people(self, search: str = "", limit: int = 50) -> list[Row]: ...

    async def tables(self, limit: int = 50) -> list[tuple[Row, list[Row]]]: ...

    async def figures(self) -> dict[str, int]: ...

    async def stale(self, finished_before: float | None, idle_since: float | None, limit: int = 200) -> list[str]: ...


@dataclass(frozen=True)
class Announcement:
    """A few words to everybody; whoever speaks a language it was not written in reads it in another."""

    number: int
    texts: Mapping[str, str]
    until: float | None

    def in_language(self, language: str) -> tuple[str, str]:
        """The words, and the language they are in."""
        spoken = next(each for each in (language, *LANGUAGES) if self.texts.get(each))
        return self.texts[spoken], spoken


class HostDesk:
    """Decisions are rows; every server reads them again after a few seconds. A house in a tab has no host."""

    def __init__(self, house: House, books: Books | None) -> None:
        self.house = house
        self.books = books
        self._blocked: Mapping[str, float | None] = {}
        self._announced: Announcement | None = None
        self._hosts: frozenset[str] = frozenset()
        self._looking = asyncio.Lock()

    async def keep_watch(self) -> None:
        """As long as the house is open."""
        at_once = asyncio.Event()
        at_once.set()
        await for_ever(self.look, "the rules of the house", LOOK_EVERY, at_once)

    async def look(self) -> None:
        """One look after the other: what was read before a decision does not stand after it."""
        if self.books is None:
            return
        async with self._looking:
            self._blocked = await self.books.blocked()
            row = await self.books.announced()
            self._announced = None if row is None else _announcement(row)
            self._hosts = frozenset(row["id"] for row in await self.books.hosts())

    # --- what holds for everybody

    def admit(self, player_id: str | None) -> None:
        """Raises `ShownOut` for somebody who is blocked."""
        if player_id is not None and player_id in self._blocked and _holds(self._blocked[player_id]):
            raise ShownOut("the host of this house has asked you to stay away")

    @property
    def announcement(self) -> Announcement | None:
        found = self._announced
        return found if found is not None and _holds(found.until) else None

    async def allow_table(self, player_id: str) -> None:
        """Raises `TooMany` when somebody has as many open tables as one may have."""
        most = self.house.settings.tables_per_person
        if most and sum(card.finished is None for card in await self.house.tables_of(player_id, 1000)) >= most:
            raise TooMany(f"nobody may have more than {most} open tables here: finish or leave one first")

    # --- who is host

    def shows_the_way_to(self, player_id: str | None) -> bool:
        """Whether somebody's pages lead to the desk, as far as is known without asking."""
        return player_id in self._hosts

    async def is_host(self, player_id: str | None) -> bool:
        """Asked anew whenever something depends on it."""
        return self.books is not None and player_id is not None and await self.books.is_host(player_id)

    async def link_holds(self, secret: str) -> bool:
        """Whether a link of `spectacula admin link` can still be used."""
        if self.books is None:
            return False
        try:
            await self.house.accounts.once.look(LINK, secret)
        except Spent:
            return False
        return True

    async def become_host(self, secret: str, player: Player) -> None:
        """Use such a link up; raises `Spent`."""
        await self.house.accounts.once.take(LINK, secret)
        with suppress(Conflict):  # host already
            await self.decide(host_row(player.id))

    # --- decisions

    async def decide(self, *writes: Write) -> None:
        await self.house.store.write(writes)
        await self.look()

    async def block(self, player_id: str, days: float | None, reason: str = "") -> None:
        if await self.is_host(player_id):
            raise NotNow("a host cannot be blocked: dismiss them first")
        await self.decide(*blocking(player_id, days, reason))

    async def unblock(self, player_id: str) -> None:
        await self.decide(unblocking(player_id))

    async def announce(self, texts: Mapping[str, str], hours: float | None) -> None:
        await self.decide(*announcing(texts, hours))

    async def be_quiet(self) -> None:
        await self.decide(Delete("announcements", {}))

    async def farewell(self, player: Player) -> Farewell:
        return await foretold(self.house, player)

    async def forget(self, player: Player) -> None:
        """Somebody and everything about them goes for good; others play on with a bot in the seat."""
        await part(self.house, player)

    async def remove(self, table_id: str) -> None:
        """A table goes for good, whoever sits there."""
        with suppress(NoSuchTable):
            await self.house.clear(table_id)

    # --- clean-up

    async def stale(self) -> list[str]:
        """Tables that the house's own rules let go now, so many at a time."""
        settings, now = self.house.settings, time.time()
        finished, idle = settings.keep_finished_days, settings.keep_idle_days
        if self.books is None:
            return []
        return await self.books.stale(now - finished * DAY if finished else None, now - idle * DAY if idle else None)

    async def clean_up(self) -> int:
        """Let them go."""
        gone = await self.stale()
        for table_id in gone:
            with suppress(Unplayable, Conflict, NotNow):  # the next one is not to wait for a damaged one
                await self.remove(table_id)
        if gone:
            log.warning("%d tables were let go, as the rules of the house say", len(gone))
        return len(gone)


def _holds(until: float | None) -> bool:
    return until is None or until > time.time()


def _announcement(row: Row) -> Announcement:
    return Announcement(row["number"], {each: row[each] for each in LANGUAGES}, row["until"])


# --- rows


def host_row(player_id: str) -> Write:
    return Insert("hosts", {"player_id": player_id, "since": time.time()})


def blocking(player_id: str, days: float | None, reason: str = "") -> Sequence[Write]:
    until = None if days is None else time.time() + days * DAY
    row = {"player_id": player_id, "since": time.time(), "until": until, "reason": clean(reason, REASON_LENGTH)}
    return [unblocking(player_id), Insert("blocks", row)]


def unblocking(player_id: str) -> Write:
    return Delete("blocks", {"player_id": player_id})


def announcing(texts: Mapping[str, str], hours: float | None) -> Sequence[Write]:
    """What was announced before is taken down. Raises `Refused` when nothing is said."""
    said = {each: clean(texts.get(each, ""), TEXT_LENGTH) for each in LANGUAGES}
    if not any(said.values()):
        raise Refused("an announcement needs some words")
    now = time.time()
    until = None if hours is None else now + hours * 3600
    return [
        Delete("announcements", {}),
        Insert("announcements", {"number": int(now * 1000), "made": now, "until": until, **said}),
    ]
