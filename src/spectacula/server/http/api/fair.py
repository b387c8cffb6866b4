"""Fair deals for programs: a seal of the house before a table is opened, one's own number, the seals of the days."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from spectacula.games import GAMES
from spectacula.server.daily.deal import today
from spectacula.server.house import House
from spectacula.server.http.api.refusals import CHANGING, WITH_TOKEN, Caller
from spectacula.server.http.api.shapes import Number, TableOut, seen_by
from spectacula.server.http.limits import at_most

TheHouse = NamedDependency[House]


class SealOut(Struct):
    """A seal of the house; `offered` goes with a number into `POST /api/tables`, within an hour and once."""

    offered: str
    seal: str


class NumberIn(Struct):
    """The number whose seal was given when sitting down."""

    number: Number


class DayOut(Struct):
    """The deal of a day: its number when the day is over."""

    day: str
    game: str
    seal: str
    number: str | None


@post("/seals", raises=WITH_TOKEN, guards=[at_most(60, "tables")], tags=["fair deals"])
async def new_seal(house: TheHouse) -> SealOut:
    """Let the house seal a number for a table that is about to be opened."""
    return SealOut(*await house.numbers.offer())


@post("/tables/{table_id:str}/number", raises=CHANGING, guards=[at_most(60, "numbers")], tags=["fair deals"])
async def open_number(
    request: Caller, table_id: FromPath[Annotated[str, Meta(max_length=24)]], data: JSONBody[NumberIn], house: TheHouse
) -> TableOut:
    """Open one's number, when the last seat is taken and before the curtain goes up."""
    table = await house.numbers.open_number(table_id, request.user.id, data.number)
    mine = table.seats_of(request.user.id)
    return seen_by(request.user, table, mine[0] if mine else None)


@get("/daily/seals", raises=WITH_TOKEN, tags=["fair deals"])
async def day_seals(house: TheHouse) -> list[DayOut]:
    """The deals of tomorrow, today and yesterday."""
    now = date.fromisoformat(today())
    days = [(now + timedelta(days=ahead)).isoformat() for ahead in (1, 0, -1)]
    deals = [(day, game, house.daily.deal(game, day).fair) for day in days for game in GAMES]
    return [DayOut(day, game, fair.seal, fair.number if day < today() else None) for day, game, fair in deals]


HANDLERS = [new_seal, open_number, day_seals]
