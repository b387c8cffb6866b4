"""The forms with which a table leaves and stays, its parcel, and the page in its place."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, URLEncodedBody
from litestar.response import Redirect

from spectacula.server.errors import NotYourSeat
from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.server.tables.table import Table
from spectacula.server.tables.travelling import parcel_of
from spectacula.web.daily.days import full_date
from spectacula.web.games import playbill_of
from spectacula.web.shell import back_to, page
from spectacula.web.visitor import Visitor
from spectacula.web.words import Words

Asked = Request[Any, Any, Any]
Who = NamedDependency[Visitor]
TheHouse = NamedDependency[House]
Id = FromPath[str]
Form = URLEncodedBody[dict[str, str]]


def away(request: Asked, visitor: Visitor, table: Table) -> Response[str]:
    """What stands in the place of a table that is played elsewhere."""
    words = Words(visitor.language, table.game.id, table.names(visitor.language))
    return page(
        request,
        visitor,
        "travel/away.html",
        words=words,
        game=table.game.id,
        table_id=table.id,
        mine=table.people == {visitor.id},
        day=full_date(table.away or 0.0, words),
        ply=table.match.ply,
        mascot=playbill_of(table.game.id).MASCOT,
    )


@post("/t/{table_id:str}/leave", status_code=303, include_in_schema=False, guards=[at_most(20, "travel")])
async def leave(visitor: Who, house: TheHouse, table_id: Id, data: Form) -> Redirect:
    await house.send_off(table_id, _known(visitor))
    return back_to(f"/t/{table_id}")


@post("/t/{table_id:str}/stay", status_code=303, include_in_schema=False, guards=[at_most(20, "travel")])
async def stay(visitor: Who, house: TheHouse, table_id: Id, data: Form) -> Redirect:
    await house.keep_here(table_id, _known(visitor))
    return back_to(f"/t/{table_id}")


@get("/t/{table_id:str}/parcel", include_in_schema=False, guards=[at_most(20, "travel")])
async def parcel(visitor: Who, house: TheHouse, table_id: Id) -> Response[bytes]:
    """The whole table as a file, for the one who has taken it along."""
    table = await house.table(table_id)
    name = f"{table.game.id}-{table.id}.table.json"
    return Response(
        parcel_of(table, _known(visitor)).encode(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"},
    )


def _known(visitor: Visitor) -> str:
    if visitor.id is None:
        raise NotYourSeat("this table is not yours")
    return visitor.id


HANDLERS = [leave, stay, parcel]
