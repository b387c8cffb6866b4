"""The list of the best at a game, with bots for comparison and how ratings work."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, URLEncodedBody
from litestar.response import Redirect
from msgspec import Meta

from spectacula.bots.scale import placed
from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.server.rating.model import Rating
from spectacula.server.store.rows import Row
from spectacula.web.games import OFFERED
from spectacula.web.rating.told import figure
from spectacula.web.shell import back_to, page
from spectacula.web.visitor import Visitor
from spectacula.web.words import Words

PAGE = 25
Start = FromQuery[Annotated[int, Meta(ge=0, le=100_000)]]


@dataclass(frozen=True)
class Leader:
    """Somebody on the list."""

    place: int
    name: str
    address: str
    rating: str
    games: int
    mine: bool


@get("/ratings", include_in_schema=False)
async def first() -> Redirect:
    return back_to(f"/ratings/{OFFERED[0]}")


@get("/ratings/{game:str}", guards=[at_most(120, "ratings")], include_in_schema=False)
async def leaders(
    request: Request[Any, Any, Any],
    visitor: NamedDependency[Visitor],
    house: NamedDependency[House],
    game: FromPath[str],
    start: Start = 0,
) -> Response[str]:
    if game not in OFFERED or not house.ratings.offered or house.ratings.sheets is None:
        raise NotFoundException
    words, sheets = Words(visitor.language, game), house.ratings.sheets
    start -= start % PAGE
    rows, total = await sheets.leaders(game, start, PAGE), await sheets.count(game)
    return page(
        request,
        visitor,
        "rating/leaders.html",
        words=words,
        game=game,
        games=[(each, words.about(each).own("title")) for each in OFFERED],
        leaders=[_leader(row, start + n, visitor, words) for n, row in enumerate(rows, 1)],
        total=total,
        earlier=start - PAGE if start else None,
        later=start + PAGE if start + PAGE < total else None,
        bots=[(level, str(found.rating)) for level, found in reversed(placed(game).items()) if found.rating > 0],
        listed=await house.ratings.listed(visitor.id) if visitor.kept and visitor.id else None,
    )


def _leader(row: Row, place: int, visitor: Visitor, words: Words) -> Leader:
    rating = figure(Rating(row["value"], row["spread"]), words)
    name = row["name"] or words("me-unnamed")
    return Leader(place, name, f"/profile/{row['id']}", rating, row["games"], row["id"] == visitor.id)


@post("/ratings/listed", status_code=303, guards=[at_most(30, "account")], include_in_schema=False)
async def choose_listed(
    visitor: NamedDependency[Visitor], house: NamedDependency[House], data: URLEncodedBody[dict[str, str]]
) -> Redirect:
    if visitor.kept and visitor.id is not None and house.ratings.offered:
        await house.ratings.list_me(visitor.id, data.get("listed") == "yes")
    return back_to(data.get("back", "/ratings"))


HANDLERS = [first, leaders, choose_listed]
