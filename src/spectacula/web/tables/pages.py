"""The page of a table, and the parts of it that are fetched again when something happens."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import ServerSentEvent
from markupsafe import Markup

from spectacula.server.house import House
from spectacula.server.http.streams import versions
from spectacula.server.tables.table import Table
from spectacula.web.games import board_of
from spectacula.web.lobby.finding import beside
from spectacula.web.result.preview import preview
from spectacula.web.shell import back_to, base_of, page, part
from spectacula.web.tables.drawn import answered, drafted, drawn
from spectacula.web.tables.meanwhile import meanwhile, returning
from spectacula.web.tables.menu import menu_of
from spectacula.web.tables.screen import symbols_of
from spectacula.web.terms.orders import panel_of
from spectacula.web.travel.pages import away
from spectacula.web.visitor import Visitor
from spectacula.web.words import Words

Asked = Request[Any, Any, Any]
Who = NamedDependency[Visitor]
TheHouse = NamedDependency[House]
Id = FromPath[str]


@get("/t/{table_id:str}", include_in_schema=False)
async def show(request: Asked, visitor: Who, house: TheHouse, table_id: Id) -> Response[Any]:
    table = await house.table(table_id)
    if table.away is not None:
        return away(request, visitor, table)
    if table.gathering:
        return back_to(f"/room/{table.id}")
    missed = meanwhile(table, visitor.id, visitor.language) if returning(table, visitor.id) else None
    table = await house.come_to(table, visitor.id)
    await house.orders.freshen(table)
    names = table.names(visitor.language)
    words = Words(visitor.language, table.game.id, names)
    return page(
        request,
        visitor,
        "tables/table.html",
        symbols=symbols_of(table.game.id),
        words=words,
        game=table.game.id,
        title=words("table-names", names=", ".join(names)),
        scripts=board_of(table.game.id).SCRIPTS,
        always=getattr(board_of(table.game.id), "THEME", None),
        table_id=table.id,
        base=base_of(request),
        preview=preview(table, words, base_of(request), f"/t/{table.id}"),
        meanwhile=missed,
        menu=menu_of(table, visitor.id, words),
        fair=table.fair,
        orders=await panel_of(house, table, visitor.id, words),
        inner=Markup(drawn(request, visitor, table)),
    )


@get("/t/{table_id:str}/board", include_in_schema=False)
async def board(request: Asked, visitor: Who, house: TheHouse, table_id: Id) -> Response[Any]:
    """The table as it stands now, with the steps laid out."""
    table = await house.table(table_id)
    await house.orders.freshen(table)
    return answered(request, visitor, table, imagined=drafted(table, visitor.id, request.query_params))


@get("/t/{table_id:str}/events", include_in_schema=False)
async def events(request: Asked, visitor: Who, house: TheHouse, table_id: Id) -> ServerSentEvent:
    """Only version numbers: every viewer fetches what they may see; with the search and the list of their tables."""
    return await versions(request, house, table_id, visitor.id, *beside(request, visitor, house))


@get("/t/{table_id:str}/meanwhile", include_in_schema=False)
async def missed(request: Asked, visitor: Who, house: TheHouse, table_id: Id) -> Response[str]:
    """What has happened since the visitor's last decision, for the marks on the table and for notices."""
    table = await house.table(table_id)
    words = Words(visitor.language, table.game.id, table.names(visitor.language))
    found = meanwhile(table, visitor.id, visitor.language)
    return part(request, visitor, "tables/meanwhile.html", words=words, table_id=table.id, meanwhile=found)


@get("/t/{table_id:str}/menu", include_in_schema=False)
async def menu(request: Asked, visitor: Who, house: TheHouse, table_id: Id) -> Response[str]:
    """The part of the menu that changes with the table."""
    return await menu_part(request, visitor, house, await house.table(table_id))


async def menu_part(request: Asked, visitor: Visitor, house: House, table: Table) -> Response[str]:
    words = Words(visitor.language, table.game.id, table.names(visitor.language))
    orders = await panel_of(house, table, visitor.id, words)
    menu = menu_of(table, visitor.id, words)
    return part(request, visitor, "tables/menu.html", words=words, menu=menu, orders=orders)


@get("/t/{table_id:str}/record", include_in_schema=False)
async def record(house: TheHouse, table_id: Id) -> Response[bytes]:
    """The record of a finished game, as a file."""
    table = await house.table(table_id)
    return Response(
        table.record().encode(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{table.game.id}-{table.id}.json"'},
    )


HANDLERS = [show, board, events, missed, menu, record]
