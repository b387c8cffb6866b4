"""Asking for a hint: workers think, the answer lies beside the table, and choosing one of its moves plays nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.params import FromPath, URLEncodedBody

from spectacula.bots import TEXTS, Hint
from spectacula.engine.match import Match
from spectacula.engine.texts import Texts
from spectacula.server.errors import NoHints, NotNow, NotYourSeat
from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.web.draft import goes_on, imagine, read, written
from spectacula.web.games import board_of
from spectacula.web.shell import part
from spectacula.web.stage import Stage, sit
from spectacula.web.visitor import Visitor

Asked = Request[Any, Any, Any]


@dataclass(frozen=True)
class Suggestion:
    """A move in words with what to expect of it; `steps` lay it out where the table takes turns step by step."""

    move: str
    label: str
    reason: str
    wins: int | None
    score: str
    steps: str


def suggestion(match: Match, stage: Stage, hint: Hint) -> Suggestion:
    """A hint in the viewer's language."""
    game, words = match.game, stage.words
    described = game.definition.module("moves").describe(game.definition.ids[hint.move])
    assert stage.seat is not None
    laid = stage.scene.steps and goes_on(match, stage.seat, hint.move, board_of(game.id))
    return Suggestion(
        move=hint.move,
        label=words.say(described),
        reason=Texts(game.id, words.language, words.names, also=(TEXTS,)).say(hint.reason),
        wins=round(100 * hint.wins) if game.players > 1 else None,
        score=board_of(game.id).score(round(hint.score), words),
        steps=written((*stage.draft.steps, hint.move)) if laid else "",
    )


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
    steps = read(data.get("draft", ""))
    stage = sit(table, visitor.id, visitor.language, steps=steps)
    found, thorough, refusal = list[Suggestion](), True, stage.words("hint-not-now")
    try:
        if stage.seat is None or str(stage.seat) != data.get("seat"):
            raise NotYourSeat("this seat is not on your screen")
        if str(table.match.ply) != data.get("opened"):
            raise NotNow("the table has moved on")
        imagined, _ = imagine(table.match, stage.seat, steps, board_of(table.game.id))
        match, advice = await house.hints(table_id, visitor.id or "", stage.seat, imagined)
        found, thorough = [suggestion(match, stage, hint) for hint in advice.hints], advice.thorough
    except NoHints:
        refusal = stage.words("hints-off-line")
    except NotNow:
        pass
    known = {"words": stage.words, "found": found, "thorough": thorough, "refusal": refusal}
    return part(request, visitor, "hints/answer.html", **known)


HANDLERS = [ask]
