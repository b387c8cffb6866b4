"""The JSON API: the same tables for programs, each with the token of a player."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import ServerSentEvent
from msgspec import Meta

from spectacula.bots import TEXTS, levels_of
from spectacula.engine.definition import definition
from spectacula.engine.match import Match
from spectacula.engine.preview import in_words
from spectacula.engine.texts import Texts
from spectacula.games import GAMES
from spectacula.kernel.errors import SpectaculaError
from spectacula.server.errors import NotYourSeat, OutOfService
from spectacula.server.finding.doors import Doors
from spectacula.server.house import House
from spectacula.server.http.api import fair, me, orders, ratings, tournaments
from spectacula.server.http.api.refusals import (
    AT_TABLE,
    CHANGING,
    FOR_ANYBODY,
    OPENING,
    PLAYING,
    WITH_TOKEN,
    Caller,
    Closed,
    refuse,
)
from spectacula.server.http.api.shapes import (
    AnswerIn,
    BackIn,
    BoardOut,
    CardOut,
    DoorsIn,
    GameOut,
    GivenIn,
    Health,
    HintOut,
    HintsOut,
    InviteIn,
    Language,
    MoveOut,
    MovesOut,
    OptionOut,
    PaceIn,
    PlayerIn,
    PlayerOut,
    PreviewOut,
    RoomSeatIn,
    SeatNumber,
    SeekIn,
    SeekOut,
    StandInIn,
    TableIn,
    TableOut,
    TurnIn,
    WordsIn,
    board_out,
    seek_out,
    seen_by,
)
from spectacula.server.http.limits import BODY_LIMIT, at_most
from spectacula.server.http.quiet import no_spoilers
from spectacula.server.http.streams import boards, framed, searches, versions
from spectacula.server.tables.table import Pace, SeatPlan, Table

TableId = FromPath[Annotated[str, Meta(max_length=24)]]
AskedSeat = FromQuery[SeatNumber | None]
TheHouse = NamedDependency[House]
TOKEN = [{"token": list[str]()}]


async def with_token(connection: ASGIConnection, _handler: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """Programs show their token; a browser's cookie counts for nothing here."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    house: House = connection.app.state.house
    player = await house.player_by_token(token.strip()) if scheme.lower() == "bearer" and token else None
    if player is None:
        headers = {"WWW-Authenticate": "Bearer"}
        raise NotAuthorizedException("send a valid token: Authorization: Bearer …", headers=headers)
    house.host.admit(player.id)
    connection.scope["user"] = player


@get("/health", tags=["house"])
async def health(house: TheHouse) -> Health:
    """Whether the server answers."""
    search = house.bots.staff.search
    return Health() if house.settings.workers else Health(workers=search.alive, waiting=search.waiting)


@get("/ready", raises=[Closed], exception_handlers={SpectaculaError: refuse}, tags=["house"])
async def ready(house: TheHouse) -> Health:
    """Whether visitors can be sent here: the database answers, and the server is not about to stop."""
    if house.news.closed:
        raise OutOfService("this server is about to stop")
    await house.store.ping()
    return Health()


@get("/games", raises=FOR_ANYBODY, tags=["games"])
async def games() -> list[GameOut]:
    """The games, their player counts, options and bot levels."""
    found = [definition(game) for game in GAMES]
    return [
        GameOut(
            id=game.id,
            fewest=game.players[0],
            most=game.players[1],
            options=[OptionOut(o.name, o.default, list(o.values)) for o in game.options],
            levels=list(levels_of(game.id)),
        )
        for game in found
    ]


@post("/players", raises=FOR_ANYBODY, guards=[at_most(30, "players")], tags=["players"])
async def add_player(data: JSONBody[PlayerIn], house: TheHouse) -> PlayerOut:
    """A new player and the token to act as this player."""
    player = await house.new_player(data.name)
    return PlayerOut(player.id, player.name, await house.new_token(player.id))


@get("/tables", raises=WITH_TOKEN, tags=["tables"])
async def my_tables(request: Caller, house: TheHouse) -> list[CardOut]:
    """The caller's tables, latest first."""
    cards = await house.tables_of(request.user.id)
    return [
        CardOut(
            c.id, c.game, list(c.names), list(c.seats), c.my_turn, c.ply, c.finished is not None, c.damaged, c.gathering
        )
        for c in cards
    ]


