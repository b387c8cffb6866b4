"""The one visitor of a tab: the house keeps who they are and what their cookies say, for the browser cannot."""

from __future__ import annotations

import secrets
from http.cookies import SimpleCookie
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import MsgspecError, json

from spectacula.site.tab.shelf import Shelf

SESSION, COOKIES, SECRET = "visitor/session", "visitor/cookies", "visitor/secret"


class OneVisitor:
    """Session and cookies. What stands between browser and house can neither see nor set real cookies."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.session: dict[str, Any] = {}
        self.cookies: dict[str, str] = {}
        self.secret = secrets.token_bytes(32)
        """Signs forms; kept, so that a page goes on when another tab takes the house over."""

    async def remember(self) -> None:
        kept = await self.shelf.read("visitor/")
        self.session = _read(kept.get(SESSION, b"{}"))
        self.cookies = _read(kept.get(COOKIES, b"{}"))
        self.secret = kept.get(SECRET, self.secret)
        if SECRET not in kept:
            await self.shelf.change({SECRET: self.secret})

    def sessions(self, app: ASGIApp) -> ASGIApp:
        """A middleware for the house."""

        async def known(scope: Scope, receive: Receive, send: Send) -> None:
            scope["session"] = dict(self.session)

            async def keep(message: Any) -> None:
                left: Any = scope["session"]
                if message["type"] == "http.response.start" and left != self.session:
                    self.session = dict(left)
                    await self.shelf.change({SESSION: json.encode(self.session)})
                await send(message)

            await app(scope, receive, keep)

        return known

    @property
    def header(self) -> str:
        """What a browser would send."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def take(self, line: str) -> None:
        """What a house asks a browser to keep."""
        told = {name: morsel.coded_value for name, morsel in SimpleCookie(line).items()}
        if self.cookies | told != self.cookies:
            self.cookies |= told
            await self.shelf.change({COOKIES: json.encode(self.cookies)})


def _read(content: bytes) -> dict[str, Any]:
    try:
        return json.decode(content, type=dict[str, Any])
    except MsgspecError:
        return {}
