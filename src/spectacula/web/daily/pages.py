"""Today's deals, and how one of them went beside the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from spectacula.engine.definition import definition
from spectacula.server.daily.deal import PLAYERS, known_day, today, until_tomorrow, week
from spectacula.server.daily.results import Field, Try
from spectacula.server.errors import NotNow
from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.server.tables.table import Table
from spectacula.web.chart import Charts
from spectacula.web.daily.chart import bars
from spectacula.web.daily.days import date_in_words, hours, weekday
from spectacula.web.daily.line import Fork, forks
from spectacula.web.daily.tries import todays
from spectacula.web.games import OFFERED, playbill_of
from spectacula.web.lobby.bar import bar_of
from spectacula.web.rating.browser import browser_of, marked
from spectacula.web.shell import page, part
from spectacula.web.visitor import Visitor, settled
from spectacula.web.words import Words

Asked = Request[Any, Any, Any]
LISTED, AROUND = 5, 1
"""How many of the best are listed, and how many on either side of oneself."""


@dataclass(frozen=True)
class Offer:
    """A deal of today as its card shows it."""

    game: str
    words: Words
    seat: int
    minutes: int
    finished: int
    mine: Try | None
    taken: bool
    """It was begun by this browser under another name."""


@dataclass(frozen=True)
class Ranked:
    """A line of the field."""

    place: int
    name: str
    score: int
    mine: bool


@dataclass(frozen=True)
class WeekDay:
    """A day of the last seven: better than so many of a hundred, or nothing."""

    name: str
    day: str
    share: int | None


async def offers(request: Asked, house: House, visitor: Visitor) -> list[Offer]:
    day = today()
    mine, elsewhere = await todays(request, house, visitor)
    return [
        Offer(
            game,
            Words(visitor.language, game),
            house.daily.deal(game, day).seat + 1,
            definition(game).package.MINUTES,
            len((await house.daily.field(game, day)).tries),
            mine.get(game),
            game in elsewhere,
        )
        for game in OFFERED
    ]


@get("/daily", include_in_schema=False)
async def deals(request: Asked, visitor: NamedDependency[Visitor], house: NamedDependency[House]) -> Response[str]:
    words = Words(visitor.language)
    return page(
        request,
        visitor,
        "daily/deals.html",
        bar=await bar_of(house, visitor, "/daily"),
        offers=await offers(request, house, visitor),
        players=PLAYERS,
        date=date_in_words(today(), words),
        day=today(),
        left=hours(until_tomorrow(), words),
    )


@post("/daily/{game:str}", status_code=303, guards=[at_most(20, "tables")], include_in_schema=False)
async def play(
    request: Asked, visitor: NamedDependency[Visitor], house: NamedDependency[House], game: FromPath[str]
) -> Redirect:
    """Sit down at today's deal, for the first time or again; whoever may not reads why where the deals are."""
    if game not in OFFERED:
        raise NotFoundException
    browser = browser_of(request)
    try:
        table = await house.daily.play(await settled(request, house, visitor), game, browser)
    except NotNow:
        return Redirect("/daily", status_code=303)
    return marked(Redirect(f"/t/{table.id}", status_code=303), house, browser)


@get("/daily/{game:str}/{day:str}", include_in_schema=False)
async def compare(
    request: Asked,
    visitor: NamedDependency[Visitor],
    house: NamedDependency[House],
    game: FromPath[str],
    day: FromPath[str],
) -> Response[str] | Redirect:
    """How a deal went: to those whose result stands, and to everybody when its day is over."""
    seen = await _seen(house, visitor, game, day)
    if seen is None:
        return Redirect("/daily", status_code=303)
    mine, master = seen
    words = Words(visitor.language, game)
    field = await house.daily.field(game, day)
    return page(
        request,
        visitor,
        "daily/compare.html",
        words=words,
        game=game,
        day=day,
        date=date_in_words(day, words),
        icon_of=lambda other: playbill_of(other).ICON,
        seat=house.daily.deal(game, day).seat + 1,
        players=PLAYERS,
        mine=mine,
        here=f"/daily/{game}/{day}",
        week=await _week(house, visitor, game, words),
        offers=[offer for offer in await offers(request, house, visitor) if offer.game != game],
        left=hours(until_tomorrow(), words),
        **await _beside(house, visitor, mine, field, master, words),
    )


