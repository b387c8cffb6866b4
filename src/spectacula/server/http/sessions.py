"""Who a browser is: an encrypted cookie with the visitor's id."""

from __future__ import annotations

import time
from base64 import b64decode
from typing import Any

from litestar.connection import ASGIConnection
from litestar.middleware.session.client_side import AAD, ClientSideSessionBackend, CookieBackendConfig
from litestar.serialization import decode_json
from litestar.types import Message

from spectacula.server.http.safety import WITHOUT_COOKIES, key_for
from spectacula.server.settings import Settings

A_YEAR = 365 * 24 * 3600
RENEWED_AFTER = 7 * 24 * 3600
AS_IT_CAME = "session as it came"
Connection = ASGIConnection[Any, Any, Any, Any]


class SessionBackend(ClientSideSessionBackend):
    """A cookie that cannot be read, whatever is wrong with it, is no session.

    One that holds what is so is given again only when it is old: else an answer that comes late would undo a signing
    in or out.
    """

    async def load_from_connection(self, connection: Connection) -> dict[str, Any]:
        try:
            session = await super().load_from_connection(connection)
        except Exception:
            return {}
        if not isinstance(session, dict):
            return {}
        connection.scope["state"][AS_IT_CAME] = dict(session)
        return session

    async def store_in_message(self, scope_session: Any, message: Message, connection: Connection) -> None:
        as_it_came = connection.scope["state"].get(AS_IT_CAME)
        if not scope_session or scope_session != as_it_came or self._old(connection):
            await super().store_in_message(scope_session, message, connection)

    def _old(self, connection: Connection) -> bool:
        """Whether a cookie that was read is to be renewed, lest somebody who comes again and again is forgotten."""
        cookie = b64decode("".join(connection.cookies[key] for key in self.get_cookie_keys(connection)))
        expires: int = decode_json(cookie.rpartition(AAD)[2])["expires_at"]
        return expires - time.time() < self.config.max_age - RENEWED_AFTER


class SessionConfig(CookieBackendConfig):
    """The cookie backend of Litestar, but forgiving."""

    _backend_class = SessionBackend


def session_config(settings: Settings) -> SessionConfig:
    """A cookie for a year, which scripts cannot read."""
    return SessionConfig(
        secret=key_for(settings, "session"),
        key="visitor",
        max_age=A_YEAR,
        httponly=True,
        secure=settings.secure,
        samesite="lax",
        exclude=WITHOUT_COOKIES,
    )
