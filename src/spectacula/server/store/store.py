"""What the house asks of a store. Rows go in and come out; what they mean is the business of tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from spectacula.server.store.rows import Row, StoredTable, Write


class Conflict(Exception):
    """Somebody else has changed what was read, or was faster to add the same."""


class Store(Protocol):
    """People and tables, in whatever keeps rows. Raises `OutOfService` while that cannot be used."""

    async def hold(self) -> None:
        """Be the only house of this store until it stops; raises `BadDatabase` if another is."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def ping(self) -> None:
        """Raises `OutOfService` unless the store answers and may be written to."""

    def connections(self) -> Mapping[str, int]:
        """Connections in use and idle, where there are such things."""

    async def write(self, writes: Sequence[Write]) -> None:
        """All of it or nothing, in this order; raises `Conflict` where a row is there already or is there no more."""

    async def player(self, player_id: str) -> Row | None: ...

    async def player_by_token(self, digest: str) -> Row | None: ...

    async def load(self, table_id: str) -> StoredTable | None:
        """A table with all that belongs to it, as of one moment."""

    async def invited(self, invite: str) -> Row | None:
        """The seat an invite is for."""

    async def rematched(self, table_id: str) -> str | None:
        """The table whose rematch this is."""

    async def tables_of(self, player_id: str, limit: int = 100) -> list[tuple[Row, list[Row]]]:
        """Tables somebody owns or sits at, latest first, with their seats; without positions and seeds."""