@post("/tables", raises=OPENING, guards=[at_most(60, "tables")], tags=["tables"])
async def open_table(request: Caller, data: JSONBody[TableIn], house: TheHouse) -> TableOut:
    """Open a table."""
    seats = [SeatPlan(seat.kind, seat.name, seat.level) for seat in data.seats]
    options: dict[str, object] = dict(data.options)
    asked = data.doors or DoorsIn()
    doors = Doors(asked.house, tuple(dict.fromkeys(asked.languages)), asked.watch)
    brought = data.fair or GivenIn()
    given = await house.numbers.given(brought.offered, brought.seal or "", brought.number or "")
    table = await house.open_table(
        request.user, data.game, len(seats), options, seats, Pace(data.pace), data.hints, doors, data.terms, given
    )
    return seen_by(request.user, table, _seat(request, table, None))


@post("/daily/{game:str}", raises=CHANGING, guards=[at_most(20, "tables")], tags=["tables"])
async def play_daily(request: Caller, game: FromPath[Annotated[str, Meta(max_length=24)]], house: TheHouse) -> TableOut:
    """Sit down at today's deal of a game, for the first time or again."""
    table = await house.daily.play(request.user, game)
    return seen_by(request.user, table, _seat(request, table, None))


@post("/join", raises=CHANGING, guards=[at_most(60, "join")], tags=["tables"])
async def join(request: Caller, data: JSONBody[InviteIn], house: TheHouse) -> TableOut:
    """Claim the seat an invite is for, or any that a code leads to."""
    table, seat = await house.claim(data.invite, request.user, data.seal or "")
    return seen_by(request.user, table, seat)


@get("/board", raises=WITH_TOKEN, guards=[at_most(120, "board")], tags=["tables"])
async def board(house: TheHouse) -> BoardOut:
    """Tables that look for people, and running ones that may be watched."""
    return board_out(await house.board.now())


@get("/board/events", raises=WITH_TOKEN, guards=[at_most(120, "events")], tags=["tables"])
async def board_events(request: Caller, house: TheHouse) -> ServerSentEvent:
    """Server-sent events: the name of what hangs on the board now, and whenever something else does."""
    return await boards(request, house, lambda now, before: framed((), now))


@post("/seek", raises=CHANGING, guards=[at_most(30, "seek")], tags=["tables"])
async def seek(request: Caller, data: JSONBody[SeekIn], house: TheHouse) -> SeekOut:
    """Look for a table; listen at `/api/seek/events`, for whoever is not heard of is not looked for."""
    return seek_out(await house.seekers.seek(request.user, data.games, data.players, data.rated, data.by_days))


@get("/seek", raises=AT_TABLE, tags=["tables"])
async def get_seek(request: Caller, house: TheHouse) -> SeekOut | None:
    """How the search stands; null if there is none."""
    found = await house.seekers.of(request.user.id)
    return None if found is None else seek_out(found)


@get("/seek/events", raises=WITH_TOKEN, guards=[at_most(120, "events")], tags=["tables"])
async def seek_events(request: Caller, house: TheHouse) -> ServerSentEvent:
    """Server-sent events: how the search stands, now and whenever that changes."""
    return await searches(request, house, request.user.id)


@post("/seek/sit", raises=CHANGING, guards=[at_most(60, "join")], tags=["tables"])
async def sit_down(request: Caller, house: TheHouse) -> TableOut:
    """Take the seat that was found."""
    table = await house.seekers.sit_down(request.user)
    return seen_by(request.user, table, _seat(request, table, None))


@post("/seek/cancel", raises=WITH_TOKEN, status_code=204, tags=["tables"])
async def cancel_seek(request: Caller, house: TheHouse) -> None:
    """Look no more, or leave the seat that was found to somebody else."""
    await house.seekers.cancel(request.user.id)


@post("/tables/{table_id:str}/room/leave", raises=CHANGING, status_code=204, tags=["tables"])
async def leave_room(request: Caller, table_id: TableId, house: TheHouse) -> None:
    """Get up before the curtain is up; a table at which nobody is left is cleared away."""
    await house.rooms.leave(table_id, request.user.id)


@post("/tables/{table_id:str}/room/seat", raises=CHANGING, tags=["tables"])
async def set_room_seat(request: Caller, table_id: TableId, data: JSONBody[RoomSeatIn], house: TheHouse) -> TableOut:
    """As the host, leave a seat to a bot or take it back; whoever sat there may not come again."""
    change = house.rooms.leave_to_bot if data.bot else house.rooms.take_seat_back
    table = await change(table_id, request.user.id, data.seat)
    return seen_by(request.user, table, _seat(request, table, None))


@post("/tables/{table_id:str}/room/begin", raises=CHANGING, tags=["tables"])
async def begin(request: Caller, table_id: TableId, house: TheHouse) -> TableOut:
    """As the host, raise the curtain; bots play where nobody has sat down."""
    table = await house.rooms.begin(table_id, request.user.id)
    return seen_by(request.user, table, _seat(request, table, None))


