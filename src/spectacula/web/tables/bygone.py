"""What was played at a table whose rules have changed since, to be read."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from spectacula.server.errors import Damaged, Unplayable
from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.server.tables.bygone import bygone
from spectacula.web.shell import page
from spectacula.web.visitor import Visitor
from spectacula.web.words import Words

Asked = Request[Any, Any, Any]


def way_to(request: Asked, error: Exception) -> str | None:
    """Where a table can still be read that can no longer be played."""
    table_id = request.path_params.get("table_id")
    is_bygone = isinstance(error, Unplayable) and not isinstance(error, Damaged)
    return f"/t/{table_id}/moves" if table_id and is_bygone and not request.url.path.endswith("/moves") else None


@get("/t/{table_id:str}/moves", guards=[at_most(60, "bygone")], include_in_schema=False)
async def moves(
    request: Asked, visitor: NamedDependency[Visitor], house: NamedDependency[House], table_id: FromPath[str]
) -> Response[str]:
    found = await bygone(house.store, table_id, visitor.id)
    words = Words(visitor.language, found.game)
    names = [name or words("player", number=seat + 1) for seat, name in enumerate(found.names)]
    return page(
        request,
        visitor,
        "tables/bygone.html",
        words=words,
        game=found.game,
        table_id=table_id,
        rules=found.rules,
        scores=list(zip(names, found.scores, strict=False)),
        moves=[(names[seat], move) for seat, move in found.moves],
    )


HANDLERS = [moves]
