"""The review of a finished game: any position, any eyes; playing on from it against bots."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, URLEncodedBody
from litestar.response import Redirect
from markupsafe import Markup

from spectacula.bots import levels_of
from spectacula.server.errors import NotNow
from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.server.tables.seating import known_level
from spectacula.server.tables.table import SeatPlan, Table
from spectacula.server.thinking.lookback import Lookback
from spectacula.web.games import board_of
from spectacula.web.rating import told as ratings
from spectacula.web.result.preview import preview
from spectacula.web.review.band import glyph, strip
from spectacula.web.review.coach import Verdict, judge
from spectacula.web.review.curves import charts
from spectacula.web.review.lookback import expectations, telling, told
from spectacula.web.review.position import ALL, Eyes, Position, beats, position
from spectacula.web.shell import base_of, page, part, render
from spectacula.web.tables.screen import symbols_of
from spectacula.web.visitor import Visitor, settled

Asked = Request[Any, Any, Any]
SPEEDS = (("½", 3600), ("1", 1800), ("2", 900), ("4", 450))


async def looked_at(house: House, visitor: Visitor, table_id: str, eyes: str) -> tuple[Table, Eyes]:
    """A finished game through any eyes; one that still runs only through those of the visitor's own seat."""
    table = await house.table(table_id)
    if table.over:
        await house.lookbacks.catch_up(table)
        seat = _number(eyes, -1)
        return table, Eyes(seat if seat in range(table.game.players) else None)
    mine = table.seats_of(visitor.id)
    if len(mine) != 1:
        raise NotNow("a game can be reviewed when it is over")
    return table, Eyes(mine[0])


def parts(shown: Position, back: Lookback | None) -> dict[str, Any]:
    """The names the templates know the parts by."""
    table, line, step = shown.table, shown.line, shown.step
    done = back if back is not None and back.status == "done" else None
    choices = telling(done, line, shown.words) if done else ()
    return {
        "p": shown,
        "screen": shown,
        "view": shown.view,
        "b": shown.scene.board,
        "picks": frozenset[str](),
        "charts": charts(line, shown.names, step),
        "expected": expectations(done, line, shown.names, step) if done else None,
        "strip": strip(line, choices, shown.words, step, lambda to: link_to(shown, to.ply)),
        "seats": [(str(seat), name) for seat, name in enumerate(shown.names)],
        "all": ALL,
        "speeds": SPEEDS,
        "levels": levels_of(table.game.id),
        "always": getattr(board_of(table.game.id), "THEME", None),
        "verdict": None,
        "beats": Markup(""),
        **looked_back(shown, back),
    }


def link_to(shown: Position, ply: int) -> str:
    return f"/review/{shown.table.id}?ply={ply}&eyes={shown.eyes.name}"


def looked_back(shown: Position, back: Lookback | None) -> dict[str, Any]:
    """The same for the look back at the whole game."""
    done = back is not None and back.status == "done"
    return common(shown) | {
        "back": back,
        "glyph": glyph,
        "told": told(back, shown.line, shown.step, shown.eyes.seat, shown.words) if back and done else None,
    }


def judged(shown: Position, verdict: Verdict) -> dict[str, Any]:
    """The same for what the coach says."""
    return common(shown) | {"verdict": verdict}


def common(shown: Position) -> dict[str, Any]:
    """Whose words, which game and which position."""
    return {
        "words": shown.words,
        "names": shown.names,
        "game": shown.table.game.id,
        "here": f"/review/{shown.table.id}",
        "ply": shown.step.ply,
        "eyes": shown.eyes.name,
    }


@get("/review/{table_id:str}", include_in_schema=False)
async def review(
    request: Asked,
    visitor: NamedDependency[Visitor],
    house: NamedDependency[House],
    table_id: FromPath[str],
    ply: FromQuery[int | None] = None,
    eyes: FromQuery[str] = ALL,
    coach: FromQuery[bool] = False,
) -> Response[str]:
    """The whole page; without a ply from the start. `coach` is for browsers without scripts."""
    table, whose = await looked_at(house, visitor, table_id, eyes)
    shown = position(table, ply or 0, whose, visitor.language)
    known = parts(shown, house.lookbacks.find(table))
    if coach and table.over and shown.step.number:
        known |= judged(shown, await judge(house, table, shown.step, whose.seat, shown.words))
    inner = render(request, visitor, "review/position.html", **known)
    return page(
        request,
        visitor,
        "review/review.html",
        symbols=symbols_of(table.game.id),
        inner=Markup(inner),
        base=base_of(request),
        preview=preview(table, shown.words, base_of(request), f"/review/{table.id}"),
        rated=ratings.told(table, next(iter(table.seats_of(visitor.id)), None), shown.words),
        **known,
    )


