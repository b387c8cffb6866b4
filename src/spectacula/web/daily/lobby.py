"""Today's deals as the lobby shows them: what is still to be played, and how one's own went."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Request

from spectacula.engine.definition import definition
from spectacula.server.daily.deal import today, until_tomorrow
from spectacula.server.daily.results import Try
from spectacula.server.house import House
from spectacula.web.daily.days import hours
from spectacula.web.daily.tries import todays
from spectacula.web.games import OFFERED, playbill_of
from spectacula.web.visitor import Visitor
from spectacula.web.words import Words


@dataclass(frozen=True)
class DealCard:
    """A deal of today in a row: how far one is, and the way on."""

    game: str
    icon: str
    title: str
    line: str
    play: str = ""
    """What the button says that leads to the table; empty where there is no way to it."""
    compare: str = ""
    """Where one's result is compared."""


@dataclass(frozen=True)
class DealsInLobby:
    """All of them; `left` says when the next ones come."""

    cards: tuple[DealCard, ...] = ()
    left: str = ""


async def in_lobby(request: Request[Any, Any, Any], house: House, visitor: Visitor) -> DealsInLobby:
    words = Words(visitor.language)
    mine, elsewhere = await todays(request, house, visitor)
    cards = [await _card(house, game, mine.get(game), game in elsewhere, words) for game in OFFERED]
    return DealsInLobby(tuple(cards), hours(until_tomorrow(), words))


async def _card(house: House, game: str, mine: Try | None, elsewhere: bool, words: Words) -> DealCard:
    icon, title = playbill_of(game).ICON, words.about(game).own("title")
    if elsewhere:
        return DealCard(game, icon, title, words("daily-elsewhere"))
    if mine is None:
        line = f"{words('daily-new')} · {words('minutes', n=definition(game).package.MINUTES)}"
        return DealCard(game, icon, title, line, play=words("daily-play"))
    if not mine.kept:
        return DealCard(game, icon, title, words("daily-gone"))
    if mine.score is None:
        return DealCard(game, icon, title, words("daily-begun"), play=words("daily-go-on"))
    line = await _result(house, game, mine.score, words)
    return DealCard(game, icon, title, line, compare=f"/daily/{game}/{today()}")


async def _result(house: House, game: str, score: int, words: Words) -> str:
    share = (await house.daily.field(game, today())).better_than(score)
    return words("daily-first", score=score) if share is None else words("daily-better", score=score, share=share)
