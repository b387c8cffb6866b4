"""Who a browser is: an encrypted cookie with the visitor's id."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig

from spectacula.server.http.safety import WITHOUT_COOKIES, key_for
from spectacula.server.settings import Settings

A_YEAR = 365 * 24 * 3600


class SessionBackend(ClientSideSessionBackend):
    """A cookie that cannot be read, whatever is wrong with it, is no session."""

    async def load_from_connection(self, connection: ASGIConnection[Any, Any, Any, Any]) -> dict[str, Any]:
        try:
            session = await super().load_from_connection(connection)
        except Exception:
            return {}
        return session if isinstance(session, dict) else {}


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
