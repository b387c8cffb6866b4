"""The table page, its fragment, and everything a viewer can do there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, URLEncodedBody
from litestar.response import Redirect, ServerSentEvent, ServerSentEventMessage
from markupsafe import Markup

from spectacula.kernel.errors import CannotUndo, IllegalMove
from spectacula.kernel.words import Say
from spectacula.server.errors import NotNow, Refused, Stale
from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.server.tables.table import Pace, Table
from spectacula.web.draft import imagine, read
from spectacula.web.games import board_of
from spectacula.web.review.meanwhile import meanwhile, returning
from spectacula.web.shell import back_to, page, render
from spectacula.web.stage import describe_stage, sit, symbols_of
from spectacula.web.visitor import Visitor, settled
from spectacula.web.words import Words

Asked = Request[Any, Any, Any]
Form = URLEncodedBody[dict[str, str]]
Who = NamedDependency[Visitor]
TheHouse = NamedDependency[House]
Id = FromPath[str]

STAND_IN = "novice"  # minds the seat of somebody who is away


def fragment(request: Asked, visitor: Visitor, table: Table, error: str | Say = "", steps: tuple[str, ...] = ()) -> str:
    """The table as this visitor may see it now, with the steps laid out, or the cover."""
    if table.covered(visitor.id):
        return _cover(request, visitor, table)
    stage = sit(table, visitor.id, visitor.language, error, steps)
    return render(request, visitor, "stage.html", base=_base(request), **describe_stage(stage))


def _cover(request: Asked, visitor: Visitor, table: Table) -> str:
    words = Words(visitor.language, table.game.id, table.names(visitor.language))
    match = table.match
    faces = [n for n in table.faces_of(visitor.id) if n in match.pending] or table.faces_of(visitor.id)
    public = sit(table, None, visitor.language)
    last = match.committed[-1] if match.committed else match.played[-1].seat if match.played else None
    return render(
        request,
        visitor,
        "cover.html",
        words=words,
        game=table.game.id,
        table_id=table.id,
        version=table.version,
        where=public.scene.where,
        names=words.names,
        faces=faces,
        next=faces[0],
        last=last if last in table.seats_of(visitor.id) and last != faces[0] else None,
        mascot=board_of(table.game.id).MASCOT,
        states=[_cover_state(table, n, faces[0]) for n in range(len(table.seats))],
    )


def _cover_state(table: Table, n: int, following: int) -> tuple[str, str]:
    if n in table.match.committed:
        return "sealed", "lock"
    if n == following:
        return "next", "arrow"
    if n in table.match.pending:
        return "later", "clock"
    return ("bot", "bot") if table.seats[n].bot_level else ("done", "clock")


def _base(request: Asked) -> str:
    return str(request.base_url).rstrip("/")


def _drafted(table: Table, data: Mapping[str, str]) -> tuple[str, ...]:
    """The steps laid out for the open decision; those for an earlier one are forgotten."""
    return read(data.get("draft", "")) if _number(data, "opened") == table.match.ply else ()


def _answer(
    request: Asked,
    visitor: Visitor,
    table: Table,
    error: str | Say = "",
    status: int = 200,
    steps: tuple[str, ...] = (),
) -> Response[Any]:
    """The fragment for htmx; without it back to the page."""
    if request.headers.get("HX-Request") != "true":
        return back_to(f"/t/{table.id}")
    return Response(
        fragment(request, visitor, table, error, steps),
        status_code=status,
        media_type="text/html",
        headers={"X-Version": str(table.version), "Cache-Control": "no-store"},
    )


@get("/t/{table_id:str}", include_in_schema=False)
async def show(request: Asked, visitor: Who, house: TheHouse, table_id: Id) -> Response[str]:
    table = await house.table(table_id)
    names = table.names(visitor.language)
    words = Words(visitor.language, table.game.id, names)
    return page(
        request,
        visitor,
        "table.html",
        symbols=symbols_of(table.game.id),
        words=words,
        game=table.game.id,
        title=words("table-names", names=", ".join(names)),
        always=getattr(board_of(table.game.id), "THEME", None),
        table_id=table.id,
        base=_base(request),
        meanwhile=meanwhile(table, visitor.id, visitor.language) if returning(table, visitor.id) else None,
        looks_back=table.match.ply if table.over or len(table.seats_of(visitor.id)) == 1 else None,
        inner=Markup(fragment(request, visitor, table)),
    )


@get("/t/{table_id:str}/board", include_in_schema=False)
async def board(request: Asked, visitor: Who, house: TheHouse, table_id: Id) -> Response[Any]:
    table = await house.table(table_id)
    return Response(
        fragment(request, visitor, table, steps=_drafted(table, request.query_params)),
        media_type="text/html",
        headers={"X-Version": str(table.version), "Cache-Control": "no-store"},
    )


@get("/t/{table_id:str}/events", include_in_schema=False)
async def events(visitor: Who, house: TheHouse, table_id: Id) -> ServerSentEvent:
    """Only version numbers: every viewer fetches what they may see."""
    await house.table(table_id)

    async def stream() -> Any:
        async for version in house.versions(table_id, visitor.id):
            yield ServerSentEventMessage(event="version", data=str(version), retry=1000)

    return ServerSentEvent(stream())


@get("/t/{table_id:str}/record", include_in_schema=False)
async def record(house: TheHouse, table_id: Id) -> Response[bytes]:
    """The record of a finished game, as a file."""
    table = await house.table(table_id)
    if not table.over:
        raise NotNow("the record is open when the game is over")
    return Response(
        table.match.record().encode(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{table.game.id}-{table.id}.json"'},
    )


@post("/t/{table_id:str}/moves", status_code=200, guards=[at_most(600, "moves")], include_in_schema=False)
async def play(
    request: Asked,
    visitor: Who,
    house: TheHouse,
    table_id: Id,
    data: Form,
) -> Response[Any]:
    """One turn: the seat, the ply at which it opened, the steps laid out and the move that ends them."""
    table = await house.table(table_id)
    words = Words(visitor.language, table.game.id, table.names(visitor.language))
    move = data.get("quiet") or data.get("move", "")
    if not move:
        return _answer(request, visitor, table, words("choose-first"), 422, _drafted(table, data))
    seat, opened = _number(data, "seat"), _number(data, "opened")
    steps = read(data.get("draft", ""))
    if opened == table.match.ply:
        steps = imagine(table.match, seat, steps, board_of(table.game.id))[1].laid
    try:
        table = await house.play(table_id, visitor.id or "", seat, opened, [*steps, move])
    except IllegalMove as refusal:
        return _answer(request, visitor, table, refusal.reason, 422, _drafted(table, data))
    except Stale as late:
        return _answer(request, visitor, late.table, words("stale"), 409)
    return _answer(request, visitor, table)


@post("/t/{table_id:str}/draft", status_code=200, include_in_schema=False)
async def lay_out(
    request: Asked,
    visitor: Who,
    house: TheHouse,
    table_id: Id,
    data: Form,
) -> Response[Any]:
    """The table as it would stand after the steps laid out; nothing is played."""
    table = await house.table(table_id)
    return _answer(request, visitor, table, steps=_drafted(table, data))


def _number(data: Mapping[str, str], key: str) -> int:
    try:
        return int(data.get(key, ""))
    except ValueError:
        return -1


async def _try(
    request: Asked, visitor: Visitor, house: House, table_id: str, action: Callable[[], Awaitable[Table]]
) -> Response[Any]:
    """Do something at a table; what is not possible now is answered with how it stands."""
    try:
        return _answer(request, visitor, await action())
    except (NotNow, CannotUndo):
        words = Words(visitor.language)
        return _answer(request, visitor, await house.table(table_id), words("not-now"), 409)


@post("/t/{table_id:str}/undo", status_code=200, include_in_schema=False)
async def undo(
    request: Asked,
    visitor: Who,
    house: TheHouse,
    table_id: Id,
    data: Form,
) -> Response[Any]:
    seat = _number(data, "seat")
    return await _try(request, visitor, house, table_id, lambda: house.undo(table_id, visitor.id or "", seat))


@post("/t/{table_id:str}/ask-undo", status_code=200, include_in_schema=False)
async def ask_undo(
    request: Asked,
    visitor: Who,
    house: TheHouse,
    table_id: Id,
    data: Form,
) -> Response[Any]:
    seat, ply = _number(data, "seat"), _number(data, "to_ply")
    return await _try(request, visitor, house, table_id, lambda: house.ask_undo(table_id, visitor.id or "", seat, ply))


@post("/t/{table_id:str}/answer-undo", status_code=200, include_in_schema=False)
async def answer_undo(
    request: Asked,
    visitor: Who,
    house: TheHouse,
    table_id: Id,
    data: Form,
) -> Response[Any]:
    seat, agree = _number(data, "seat"), data.get("agree") == "yes"
    return await _try(
        request, visitor, house, table_id, lambda: house.answer_undo(table_id, visitor.id or "", seat, agree)
    )


@post("/t/{table_id:str}/talk", status_code=200, guards=[at_most(60, "talk")], include_in_schema=False)
async def talk(
    request: Asked,
    visitor: Who,
    house: TheHouse,
    table_id: Id,
    data: Form,
) -> Response[Any]:
    if not data.get("text", "").strip():
        return _answer(request, visitor, await house.table(table_id))
    player = await settled(request, house, visitor)
    return await _try(request, visitor, house, table_id, lambda: house.say(table_id, player.id, data["text"]))


@post("/t/{table_id:str}/face", status_code=200, include_in_schema=False)
async def face(
    request: Asked,
    visitor: Who,
    house: TheHouse,
    table_id: Id,
    data: Form,
) -> Response[Any]:
    """Around one screen: whose hand it shows now."""
    seat = _number(data, "seat")
    shown = seat if seat >= 0 else None
    return await _try(request, visitor, house, table_id, lambda: house.face(table_id, visitor.id or "", shown))


@post("/t/{table_id:str}/stand-in", status_code=200, include_in_schema=False)
async def stand_in(
    request: Asked,
    visitor: Who,
    house: TheHouse,
    table_id: Id,
    data: Form,
) -> Response[Any]:
    seat = _number(data, "seat")
    return await _try(
        request, visitor, house, table_id, lambda: house.stand_in(table_id, visitor.id or "", seat, STAND_IN)
    )


@post("/t/{table_id:str}/take-back", status_code=200, include_in_schema=False)
async def take_back(
    request: Asked,
    visitor: Who,
    house: TheHouse,
    table_id: Id,
    data: Form,
) -> Response[Any]:
    seat = _number(data, "seat")
    return await _try(request, visitor, house, table_id, lambda: house.take_back(table_id, visitor.id or "", seat))


@post("/t/{table_id:str}/pace", status_code=200, include_in_schema=False)
async def pace(
    request: Asked,
    visitor: Who,
    house: TheHouse,
    table_id: Id,
    data: Form,
) -> Response[Any]:
    """How long the bots of this table take from now on."""
    try:
        wanted = Pace(data.get("pace", ""))
    except ValueError:
        raise Refused("there is no such pace") from None
    return await _try(request, visitor, house, table_id, lambda: house.set_pace(table_id, visitor.id or "", wanted))


@post("/t/{table_id:str}/rematch", status_code=200, include_in_schema=False)
async def rematch(request: Asked, visitor: Who, house: TheHouse, table_id: Id) -> Response[Any]:
    """The same seats again, at a new table."""
    try:
        table = await house.rematch(table_id, visitor.id or "")
    except Refused:
        return _answer(request, visitor, await house.table(table_id), Words(visitor.language)("not-now"), 409)
    if request.headers.get("HX-Request") == "true":
        return Response("", headers={"HX-Redirect": f"/t/{table.id}"})
    return Redirect(f"/t/{table.id}", status_code=303)


HANDLERS = [
    show,
    board,
    events,
    record,
    play,
    lay_out,
    undo,
    ask_undo,
    answer_undo,
    talk,
    face,
    stand_in,
    take_back,
    pace,
    rematch,
]
