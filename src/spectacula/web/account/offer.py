"""Keeping the name is offered when there is something to keep: as one quiet line, after the second finished game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import URLEncodedBody
from litestar.response import Redirect

from spectacula.server.house import House
from spectacula.server.tables.table import TableCard
from spectacula.web.account.invited import invited_by
from spectacula.web.shell import back_to
from spectacula.web.visitor import Visitor, lasting

AFTER = 2
NOT_NOW = "not-now"


def offered(request: Request[Any, Any, Any], visitor: Visitor, house: House, tables: Sequence[TableCard]) -> bool:
    """Whether the line is shown; whoever has said "not now" is not asked again in this browser."""
    offers = house.settings.accounts and (not house.accounts.invitations.needed or bool(invited_by(request)))
    if not offers or visitor.id is None or visitor.kept or request.cookies.get("keep") == NOT_NOW:
        return False
    return sum(table.finished is not None for table in tables) >= AFTER


@post("/keep/later", status_code=303, include_in_schema=False)
async def later(house: NamedDependency[House], data: URLEncodedBody[dict[str, str]]) -> Redirect:
    answer = back_to(data.get("back", "/"))
    answer.set_cookie(lasting("keep", NOT_NOW, house.settings.secure))
    return answer


HANDLERS = [later]
