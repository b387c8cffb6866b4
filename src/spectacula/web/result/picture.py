"""The picture of a result, 1200 by 630: a poster of the game, places with bars, and the story in one line."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from math import cos, pi, sin

from jinja2 import Environment
from markupsafe import Markup

from spectacula.engine.match import Match
from spectacula.engine.places import places
from spectacula.server.tables.table import Table
from spectacula.web.result.fitting import lines_of, shortened, size_for, width_of
from spectacula.web.result.inks import drawing, painted
from spectacula.web.result.story import story
from spectacula.web.shell import environment
from spectacula.web.words import Words

LEFT, RIGHT, NAMES = 512.0, 1134.0, 562.0
HEAD = (58.0, 38.0)
TOLD = ((29.0, 2), (24.0, 3), (20.0, 4))
"""Sizes of the story, and how many lines of each have room."""
LEADING = 1.22
DATES = {"en": "en_GB", "de": "de", "fr": "fr"}
NAME, LONGEST, LEAST_BAR = 27.0, 300.0, 64.0
FOOT = 578.0
STEP_TO_STORY = 52


@dataclass(frozen=True)
class Row:
    """A player's line: the bar begins where the longest name ends."""

    place: int
    seat: int
    name: str
    score: int
    y: float
    bar: float


@dataclass(frozen=True)
class Picture:
    """What `result/picture.svg` draws."""

    game: str
    title: str
    date: str
    heads: tuple[str, ...]
    head_size: float
    unit: str
    rows: tuple[Row, ...]
    name_size: float
    bars: float
    told: tuple[str, ...]
    told_size: float
    told_at: float
    leading: float
    winners: tuple[int, ...]
    lost: bool
    players: str
    label: str


def picture(table: Table, language: str) -> Picture:
    match, names = table.match, table.names(language)
    from babel.dates import format_date  # only pictures need it

    words = Words(language, table.game.id, names)
    told, head = story(match, words), _head(match, words)
    size, heads = _heads(head, words.list([names[seat] for seat in match.winners]))
    rows, name_size, bars = _rows(match, names)
    bottom = rows[-1].y + STEP_TO_STORY
    told_size, lines = _told(told)
    day = datetime.fromtimestamp(table.finished or table.created, UTC)
    return Picture(
        game=table.game.id,
        title=words.own("title"),
        date=format_date(day, "long", locale=DATES[language]),
        heads=heads,
        head_size=size,
        unit=words("result-unit"),
        rows=tuple(rows),
        name_size=name_size,
        bars=bars,
        told=tuple(lines),
        told_size=told_size,
        told_at=min(bottom + 44, FOOT - (len(lines) - 1) * told_size * LEADING),
        leading=told_size * LEADING,
        winners=match.winners or (0,),
        lost=not match.winners,
        players=words("result-players", n=len(names)),
        label=told,
    )


def _head(match: Match, words: Words) -> str:
    winners = words.list([words.names[seat] for seat in match.winners])
    if not winners:
        return words("result-lost", name=words.names[0])
    return words("won-badge" if len(match.winners) == 1 else "result-shared", names=winners)


def _heads(head: str, names: str) -> tuple[float, tuple[str, ...]]:
    """The headline in one line or two; of many long names, the names alone."""
    size = size_for(head, RIGHT - LEFT, *HEAD)
    lines = lines_of(head, RIGHT - LEFT, size)
    if len(lines) > 2:
        lines = lines_of(names, RIGHT - LEFT, size)
    return size, tuple(shortened(line, RIGHT - LEFT, size) for line in (lines[0], " ".join(lines[1:])) if line)


def _told(told: str) -> tuple[float, list[str]]:
    """The story in the largest letters it fits in."""
    for size, most in TOLD:
        lines = lines_of(told, RIGHT - LEFT, size)
        if len(lines) <= most:
            return size, lines
    return size, [*lines[: most - 1], shortened(" ".join(lines[most - 1 :]), RIGHT - LEFT, size)]


def _rows(match: Match, names: tuple[str, ...]) -> tuple[list[Row], float, float]:
    """All lines, the size of their names, and where the bars begin."""
    longest = max(names, key=lambda name: width_of(name, NAME))
    size = size_for(longest, LONGEST, NAME, 20.0)
    bars = NAMES + min(LONGEST, width_of(longest, size)) + 20
    most, step = max(1, *match.scores), {5: 50, 4: 58}.get(len(names), 68)
    top = 226.0 + 34 * max(0, 3 - len(names))
    rows = []
    for i, (place, seat) in enumerate(places(match.scores, match.winners)):
        score = match.scores[seat]
        bar = max(LEAST_BAR, (RIGHT - bars) * score / most)
        rows.append(Row(place, seat, shortened(names[seat], LONGEST, size), score, top + i * step, bar))
    return rows, size, bars


def svg(shown: Picture) -> str:
    return painted(_environment().get_template("result/picture.svg").render(shown=shown), shown.game)


@cache
def _environment() -> Environment:
    env = environment().overlay()
    env.globals = {**env.globals, "drawing": drawing, "rays": rays}
    return env


def rays(count: int, x: float, y: float, reach: float) -> Markup:
    """A fan of light around a point, as one path: every other of its wedges."""

    def at(turn: float) -> str:
        return f"{x + reach * cos(2 * pi * turn / count):.0f} {y + reach * sin(2 * pi * turn / count):.0f}"

    return Markup(" ".join(f"M{x} {y}L{at(n)}L{at(n + 0.5)}Z" for n in range(count)))
