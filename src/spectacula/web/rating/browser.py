"""The browser by which somebody comes to a rated table or a deal of the day: two names of one are noticed."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Request
from litestar.response import Redirect

from spectacula.server.house import House
from spectacula.server.player import Player
from spectacula.web.visitor import lasting

BROWSER = "browser"
LENGTH = 64


def browser_of(request: Request[Any, Any, Any]) -> str:
    """The number it has, or a new one."""
    return request.cookies.get(BROWSER, "")[:LENGTH] or secrets.token_urlsafe(18)


async def noted(request: Request[Any, Any, Any], house: House, player: Player) -> str:
    """Remember that somebody comes by this browser; what its cookie is to hold."""
    browser = browser_of(request)
    if player.kept is not None:
        await house.ratings.admission.came_by(player.id, browser)
    return browser


def marked(answer: Redirect, house: House, browser: str) -> Redirect:
    answer.set_cookie(lasting(BROWSER, browser, house.settings.secure))
    return answer
