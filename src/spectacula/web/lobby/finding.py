"""Find me a table: the search, and the pill that goes with the visitor from page to page while it lasts."""

from __future__ import annotations

import time
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import URLEncodedBody
from litestar.response import Redirect, ServerSentEvent

from spectacula.server.errors import InviteUsed, NotNow, NotRated, Refused
from spectacula.server.finding.seeking import ANY, Seeker
from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.server.http.streams import Stream, of_list, of_search, searches
from spectacula.server.player import clean_name
from spectacula.web.games import OFFERED
from spectacula.web.rating.browser import marked, noted
from spectacula.web.shell import back_to, part
from spectacula.web.tables.drawn import number
from spectacula.web.visitor import Visitor, settled
from spectacula.web.words import Words

Asked = Request[Any, Any, Any]
Who = NamedDependency[Visitor]
TheHouse = NamedDependency[House]
SEARCHING = "searching"
HOUR = 3600


def beside(request: Asked, visitor: Visitor, house: House) -> list[Stream]:
    """What the one stream of a page tells besides its own: one's tables, and the search while there is one."""
    if visitor.id is None:
        return []
    searching = [of_search(house, visitor.id)] if request.cookies.get(SEARCHING) else []
    return [of_list(house, visitor.id), *searching]


def remembered(house: House, lasts: int = HOUR) -> Cookie:
    """Tells the pages of this browser that a search is on; whose, only the session says."""
    return Cookie(key=SEARCHING, value="yes", max_age=lasts, samesite="lax", path="/", secure=house.settings.secure)


@post("/find", status_code=303, guards=[at_most(30, "seek")], include_in_schema=False)
async def find(request: Asked, visitor: Who, house: TheHouse, data: URLEncodedBody[dict[str, str]]) -> Redirect:
    name, games = clean_name(data.get("name", "")), [game for game in OFFERED if data.get(f"game-{game}")]
    player = await settled(request, house, visitor, name)
    if name and name != player.name:
        player = await house.rename(player.id, name)
    rated, by_days = data.get("rated") == "yes", data.get("pace") == "days"
    try:
        await house.seekers.seek(player, games, max(ANY, number(data, "players")), rated, by_days)
    except NotRated as error:
        return back_to(f"/?house=1&notice=rated-{error.why}")
    except Refused:
        return back_to("/?house=1&notice=find")
    answer = back_to("/?house=1")
    answer.set_cookie(remembered(house))
    return answer


@get("/find/pill", guards=[at_most(240, "pill")], include_in_schema=False)
async def pill(request: Asked, visitor: Who, house: TheHouse) -> Response[str]:
    """How the search stands; nothing when there is none any more."""
    seeker = None if visitor.id is None else await house.seekers.of(visitor.id)
    if seeker is None:
        answer = Response("", media_type="text/html", headers={"Cache-Control": "no-store"})
        answer.delete_cookie(SEARCHING)
        return answer
    return part(request, visitor, "lobby/pill.html", **await _shown(house, visitor, seeker))


async def _shown(house: House, visitor: Visitor, seeker: Seeker) -> dict[str, Any]:
    words = Words(visitor.language)
    found = None if seeker.table_id is None else await house.table(seeker.table_id)
    wanted = seeker.games if found is None else (found.game.id,)
    return {
        "words": words,
        "games": words.list([words.about(game).own("title") for game in wanted]),
        "first": wanted[0],
        "pace": words("clock-choose-days" if seeker.by_days else "clock-choose-live"),
        "state": f"found-{found.id}" if found is not None else "long" if seeker.long else "searching",
        "found": found is not None,
        "names": words.list(await house.seekers.company(seeker)),
        "left": max(0, round((seeker.answer_by or 0) - time.time())),
        "since": seeker.since,
    }


@get("/find/events", include_in_schema=False)
async def events(request: Asked, visitor: Who, house: TheHouse) -> ServerSentEvent:
    return await searches(request, house, visitor.id or "")


@post("/find/sit", status_code=303, guards=[at_most(60, "join")], include_in_schema=False)
async def sit(request: Asked, visitor: Who, house: TheHouse, data: URLEncodedBody[dict[str, str]]) -> Redirect:
    if visitor.player is None:
        return back_to("/")
    browser = await noted(request, house, visitor.player)
    try:
        table = await house.seekers.sit_down(visitor.player, data.get("seal", ""))
    except NotRated as error:
        await house.seekers.cancel(visitor.player.id)
        return marked(back_to(f"/?house=1&notice=rated-{error.why}"), house, browser)
    except (NotNow, InviteUsed):
        return back_to("/?house=1&notice=taken")
    answer = back_to(f"/t/{table.id}")
    if table.terms.rated:
        marked(answer, house, browser)
    answer.delete_cookie(SEARCHING)
    return answer


@post("/find/cancel", status_code=303, include_in_schema=False)
async def cancel(visitor: Who, house: TheHouse, data: URLEncodedBody[dict[str, str]]) -> Redirect:
    await house.seekers.cancel(visitor.id or "")
    answer = back_to(data.get("back", "/"))
    answer.delete_cookie(SEARCHING)
    return answer


@post("/find/on", status_code=303, include_in_schema=False)
async def go_on(visitor: Who, house: TheHouse, data: URLEncodedBody[dict[str, str]]) -> Redirect:
    await house.seekers.go_on(visitor.id or "")
    return back_to(data.get("back", "/"))


HANDLERS = [find, pill, events, sit, cancel, go_on]
