"""The desk and what is done there. Whoever is not host finds no such page."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, URLEncodedBody
from litestar.response import Redirect
from msgspec import Meta

from spectacula.server.errors import NotNow
from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.server.people.invited import invite
from spectacula.server.player import Player
from spectacula.web.host import view
from spectacula.web.host.rated import rated_tables
from spectacula.web.shell import CLOSED, back_to, base_of, page
from spectacula.web.visitor import Visitor, lasting, settled
from spectacula.web.words import LANGUAGES, Words

Asked = Request[Any, Any, Any]
Form = URLEncodedBody[dict[str, str]]
Searched = FromQuery[Annotated[str, Meta(max_length=64)]]
Word = FromQuery[Annotated[str, Meta(max_length=16)]]
NOTICES = (
    *("blocked", "unblocked", "forgotten", "removed", "cleaned", "announced", "quiet", "taken-out", "put-back"),
    *("closed", "warned", "silenced", "decided"),
)
DECIDED = {"warn": "warned", "silence": "silenced"}
SILENCE = 7.0
INVITATION_HOLDS = 7.0
DAYS = {"day": 1.0, "week": 7.0, "month": 30.0, "good": None}
HOURS = {"hour": 1.0, "day": 24.0, "week": 168.0, "down": None}


async def host_only(connection: ASGIConnection, _handler: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """Nobody else is told that there is a desk."""
    house: House = connection.app.state.house
    player = await house.accounts.known(connection.session)
    if player is None or not await house.host.is_host(player.id):
        raise NotFoundException


# --- becoming host


@get("/host/{secret:str}", guards=[at_most(20, "host")], include_in_schema=False)
async def link(
    request: Asked, visitor: NamedDependency[Visitor], house: NamedDependency[House], secret: FromPath[str]
) -> Response[str]:
    """A link of `spectacula admin link`. Looking does not use it up: mail programs and messengers look, too."""
    if not await house.host.link_holds(secret):
        raise NotFoundException
    return page(request, visitor, "host/link.html", secret=secret)


@post("/host/{secret:str}", status_code=303, guards=[at_most(20, "host")], include_in_schema=False)
async def become_host(
    request: Asked, visitor: NamedDependency[Visitor], house: NamedDependency[House], secret: FromPath[str]
) -> Redirect:
    if not await house.host.link_holds(secret):
        raise NotFoundException
    await house.host.become_host(secret, await settled(request, house, visitor))
    return back_to("/host")


# --- the desk


@get("/host", include_in_schema=False)
async def desk(
    request: Asked,
    visitor: NamedDependency[Visitor],
    house: NamedDependency[House],
    search: Searched = "",
    notice: Word = "",
) -> Response[str]:
    return await desk_page(request, visitor, house, search, notice)


async def desk_page(
    request: Asked, visitor: Visitor, house: House, search: str = "", notice: str = "", invitation: str = ""
) -> Response[str]:
    """The whole page; a new invitation is on it once."""
    words, announced = Words(visitor.language), house.host.announcement
    return page(
        request,
        visitor,
        "host/desk.html",
        house_strip=None,
        figures=await view.figures(house, words),
        tables=await view.open_tables(house, words),
        people=await view.people(house, words, search.strip()),
        search=search,
        announced=announced,
        strips=view.strips(announced),
        rules=view.rules(house, words),
        rated=await rated_tables(house, words),
        reports=await view.reports(house, words),
        stale=len(await house.host.stale()),
        nobody_works=not house.bots.staff.search.alive,
        notice=words(f"host-done-{notice}") if notice in NOTICES else "",
        invites=house.settings.accounts and house.accounts.invitations.needed,
        invitation=invitation,
    )


@post("/host/invitation", status_code=200, include_in_schema=False)
async def write_invitation(
    request: Asked, visitor: NamedDependency[Visitor], house: NamedDependency[House]
) -> Response[str]:
    link = await invite(house.accounts.once, base_of(request), INVITATION_HOLDS)
    return await desk_page(request, visitor, house, invitation=link)


@post("/host/announcement", status_code=303, include_in_schema=False)
async def announce(house: NamedDependency[House], data: Form) -> Redirect:
    await house.host.announce({each: data.get(each, "") for each in LANGUAGES}, HOURS.get(data.get("until", ""), 1.0))
    return back_to("/host?notice=announced")


@post("/host/quiet", status_code=303, include_in_schema=False)
async def be_quiet(house: NamedDependency[House]) -> Redirect:
    await house.host.be_quiet()
    return back_to("/host?notice=quiet")


@post("/host/clean-up", status_code=303, include_in_schema=False)
async def clean_up(house: NamedDependency[House]) -> Redirect:
    await house.host.clean_up()
    return back_to("/host?notice=cleaned")


# --- somebody


async def found(house: House, player_id: str) -> Player:
    player = await house.people.find(player_id)
    if player is None:
        raise NotFoundException
    return player


@get("/host/people/{player_id:str}", include_in_schema=False)
async def somebody(
    request: Asked, visitor: NamedDependency[Visitor], house: NamedDependency[House], player_id: FromPath[str]
) -> Response[str]:
    player = await found(house, player_id)
    assert house.host.books is not None
    rows = [row for row in await house.host.books.people(player.id, 1) if row["id"] == player.id]
    return page(
        request,
        visitor,
        "host/person.html",
        house_strip=None,
        person=view.person(rows[0], Words(visitor.language)),
        farewell=await house.host.farewell(player),
        lengths=tuple(DAYS),
    )


@post("/host/people/{player_id:str}/block", status_code=303, include_in_schema=False)
async def block(house: NamedDependency[House], player_id: FromPath[str], data: Form) -> Redirect:
    player = await found(house, player_id)
    await house.host.block(player.id, DAYS.get(data.get("days", ""), 1.0), data.get("reason", ""))
    return back_to("/host?notice=blocked")


@post("/host/people/{player_id:str}/unblock", status_code=303, include_in_schema=False)
async def unblock(house: NamedDependency[House], player_id: FromPath[str]) -> Redirect:
    await house.host.unblock((await found(house, player_id)).id)
    return back_to("/host?notice=unblocked")


@post("/host/people/{player_id:str}/forget", status_code=303, include_in_schema=False)
async def forget(house: NamedDependency[House], player_id: FromPath[str], data: Form) -> Redirect:
    """Only with the box ticked: it cannot be undone."""
    player = await found(house, player_id)
    if data.get("sure") != "yes":
        return back_to(f"/host/people/{player.id}")
    await house.host.forget(player)
    return back_to("/host?notice=forgotten")


# --- a table


@post("/host/tables/{table_id:str}/remove", status_code=303, include_in_schema=False)
async def remove(house: NamedDependency[House], table_id: FromPath[str], data: Form) -> Redirect:
    if data.get("sure") != "yes":
        return back_to("/host")
    await house.host.remove(table_id)
    return back_to("/host?notice=removed")


@post("/host/ratings/{table_id:str}", status_code=303, include_in_schema=False)
async def take_out(house: NamedDependency[House], table_id: FromPath[str], data: Form) -> Redirect:
    """A rated table counts for nobody, or counts again."""
    out = data.get("out") == "yes"
    await house.ratings.take_out(table_id, out)
    return back_to(f"/host?notice={'taken-out' if out else 'put-back'}")


# --- reports


@post("/host/reports/{report_id:str}", status_code=303, include_in_schema=False)
async def decide(house: NamedDependency[House], report_id: FromPath[str], data: Form) -> Redirect:
    """Close a report, warn or silence whom it is about; keeping out and forgetting is done on their own page."""
    act = data.get("act", "")
    try:
        if act == "warn":
            await house.reports.warn(report_id)
        elif act == "silence":
            await house.reports.silence(report_id, SILENCE)
        else:
            await house.reports.close(report_id)
    except NotNow:
        return back_to("/host?notice=decided")
    return back_to(f"/host?notice={DECIDED.get(act, 'closed')}")


# --- what is announced


@post("/strip/close", status_code=303, include_in_schema=False)
async def close_strip(house: NamedDependency[House], data: Form) -> Redirect:
    answer = back_to(data.get("back", "/"))
    announced = house.host.announcement
    if announced is not None and data.get("number") == str(announced.number):
        answer.set_cookie(lasting(CLOSED, data["number"], house.settings.secure))
    return answer


HANDLERS = [
    link,
    become_host,
    close_strip,
    Router(
        "/",
        route_handlers=[
            desk,
            write_invitation,
            announce,
            be_quiet,
            clean_up,
            somebody,
            block,
            unblock,
            forget,
            remove,
            take_out,
            decide,
        ],
        guards=[host_only],
    ),
]
