"""The log: what happened, in sentences with the players' shapes and the game's components drawn in."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import groupby
from typing import Any

from markupsafe import Markup, escape

from spectacula.engine.texts import Texts
from spectacula.kernel.words import Event, Name, Seat
from spectacula.web.games import Story, board_of
from spectacula.web.shell import art, macros, shape
from spectacula.web.tables.voice import voiced

TOKEN = re.compile("\x01([sn])([^\x02]*)\x02")


@dataclass(frozen=True)
class Line:
    """One sentence; `key` stays the same from one look at the table to the next."""

    key: str
    seat: int | None
    chapter: bool
    html: Markup
    count: tuple[Markup, ...] = ()
    """What it sums up, to be unfolded."""

    @cached_property
    def row(self) -> Markup:
        return Markup(macros("tables/line.html").row(self))


class Marked(Texts):
    """Texts whose names come out as marks, to be drawn after the sentence was escaped."""

    def word(self, value: Any) -> str | int | float:
        if isinstance(value, Seat):
            return f"\x01s{int(value)}\x02"
        if isinstance(value, Name):
            return f"\x01n{value}\x02"
        return super().word(value)


def log_lines(story: Story, game: Any, texts: Texts, since: int = 0) -> list[Line]:
    """The story as lines; `since` leaves out what happened before a ply."""
    lines = list[Line]()
    for ply, told in groupby((one for one in story if one[0] >= since), key=lambda one: one[0]):
        lines += _lines(ply, tuple([event for _, event in told]), game.id, texts.language, texts.names)
    return lines


@lru_cache(maxsize=10_000)
def _lines(ply: int, events: tuple[Event, ...], game: str, language: str, names: tuple[str, ...]) -> tuple[Line, ...]:
    """What one ply tells: it stays as it is, and whoever sees the same of it reads the same."""
    lines, marked, board = [], Marked(game, language, names), board_of(game)
    for _, number, event, sentence in voiced([(ply, event) for event in events], game):
        if sentence is None:
            continue
        html, *counted = (_drawn(marked.say(said), game, language, names) for said in (sentence.said, *sentence.parts))
        seat = event.who if event.who >= 0 else None
        lines.append(Line(f"log-{ply}-{number}", seat, event.name in board.CHAPTERS, html, tuple(counted)))
    return tuple(lines)


@lru_cache(maxsize=10_000)
def _drawn(marked: str, game: str, language: str, names: tuple[str, ...]) -> Markup:
    texts, board = Texts(game, language, names), board_of(game)

    def put(match: re.Match[str]) -> str:
        if match[1] == "s":
            seat = int(match[2])
            return f'<b class="unbroken player-{seat + 1}">{shape(seat)}{escape(texts.name_of(seat))}</b>'
        found = board.badge(match[2])
        text = escape(texts.text(match[2]))
        if found is None:
            return f"<b>{text}</b>"
        drawing, cls = found
        return f'<b class="unbroken"><span class="chip-art {cls}">{art(drawing)}</span>{text}</b>'

    return Markup(TOKEN.sub(put, str(escape(marked))))