@get("/tables/{table_id:str}", raises=AT_TABLE, tags=["tables"])
async def get_table(request: Caller, table_id: TableId, house: TheHouse, seat: AskedSeat = None) -> TableOut:
    """The table as the caller may see it, from one of the caller's seats, or as the public does."""
    table = await house.table(table_id)
    await house.orders.freshen(table)
    return seen_by(request.user, table, _seat(request, table, seat))


@get("/tables/{table_id:str}/moves", raises=CHANGING, tags=["play"])
async def get_moves(
    request: Caller,
    table_id: TableId,
    house: TheHouse,
    seat: AskedSeat = None,
    language: FromQuery[Language] = "en",
    previews: FromQuery[bool] = False,
) -> MovesOut:
    """What a seat of the caller may decide now, and on request what every move would do."""
    table, mine = await _my_seat(request, house, table_id, seat)
    return _moves(table, mine, Texts(table.game.id, language, table.names(language)), previews)


@post("/tables/{table_id:str}/moves", raises=PLAYING, tags=["play"])
async def post_moves(
    request: Caller,
    table_id: TableId,
    data: JSONBody[TurnIn],
    house: TheHouse,
    language: FromQuery[Language] = "en",
) -> TableOut:
    """Play. A repeated request changes nothing; one for a past decision is refused with the current position.

    By days, what a standing order could have decided is told later: until then it is in `answered`, and may be changed.
    """
    table, seat = await _my_seat(request, house, table_id, data.seat)
    request.state.texts = Texts(table.game.id, language, table.names(language))
    table = await house.play(table_id, request.user.id, seat, data.ply, data.moves)
    return seen_by(request.user, table, seat)


@post("/tables/{table_id:str}/undo", raises=CHANGING, tags=["play"])
async def undo(request: Caller, table_id: TableId, house: TheHouse, seat: AskedSeat = None) -> TableOut:
    """Take back a sealed choice or the last decision of a seat, if nothing was revealed since."""
    _, mine = await _my_seat(request, house, table_id, seat)
    return seen_by(request.user, await house.undo(table_id, request.user.id, mine), mine)


@post("/tables/{table_id:str}/undo/ask", raises=CHANGING, tags=["play"])
async def ask_undo(request: Caller, table_id: TableId, data: JSONBody[BackIn], house: TheHouse) -> TableOut:
    """Ask the others to go back to a ply; it happens at once when there is nobody to ask."""
    _, mine = await _my_seat(request, house, table_id, data.seat)
    return seen_by(request.user, await house.ask_undo(table_id, request.user.id, mine, data.ply), mine)


@post("/tables/{table_id:str}/undo/answer", raises=CHANGING, tags=["play"])
async def answer_undo(request: Caller, table_id: TableId, data: JSONBody[AnswerIn], house: TheHouse) -> TableOut:
    """Agree to go back or refuse; whoever asked withdraws. It happens when the last has agreed."""
    table, mine = await _my_seat(request, house, table_id, data.seat)
    if data.seat is None and table.undo is not None:
        concerned = (table.undo.seat, *table.undo.waiting)
        mine = next((seat for seat in table.seats_of(request.user.id) if seat in concerned), mine)
    return seen_by(request.user, await house.answer_undo(table_id, request.user.id, mine, data.agree), mine)


@post("/tables/{table_id:str}/hints", raises=CHANGING, guards=[at_most(60, "hints")], tags=["play"])
async def hints(
    request: Caller, table_id: TableId, house: TheHouse, seat: AskedSeat = None, language: FromQuery[Language] = "en"
) -> HintsOut:
    """The best moves for a seat that is to decide, where the table allows hints. Everybody sees who asks."""
    table, mine = await _my_seat(request, house, table_id, seat)
    match, advice = await house.hints(table_id, request.user.id, mine)
    texts = Texts(table.game.id, language, table.names(language), also=(TEXTS,))
    describe, ids = table.game.definition.describe, table.game.definition.ids
    said = [
        HintOut(
            move=hint.move,
            text=texts.say(describe(ids[hint.move])),
            wins=hint.wins,
            score=hint.score,
            reason=texts.say(hint.reason),
            previews=_previews(match, mine, hint.move, texts),
        )
        for hint in advice.hints
    ]
    return HintsOut(mine, match.ply, advice.thorough, said)


@post("/tables/{table_id:str}/stand-in", raises=CHANGING, tags=["tables"])
async def stand_in(request: Caller, table_id: TableId, data: JSONBody[StandInIn], house: TheHouse) -> TableOut:
    """Let a bot decide for somebody who is away, or for oneself; without a level, decide for oneself again."""
    if data.level is None:
        table = await house.take_back(table_id, request.user.id, data.seat)
    else:
        table = await house.stand_in(table_id, request.user.id, data.seat, data.level)
    return seen_by(request.user, table, _seat(request, table, None))


