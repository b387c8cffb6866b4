"""The profile of somebody, as its person sees it and as those who have played with them do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Meta

from spectacula.engine.texts import Texts
from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.server.people.history import ALONE, PEOPLE, Played, Results, Rival, history, results, rivals
from spectacula.server.player import Player
from spectacula.web.account.pages import on_day
from spectacula.web.games import OFFERED, playbill_of
from spectacula.web.profile.standing import cards, drawn
from spectacula.web.profile.traits import badges, favourites, records
from spectacula.web.shell import back_to, page
from spectacula.web.visitor import Visitor
from spectacula.web.words import Words

GAMES_SHOWN = 12
RIVALS_SHOWN = 12


@dataclass(frozen=True)
class Line:
    """A row of the results."""

    title: str
    against: str
    games: int
    share: int
    place: str


@dataclass(frozen=True)
class Duel:
    """Somebody met at tables; their own profile where the name is kept."""

    name: str
    ahead: int
    behind: int
    width: int
    """Of a hundred parts, those in which the person of the profile was ahead."""
    told: str
    address: str | None


@dataclass(frozen=True)
class Game:
    """A finished game in the list."""

    id: str
    game: str
    icon: str
    title: str
    line: str
    won: bool


@get("/profile", include_in_schema=False)
async def mine(
    request: Request[Any, Any, Any], visitor: NamedDependency[Visitor], house: NamedDependency[House]
) -> Response[Any]:
    if visitor.player is None:
        return back_to("/")
    return await _profile(request, visitor, house, visitor.player)


@get("/profile/{player_id:str}", guards=[at_most(120, "profiles")], include_in_schema=False)
async def somebodys(
    request: Request[Any, Any, Any],
    visitor: NamedDependency[Visitor],
    house: NamedDependency[House],
    player_id: FromPath[Annotated[str, Meta(max_length=24)]],
) -> Response[Any]:
    """Whoever has not sat at a table with them learns nothing, not even that they are there, unless they are listed."""
    if player_id == visitor.id:
        return back_to("/profile")
    player = await house.player(player_id)
    if player is None or player.kept is None:
        raise NotFoundException
    shared = any(visitor.id in played.people for played in await history(house, player.id))
    if not shared and not await house.ratings.public(player.id):
        raise NotFoundException
    return await _profile(request, visitor, house, player)


async def _profile(request: Request[Any, Any, Any], visitor: Visitor, house: House, player: Player) -> Response[str]:
    words, own = Words(visitor.language), player.id == visitor.id
    played = [game for game in await history(house, player.id) if game.card.game in OFFERED]
    shown = played if own else [game for game in played if visitor.id in game.people]
    lines = await house.ratings.history(player.id)
    listed = house.ratings.offered and await house.ratings.listed(player.id)
    met = [rival for rival in rivals(shown) if own or rival.player_id == visitor.id]
    return page(
        request,
        visitor,
        "profile/profile.html",
        name=player.name or words("me-unnamed"),
        own=own,
        lines=[_line(found, words) for found in results(played)],
        duels=[await _duel(house, rival, own, words) for rival in met[:RIVALS_SHOWN]],
        games=[_game(game, words) for game in shown[:GAMES_SHOWN]],
        total=len(shown),
        cards=await cards(house, player.id, listed, words),
        curves=drawn(lines, words),
        favourites=await favourites(house, played, words),
        records=records(played, words),
        badges=badges(played, lines),
        rated_house=house.ratings.offered,
        public=own and house.ratings.offered and await house.ratings.public(player.id),
    )


def _line(found: Results, words: Words) -> Line:
    against = {PEOPLE: "profile-people", ALONE: "profile-alone"}.get(found.against, f"level-{found.against}")
    mean = words("profile-place", place=round(found.mean_place, 1), players=round(found.mean_players, 1))
    return Line(_title(found.game, words), words(against), found.games, found.share, mean)


async def _duel(house: House, rival: Rival, own: bool, words: Words) -> Duel:
    other, name = await house.player(rival.player_id), rival.name or words("me-unnamed")
    linked = own and other is not None and other.kept is not None
    decided = rival.ahead + rival.behind
    return Duel(
        name,
        rival.ahead,
        rival.behind,
        round(100 * rival.ahead / decided) if decided else 50,
        words("profile-duel", name=name, ahead=rival.ahead, behind=rival.behind, level=rival.level),
        f"/profile/{rival.player_id}" if linked else None,
    )


def _game(played: Played, words: Words) -> Game:
    found = played.card
    names = [name or words.texts.text("player", number=seat + 1) for seat, name in enumerate(found.names)]
    others = [name for seat, name in enumerate(names) if seat != played.seat]
    day = on_day(found.finished or found.touched, words)
    score = words("profile-score", n=found.scores[played.seat], place=played.place)
    line = f"{score} · {words('continue-with', names=', '.join(others))} · {day}" if others else f"{score} · {day}"
    won = played.seat in found.winners
    return Game(found.id, found.game, playbill_of(found.game).ICON, _title(found.game, words), line, won)


def _title(game: str, words: Words) -> str:
    return Texts(game, words.language).text("title")


HANDLERS = [mine, somebodys]
