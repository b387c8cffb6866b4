"""The pages of tournaments, the part that is fetched again, and what people do there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, URLEncodedBody
from litestar.response import Redirect, ServerSentEvent

from spectacula.kernel.errors import SpectaculaError
from spectacula.server.errors import NotNow, NotRated
from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.server.http.streams import tournament_versions
from spectacula.server.player import Player, clean_name
from spectacula.server.tournaments.tourney import Tourney
from spectacula.tournaments.plan import System
from spectacula.web.daily.days import weekday
from spectacula.web.games import OFFERED
from spectacula.web.lobby.bar import bar_of
from spectacula.web.rating.browser import marked, noted
from spectacula.web.shell import back_to, page, part
from spectacula.web.tables.drawn import number
from spectacula.web.tournaments.listing import PAST, calendar, listed, offered
from spectacula.web.tournaments.proposing import form_context, read_proposal
from spectacula.web.tournaments.view import shown
from spectacula.web.visitor import Visitor, settled
from spectacula.web.words import Words

Asked = Request[Any, Any, Any]
Who = NamedDependency[Visitor]
TheHouse = NamedDependency[House]
Id = FromPath[str]
Form = URLEncodedBody[dict[str, str]]
RATED_DOOR = ("left", "browser", "house")
"""Why somebody is not let in to a rated tournament; what a guest lacks its page says anyway."""


@get("/tournaments", include_in_schema=False)
async def tournaments(request: Asked, visitor: Who, house: TheHouse) -> Response[str]:
    words, all_of_them = Words(visitor.language), offered(await house.tournaments.listed())
    rows = {state: [each for each in all_of_them if each.state == state] for state in ("running", "open", "over")}
    rows["open"].sort(key=lambda each: each.starts or each.created)
    rows["over"].sort(key=lambda each: -(each.ended or 0.0))
    days = calendar(all_of_them, visitor.id, words)
    return page(
        request,
        visitor,
        "tournaments/list.html",
        bar=await bar_of(house, visitor, "/tournaments"),
        running=[listed(each, visitor.id, words) for each in rows["running"]],
        coming=[listed(each, visitor.id, words) for each in rows["open"]],
        past=[listed(each, visitor.id, words) for each in rows["over"][:PAST]],
        days=days,
        weekdays=[weekday(day.iso, words) for day in days[:7]],
        may_propose=await house.tournaments.may_propose(visitor.player),
        first_game=OFFERED[0],
    )


@get("/tournaments/new/{game:str}", include_in_schema=False)
async def set_up(request: Asked, visitor: Who, house: TheHouse, game: FromPath[str]) -> Response[Any]:
    """Whoever may not propose one is told how to."""
    if game not in OFFERED:
        raise NotFoundException
    if not await house.tournaments.may_propose(visitor.player):
        return back_to("/keep" if house.settings.accounts else "/tournaments")
    return await _form(request, visitor, house, game)


async def _form(request: Asked, visitor: Visitor, house: House, game: str, error: str = "") -> Response[str]:
    hosting = await house.host.is_host(visitor.id)
    rated = house.ratings.offered and visitor.kept
    context = form_context(game, hosting, rated, Words(visitor.language, game))
    return page(
        request, visitor, "tournaments/new.html", status=400 if error else 200, game=game, error=error, **context
    )


@post("/tournaments", status_code=303, guards=[at_most(20, "tournaments")], include_in_schema=False)
async def propose(request: Asked, visitor: Who, house: TheHouse, data: Form) -> Response[Any]:
    game = data.get("game", "")
    if game not in OFFERED or visitor.player is None:
        raise NotFoundException
    words = Words(visitor.language)
    try:
        found = await house.tournaments.propose(visitor.player, read_proposal(data))
    except NotNow:
        return await _form(request, visitor, house, game, words("tournament-not-now"))
    except NotRated as error:
        said = "tournament-rated-bots" if error.why == "people" else f"rated-why-{error.why}"
        return await _form(request, visitor, house, game, words(said))
    except SpectaculaError:
        return await _form(request, visitor, house, game, words("tournament-wrong"))
    return back_to(f"/tournaments/{found.id}")


@get("/tournaments/{tournament_id:str}", include_in_schema=False)
async def tournament(
    request: Asked, visitor: Who, house: TheHouse, tournament_id: Id, notice: FromQuery[str] = ""
) -> Response[str]:
    found = await house.tournaments.find(tournament_id)
    problem = words_of_problem(notice, Words(visitor.language))
    known = await _shown(house, visitor, found)
    return page(request, visitor, "tournaments/tournament.html", problem=problem, **known)


def words_of_problem(notice: str, words: Words) -> str:
    """Why somebody does not play along, where they have just tried to."""
    if notice == "late":
        return words("tournament-late")
    return words(f"rated-why-{notice}") if notice in RATED_DOOR else ""


@get("/tournaments/{tournament_id:str}/now", include_in_schema=False)
async def now(request: Asked, visitor: Who, house: TheHouse, tournament_id: Id) -> Response[str]:
    """The part that changes."""
    found = await house.tournaments.find(tournament_id)
    return part(request, visitor, "tournaments/now.html", **await _shown(house, visitor, found))


async def _shown(house: House, visitor: Visitor, found: Tourney) -> dict[str, Any]:
    words = Words(visitor.language, found.plan.game)
    decides = await house.tournaments.may_decide(found, visitor.id)
    mine = await house.tournaments.table_of(found, visitor.id)
    unwelcome = visitor.player.blocked if visitor.player is not None else frozenset()
    return {
        "words": words,
        "game": found.plan.game,
        "t": shown(found, visitor.id, mine, decides, words),
        "seeded": _seeding(house, found),
        "barred": found.terms.rated and not visitor.kept,
        "unwelcome": any(entry.player_id in unwelcome for entry in found.here),
    }


def _seeding(house: House, found: Tourney) -> str:
    """How it is decided who meets whom in a knock-out; once it has begun, how it was."""
    if found.plan.system is not System.KNOCKOUT:
        return ""
    begun = found.began is not None
    by_rating = any(entry.seeding for entry in found.entries) if begun else house.ratings.offered
    return "tournament-seeding-rated" if by_rating else "tournament-seeding-lot"


@get("/tournaments/{tournament_id:str}/events", include_in_schema=False)
async def events(request: Asked, house: TheHouse, tournament_id: Id) -> ServerSentEvent:
    return await tournament_versions(request, house, tournament_id)


def deed(path: str, do: Callable[[House, str, Player, int], Awaitable[Tourney]]) -> HTTPRouteHandler:
    """The handler of a form at `/tournaments/<id>/<path>`; what cannot be done leads back to how it stands."""

    @post(
        f"/tournaments/{{tournament_id:str}}/{path}",
        status_code=303,
        guards=[at_most(60, "sign-up")],
        include_in_schema=False,
    )
    async def handler(request: Asked, visitor: Who, house: TheHouse, tournament_id: Id, data: Form) -> Redirect:
        name = clean_name(data.get("name", ""))
        if visitor.name or name:
            player = await settled(request, house, visitor, name)
            if not player.name:
                player = await house.rename(player.id, name)
            rated = (await house.tournaments.find(tournament_id)).terms.rated
            browser = await noted(request, house, player) if rated else ""
            said = await _done(do(house, tournament_id, player, number(data, "number")))
            answer = back_to(f"/tournaments/{tournament_id}{said}")
            return marked(answer, house, browser) if rated else answer
        return back_to(f"/tournaments/{tournament_id}")

    return handler


async def _done(deed: Awaitable[Tourney]) -> str:
    """What is said on the page it leads back to, where it could not be done."""
    try:
        await deed
    except NotNow:
        return "?notice=late"
    except NotRated as error:
        return f"?notice={error.why}"
    return ""


async def sign_up(house: House, tournament_id: str, player: Player, _: int) -> Tourney:
    return await house.tournaments.sign_up(tournament_id, player)


async def withdraw(house: House, tournament_id: str, player: Player, _: int) -> Tourney:
    return await house.tournaments.withdraw(tournament_id, player.id)


async def remove(house: House, tournament_id: str, player: Player, number: int) -> Tourney:
    return await house.tournaments.remove(tournament_id, player.id, number)


async def cancel(house: House, tournament_id: str, player: Player, _: int) -> Tourney:
    return await house.tournaments.cancel(tournament_id, player.id)


HANDLERS = [
    tournaments,
    set_up,
    propose,
    tournament,
    now,
    events,
    deed("sign-up", sign_up),
    deed("withdraw", withdraw),
    deed("remove", remove),
    deed("cancel", cancel),
]
