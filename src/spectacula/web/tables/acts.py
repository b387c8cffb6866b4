"""What people do at a table: every form of the page, answered with the table as it stands then."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, URLEncodedBody
from litestar.response import Redirect

from spectacula.kernel.errors import CannotUndo, IllegalMove
from spectacula.server.errors import NotNow, Refused, Stale
from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.server.tables import leaving
from spectacula.server.tables.company import STAND_IN
from spectacula.server.tables.table import Pace, Table
from spectacula.web.games import board_of
from spectacula.web.tables.draft import imagine, read
from spectacula.web.tables.drawn import answered, drafted, number
from spectacula.web.visitor import Visitor, settled
from spectacula.web.words import Words

Asked = Request[Any, Any, Any]
Form = URLEncodedBody[dict[str, str]]
PROXY = "skilled"  # plays for whoever asks it to


@dataclass(frozen=True)
class Errand:
    """Somebody at a table with a form in hand."""

    request: Asked
    visitor: Visitor
    house: House
    table_id: str
    form: Mapping[str, str]

    @property
    def player(self) -> str:
        return self.visitor.id or ""

    @property
    def seat(self) -> int:
        return self.number("seat")

    def number(self, key: str) -> int:
        return number(self.form, key)

    def words(self, message: str) -> str:
        return Words(self.visitor.language)(message)

    def answer(self, table: Table, *problem: Any, **more: Any) -> Response[Any]:
        return answered(self.request, self.visitor, table, *problem, **more)

    def go(self, address: str) -> Response[Any]:
        """To another page."""
        if self.request.headers.get("HX-Request") == "true":
            return Response("", headers={"HX-Redirect": address})
        return Redirect(address, status_code=303)

    async def not_now(self) -> Response[Any]:
        """What cannot be done now is answered with how the table stands."""
        return self.answer(await self.house.table(self.table_id), self.words("not-now"), 409)


def form(path: str, answer: Callable[[Errand], Awaitable[Response[Any]]], **more: Any) -> HTTPRouteHandler:
    """The handler of a form at `/t/<table>/<path>`."""

    @post(f"/t/{{table_id:str}}/{path}", status_code=200, include_in_schema=False, **more)
    async def handler(
        request: Asked,
        visitor: NamedDependency[Visitor],
        house: NamedDependency[House],
        table_id: FromPath[str],
        data: Form,
    ) -> Response[Any]:
        return await answer(Errand(request, visitor, house, table_id, data))

    return handler


def act(path: str, do: Callable[[Errand], Awaitable[Table]], **more: Any) -> HTTPRouteHandler:
    """The handler of a form that changes the table and then shows it."""

    async def answer(errand: Errand) -> Response[Any]:
        try:
            return errand.answer(await do(errand))
        except (NotNow, CannotUndo):
            return await errand.not_now()

    return form(path, answer, **more)


async def play(errand: Errand) -> Response[Any]:
    """One turn: the seat, the ply at which it opened, the steps laid out and the move that ends them."""
    table = await errand.house.table(errand.table_id)
    imagined = drafted(table, errand.visitor.id, errand.form)
    move = errand.form.get("quiet") or errand.form.get("move", "")
    if not move:
        return errand.answer(table, errand.words("choose-first"), 422, imagined)
    opened = errand.number("opened")
    steps = imagined.draft.laid if imagined is not None else _sent_before(table, errand)
    try:
        table = await errand.house.play(table.id, errand.player, errand.seat, opened, [*steps, move])
    except IllegalMove as refusal:
        return errand.answer(table, refusal.reason, 422, imagined)
    except Stale as late:
        return errand.answer(late.table, errand.words("stale"), 409)
    return errand.answer(table)


def _sent_before(table: Table, errand: Errand) -> tuple[str, ...]:
    """The steps of a turn that may have been played already by a request whose answer was lost, as they were played."""
    opened, steps = errand.number("opened"), read(errand.form.get("draft", ""))
    if not steps or not 0 <= opened < table.match.ply:
        return steps
    past = table.match.copy()
    past.rewind(opened)
    return imagine(past, errand.seat, steps, board_of(table.game.id)).draft.laid


async def lay_out(errand: Errand) -> Response[Any]:
    """The table as it would stand after the steps laid out; nothing is played."""
    table = await errand.house.table(errand.table_id)
    return errand.answer(table, imagined=drafted(table, errand.visitor.id, errand.form))


async def undo(errand: Errand) -> Table:
    return await errand.house.undo(errand.table_id, errand.player, errand.seat)


async def ask_undo(errand: Errand) -> Table:
    return await errand.house.ask_undo(errand.table_id, errand.player, errand.seat, errand.number("to_ply"))


async def answer_undo(errand: Errand) -> Table:
    agree = errand.form.get("agree") == "yes"
    return await errand.house.answer_undo(errand.table_id, errand.player, errand.seat, agree)


async def talk(errand: Errand) -> Table:
    """Whoever says something for the first time becomes a player; nothing said is nothing done."""
    text = errand.form.get("text", "")
    if not text.strip():
        return await errand.house.table(errand.table_id)
    player = await settled(errand.request, errand.house, errand.visitor)
    return await errand.house.say(errand.table_id, player.id, text)


async def face(errand: Errand) -> Table:
    """Around one screen: whose hand it shows now."""
    return await errand.house.face(errand.table_id, errand.player, errand.seat if errand.seat >= 0 else None)


async def stand_in(errand: Errand) -> Table:
    table = await errand.house.table(errand.table_id)
    level = PROXY if errand.seat in table.seats_of(errand.visitor.id) else STAND_IN
    return await errand.house.stand_in(table.id, errand.player, errand.seat, level)


async def take_back(errand: Errand) -> Table:
    return await errand.house.take_back(errand.table_id, errand.player, errand.seat)


async def pace(errand: Errand) -> Table:
    """How long the bots of this table take from now on."""
    try:
        wanted = Pace(errand.form.get("pace", ""))
    except ValueError:
        raise Refused("there is no such pace") from None
    return await errand.house.set_pace(errand.table_id, errand.player, wanted)


async def resign(errand: Errand) -> Response[Any]:
    """Give one's seats to a bot for good; a table of nobody else is cleared away, unless it is a tournament's."""
    table = await errand.house.table(errand.table_id)
    try:
        if table.people == {errand.player} and table.terms.tournament is None:
            await errand.house.forget(table.id, errand.player)
            return errand.go("/")
        return errand.answer(await errand.house.alter(table.id, lambda live: leaving.resign(live, errand.player)))
    except NotNow:
        return await errand.not_now()


async def rematch(errand: Errand) -> Response[Any]:
    """The same seats again, at a new table."""
    try:
        given = await errand.house.numbers.brought(errand.form)
        table = await errand.house.rematch(errand.table_id, errand.player, given)
    except Refused:
        return await errand.not_now()
    return errand.go(f"/t/{table.id}")


HANDLERS = [
    form("moves", play, guards=[at_most(600, "moves")]),
    form("draft", lay_out),
    form("rematch", rematch),
    form("resign", resign),
    act("undo", undo),
    act("ask-undo", ask_undo),
    act("answer-undo", answer_undo),
    act("talk", talk, guards=[at_most(60, "talk")]),
    act("face", face),
    act("stand-in", stand_in),
    act("take-back", take_back),
    act("pace", pace),
]