@get("/review/{table_id:str}/position", include_in_schema=False)
async def fragment(
    request: Asked,
    visitor: NamedDependency[Visitor],
    house: NamedDependency[House],
    table_id: FromPath[str],
    ply: FromQuery[int] = 0,
    eyes: FromQuery[str] = ALL,
) -> Response[str]:
    """Another position; whoever comes from the one before it, as `X-Seen` says, is shown what happened between."""
    table, whose = await looked_at(house, visitor, table_id, eyes)
    shown = position(table, ply, whose, visitor.language)
    known = parts(shown, house.lookbacks.find(table))
    known["beats"] = beats(shown, _number(request.headers.get("X-Seen", ""), -1))
    return part(request, visitor, "review/position.html", **known)


@get("/review/{table_id:str}/coach", include_in_schema=False, guards=[at_most(120, "coach")])
async def coach(
    request: Asked,
    visitor: NamedDependency[Visitor],
    house: NamedDependency[House],
    table_id: FromPath[str],
    ply: FromQuery[int],
    eyes: FromQuery[str] = ALL,
    seat: FromQuery[int | None] = None,
) -> Response[str]:
    """What the coach says of the decision that led to a position; only of games that are over."""
    table, whose = await looked_at(house, visitor, table_id, eyes)
    shown = position(table, ply, whose, visitor.language)
    if not table.over or not shown.step.number:
        raise NotNow("the coach speaks of decisions in finished games")
    asked = whose.seat if seat is None else seat
    verdict = await judge(house, table, shown.step, asked, shown.words)
    return part(request, visitor, "review/coach.html", **judged(shown, verdict))


@get("/review/{table_id:str}/lookback", include_in_schema=False)
async def progress(
    request: Asked,
    visitor: NamedDependency[Visitor],
    house: NamedDependency[House],
    table_id: FromPath[str],
    ply: FromQuery[int] = 0,
    eyes: FromQuery[str] = ALL,
) -> Response[str]:
    """How far the look back at a whole game is, or what it told."""
    table, whose = await looked_at(house, visitor, table_id, eyes)
    return _looked_back(request, visitor, house, position(table, ply, whose, visitor.language))


@post("/review/{table_id:str}/lookback", status_code=200, include_in_schema=False, guards=[at_most(20, "lookback")])
async def look_back(
    request: Asked,
    visitor: NamedDependency[Visitor],
    house: NamedDependency[House],
    table_id: FromPath[str],
    data: URLEncodedBody[dict[str, str]],
) -> Response[str] | Redirect:
    """Begin to look back at a finished game. Browsers without scripts come back to the page."""
    table, whose = await looked_at(house, visitor, table_id, data.get("eyes", ALL))
    house.lookbacks.begin(table)
    shown = position(table, _number(data.get("ply", "")), whose, visitor.language)
    if "HX-Request" not in request.headers:
        return Redirect(f"{link_to(shown, shown.step.ply)}#lookback", status_code=303)
    return _looked_back(request, visitor, house, shown)


def _looked_back(request: Asked, visitor: Visitor, house: House, shown: Position) -> Response[str]:
    if not shown.table.over:
        raise NotNow("a game can be looked back at when it is over")
    known = looked_back(shown, house.lookbacks.find(shown.table))
    return part(request, visitor, "review/lookback.html", **known)


@post("/review/{table_id:str}/play-on", status_code=303, include_in_schema=False, guards=[at_most(20, "tables")])
async def play_on(
    request: Asked,
    visitor: NamedDependency[Visitor],
    house: NamedDependency[House],
    table_id: FromPath[str],
    data: URLEncodedBody[dict[str, str]],
) -> Redirect:
    """A new table at this position: the visitor in a seat of their choice, bots in the others."""
    table, _ = await looked_at(house, visitor, table_id, ALL)
    shown = position(table, _number(data.get("ply", "")), Eyes(None), visitor.language)
    if shown.over or not table.over or table.withheld:
        raise NotNow("there is nothing to play on from here")
    seat = _number(data.get("seat", "")) % table.game.players
    level = known_level(data.get("level"), table.game.id)
    match = table.match.copy()
    match.rewind(shown.step.ply)
    names = shown.names
    plans = [
        SeatPlan("me", visitor.name or names[n]) if n == seat else SeatPlan("bot", names[n], level)
        for n in range(len(names))
    ]
    player = await settled(request, house, visitor)
    fresh = await house.take_up(player, match, plans, table.pace)
    return Redirect(f"/t/{fresh.id}", status_code=303)


def _number(text: str, otherwise: int = 0) -> int:
    return int(text) if text.isdecimal() and len(text) < 7 else otherwise


HANDLERS = [review, fragment, coach, progress, look_back, play_on]
