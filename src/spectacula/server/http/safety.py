"""What keeps visitors safe: headers on every answer and the protection of forms."""

from __future__ import annotations

import hashlib
import hmac

from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.types import BeforeMessageSendHookHandler, Message, Scope

from spectacula.server.settings import Settings

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors '{ancestors}'"
)
STAY_SECURE = {"strict-transport-security": "max-age=31536000"}
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
WITHOUT_COOKIES = ["^/static/", "^/(health|ready)$", "^/api/", "^/schema"]


def safe_headers(settings: Settings) -> BeforeMessageSendHookHandler:
    """Set on everything that is sent, refusals and failures included."""
    wanted = headers_for(settings)

    async def set_headers(message: Message, _: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in wanted.items():
                headers.setdefault(name, value)

    return set_headers


def headers_for(settings: Settings) -> dict[str, str]:
    """Over TLS browsers are told to stay with it."""
    policy = CSP.format(ancestors=settings.frame_ancestors)
    return HEADERS | {"content-security-policy": policy} | (STAY_SECURE if settings.secure else {})


def csrf_config(settings: Settings) -> CSRFConfig:
    """Forms must carry the token of the page they came from; the API knows no cookies."""
    return CSRFConfig(
        secret=key_for(settings, "csrf").hex(),
        cookie_name="csrf",
        cookie_httponly=True,
        cookie_secure=settings.secure,
        cookie_samesite="lax",
        exclude=WITHOUT_COOKIES,
    )


def key_for(settings: Settings, purpose: str) -> bytes:
    """A key of its own for every purpose."""
    return hmac.digest(settings.secret(), purpose.encode(), hashlib.sha256)
