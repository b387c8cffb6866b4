"""Ratings in a profile: a card for every game, and the curve of one."""

from __future__ import annotations

from dataclasses import dataclass

from spectacula.bots.scale import placed
from spectacula.server.house import House
from spectacula.server.rating.desk import Standing
from spectacula.server.rating.log import Line
from spectacula.web.chart import Charts
from spectacula.web.games import OFFERED
from spectacula.web.rating.curve import curve
from spectacula.web.words import Words

LOW, HIGH = 1000, 2000
"""What the bar of a card shows; whoever is beyond stands at its end."""


@dataclass(frozen=True)
class Card:
    """Somebody's rating at a game."""

    game: str
    title: str
    value: int
    spread: int
    line: str
    like: str
    left: float
    width: float
    at: float
    """Of a hundred parts of the bar: where the likely range begins, how wide it is, and where the rating is."""


@dataclass(frozen=True)
class Curve:
    """How a rating went."""

    game: str
    title: str
    told: str
    charts: Charts


async def cards(house: House, player_id: str, listed: bool, words: Words) -> list[Card]:
    standings = await house.ratings.of(player_id)
    return [await _card(house, game, found, listed, words) for game, found in standings.items() if game in OFFERED]


async def _card(house: House, game: str, found: Standing, listed: bool, words: Words) -> Card:
    rating = found.rating
    told = [words("rating-provisional") if rating.provisional else await _rank(house, game, found, listed, words)]
    told.append(words("profile-rated-games", n=found.games))
    left, right = (_part(rating.value + side * rating.spread) for side in (-1, 1))
    return Card(
        game,
        words.about(game).own("title"),
        rating.shown,
        rating.give_or_take,
        " · ".join(each for each in told if each),
        _like(game, found, words),
        left,
        right - left,
        _part(rating.value),
    )


async def _rank(house: House, game: str, found: Standing, listed: bool, words: Words) -> str:
    """Somebody's place among those who stand on the list."""
    if not listed or house.ratings.sheets is None:
        return ""
    ahead = await house.ratings.sheets.ahead(game, found.rating.value)
    return words("profile-rank", place=ahead + 1, of=await house.ratings.sheets.count(game))


def _like(game: str, found: Standing, words: Words) -> str:
    """The bot that is nearest, where one is near enough to say so."""
    level, bot = min(placed(game).items(), key=lambda level: abs(level[1].rating - found.rating.value))
    near = abs(bot.rating - found.rating.value) <= found.rating.spread
    return words("profile-like", level=words(f"level-{level}")) if near else ""


def _part(value: float) -> float:
    return round(100 * (min(HIGH, max(LOW, value)) - LOW) / (HIGH - LOW), 1)


def drawn(lines: list[Line], words: Words) -> list[Curve]:
    """A curve for every game with at least two rated games."""
    found = []
    for game in OFFERED:
        mine = [line for line in lines if line.game == game]
        if len(mine) > 1:
            title, last = words.about(game).own("title"), mine[-1].after
            told = words(
                "profile-curve-told",
                game=title,
                n=len(mine),
                first=str(mine[0].before.shown),
                last=str(last.shown),
                spread=last.give_or_take,
            )
            found.append(Curve(game, title, told, curve(mine)))
    return found
