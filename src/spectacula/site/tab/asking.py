"""Requests of the pages as the house takes them: ASGI without a server."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from spectacula.site.tab.visitor import OneVisitor

Headers = Sequence[tuple[str, str]]
NOT_PASSED = ("cookie", "accept-encoding", "content-length")
NOT_SENT = ("set-cookie", "content-length")
ADDRESSES = ("location", "hx-redirect")
FAILED = 500
ROOTED = re.compile(rb'="/(?!/)')
"""The beginning of an address in an attribute: a page of ours speaks of others from the root."""


class Asking:
    """One request: `begin(status, headers)` and `part(bytes, more)` are told the answer as it comes.

    Where the site lies under a path of its own, every address in an answer is given that path.
    """

    def __init__(
        self,
        visitor: OneVisitor,
        begin: Callable[[int, Headers], None],
        part: Callable[[bytes, bool], None],
        base: str = "/",
    ) -> None:
        self.visitor = visitor
        self.begin = begin
        self.part = part
        self.base = base
        self.gone = asyncio.Event()
        self._page = self._begun = self._ended = False

    async def put(
        self, app: Callable[..., Awaitable[None]], method: str, path: str, query: str, headers: Headers, body: bytes
    ) -> None:
        """Put the request to the house; it lasts as long as the answer does."""
        unread = [body]

        async def receive() -> Any:
            if unread:
                return {"type": "http.request", "body": unread.pop(), "more_body": False}
            await self.gone.wait()
            return {"type": "http.disconnect"}

        passed = [(name.lower(), value) for name, value in headers if name.lower() not in NOT_PASSED]
        passed += [("cookie", self.visitor.header), ("content-length", str(len(body)))]
        scope: dict[str, Any] = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode("latin-1"), value.encode("latin-1", "replace")) for name, value in passed],
            "client": ("tab", 0),
            "server": ("tab", 80),
            "state": {},
            "extensions": {},
        }
        await app(scope, receive, self._send)

    async def _send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            answered = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in message["headers"]]
            for name, value in answered:
                if name.lower() == "set-cookie":
                    await self.visitor.take(value)
            self._page = any(name.lower() == "content-type" and "text/html" in value for name, value in answered)
            sent = [(name, self._placed(name, value)) for name, value in answered if name.lower() not in NOT_SENT]
            self._begun = True
            self.begin(message["status"], sent)
        elif message["type"] == "http.response.body":
            body = bytes(message.get("body", b""))
            placed = self._page and self.base != "/"
            self._ended = not message.get("more_body")
            self.part(ROOTED.sub(b'="' + self.base.encode(), body) if placed else body, not self._ended)

    def break_off(self) -> None:
        """The house cannot answer, or not to the end: nobody is to wait for it."""
        if not self._begun:
            self.begin(FAILED, [])
        if not self._ended:
            self.part(b"", False)

    def _placed(self, name: str, value: str) -> str:
        outside = name.lower() in ADDRESSES and value.startswith("/") and not value.startswith((self.base, "//"))
        return self.base + value[1:] if outside else value