@post("/tables/{table_id:str}/pace", raises=CHANGING, tags=["tables"])
async def pace(request: Caller, table_id: TableId, data: JSONBody[PaceIn], house: TheHouse) -> TableOut:
    """Let the bots of the table take more or less time."""
    table = await house.set_pace(table_id, request.user.id, Pace(data.pace))
    return seen_by(request.user, table, _seat(request, table, None))


@post("/tables/{table_id:str}/rematch", raises=CHANGING, guards=[at_most(60, "tables")], tags=["tables"])
async def rematch(request: Caller, table_id: TableId, house: TheHouse) -> TableOut:
    """The same company once more: opens the new table or agrees to it; it begins when everybody has agreed."""
    table = await house.rematch(table_id, request.user.id)
    return seen_by(request.user, table, _seat(request, table, None))


@post("/tables/{table_id:str}/talk", raises=CHANGING, guards=[at_most(60, "talk")], tags=["tables"])
async def talk(request: Caller, table_id: TableId, data: JSONBody[WordsIn], house: TheHouse) -> TableOut:
    """Say something at the table."""
    table = await house.say(table_id, request.user.id, data.text)
    return seen_by(request.user, table, _seat(request, table, None))


@get("/tables/{table_id:str}/events", raises=AT_TABLE, guards=[at_most(120, "events")], tags=["tables"])
async def events(request: Caller, table_id: TableId, house: TheHouse) -> ServerSentEvent:
    """Server-sent events: the version of the table now, and whenever it changes."""
    return await versions(request, house, table_id, request.user.id)


@get("/tables/{table_id:str}/record", raises=CHANGING, tags=["tables"])
async def record(table_id: TableId, house: TheHouse) -> Response[bytes]:
    """The record of a finished game: set-up, seed and moves."""
    table = await house.table(table_id)
    return Response(table.record().encode(), media_type="application/json")


def _seat(request: Caller, table: Table, asked: int | None) -> int | None:
    """The caller's seat that is asked for; else the first that owes a decision; else the first."""
    mine = table.seats_of(request.user.id)
    if asked is not None and asked not in mine:
        raise NotYourSeat("this seat is not yours")
    if asked is None:
        asked = next((seat for seat in mine if seat in table.match.pending), mine[0] if mine else None)
    request.state.seat = asked
    return asked


async def _my_seat(request: Caller, house: House, table_id: str, asked: int | None) -> tuple[Table, int]:
    table = await house.table(table_id)
    seat = _seat(request, table, asked)
    if seat is None:
        raise NotYourSeat("you have no seat at this table")
    return table, seat


def _previews(match: Match, seat: int, move: str, texts: Texts) -> list[PreviewOut]:
    told = [in_words(match.game.definition, preview, texts) for preview in match.preview(seat, move)]
    return [PreviewOut(given, list(events), then) for given, events, then in told]


def _moves(table: Table, seat: int, texts: Texts, previews: bool) -> MovesOut:
    view = table.match.view(seat)
    describe = table.game.definition.describe
    prompt = table.match.prompt(seat)
    ids = table.game.definition.ids
    return MovesOut(
        seat=seat,
        ply=view.ply,
        kind=view.kind,
        prompt=None if prompt is None else texts.say(prompt),
        sealed=view.sealed,
        choice=view.choice,
        moves=[
            MoveOut(
                move,
                texts.say(describe(ids[move])),
                _previews(table.match, seat, move, texts) if previews else None,
            )
            for move in view.moves
        ],
    )


def api_router() -> Router:
    """Everything under /api."""
    errors: dict[Any, Any] = {SpectaculaError: refuse}
    limit = at_most(1200, "api")
    at_table = [my_tables, open_table, play_daily, join, get_table, stand_in, pace, talk, events, record]
    at_table += [
        seek,
        get_seek,
        seek_events,
        sit_down,
        cancel_seek,
        board,
        board_events,
        leave_room,
        set_room_seat,
        begin,
    ]
    at_table += [rematch, get_moves, post_moves, hints, undo, ask_undo, answer_undo]
    closed = Router(
        "/",
        route_handlers=[
            *at_table,
            *me.HANDLERS,
            *fair.HANDLERS,
            *orders.HANDLERS,
            *ratings.HANDLERS,
            *tournaments.HANDLERS,
        ],
        guards=[with_token, no_spoilers],
        security=TOKEN,
    )
    return Router(
        "/api",
        route_handlers=[games, add_player, closed],
        guards=[limit],
        exception_handlers=errors,
        request_max_body_size=BODY_LIMIT,
    )
