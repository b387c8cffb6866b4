"""The lobby: choosing a game, going on with a table, joining by link, and the visitor's own settings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, URLEncodedBody
from litestar.response import Redirect

from spectacula.engine.definition import definition
from spectacula.server.errors import InviteUsed, NoSuchInvite, NotRated, OneSeatEach
from spectacula.server.finding.board import board_of as hung
from spectacula.server.finding.codes import read_code
from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.server.people.looks import NameTaken
from spectacula.server.player import clean_name
from spectacula.web.account.offer import offered
from spectacula.web.daily import lobby as daily
from spectacula.web.friends.pages import invitations
from spectacula.web.games import OFFERED, playbill_of
from spectacula.web.lobby import filters
from spectacula.web.lobby.bar import bar
from spectacula.web.lobby.board import ROW_SYMBOLS, row, shown
from spectacula.web.lobby.own import own_tables
from spectacula.web.rating.browser import marked, noted
from spectacula.web.shell import back_to, csrf_of, page, part
from spectacula.web.terms.words import agreed
from spectacula.web.tournaments.lobby import InLobby, in_lobby
from spectacula.web.visitor import THEMES, Visitor, lasting, settled
from spectacula.web.words import LANGUAGES, Words

Asked = Request[Any, Any, Any]
AS_DEVICE = "device"
NOTICES = {"unknown": "join-none", "taken": "join-taken", "seated": "join-seated", "find": "find-choose"}
NOTICES |= {f"rated-{why}": f"rated-why-{why}" for why in ("guest", "range", "browser", "left", "house")}


@dataclass(frozen=True)
class GameCard:
    """A game as the lobby shows it."""

    id: str
    words: Words
    fewest: int
    most: int
    minutes: int
    weight: int


def game_cards(language: str) -> list[GameCard]:
    cards = []
    for game in OFFERED:
        known, words = definition(game), Words(language, game)
        cards.append(GameCard(game, words, *known.players, known.package.MINUTES, playbill_of(game).WEIGHT))
    return cards


@get("/own", guards=[at_most(240, "own tables")], include_in_schema=False)
async def own(request: Asked, visitor: NamedDependency[Visitor], house: NamedDependency[House]) -> Response[str]:
    """The list as it is now, for a lobby that has heard of a change."""
    words = Words(visitor.language)
    known = await house.tables_of(visitor.id) if visitor.id is not None else []
    return part(
        request, visitor, "lobby/own-panel.html", words=words, **await own_tables(house, visitor.id, known, words)
    )


@get("/", include_in_schema=False)
async def lobby(
    request: Asked,
    visitor: NamedDependency[Visitor],
    house: NamedDependency[House],
    notice: FromQuery[str] = "",
    show: FromQuery[str] = "",
    game: FromQuery[str] = "",
) -> Response[str]:
    words = Words(visitor.language)
    known = await house.tables_of(visitor.id) if visitor.id is not None else []
    said = NOTICES.get(notice)
    guests = house.settings.guests
    full = guests and (bool(known) or "house" in request.query_params)
    board = await house.board.now() if guests else hung(())
    looking, running = shown(board)
    chosen = await filters.wanted(house, visitor, show, game)
    return page(
        request,
        visitor,
        "lobby/club.html" if full else "lobby/lobby.html",
        symbols=ROW_SYMBOLS if full else frozenset(),
        bar=bar(known, "/"),
        board=board.name,
        looking=[row(notice, visitor, csrf_of(request), chosen) for notice in looking],
        wanted=chosen,
        any_fits=any(chosen.fits(notice) for notice in looking),
        paces=filters.paces(looking, chosen, filters.may_fit(house, visitor), words),
        filter_games=filters.games(chosen, words),
        running=[row(notice, visitor, csrf_of(request)) for notice in running],
        games=game_cards(visitor.language),
        **await own_tables(house, visitor.id, known, words),
        notice=words(said) if said else "",
        rated_house=house.ratings.offered,
        can_be_rated=visitor.kept and house.ratings.offered,
        tournaments=await in_lobby(house, visitor) if full else InLobby(),
        deals=await daily.in_lobby(request, house, visitor) if full else daily.DealsInLobby(),
        keep_offered=offered(request, visitor, house, known),
        invitations=await invitations(house, visitor),
        friends=await house.friends.of(visitor.id) if guests and visitor.id is not None else [],
    )


@post("/language", status_code=303, include_in_schema=False)
async def choose_language(
    visitor: NamedDependency[Visitor], house: NamedDependency[House], data: URLEncodedBody[dict[str, str]]
) -> Redirect:
    answer = back_to(data.get("back", "/"))
    if data.get("language") in LANGUAGES:
        if visitor.player is not None and visitor.kept:
            await house.accounts.speak(visitor.player, data["language"])
        answer.set_cookie(lasting("language", data["language"], house.settings.secure))
    return answer


@post("/theme", status_code=303, include_in_schema=False)
async def choose_theme(house: NamedDependency[House], data: URLEncodedBody[dict[str, str]]) -> Redirect:
    answer = back_to(data.get("back", "/"))
    if data.get("theme") in THEMES:
        answer.set_cookie(lasting("theme", data["theme"], house.settings.secure))
    elif data.get("theme") == AS_DEVICE:
        answer.delete_cookie("theme")
    return answer


@post("/name", status_code=303, guards=[at_most(30, "name")], include_in_schema=False)
async def choose_name(
    request: Asked,
    visitor: NamedDependency[Visitor],
    house: NamedDependency[House],
    data: URLEncodedBody[dict[str, str]],
) -> Redirect:
    name = clean_name(data.get("name", ""))
    if name and visitor.id is None:
        await settled(request, house, visitor, name)
    elif name and visitor.id is not None:
        try:
            await house.rename(visitor.id, name)
        except NameTaken:
            return back_to("/account?notice=name")
    return back_to(data.get("back", "/"))


@post("/join", status_code=303, guards=[at_most(30, "codes")], include_in_schema=False)
async def join_by_code(data: URLEncodedBody[dict[str, str]]) -> Redirect:
    """A code, the link as it was pasted, or only its last part; a table's own address leads to watching it."""
    if code := read_code(data.get("invite", "")):
        return back_to(f"/join/{code}")
    parts = [part for part in data.get("invite", "").strip().split("?")[0].split("/") if part]
    if len(parts) >= 2 and parts[-2] == "t":
        return back_to(f"/t/{parts[-1]}")
    return back_to(f"/join/{parts[-1]}" if parts else "/?notice=unknown")


