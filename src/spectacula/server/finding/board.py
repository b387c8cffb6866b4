"""The notice board of a house: tables that look for people, and those that may be watched, as all of them see it."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import OrderedDict
from collections.abc import AsyncGenerator, Iterable, Sequence
from contextlib import suppress
from dataclasses import astuple, dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from spectacula.server.errors import OutOfService
from spectacula.server.store.rows import ListedRoom, Note, Row
from spectacula.server.tables.change import Change
from spectacula.server.tables.codec import UNREADABLE
from spectacula.server.tables.table import Table
from spectacula.server.tables.terms import DAY, NOTHING_AGREED, Terms, read_terms

if TYPE_CHECKING:
    from spectacula.server.house import House

TOPIC = "board"
LISTED = 100
"""As many of either kind hang on the board; the others wait until there is room."""
FRESH = 60.0
"""Seconds for which a table hangs there although nobody is at it yet, or just now."""
AT_MOST_EVERY = 0.5
"""Seconds between two looks at the store, however much happens."""
STALE = 10.0
REMEMBERED = 64


@dataclass(frozen=True)
class Notice:
    """A table as the board shows it. `key` leads to a free seat of one that gathers, or to the table one may watch."""

    key: str
    running: bool
    game: str
    host: str
    names: tuple[str, ...]
    """By seat: who sits there, or the bot; nobody at a free one."""
    bots: tuple[bool, ...]
    free: tuple[bool, ...]
    people: tuple[str | None, ...]
    """Who these are, which the house tells nobody."""
    languages: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    hints: bool
    since: float
    terms: Terms = NOTHING_AGREED


@dataclass(frozen=True)
class Board:
    """Everything on the board at one moment. Two servers that show the same call it by the same name."""

    name: str
    notices: dict[str, Notice]

    def __hash__(self) -> int:
        return hash(self.name)

    def since(self, before: Board | None) -> tuple[list[Notice], list[str]]:
        """What is new or other than it was, and what hangs there no more."""
        old = {} if before is None else before.notices
        fresh = [notice for key, notice in self.notices.items() if old.get(key) != notice]
        return fresh, [key for key in old if key not in self.notices]


def board_of(notices: Iterable[Notice]) -> Board:
    hung = {notice.key: notice for notice in notices}
    told = msgspec.json.encode([astuple(notice) for notice in hung.values()])
    return Board(hashlib.sha256(told).hexdigest()[:16], hung)


class NoticeBoard:
    """Read once for everybody who looks at it through this server."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._boards: OrderedDict[str, Board] = OrderedDict()
        self._now: Board | None = None
        self._read = -STALE
        self._told = 0  # how often something has happened
        self._seen = -1  # of that, what the board shows
        self._reading = asyncio.Lock()

    def concerns(self, table: Table, change: Change) -> bool:
        """Whether a change alters what hangs on the board."""
        room = change.fields.get("room", table.room)
        if room is None or not (room.house or room.watch):
            return False
        come_and_go = bool(change.passing.came or change.passing.left) and not table.discreet
        return table.gathering or come_and_go or "finished" in change.fields

    def notes(self, version: int) -> Sequence[Note]:
        return self.house.news.notes(TOPIC, version)

    def tell(self, version: int) -> None:
        self.house.news.tell(TOPIC, version)
        self.forget()

    def forget(self) -> None:
        """Something has happened, here or elsewhere."""
        self._told += 1

    def known(self, name: str) -> Board | None:
        """A board of a short while ago."""
        return self._boards.get(name)

    async def now(self) -> Board:
        """The board as it is, but for the last half second."""
        async with self._reading:
            if self._now is None or self._seen != self._told or time.monotonic() - self._read > STALE:
                await asyncio.sleep(AT_MOST_EVERY - (time.monotonic() - self._read))
                self._seen, self._read = self._told, time.monotonic()
                self._now = await self._look()
                self._remember(self._now)
            return self._now

    async def _look(self) -> Board:
        here = {table_id for table_id, _ in self.house.presence.pairs}
        found = await self.house.store.listed_rooms(LISTED)
        alive = [each for each in found if _alive(each, each.there or each.row["id"] in here, time.time())]
        notices = [_notice(each.row, each.seats) for each in alive]
        return board_of(notice for notice in notices if notice is not None)

    def _remember(self, board: Board) -> None:
        self._boards[board.name] = board
        self._boards.move_to_end(board.name)
        while len(self._boards) > REMEMBERED:
            self._boards.popitem(last=False)

    async def boards(self) -> AsyncGenerator[Board]:
        """The board now, then whenever it changes, and again as a heartbeat."""
        async with self.house.news.watch(TOPIC) as told:
            heartbeat = self.house.settings.pulse()
            board = await self.now()
            yield board
            while not self.house.news.closed:
                with suppress(TimeoutError):
                    await asyncio.wait_for(told.get(), heartbeat)
                if self.house.news.closed:
                    return
                with suppress(OutOfService):
                    board = await self.now()
                yield board


def _alive(listed: ListedRoom, there: bool, now: float) -> bool:
    """Whether somebody is there, or may soon be; a game by days tells nobody that, and hangs there while it goes on."""
    if listed.row["started"] is not None and _by_days(listed.row):
        return bool(listed.row["touched"] > now - DAY)
    return there or bool(listed.row["created"] > now - FRESH)


def _by_days(row: Row) -> bool:
    with suppress(*UNREADABLE):
        return read_terms(row["terms"]).by_days
    return False


def _notice(row: Row, seats: Sequence[Row]) -> Notice | None:
    """None for what cannot be read."""
    try:
        options: dict[str, Any] = msgspec.json.decode(row["options"])
        bots = tuple(s["kind"] == "bot" or (s["player_id"] is None and s["stand_in"] is not None) for s in seats)
        host = next((s["name"] for s in seats if s["player_id"] == row["owner"]), "")
        running = row["started"] is not None
        return Notice(
            key=row["id"] if running else row["invite"],
            running=running,
            game=row["game"],
            host=host,
            names=tuple(s["name"] for s in seats),
            bots=bots,
            free=tuple(s["player_id"] is None and not bot for s, bot in zip(seats, bots, strict=True)),
            people=tuple(s["player_id"] for s in seats),
            languages=tuple(row["languages"].split()),
            options=tuple((name, str(value).lower()) for name, value in options.items()),
            hints=bool(row["hints"]),
            terms=read_terms(row["terms"]),
            since=row["started"] or row["created"],
        )
    except UNREADABLE:
        return None
