"""A shelf for small things, each under a name of its own: what a browser keeps, seen from Python."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from spectacula.server.errors import OutOfService


class Shelf(Protocol):
    """Names are paths such as `people/players/7`."""

    async def read(self, beginning: str) -> dict[str, bytes]:
        """Everything whose name begins like this, in the order of names."""

    async def change(self, things: Mapping[str, bytes | None]) -> None:
        """Put things there, or take them away: all of it or nothing. Raises `OutOfService`."""


class BrowserShelf:
    """The browser's database; `rows` is `shelf.js`."""

    def __init__(self, rows: Any) -> None:
        self.rows = rows

    async def read(self, beginning: str) -> dict[str, bytes]:
        return {name: content.to_bytes() for name, content in await self.rows.read(beginning)}

    async def change(self, things: Mapping[str, bytes | None]) -> None:
        try:
            await self.rows.change(list(things), list(things.values()))
        except Exception as error:
            raise OutOfService("the browser keeps no more; nothing was changed, try again in a minute") from error
