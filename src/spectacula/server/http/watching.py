"""Round the whole app: every request gets an id, is timed, counted and, if that is wished, logged."""

from __future__ import annotations

import logging
import re
import secrets
import time
from typing import TYPE_CHECKING, Any

from litestar.datastructures import Headers

from spectacula.server.http.door import trusted
from spectacula.server.http.logs import REQUEST, REQUESTS
from spectacula.server.settings import Settings

if TYPE_CHECKING:
    from spectacula.server.http.metrics import Metrics

log = logging.getLogger(REQUESTS)
AN_ID = re.compile(r"[\w.-]{1,64}", re.ASCII)


class Watched:
    """An ASGI app round another. An invitation is a secret and stands in an address: only its route is told."""

    def __init__(self, app: Any, settings: Settings, metrics: Metrics | None = None) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        number, began = self._id_of(scope), time.perf_counter()
        REQUEST.set(number)
        status, answered = 500, began

        async def numbered(message: Any) -> None:
            nonlocal status, answered
            if message["type"] == "http.response.start":
                status, answered = message["status"], time.perf_counter()
                message["headers"] = [*message["headers"], (b"x-request-id", number.encode())]
            await send(message)

        try:
            await self.app(scope, receive, numbered)
        finally:
            self._note(scope, status, max(0.0, answered - began))

    def _id_of(self, scope: Any) -> str:
        """The one a trusted proxy has given it, or a new one."""
        given = Headers.from_scope(scope).get("x-request-id", "")
        client = scope.get("client")
        if client is not None and trusted(self.settings, client[0]) and AN_ID.fullmatch(given):
            return given
        return secrets.token_hex(8)

    def _note(self, scope: Any, status: int, seconds: float) -> None:
        """Time is taken until the answer begins: a stream may last for hours."""
        route, method = scope.get("path_template") or "none", scope["method"]
        if self.metrics is not None:
            self.metrics.answered(route, method, status, seconds)
        figures = {"method": method, "route": route, "status": status, "milliseconds": round(seconds * 1e3, 1)}
        log.info("%s %s %d %.1f ms", method, route, status, seconds * 1e3, extra={"figures": figures})
