"""The list of the best, for programs."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from msgspec import Meta

from spectacula.games import GAMES
from spectacula.server.house import House
from spectacula.server.http.api.refusals import AT_TABLE
from spectacula.server.http.api.shapes import LeaderOut, LeadersOut
from spectacula.server.http.limits import at_most

PAGE = 50
Game = FromPath[Annotated[str, Meta(max_length=32)]]
Start = FromQuery[Annotated[int, Meta(ge=0, le=100_000)]]


@get("/ratings/{game:str}", raises=AT_TABLE, guards=[at_most(60, "ratings")], tags=["ratings"])
async def leaders(house: NamedDependency[House], game: Game, start: Start = 0) -> LeadersOut:
    """Fifty of the best from a place on, the first being 0."""
    if game not in GAMES or house.ratings.sheets is None:
        raise NotFoundException("there are no ratings of such a game")
    rows = await house.ratings.sheets.leaders(game, start, PAGE)
    found = [
        LeaderOut(start + n, row["name"], round(row["value"]), round(row["spread"]), row["games"])
        for n, row in enumerate(rows, 1)
    ]
    return LeadersOut(game, await house.ratings.sheets.count(game), found)


HANDLERS = [leaders]
