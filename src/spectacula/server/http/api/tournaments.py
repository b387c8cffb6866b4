"""Tournaments for programs: the same as the pages offer."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import ServerSentEvent
from msgspec import Meta, Struct

from spectacula.server.house import House
from spectacula.server.http.api.refusals import AT_TABLE, CHANGING, WITH_TOKEN, Caller
from spectacula.server.http.api.shapes import Value
from spectacula.server.http.limits import at_most
from spectacula.server.http.streams import tournament_versions
from spectacula.server.tables.terms import Clock, Terms
from spectacula.server.tournaments.proposing import MOST_ENTRANTS, NAME_LENGTH, USUAL_CLOCK, Proposal
from spectacula.server.tournaments.tourney import Tourney
from spectacula.tournaments.plan import MINUTES, MOST_MINUTES, MOST_ROUNDS, ROUNDS

TheHouse = NamedDependency[House]
Id = FromPath[Annotated[str, Meta(max_length=24)]]
Count = Annotated[int, Meta(ge=2, le=MOST_ENTRANTS)]


class TournamentIn(Struct):
    """A tournament to be held: it starts at `starts` (seconds since 1970), or when `full_at` have joined."""

    name: Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
    game: Annotated[str, Meta(max_length=32)]
    system: Literal["swiss", "knockout", "duplicate", "arena"]
    players: Annotated[int, Meta(ge=2, le=5)]
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = ROUNDS
    advance: Annotated[int, Meta(ge=1, le=4)] | None = None
    minutes: Annotated[int, Meta(ge=1, le=MOST_MINUTES)] = MINUTES
    options: Annotated[dict[str, Value], Meta(max_length=20)] = {}
    clock: Clock = USUAL_CLOCK
    starts: float | None = None
    full_at: Count | None = None
    most: Count = MOST_ENTRANTS
    repeats: Literal["", "daily", "weekly"] = ""
    rated: bool = False


class EntrantOut(Struct):
    """Somebody who plays along; whoever has left the house has no name. `points` of each table, null while unknown.

    `seeding` is their place by rating when a knock-out began; those who are level, or have none, are drawn by lot.
    """

    number: int
    name: str
    out: bool
    place: int
    points: float
    share: float
    games: list[float | None]
    seeding: int | None


class RoomOut(Struct):
    """A table of a round: the numbers of who sits there (null: a bot), and the scores once they may be known."""

    round: int
    number: int
    seats: list[int | None]
    table: str | None
    scores: list[int] | None


class TournamentOut(Struct):
    """A tournament as anybody may see it. `table` is where the caller is to play; `seed` is told when it is over."""

    id: str
    name: str
    state: str
    version: int
    game: str
    system: str
    players: int
    rounds: int
    advance: int
    minutes: int
    options: dict[str, Value]
    terms: Terms
    most: int
    starts: float | None
    full_at: int | None
    repeats: str
    began: float | None
    ended: float | None
    entrants: list[EntrantOut]
    rooms: list[RoomOut]
    table: str | None
    seed: str | None


class RemoveIn(Struct):
    """The number of somebody who is to be taken out."""

    number: Annotated[int, Meta(ge=1, le=10_000)]


async def tournament_out(house: House, found: Tourney, player_id: str) -> TournamentOut:
    plan, mine = found.plan, await house.tournaments.table_of(found, player_id)
    return TournamentOut(
        id=found.id,
        name=found.name,
        state=found.state,
        version=found.version,
        game=plan.game,
        system=plan.system.value,
        players=plan.players,
        rounds=plan.rounds,
        advance=plan.advance,
        minutes=plan.minutes,
        options=dict(plan.options),
        terms=found.terms,
        most=found.most,
        starts=found.starts,
        full_at=found.full_at,
        repeats=found.repeats,
        began=found.began,
        ended=found.ended,
        entrants=_entrants(found),
        rooms=_rooms(found),
        table=None if mine is None else mine.table_id,
        seed=str(plan.seed) if found.state == "over" else None,
    )


def _entrants(found: Tourney) -> list[EntrantOut]:
    return [
        EntrantOut(
            number=int(each.entrant),
            name=found.entry(each.entrant).name,
            out=each.out,
            place=each.place,
            points=each.points,
            share=each.share,
            games=[game.points for game in each.games],
            seeding=found.entry(each.entrant).seeding,
        )
        for each in found.standings()
    ]


def _rooms(found: Tourney) -> list[RoomOut]:
    return [
        RoomOut(
            round=room.round,
            number=room.number,
            seats=[None if key is None else int(key) for key in room.seats],
            table=laid.table_id,
            scores=None if room.result is None else list(room.result.scores),
        )
        for room, laid in zip(found.told, found.laid, strict=True)
    ]


@get("/tournaments", raises=WITH_TOKEN, tags=["tournaments"])
async def listed(request: Caller, house: TheHouse) -> list[TournamentOut]:
    """Tournaments that are to come, run, or are over."""
    return [await tournament_out(house, found, request.user.id) for found in await house.tournaments.listed()]


@post("/tournaments", raises=CHANGING, guards=[at_most(20, "tournaments")], tags=["tournaments"])
async def propose(request: Caller, data: JSONBody[TournamentIn], house: TheHouse) -> TournamentOut:
    """Propose a tournament; the caller's name must be kept."""
    asked = Proposal(
        name=data.name,
        game=data.game,
        system=data.system,
        players=data.players,
        rounds=data.rounds,
        advance=data.advance,
        minutes=data.minutes,
        options=dict(data.options),
        clock=data.clock,
        starts=data.starts,
        full_at=data.full_at,
        most=data.most,
        repeats=data.repeats,
        rated=data.rated,
    )
    return await tournament_out(house, await house.tournaments.propose(request.user, asked), request.user.id)


