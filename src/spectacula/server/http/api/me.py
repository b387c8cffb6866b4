"""The caller as a person: name, language, tokens, and everything the house knows of them."""

from __future__ import annotations

import time
from dataclasses import replace
from datetime import date
from typing import Annotated

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from msgspec import Meta, Struct

from spectacula.server.house import House
from spectacula.server.http.api.refusals import OPENING, WITH_TOKEN, Caller, Taken
from spectacula.server.http.api.shapes import Language, Name, RatingOut, rating_out
from spectacula.server.http.limits import at_most
from spectacula.server.people.export import export
from spectacula.server.player import Player, clean_name

TheHouse = NamedDependency[House]
ZIP = "application/zip"
ARCHIVE = ResponseSpec(bytes, media_type=ZIP, description="An archive", generate_examples=False)


class MeIn(Struct):
    """What is to change; what is left out stays. An empty name changes nothing."""

    name: Name = ""
    language: Language | None = None


class MeOut(Struct):
    """The caller. `kept` is since when the name is kept; a guest's is not."""

    id: str
    name: str
    kept: float | None
    language: str | None


class TokenOut(Struct):
    """A token of the caller's; `id` names it, the token itself was shown once. `used` is known by the hour."""

    id: str
    name: str
    created: float
    used: float | None


class VacationIn(Struct):
    """The first and the last day of a vacation, in UTC."""

    first: date
    last: date


class VacationOut(Struct):
    """When the caller's clocks by days stand still."""

    id: str
    since: float
    until: float


class TokenIn(Struct):
    """A token or a vacation by its id."""

    id: Annotated[str, Meta(max_length=64)]


@get("/me", raises=WITH_TOKEN, tags=["me"])
async def me(request: Caller) -> MeOut:
    """Who the caller is."""
    return _me(request.user)


@post("/me", status_code=200, raises=[*WITH_TOKEN, Taken], guards=[at_most(30, "name")], tags=["me"])
async def change_me(request: Caller, data: JSONBody[MeIn], house: TheHouse) -> MeOut:
    """Another name, which appears at running tables too, or another language."""
    player = request.user
    if clean_name(data.name):
        player = await house.rename(player.id, data.name)
    if data.language is not None:
        await house.accounts.speak(player, data.language)
        player = replace(player, language=data.language)
    return _me(player)


@get("/me/ratings", raises=WITH_TOKEN, tags=["me"])
async def my_ratings(request: Caller, house: TheHouse) -> list[RatingOut]:
    """The caller's ratings, one for every game they have played rated."""
    return [rating_out(game, found) for game, found in (await house.ratings.of(request.user.id)).items()]


@get("/me/tokens", raises=WITH_TOKEN, tags=["me"])
async def my_tokens(request: Caller, house: TheHouse) -> list[TokenOut]:
    """The caller's tokens. New ones are made on the account page."""
    return [TokenOut(t.id, t.name, t.created, t.used) for t in await house.accounts.tokens(request.user.id)]


@post("/me/tokens/revoke", status_code=200, raises=WITH_TOKEN, guards=[at_most(60, "account")], tags=["me"])
async def revoke(request: Caller, data: JSONBody[TokenIn], house: TheHouse) -> list[TokenOut]:
    """A token ends, be it the one that is shown here. Returns those that are left."""
    await house.accounts.revoke(request.user.id, data.id)
    return [TokenOut(t.id, t.name, t.created, t.used) for t in await house.accounts.tokens(request.user.id)]


@get("/me/export", responses={200: ARCHIVE}, raises=WITH_TOKEN, guards=[at_most(6, "export")], tags=["me"])
async def take_along(request: Caller, house: TheHouse) -> Response[bytes]:
    """An archive with everything the house knows of the caller; of games that are not over nothing hidden."""
    return Response(await export(house, request.user), media_type=ZIP, headers={"Cache-Control": "no-store"})


@get("/me/vacations", raises=WITH_TOKEN, tags=["me"])
async def my_vacations(request: Caller, house: TheHouse) -> list[VacationOut]:
    """When the caller's clocks by days stand still."""
    return await _vacations(request.user, house)


@post("/me/vacations", raises=WITH_TOKEN, guards=[at_most(30, "vacation")], tags=["me"])
async def take_vacation(request: Caller, data: JSONBody[VacationIn], house: TheHouse) -> list[VacationOut]:
    """Plan a vacation; a year has 21 days of it. Returns all of them."""
    await house.time.vacations.take(request.user.id, data.first, data.last, time.time())
    return await _vacations(request.user, house)


@post("/me/vacations/end", status_code=200, raises=OPENING, guards=[at_most(30, "vacation")], tags=["me"])
async def end_vacation(request: Caller, data: JSONBody[TokenIn], house: TheHouse) -> list[VacationOut]:
    """Be back, or stay after all, by the `id` of a vacation. Returns those that are left."""
    await house.time.vacations.end(request.user.id, data.id, time.time())
    return await _vacations(request.user, house)


async def _vacations(player: Player, house: House) -> list[VacationOut]:
    return [VacationOut(each.id, each.since, each.until) for each in await house.time.vacations.of(player.id)]


def _me(player: Player) -> MeOut:
    return MeOut(player.id, player.name, player.kept, player.language)


HANDLERS = [me, change_me, my_ratings, my_tokens, revoke, take_along, my_vacations, take_vacation, end_vacation]
