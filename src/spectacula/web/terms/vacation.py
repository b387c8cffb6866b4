"""Vacations on the page of one's games: when one's clocks by days stand still."""

from __future__ import annotations

import time
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any

from litestar import Response, post
from litestar.di import NamedDependency
from litestar.params import URLEncodedBody

from spectacula.server.errors import NotNow, NotYourSeat, Refused
from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.server.timing.vacations import Vacation, days_left
from spectacula.web.daily.days import date_in_words
from spectacula.web.shell import back_to
from spectacula.web.visitor import Visitor
from spectacula.web.words import Words

Form = URLEncodedBody[dict[str, str]]
NOTICES = {"away": "vacation-taken", "back": "vacation-ended"}
PROBLEMS = {"not-then": "vacation-not-then"}


@dataclass(frozen=True)
class Leave:
    """A vacation that is to come or under way."""

    id: str
    line: str
    now: bool


@dataclass(frozen=True)
class Away:
    """What the panel shows."""

    leaves: tuple[Leave, ...]
    left: int
    today: str


async def away_panel(house: House, player_id: str, words: Words) -> Away | None:
    """None in a house to which nobody else comes."""
    if not house.settings.guests:
        return None
    now = time.time()
    taken = await house.time.vacations.of(player_id)
    today = datetime.fromtimestamp(now, UTC).date()
    coming = tuple(_leave(each, now, words) for each in taken if each.until > now)
    return Away(coming, days_left(taken, today.year), today.isoformat())


def _leave(vacation: Vacation, now: float, words: Words) -> Leave:
    first, last = [date_in_words(day.isoformat(), words) for day in (vacation.first, vacation.last)]
    return Leave(vacation.id, words("vacation-from-to", first=first, last=last), vacation.since <= now)


@post("/mine/vacation", status_code=303, guards=[at_most(30, "vacation")], include_in_schema=False)
async def take(visitor: NamedDependency[Visitor], house: NamedDependency[House], data: Form) -> Response[Any]:
    try:
        first, last = date.fromisoformat(data.get("first", "")), date.fromisoformat(data.get("last", ""))
        await house.time.vacations.take(_me(visitor), first, last, time.time())
    except (ValueError, Refused):
        return back_to("/mine?notice=not-then#vacation")
    return back_to("/mine?notice=away#vacation")


@post("/mine/vacation/end", status_code=303, guards=[at_most(30, "vacation")], include_in_schema=False)
async def end(visitor: NamedDependency[Visitor], house: NamedDependency[House], data: Form) -> Response[Any]:
    try:
        await house.time.vacations.end(_me(visitor), data.get("id", ""), time.time())
    except NotNow:
        return back_to("/mine#vacation")
    return back_to("/mine?notice=back#vacation")


def _me(visitor: Visitor) -> str:
    if visitor.id is None:
        raise NotYourSeat("whose vacation?")
    return visitor.id


HANDLERS = [take, end]
