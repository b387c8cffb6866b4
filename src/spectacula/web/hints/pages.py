"""Asking for a hint: workers think, the answer lies beside the table, and choosing one of its moves plays nothing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.params import FromPath, URLEncodedBody

from spectacula.bots import TEXTS, Hint
from spectacula.engine.match import Match
from spectacula.engine.preview import in_words
from spectacula.engine.texts import Texts
from spectacula.server.errors import NoHints, NotNow, NotYourSeat
from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.web.games import board_of
from spectacula.web.shell import part
from spectacula.web.tables.draft import Draft, goes_on, written
from spectacula.web.tables.drawn import drafted
from spectacula.web.visitor import Visitor
from spectacula.web.words import Words

Asked = Request[Any, Any, Any]


@dataclass(frozen=True)
class Suggestion:
    """A move in words with what to expect of it; `steps` lay it out where the table takes turns step by step."""

    move: str
    label: str
    reason: str
    leads_to: str
    wins: int | None
    score: str
    steps: str


def suggestion(match: Match, seat: int, draft: Draft, hint: Hint, words: Words) -> Suggestion:
    """A hint in the viewer's language."""
    game, board = match.game, board_of(match.game.id)
    described = game.definition.describe(game.definition.ids[hint.move])
    laid = board.STEPS and goes_on(match, seat, hint.move, board)
    return Suggestion(
        move=hint.move,
        label=words.say(described),
        reason=Texts(game.id, words.language, words.names, also=(TEXTS,)).say(hint.reason),
        leads_to=_leads_to(match, seat, hint.move, words),
        wins=round(100 * hint.wins) if game.players > 1 else None,
        score=board.score(round(hint.score), words),
        steps=written((*draft.steps, hint.move)) if laid else "",
    )


def _leads_to(match: Match, seat: int, move: str, words: Words) -> str:
    """The move's own doing, with the sentences of the log."""
    own = [replace(preview, events=preview.events[: preview.own], then=None) for preview in match.preview(seat, move)]
    return " ".join(in_words(match.game.definition, preview, words.texts).line for preview in own)


@post("/t/{table_id:str}/hint", status_code=200, guards=[at_most(60, "hints")], include_in_schema=False)
async def ask(
    request: Asked,
    visitor: NamedDependency[Visitor],
    house: NamedDependency[House],
    table_id: FromPath[str],
    data: URLEncodedBody[dict[str, str]],
) -> Response[str]:
    """The best moves of the seat on this screen, for the turn as it is laid out."""
    table = await house.table(table_id)
    seat, imagined = table.viewing_seat(visitor.id), drafted(table, visitor.id, data)
    words = Words(visitor.language, table.game.id, table.names(visitor.language))
    found, thorough, refusal = list[Suggestion](), True, words("hint-not-now")
    if seat is None or str(seat) != data.get("seat"):
        raise NotYourSeat("this seat is not on your screen")
    try:
        if imagined is None:
            raise NotNow("the table has moved on")
        match, advice = await house.hints(table_id, visitor.id or "", seat, imagined.match)
        found = [suggestion(match, seat, imagined.draft, hint, words) for hint in advice.hints]
        thorough = advice.thorough
    except NoHints:
        refusal = words("hints-off-line")
    except NotNow:
        pass
    known = {"words": words, "found": found, "thorough": thorough, "refusal": refusal}
    return part(request, visitor, "hints/answer.html", **known)


HANDLERS = [ask]
