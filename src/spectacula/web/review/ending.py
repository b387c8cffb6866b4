"""The end of a game at its table: how it went, and the turning points with what happened there."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from spectacula.server.tables.table import Table
from spectacula.web.games import Story, board_of
from spectacula.web.log import log_lines
from spectacula.web.review.curves import charts
from spectacula.web.review.timeline import Timeline, Turn, timeline
from spectacula.web.words import Words


@dataclass(frozen=True)
class Ending:
    """What `review/ending.html` draws."""

    line: Timeline
    moments: tuple[Markup, ...]
    charts: list[tuple[str, str, Markup]]


def ending(table: Table, words: Words) -> Ending:
    line = timeline(table.match)
    return Ending(line, moments(table, line, table.match.story(None), words), charts(line, words.names))


def moments(table: Table, line: Timeline, story: Story, words: Words) -> tuple[Markup, ...]:
    """What happened at each turning point, in a sentence of the log."""
    return tuple(_moment(table, turn, story, words) for turn in line.turns)


def _moment(table: Table, turn: Turn, story: Story, words: Words) -> Markup:
    """The last thing told of the one who gained."""
    then = [(ply, event) for ply, event in story if turn.step.since < ply <= turn.step.ply]
    lines = log_lines(then, table.game, board_of(table.game.id), words.texts)
    told = [line.html for line in lines if not line.chapter and line.seat == turn.seat]
    return told[-1] if told else Markup("")