@get("/daily/{game:str}/{day:str}/field", include_in_schema=False)
async def beside(
    request: Asked,
    visitor: NamedDependency[Visitor],
    house: NamedDependency[House],
    game: FromPath[str],
    day: FromPath[str],
) -> Response[str]:
    """The part that changes while the master is still at it."""
    seen = await _seen(house, visitor, game, day)
    if seen is None:
        raise NotFoundException
    mine, master = seen
    words = Words(visitor.language, game)
    known = await _beside(house, visitor, mine, await house.daily.field(game, day), master, words)
    return part(request, visitor, "daily/field.html", words=words, here=f"/daily/{game}/{day}", mine=mine, **known)


async def _seen(house: House, visitor: Visitor, game: str, day: str) -> tuple[Try | None, Table | None] | None:
    """My own try and the master's table; nothing while somebody may still play the deal."""
    if game not in OFFERED:
        raise NotFoundException
    known_day(day)
    mine = None if visitor.id is None else await house.daily.own(visitor.id, game, day)
    stands = mine is not None and mine.stands
    if day == today() and not stands:
        return None
    return (mine if stands else None), await house.daily.master(game, day)


async def _beside(
    house: House, visitor: Visitor, mine: Try | None, field: Field, master: Table | None, words: Words
) -> dict[str, Any]:
    score = None if mine is None else mine.score
    charts: Charts = bars(field, score, words)
    return {
        "field": field,
        "charts": charts,
        "share": None if score is None else field.better_than(score),
        "ranks": ranks(field, visitor.id),
        "master": master,
        "thinking": None if master is None or master.over else master.match.ply,
        "forks": [] if mine is None or master is None else await _forks(house, mine, field, master, words),
        "said": said(field, score, words),
    }


async def _forks(house: House, mine: Try, field: Field, master: Table, words: Words) -> list[Fork]:
    table = await house.table(mine.table_id)
    others = await house.daily.lines([found for found in field.tries if found.table_id != mine.table_id])
    notation = master.game.definition.notation
    best = [(played.seat, notation[played.move]) for played in master.match.played]
    return forks(table.match, house.daily.deal(mine.game, mine.day).seat, others, best, words)


async def _week(house: House, visitor: Visitor, game: str, words: Words) -> list[WeekDay]:
    days = week(today())
    mine = [] if visitor.id is None else await house.daily.mine(visitor.id, days)
    scores = {found.day: found.score for found in mine if found.game == game and found.score is not None}
    shares = {day: (await house.daily.field(game, day)).better_than(score) for day, score in scores.items()}
    return [WeekDay(weekday(day, words), day, shares.get(day)) for day in days]


def ranks(field: Field, player_id: str | None) -> list[Ranked]:
    """The best and those around oneself; whoever scored alike shares a place."""
    scores = sorted(field.scores, reverse=True)
    listed = [
        Ranked(1 + scores.index(found.score or 0), found.name, found.score or 0, found.player_id == player_id)
        for found in reversed(field.tries)
    ]
    me = next((place for place, found in enumerate(listed) if found.mine), None)
    near = set() if me is None else set(range(me - AROUND, me + AROUND + 1))
    return [found for place, found in enumerate(listed) if place < LISTED or place in near]


def said(field: Field, mine: int | None, words: Words) -> str:
    """The chart in a sentence."""
    if mine is None:
        return words("daily-chart", n=len(field.tries))
    return words("daily-chart-mine", n=len(field.tries), score=mine, median=field.median)


HANDLERS = [deals, play, compare, beside]
