"""What happened at the turning points of a game, in sentences of the log."""

from __future__ import annotations

from markupsafe import Markup

from spectacula.server.tables.table import Table
from spectacula.web.games import Story
from spectacula.web.review.timeline import Timeline, Turn, at_step
from spectacula.web.tables.log import log_lines
from spectacula.web.words import Words


def moments(table: Table, line: Timeline, story: Story, words: Words) -> tuple[Markup, ...]:
    """One sentence for every turning point."""
    return tuple(_moment(table, turn, story, words) for turn in line.turns)


def _moment(table: Table, turn: Turn, story: Story, words: Words) -> Markup:
    """The last thing told of the one who gained."""
    then = [(turn.step.ply, event) for event in at_step(story, turn.step)]
    lines = log_lines(then, table.game, words.texts)
    told = [line.html for line in lines if not line.chapter and line.seat == turn.seat]
    return told[-1] if told else Markup("")
