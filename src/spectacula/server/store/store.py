"""What the house asks of a store. Rows go in and come out; what they mean is the business of tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from spectacula.server.store.rows import ListedRoom, Row, StoredTable, Write

Pair = tuple[str, str]
"""A table and somebody who is there."""
Stay = tuple[str, str, str]
"""The same, and the server they are there through."""


class Conflict(Exception):
    """Somebody else has changed what was read, or was faster to add the same."""


class Register(Protocol):
    """What the servers of one store tell each other. Whatever is theirs ends at a time unless they renew it."""

    async def version(self, table_id: str) -> int | None:
        """The version of a table that is there; those who ask at the same time ask together."""

    async def versions(self, table_ids: Sequence[str]) -> Mapping[str, int]:
        """The versions of those tables that are there."""

    async def seated(self, pairs: Sequence[Pair]) -> Mapping[Pair, bool]:
        """Those of them who sit there, and whether they have had the table before them."""

    async def stay(self, pairs: Sequence[Pair], server: str, until: float) -> set[Pair]:
        """Note those who are there already, through whatever server: to everybody else nothing is different."""

    async def part(self, left: Sequence[Stay]) -> list[Stay]:
        """Forget those who are there through another server too. The others are left, for everybody is to see it."""

    async def renew(self, server: str, until: float) -> set[Pair]:
        """All visits through a server, as tables and players; they hold until then."""

    async def deserted(self) -> list[Stay]:
        """Visits that nobody has renewed in time."""

    async def claim(self, table_id: str, server: str, until: float) -> bool:
        """See to the bots of a table; says whether no other server does."""

    async def hold(self, table_ids: Sequence[str], server: str, until: float) -> None:
        """Go on to see to the bots of these tables."""

    async def orphans(self, server: str, until: float, most: int) -> list[str]:
        """Take on tables with bots that nobody sees to, so many at most."""

    async def release(self, table_id: str, server: str) -> None:
        """No bots are due at this table, as it turned out."""

    async def keep_lookback(self, table_id: str, game: str, told: str, until: float) -> None:
        """How far the look back at a game is; the server that is at it says so again before that time."""

    async def lookback(self, table_id: str, game: str) -> tuple[str, float] | None:
        """What was kept of it last, and until when that holds."""

    async def hand_over(self, server: str) -> None:
        """A server stops: its tables go to whoever asks first."""


class Store(Protocol):
    """People and tables, in whatever keeps rows. Raises `OutOfService` while that cannot be used."""

    @property
    def register(self) -> Register | None:
        """What its servers tell each other, where there may be several."""

    async def hold(self) -> None:
        """Serve this store until it stops; raises `BadDatabase` if that cannot be done beside those who do already."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def ping(self) -> None:
        """Raises `OutOfService` unless the store answers and may be written to."""

    def connections(self) -> Mapping[str, int]:
        """Connections in use and idle, where there are such things."""

    async def write(self, writes: Sequence[Write]) -> None:
        """All of it or nothing, in this order; raises `Conflict` where a row is there already or is there no more."""

    async def player(self, player_id: str) -> Row | None: ...

    async def rows(self, table: str, where: Row) -> list[Row]:
        """Everything of a kind that is `where`."""

    async def ripe(self, table: str, now: float, limit: int) -> list[Row]:
        """Of a kind of rows those that are `due`, the longest first."""

    async def load(self, table_id: str) -> StoredTable | None:
        """A table with all that belongs to it, as of one moment."""

    async def invited(self, invite: str) -> Row | None:
        """The seat an invite is for."""

    async def room(self, invite: str) -> Row | None:
        """The room an invite leads to, or a code that was said aloud."""

    async def listed_rooms(self, limit: int) -> Sequence[ListedRoom]:
        """Tables open to the house that still gather, and running ones that may be watched: the oldest of either."""

    async def seekers(self) -> Sequence[Row]:
        """Everybody who looks for a table, whoever has for longest first."""

    async def seeker(self, player_id: str) -> Row | None: ...

    async def errands_due(self, now: float) -> Sequence[Row]:
        """Some of those that nobody is at, by their id and how often they were tried; the longest due first."""

    async def alerts_due(self, now: float) -> Sequence[Row]:
        """Some of what people are to be told now, the longest due first."""

    async def rematched(self, table_id: str) -> str | None:
        """The table whose rematch this is."""

    async def tries(self, game: str, day: str) -> list[Row]:
        """Who has begun a daily deal, with the result of their table once it has one."""

    async def tries_of(self, player_id: str, days: Sequence[str]) -> list[Row]:
        """The same of one person, for the deals of some days."""

    async def lines(self, table_ids: Sequence[str]) -> list[Row]:
        """The moves of some tables, each table's in the order they were revealed in."""

    async def tables_of(self, player_id: str, limit: int = 100) -> list[tuple[Row, list[Row]]]:
        """Tables somebody owns or sits at, latest first, with their seats; without positions and seeds."""