@get("/tournaments/{tournament_id:str}", raises=AT_TABLE, tags=["tournaments"])
async def found(request: Caller, tournament_id: Id, house: TheHouse) -> TournamentOut:
    """How a tournament stands."""
    return await tournament_out(house, await house.tournaments.find(tournament_id), request.user.id)


@get("/tournaments/{tournament_id:str}/events", raises=AT_TABLE, guards=[at_most(120, "events")], tags=["tournaments"])
async def events(request: Caller, tournament_id: Id, house: TheHouse) -> ServerSentEvent:
    """Server-sent events: the version now, and whenever something happens."""
    return await tournament_versions(request, house, tournament_id)


@post(
    "/tournaments/{tournament_id:str}/sign-up", raises=CHANGING, guards=[at_most(60, "sign-up")], tags=["tournaments"]
)
async def sign_up(request: Caller, tournament_id: Id, house: TheHouse) -> TournamentOut:
    """Play along, from now or from the next round on."""
    return await tournament_out(house, await house.tournaments.sign_up(tournament_id, request.user), request.user.id)


@post("/tournaments/{tournament_id:str}/withdraw", raises=CHANGING, tags=["tournaments"])
async def withdraw(request: Caller, tournament_id: Id, house: TheHouse) -> TournamentOut:
    """Play along no more; a bot plays on at the table the caller leaves."""
    return await tournament_out(
        house, await house.tournaments.withdraw(tournament_id, request.user.id), request.user.id
    )


@post("/tournaments/{tournament_id:str}/remove", raises=CHANGING, tags=["tournaments"])
async def remove(request: Caller, tournament_id: Id, data: JSONBody[RemoveIn], house: TheHouse) -> TournamentOut:
    """As the organiser or a host, take somebody out."""
    desk = house.tournaments
    return await tournament_out(house, await desk.remove(tournament_id, request.user.id, data.number), request.user.id)


@post("/tournaments/{tournament_id:str}/cancel", raises=CHANGING, tags=["tournaments"])
async def cancel(request: Caller, tournament_id: Id, house: TheHouse) -> TournamentOut:
    """As the organiser or a host, call it off."""
    return await tournament_out(house, await house.tournaments.cancel(tournament_id, request.user.id), request.user.id)


HANDLERS = [listed, propose, found, events, sign_up, withdraw, remove, cancel]
