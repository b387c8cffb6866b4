"""The guided game, one page per step, and the table it ends at."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, URLEncodedBody
from litestar.response import Redirect

from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.server.tables.seating import STAGE_NAMES
from spectacula.server.tables.table import SeatPlan
from spectacula.web.games import OFFERED, board_of, playbill_of
from spectacula.web.guide.scene import told
from spectacula.web.guide.script import ME, guide
from spectacula.web.shell import page
from spectacula.web.tables.screen import symbols_of
from spectacula.web.visitor import Visitor, settled

LEVEL = "novice"
UNNAMED = "Isabelle"


def names_at(game: str, visitor: Visitor) -> tuple[str, ...]:
    """Whoever has no name yet plays under a stage name."""
    me = visitor.name or UNNAMED
    others = [name for name in STAGE_NAMES if name != me]
    return (me, *others[: guide(game).record.players - 1])


@get("/guide/{game:str}", include_in_schema=False)
async def show(
    request: Request[Any, Any, Any], visitor: NamedDependency[Visitor], game: FromPath[str], step: FromQuery[int] = 1
) -> Response[str]:
    if game not in OFFERED:
        raise NotFoundException
    known = guide(game)
    at = known.steps[min(max(step, 1), len(known.steps)) - 1]
    names = names_at(game, visitor)
    shown = told(known, at, visitor.language, names, _seen(request))
    return page(
        request,
        visitor,
        "guide/guide.html",
        symbols=symbols_of(game),
        t=shown,
        screen=shown,
        words=shown.words,
        view=shown.view,
        b=shown.scene.board,
        names=names,
        picks=frozenset(pick for choice in shown.scene.choices for pick in choice.picks),
        game=game,
        here=f"/guide/{game}",
        mascot=playbill_of(game).MASCOT,
        always=getattr(board_of(game), "THEME", None),
    )


def _seen(request: Request[Any, Any, Any]) -> int:
    """The step a page that asks shows; 0 for a first look."""
    text = request.headers.get("X-Seen", "")
    return int(text) if text.isdecimal() and len(text) < 7 else 0


@post("/guide/{game:str}/play", status_code=303, include_in_schema=False, guards=[at_most(20, "tables")])
async def play_on(
    request: Request[Any, Any, Any],
    visitor: NamedDependency[Visitor],
    house: NamedDependency[House],
    game: FromPath[str],
    data: URLEncodedBody[dict[str, str]],
) -> Redirect:
    """Where the guide ends the player goes on, against novice bots."""
    if game not in OFFERED:
        raise NotFoundException
    names = names_at(game, visitor)
    plans = [SeatPlan("me", name) if n == ME else SeatPlan("bot", name, LEVEL) for n, name in enumerate(names)]
    player = await settled(request, house, visitor)
    table = await house.take_up(player, guide(game).match(), plans)
    return Redirect(f"/t/{table.id}", status_code=303)


HANDLERS = [show, play_on]
