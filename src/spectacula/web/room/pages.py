"""The page of a waiting room, the part of it that is fetched again, and what people do there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, URLEncodedBody

from spectacula.server.errors import NotNow, NotYourSeat
from spectacula.server.house import House
from spectacula.server.http.addresses import reach
from spectacula.server.http.limits import at_most
from spectacula.server.people.friends import Friend
from spectacula.server.tables.table import Table
from spectacula.web.room.view import room_view
from spectacula.web.shell import back_to, base_of, page, part
from spectacula.web.tables.drawn import number
from spectacula.web.visitor import Visitor
from spectacula.web.words import Words

Asked = Request[Any, Any, Any]
Who = NamedDependency[Visitor]
TheHouse = NamedDependency[House]
Id = FromPath[str]
Form = URLEncodedBody[dict[str, str]]


@get("/room/{table_id:str}", include_in_schema=False)
async def show(request: Asked, visitor: Who, house: TheHouse, table_id: Id) -> Response[Any]:
    table = await house.table(table_id)
    if not table.gathering:
        return back_to(f"/t/{table.id}")
    return page(request, visitor, "room/room.html", **await _shown(request, visitor, house, table))


@get("/room/{table_id:str}/seats", include_in_schema=False)
async def seats(request: Asked, visitor: Who, house: TheHouse, table_id: Id) -> Response[Any]:
    """The room as it is now; whoever waits goes to the table when the curtain is up."""
    return await _answer(request, visitor, house, await house.table(table_id))


async def _shown(request: Asked, visitor: Visitor, house: House, table: Table) -> dict[str, Any]:
    words = Words(visitor.language, table.game.id, table.names(visitor.language))
    room = room_view(table, visitor.id, words, reach(house.settings, base_of(request)), visitor.unheard)
    return {
        "words": words,
        "game": table.game.id,
        "room": room,
        "table_id": table.id,
        "friends": await _friends(house, visitor, table),
    }


async def _friends(house: House, visitor: Visitor, table: Table) -> list[tuple[Friend, bool]]:
    """Those whom the visitor may ask to this table, and whether somebody has."""
    if visitor.id not in table.people or visitor.id is None or not table.free:
        return []
    asked = {row["player_id"] for row in await house.store.rows("asks", {"table_id": table.id})}
    away = [friend for friend in await house.friends.of(visitor.id) if friend.id not in table.people]
    return [(friend, friend.id in asked) for friend in away]


async def _answer(request: Asked, visitor: Visitor, house: House, table: Table) -> Response[Any]:
    if not table.gathering:
        return _go(request, f"/t/{table.id}")
    if request.headers.get("HX-Request") != "true":
        return back_to(f"/room/{table.id}")
    return part(request, visitor, "room/gathered.html", **await _shown(request, visitor, house, table))


def _go(request: Asked, address: str) -> Response[Any]:
    if request.headers.get("HX-Request") == "true":
        return Response("", headers={"HX-Redirect": address})
    return back_to(address)


@dataclass(frozen=True)
class Deed:
    """Somebody in a room does something about a seat."""

    house: House
    table_id: str
    player: str
    seat: int
    text: str
    friend: str


def deed(path: str, do: Callable[[Deed], Awaitable[Table]], **more: Any) -> HTTPRouteHandler:
    """The handler of a form at `/room/<table>/<path>`; what cannot be done is answered with how the room stands."""

    @post(f"/room/{{table_id:str}}/{path}", status_code=200, include_in_schema=False, **more)
    async def handler(request: Asked, visitor: Who, house: TheHouse, table_id: Id, data: Form) -> Response[Any]:
        asked = Deed(
            house, table_id, visitor.id or "", number(data, "seat"), data.get("text", ""), data.get("friend", "")
        )
        try:
            table = await do(asked)
        except (NotNow, NotYourSeat):
            table = await house.table(table_id)
        return await _answer(request, visitor, house, table)

    return handler


@post("/room/{table_id:str}/leave", status_code=200, include_in_schema=False)
async def leave(request: Asked, visitor: Who, house: TheHouse, table_id: Id) -> Response[Any]:
    """Get up and go back to the lobby."""
    try:
        await house.rooms.leave(table_id, visitor.id or "")
    except (NotNow, NotYourSeat):
        return await _answer(request, visitor, house, await house.table(table_id))
    return _go(request, "/")


async def to_bot(asked: Deed) -> Table:
    return await asked.house.rooms.leave_to_bot(asked.table_id, asked.player, asked.seat)


async def take_back(asked: Deed) -> Table:
    return await asked.house.rooms.take_seat_back(asked.table_id, asked.player, asked.seat)


async def begin(asked: Deed) -> Table:
    return await asked.house.rooms.begin(asked.table_id, asked.player)


async def talk(asked: Deed) -> Table:
    if not asked.text.strip():
        return await asked.house.table(asked.table_id)
    return await asked.house.say(asked.table_id, asked.player, asked.text)


@post("/room/{table_id:str}/number", status_code=204, include_in_schema=False, guards=[at_most(60, "numbers")])
async def open_number(visitor: Who, house: TheHouse, table_id: Id, data: Form) -> None:
    """The visitor's browser opens the number it has sealed."""
    await house.numbers.open_number(table_id, visitor.id or "", data.get("number", ""))


async def ask(asked: Deed) -> Table:
    player = await asked.house.player(asked.player)
    if player is None:
        raise NotYourSeat("only those at the table ask others to it")
    return await asked.house.friends.ask(player, asked.friend, asked.table_id)


HANDLERS = [
    show,
    open_number,
    seats,
    leave,
    deed("bot", to_bot),
    deed("free", take_back),
    deed("begin", begin),
    deed("ask", ask, guards=[at_most(60, "asks")]),
    deed("talk", talk, guards=[at_most(60, "talk")]),
]
