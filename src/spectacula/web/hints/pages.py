"""Asking for a hint: workers think, the answer lies beside the table, and choosing it plays nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.params import FromPath, URLEncodedBody

from spectacula.bots import TEXTS
from spectacula.engine.match import Match
from spectacula.engine.texts import Texts
from spectacula.server.errors import NoHints, NotNow, NotYourSeat
from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.web.games import board_of
from spectacula.web.hints.turn import whole_turn
from spectacula.web.shell import part
from spectacula.web.tables.draft import Draft, imagine, written
from spectacula.web.tables.drawn import drafted
from spectacula.web.visitor import Visitor
from spectacula.web.words import Words

Asked = Request[Any, Any, Any]


@dataclass(frozen=True)
class Suggestion:
    """A turn in words and why: `steps` are laid out, then `move` is chosen; either may be empty."""

    turn: tuple[str, ...]
    reason: str
    steps: str
    move: str


def suggestion(match: Match, seat: int, draft: Draft, turn: list[str], reason: str, words: Words) -> Suggestion:
    """A hint in the viewer's language."""
    definition, board = match.game.definition, board_of(match.game.id)
    described = tuple(words.say(definition.describe(definition.ids[move])) for move in turn)
    laid = imagine(match, seat, tuple(turn), board).draft.laid if board.STEPS else ()
    rest = turn[len(laid) :]
    return Suggestion(described, reason, written((*draft.steps, *laid)) if laid else "", rest[0] if rest else "")


@post("/t/{table_id:str}/hint", status_code=200, guards=[at_most(60, "hints")], include_in_schema=False)
async def ask(
    request: Asked,
    visitor: NamedDependency[Visitor],
    house: NamedDependency[House],
    table_id: FromPath[str],
    data: URLEncodedBody[dict[str, str]],
) -> Response[str]:
    """The best way to end the turn of the seat on this screen, as it is laid out."""
    table = await house.table(table_id)
    seat, imagined = table.viewing_seat(visitor.id), drafted(table, visitor.id, data)
    words = Words(visitor.language, table.game.id, table.names(visitor.language))
    found, refusal = None, words("hint-not-now")
    if seat is None or str(seat) != data.get("seat"):
        raise NotYourSeat("this seat is not on your screen")
    try:
        if imagined is None:
            raise NotNow("the table has moved on")
        match, advice = await house.hints(table_id, visitor.id or "", seat, imagined.match)
        if not advice.hints:
            raise NotNow("this seat owes nothing")
        best, board = advice.hints[0], board_of(table.game.id)
        turn = await whole_turn(house, match, seat, best.move, board) if advice.thorough else [best.move]
        reason = Texts(table.game.id, words.language, words.names, also=(TEXTS,)).say(best.reason)
        found = suggestion(match, seat, imagined.draft, turn, reason, words)
    except NoHints:
        refusal = words("hints-off-line")
    except NotNow:
        pass
    return part(request, visitor, "hints/answer.html", words=words, found=found, refusal=refusal)


HANDLERS = [ask]
