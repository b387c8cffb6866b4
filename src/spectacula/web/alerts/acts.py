"""What is done about one's alerts: ways come, are tried and go, wishes are kept."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException
from litestar.params import FromQuery, JSONBody, URLEncodedBody
from litestar.response import Redirect
from msgspec import Meta, Struct

from spectacula.server.alerts import hooks
from spectacula.server.alerts.events import Kind
from spectacula.server.alerts.outside import LONGEST, BadAddress
from spectacula.server.alerts.push import Browser
from spectacula.server.alerts.ways import GROUPS, HOOKS, Sort
from spectacula.server.alerts.wishes import known_zone
from spectacula.server.errors import NotNow
from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.server.people.once import digest_of
from spectacula.server.player import Player
from spectacula.web.account.place import Asked, device
from spectacula.web.alerts.view import alerts_of, is_problem, minutes, notice_of
from spectacula.web.shell import back_to, base_of, page
from spectacula.web.visitor import Visitor
from spectacula.web.words import Words

Form = URLEncodedBody[dict[str, str]]
Me = NamedDependency[Visitor]
TheHouse = NamedDependency[House]
OFTEN = at_most(60, "alerts")
ADDING = at_most(10, "new ways")


class Keys(Struct):
    """Of a browser, as it gives them."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=64)]


class Subscription(Struct):
    """Where a browser takes messages."""

    endpoint: Annotated[str, Meta(max_length=LONGEST)]
    keys: Keys
    zone: Annotated[str, Meta(max_length=64)] = ""


def somebody(visitor: Visitor) -> Player:
    if visitor.player is None:
        raise NotAuthorizedException("nobody is known here yet")
    return visitor.player


def member(visitor: Visitor) -> Player:
    if visitor.player is None or visitor.player.kept is None:
        raise NotAuthorizedException("sign in first")
    return visitor.player


@get("/alerts", include_in_schema=False)
async def alerts_page(request: Asked, visitor: Me, house: TheHouse, notice: FromQuery[str] = "") -> Response[Any]:
    """A page for guests; those who keep a name find the same in their account."""
    if visitor.kept:
        return back_to("/account")
    shown = await alerts_of(request, visitor, house)
    if shown is None:
        return back_to("/")
    said, words = notice_of(notice), Words(visitor.language)
    told = words(said) if said else ""
    return page(request, visitor, "alerts/alerts.html", alerts=shown, notice=told, problem=is_problem(notice))


@post("/alerts/push", status_code=200, guards=[ADDING], include_in_schema=False)
async def add_browser(
    request: Asked, visitor: Me, house: TheHouse, data: JSONBody[Subscription]
) -> Response[dict[str, str]]:
    """This browser; where its messages go is checked, for the page could say anything."""
    try:
        Browser.read(data.keys.p256dh, data.keys.auth)
        await house.alerts.outside.check(data.endpoint)
        secret = msgspec.json.encode(data.keys).decode()
        await _add(request, visitor, house, "push", device(request), data.endpoint, secret=secret, zone=data.zone)
    except (BadAddress, NotNow) as error:
        return Response({"to": _back(visitor, _reason(error))}, status_code=422, media_type="application/json")
    return Response({"to": _back(visitor, "added")}, media_type="application/json")


@post("/alerts/mail", status_code=303, guards=[ADDING], include_in_schema=False)
async def add_mail(request: Asked, visitor: Me, house: TheHouse, data: Form) -> Redirect:
    address = await house.accounts.address_of(member(visitor).id)
    if house.accounts.mailer is None or address is None:
        return back_to(_back(visitor, "unknown"))
    try:
        await _add(request, visitor, house, "mail", "", "", zone=data.get("zone", ""))
    except NotNow as error:
        return back_to(_back(visitor, _reason(error)))
    return back_to(_back(visitor, "added"))


@post("/alerts/hook", status_code=303, guards=[ADDING], include_in_schema=False)
async def add_hook(request: Asked, visitor: Me, house: TheHouse, data: Form) -> Redirect:
    """A webhook of somebody whose name is kept."""
    member(visitor)
    sort: Sort = next((each for each in HOOKS if each == data.get("sort")), "json")
    try:
        address, place, token = hooks.read(sort, *(data.get(name, "") for name in ("address", "place", "token")))
        await house.alerts.outside.check(address)
        name, zone = urlsplit(address).hostname or "", data.get("zone", "")
        await _add(request, visitor, house, sort, name, address, place=place, secret=token, zone=zone)
    except (BadAddress, NotNow) as error:
        return back_to(_back(visitor, _reason(error)))
    return back_to(_back(visitor, "added"))


@post("/alerts/test", status_code=303, guards=[at_most(6, "test alerts")], include_in_schema=False)
async def try_way(visitor: Me, house: TheHouse, data: Form) -> Redirect:
    """A message about nothing; a way that was switched off is used again."""
    for way in await house.alerts.ways(somebody(visitor).id):
        if way.id == data.get("id"):
            await house.alerts.switch_on(way.player_id, way.id)
            await house.alerts.clerk.test(way)
    return back_to(_back(visitor, "tested"))


@post("/alerts/remove", status_code=303, guards=[OFTEN], include_in_schema=False)
async def remove_way(visitor: Me, house: TheHouse, data: Form) -> Redirect:
    await house.alerts.remove(somebody(visitor).id, data.get("id", ""))
    return back_to(_back(visitor, "removed"))


@post("/alerts/wishes", status_code=303, guards=[OFTEN], include_in_schema=False)
async def wish(visitor: Me, house: TheHouse, data: Form) -> Redirect:
    """What is told by which sort of way, and when nothing is."""
    wishes = await house.alerts.wishes(somebody(visitor).id)
    quiet_from, quiet_to = minutes(data.get("quiet-from", "")), minutes(data.get("quiet-to", ""))
    zone = known_zone(data.get("zone", "")) or wishes.zone
    if quiet_from is None or quiet_to is None:
        return back_to(_back(visitor, "time"))
    if not data.get("quiet"):
        quiet_to = quiet_from
    shown = [group for group in GROUPS if data.get(f"shown-{group}")]
    chosen = {group: tuple(kind for kind in Kind if data.get(f"{group}-{kind}")) for group in shown}
    choices = {**wishes.choices, **chosen}
    await house.alerts.wish(replace(wishes, choices=choices, quiet_from=quiet_from, quiet_to=quiet_to, zone=zone))
    return back_to(_back(visitor, "saved"))


async def _add(
    request: Asked, visitor: Visitor, house: House, sort: Sort, name: str, address: str, zone: str = "", **given: str
) -> None:
    player = somebody(visitor)
    session = digest_of(str(request.session["session"])) if sort == "push" and visitor.kept else ""
    here = {"session": session, "language": visitor.language, "base": base_of(request)[:300]}
    await house.alerts.add(player, sort, name, address, zone=known_zone(zone), **here, **given)


def _reason(error: BadAddress | NotNow) -> str:
    return error.reason if isinstance(error, BadAddress) else "full"


def _back(visitor: Visitor, said: str) -> str:
    return f"{'/account' if visitor.kept else '/alerts'}?notice=alerts-{said}"


HANDLERS = [alerts_page, add_browser, add_mail, add_hook, try_way, remove_way, wish]
