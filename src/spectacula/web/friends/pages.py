"""The page of one's friends, the answer to a link, and invitations to tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, URLEncodedBody
from litestar.response import Redirect, ServerSentEvent, ServerSentEventMessage

from spectacula.server.errors import NotNow
from spectacula.server.house import House
from spectacula.server.http.addresses import reach
from spectacula.server.http.limits import address_of, at_most, limits_of, too_many
from spectacula.server.http.streams import COME_AGAIN, Stream, soon, together
from spectacula.server.people.friends import TooManyFriends
from spectacula.server.people.once import Spent
from spectacula.server.player import clean_name
from spectacula.web.games import playbill_of
from spectacula.web.room.square import square
from spectacula.web.shell import back_to, base_of, page, part
from spectacula.web.visitor import Visitor, settled
from spectacula.web.words import Words

Asked = Request[Any, Any, Any]
Who = NamedDependency[Visitor]
TheHouse = NamedDependency[House]
Form = URLEncodedBody[dict[str, str]]
NOTICES = {
    **{each: f"friends-{each}" for each in ("agreed", "parted", "shown", "hidden")},
    "relented": "manners-relented",
}


@dataclass(frozen=True)
class Invitation:
    """A table a friend asks to, as the lobby lists it."""

    id: str
    game: str
    icon: str
    title: str
    asker: str
    invite: str


async def invitations(house: House, visitor: Visitor) -> list[Invitation]:
    """Nobody is asked where nobody else comes."""
    if visitor.id is None or not house.settings.guests:
        return []
    words, told = Words(visitor.language), list[Invitation]()
    for asked in await house.friends.asked(visitor.id):
        game, room = asked.table.game.id, asked.table.room
        assert room is not None
        title = words.about(game).own("title")
        told.append(Invitation(asked.table.id, game, playbill_of(game).ICON, title, asked.asker, room.invite))
    return told


@get("/friends", include_in_schema=False)
async def show(request: Asked, visitor: Who, house: TheHouse, notice: FromQuery[str] = "") -> Response[str]:
    return await _page(request, visitor, house, notice=notice if notice in NOTICES else "")


async def _page(request: Asked, visitor: Visitor, house: House, link: str = "", notice: str = "") -> Response[str]:
    words = Words(visitor.language)
    return page(
        request,
        visitor,
        "friends/friends.html",
        friends=[] if visitor.id is None else await house.friends.of(visitor.id),
        muted=[] if visitor.id is None else await house.manners.of(visitor.id),
        link=link,
        picture=square(link, words("friends-square")) if link else "",
        works=reach(house.settings, base_of(request)).works,
        notice=words(NOTICES[notice]) if notice else "",
    )


@post("/friends/link", status_code=200, guards=[at_most(20, "friends")], include_in_schema=False)
async def make_link(request: Asked, visitor: Who, house: TheHouse, data: Form) -> Response[str]:
    """A link for one friend; it is shown once."""
    player = await settled(request, house, visitor, clean_name(data.get("name", "")))
    secret = await house.friends.link(player.id)
    known = Visitor(player, visitor.language, visitor.theme)
    return await _page(request, known, house, f"{reach(house.settings, base_of(request)).address}/friend/{secret}")


@get("/friend/{secret:str}", guards=[at_most(30, "invited")], include_in_schema=False)
async def answer(request: Asked, visitor: Who, house: TheHouse, secret: FromPath[str]) -> Response[Any]:
    """Ask before anything happens: a link preview must not make friends."""
    try:
        asker = await house.friends.asker(secret, visitor.id)
    except (Spent, NotNow):
        asker = None
    own = asker is not None and asker.id == visitor.id
    name = "" if asker is None else asker.name or Words(visitor.language)("me-unnamed")
    return page(request, visitor, "friends/answer.html", asker=name, own=own, secret=secret)


@post("/friend/{secret:str}", status_code=303, guards=[at_most(30, "invited")], include_in_schema=False)
async def agree(request: Asked, visitor: Who, house: TheHouse, secret: FromPath[str], data: Form) -> Redirect:
    name = clean_name(data.get("name", ""))
    player = await settled(request, house, visitor, name)
    if name and name != player.name:
        player = await house.rename(player.id, name)
    try:
        await house.friends.agree(secret, player)
    except (Spent, NotNow, TooManyFriends):
        return back_to(f"/friend/{secret}")
    return back_to("/friends?notice=agreed")


@post("/friends/part", status_code=303, include_in_schema=False)
async def parting(visitor: Who, house: TheHouse, data: Form) -> Redirect:
    await house.friends.part(visitor.id or "", data.get("friend", ""))
    return back_to("/friends?notice=parted")


@post("/friends/show", status_code=303, include_in_schema=False)
async def showing(visitor: Who, house: TheHouse, data: Form) -> Redirect:
    shows = data.get("shows") == "yes"
    await house.friends.show(visitor.id or "", data.get("friend", ""), shows)
    return back_to(f"/friends?notice={'shown' if shows else 'hidden'}")


@get("/friends/asked", guards=[at_most(240, "pill")], include_in_schema=False)
async def asked(request: Asked, visitor: Who, house: TheHouse) -> Response[str]:
    """Who asks the visitor to which table."""
    words, told = Words(visitor.language), await invitations(house, visitor)
    friends = [] if visitor.id is None else await house.friends.of(visitor.id)
    return part(request, visitor, "friends/asked.html", words=words, invitations=told, friends=friends)


@post("/friends/decline", status_code=303, include_in_schema=False)
async def decline(visitor: Who, house: TheHouse, data: Form) -> Redirect:
    await house.friends.decline(visitor.id or "", data.get("table", ""))
    return back_to("/?house=1")


@get("/friends/events", include_in_schema=False)
async def events(request: Asked, visitor: Who, house: TheHouse) -> ServerSentEvent:
    """Only numbers: the page asks what there is to see."""
    limits, address = limits_of(request), address_of(request)
    if await limits.full(address):
        raise too_many(COME_AGAIN)

    async def messages() -> Stream:
        with limits.stream(address):
            async for version in house.friends.versions(visitor.id or ""):
                yield ServerSentEventMessage(event="friends", data=str(version), retry=soon())

    return ServerSentEvent(together(messages()))


HANDLERS = [show, make_link, answer, agree, parting, showing, asked, decline, events]
