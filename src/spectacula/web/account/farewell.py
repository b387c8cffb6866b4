"""One's data to take along, and going for good: what happens is said before the click."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.response import Redirect

from spectacula.engine.texts import Texts
from spectacula.server.errors import NotNow
from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.server.people.export import export
from spectacula.server.people.parting import foretold, part
from spectacula.web.account.place import Asked
from spectacula.web.shell import back_to, page
from spectacula.web.visitor import Visitor
from spectacula.web.words import Words


@get("/account/export", guards=[at_most(6, "export")], include_in_schema=False)
async def take_along(visitor: NamedDependency[Visitor], house: NamedDependency[House]) -> Response[Any]:
    """Everything, a guest's too."""
    if visitor.player is None:
        return back_to("/keep")
    headers = {"Content-Disposition": 'attachment; filename="spectacula.zip"', "Cache-Control": "no-store"}
    return Response(await export(house, visitor.player), media_type="application/zip", headers=headers)


@get("/account/delete", include_in_schema=False)
async def before_going(
    request: Asked, visitor: NamedDependency[Visitor], house: NamedDependency[House]
) -> Response[Any]:
    if visitor.player is None:
        return back_to("/keep")
    words = Words(visitor.language)
    told = await foretold(house, visitor.player)
    minded = [
        words(
            "farewell-minded",
            game=Texts(card.game, visitor.language).text("title"),
            names=words.list([name for seat, name in enumerate(card.names) if seat not in card.seats and name]),
        )
        for card in told.minded
    ]
    return page(request, visitor, "account/farewell.html", told=told, minded=minded, kept=visitor.kept)


@post("/account/delete", status_code=303, guards=[at_most(6, "farewell")], include_in_schema=False)
async def go(request: Asked, visitor: NamedDependency[Visitor], house: NamedDependency[House]) -> Redirect:
    if visitor.player is not None:
        try:
            await part(house, visitor.player)
        except NotNow:
            return back_to("/account/delete")
        request.clear_session()
    return back_to("/sign-in?notice=gone")


HANDLERS = [take_along, before_going, go]
