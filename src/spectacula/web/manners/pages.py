"""The people at a table, to be muted and blocked, and the way back from it."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, URLEncodedBody
from litestar.response import Redirect

from spectacula.server.errors import NotNow
from spectacula.server.host.reports import KINDS, TooManyReports
from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.server.people.manners import TooManyMuted
from spectacula.web.manners.view import meant, neighbours
from spectacula.web.shell import back_to, page
from spectacula.web.visitor import Visitor, settled
from spectacula.web.words import Words

Asked = Request[Any, Any, Any]
Who = NamedDependency[Visitor]
TheHouse = NamedDependency[House]
Form = URLEncodedBody[dict[str, str]]
NOTICES = ("muted", "blocked", "relented", "reported", "too-many", "enough", "gone")


@get("/t/{table_id:str}/people", include_in_schema=False)
async def show(
    request: Asked, visitor: Who, house: TheHouse, table_id: FromPath[str], notice: FromQuery[str] = ""
) -> Response[Any]:
    table = await house.table(table_id)
    words = Words(visitor.language, table.game.id, table.names(visitor.language))
    return page(
        request,
        visitor,
        "manners/people.html",
        words=words,
        table_id=table.id,
        neighbours=neighbours(table, visitor.player, words),
        kinds=KINDS,
        notice=notice if notice in NOTICES else "",
    )


@post("/t/{table_id:str}/people", status_code=303, guards=[at_most(60, "manners")], include_in_schema=False)
async def decide(request: Asked, visitor: Who, house: TheHouse, table_id: FromPath[str], data: Form) -> Redirect:
    """Mute, block or hear again somebody who sits or has spoken at the table."""
    other = meant(await house.table(table_id), visitor.id, data.get("whom", ""))
    if other is None:
        return back_to(f"/t/{table_id}/people?notice=gone")
    player = await settled(request, house, visitor)
    notice = await _decided(house, player.id, other, data.get("act", ""))
    return back_to(f"/t/{table_id}/people?notice={notice}")


async def _decided(house: House, player_id: str, other: str, act: str) -> str:
    """What has come of it, in a word."""
    try:
        if act == "mute":
            await house.manners.mute(player_id, other)
            return "muted"
        if act == "block":
            await house.manners.block(player_id, other)
            return "blocked"
        await house.manners.relent(player_id, other)
    except TooManyMuted:
        return "too-many"
    except NotNow:
        return "gone"
    return "relented"


@post("/t/{table_id:str}/report", status_code=303, guards=[at_most(20, "reports")], include_in_schema=False)
async def report(request: Asked, visitor: Who, house: TheHouse, table_id: FromPath[str], data: Form) -> Redirect:
    """Tell the host of somebody who sits or has spoken at the table."""
    table = await house.table(table_id)
    other = meant(table, visitor.id, data.get("whom", ""))
    notice = "reported"
    try:
        player = await settled(request, house, visitor)
        await house.reports.report(player, other or player.id, table, data.get("kind", ""), data.get("line", ""))
    except TooManyReports:
        notice = "enough"
    except NotNow:
        notice = "gone"
    return back_to(f"/t/{table_id}/people?notice={notice}")


@post("/manners/read", status_code=303, include_in_schema=False)
async def read(visitor: Who, house: TheHouse, data: Form) -> Redirect:
    """The visitor has read what the host has said to them."""
    if visitor.id is not None:
        await house.reports.read(visitor.id)
    return back_to(data.get("back", "/"))


@post("/friends/relent", status_code=303, include_in_schema=False)
async def relent(visitor: Who, house: TheHouse, data: Form) -> Redirect:
    """From the list of those one has muted and blocked."""
    if visitor.id is not None:
        await house.manners.relent(visitor.id, data.get("friend", ""))
    return back_to("/friends?notice=relented")


HANDLERS = [show, decide, report, read, relent]
