"""What keeps visitors safe: headers on every answer, the signed session and the protection of forms."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig
from litestar.types import Message, Scope

from spectacula.server.settings import Settings

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
WITHOUT_COOKIES = ["^/static/", "^/health$", "^/api/", "^/schema"]
A_YEAR = 365 * 24 * 3600


async def safe_headers(message: Message, _: Scope) -> None:
    """Set on everything that is sent, refusals and failures included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


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
    """An encrypted cookie with the visitor's id and taste."""
    return SessionConfig(
        secret=_key(settings, "session"),
        key="visitor",
        max_age=A_YEAR,
        httponly=True,
        secure=settings.https,
        samesite="lax",
        exclude=WITHOUT_COOKIES,
    )


def csrf_config(settings: Settings) -> CSRFConfig:
    """Forms must carry the token of the page they came from; the API knows no cookies."""
    return CSRFConfig(
        secret=_key(settings, "csrf").hex(),
        cookie_name="csrf",
        cookie_httponly=True,
        cookie_secure=settings.https,
        cookie_samesite="lax",
        exclude=WITHOUT_COOKIES,
    )


def _key(settings: Settings, purpose: str) -> bytes:
    return hmac.digest(settings.secret(), purpose.encode(), hashlib.sha256)
