"""What a browser holds after signing in: a session that can be ended, and the language of its person."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response

from spectacula.server.house import House
from spectacula.server.people.desk import SignedIn
from spectacula.web.visitor import lasting

Asked = Request[Any, Any, Any]
CEREMONY = "ceremony"
"""What ties a question to the browser it was asked in."""


def remember(request: Asked, signed: SignedIn) -> None:
    request.set_session({"player": signed.player.id, "session": signed.secret})


def ask_here(request: Asked, secret: str) -> None:
    request.set_session({**request.session, CEREMONY: secret})


def asked_here(request: Asked) -> str:
    """The secret of the question this browser was asked last; it is asked nothing twice."""
    held = dict(request.session)
    secret = held.pop(CEREMONY, None)
    request.set_session(held)
    return secret if isinstance(secret, str) else ""


def in_their_language(answer: Response[Any], signed: SignedIn, house: House) -> None:
    if signed.player.language:
        answer.set_cookie(lasting("language", signed.player.language, house.settings.secure))


def landing(signed: SignedIn) -> str:
    """Where whoever has signed in goes on."""
    return "/account?notice=joined" if signed.joined else "/account?notice=welcome"