@get("/join/{invite:str}", guards=[at_most(30, "invited")], include_in_schema=False)
async def invited(
    request: Asked, visitor: NamedDependency[Visitor], house: NamedDependency[House], invite: FromPath[str]
) -> Response[Any]:
    """Ask before a seat is taken: a link preview must not claim it."""
    words = Words(visitor.language)
    try:
        invitation = await house.invitation(invite)
    except NoSuchInvite:
        return back_to("/?notice=unknown")
    table = await house.table(invitation.table_id)
    seat = invitation.seat if invitation.seat is not None else next(iter(table.open), None)
    if invitation.claimed_by is not None or seat is None or visitor.id in table.people:
        return back_to(f"/t/{table.id}")
    own = words.about(table.game.id)
    names = table.names(visitor.language)
    others = ", ".join(name for n, name in enumerate(names) if n != seat and not table.seats[n].free)
    return page(
        request,
        visitor,
        "lobby/invited.html",
        game=table.game.id,
        gw=own,
        invite=invite,
        seat=seat,
        others=others,
        mascot=playbill_of(table.game.id).MASCOT,
        table=table.id,
        agreed=agreed(table.terms, words),
    )


@post("/join/{invite:str}", status_code=303, guards=[at_most(60, "join")], include_in_schema=False)
async def claim(
    request: Asked,
    visitor: NamedDependency[Visitor],
    house: NamedDependency[House],
    invite: FromPath[str],
    data: URLEncodedBody[dict[str, str]],
) -> Redirect:
    name = clean_name(data.get("name", ""))
    if not name and not visitor.name:
        return back_to(f"/join/{invite}")
    player = await settled(request, house, visitor, name)
    if name and name != player.name:
        player = await house.rename(player.id, name)
    rated = await _is_rated(house, invite)
    browser = await noted(request, house, player) if rated else ""
    try:
        table, _ = await house.claim(invite, player, data.get("seal", ""))
    except NoSuchInvite:
        return back_to("/?notice=unknown")
    except InviteUsed:
        return back_to("/?notice=taken")
    except OneSeatEach:
        return back_to("/?notice=seated")
    except NotRated as error:
        return marked(back_to(f"/?house=1&notice=rated-{error.why}"), house, browser)
    return marked(back_to(f"/t/{table.id}"), house, browser) if rated else back_to(f"/t/{table.id}")


async def _is_rated(house: House, invite: str) -> bool:
    """Whether an invite leads to a rated table; one that leads nowhere does not."""
    try:
        return (await house.table((await house.invitation(invite)).table_id)).terms.rated
    except NoSuchInvite:
        return False


HANDLERS = [lobby, own, choose_language, choose_theme, choose_name, join_by_code, invited, claim]
