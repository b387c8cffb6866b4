"""The visitor's own tries of today."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar import Request

from spectacula.server.daily.deal import today
from spectacula.server.daily.results import Try
from spectacula.server.house import House
from spectacula.web.rating.browser import BROWSER
from spectacula.web.visitor import Visitor


async def todays(
    request: Request[Any, Any, Any], house: House, visitor: Visitor
) -> tuple[Mapping[str, Try], frozenset[str]]:
    """By game; and the games that were begun by this browser under another name."""
    day = today()
    mine = {} if visitor.id is None else {found.game: found for found in await house.daily.mine(visitor.id, [day])}
    begun = await house.daily.begun_by(request.cookies.get(BROWSER, ""), day)
    return mine, begun - mine.keys()
