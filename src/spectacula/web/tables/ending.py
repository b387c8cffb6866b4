"""The end of a game at its table: how it went, and where it turned."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from spectacula.server.tables.table import Table
from spectacula.web.chart import Charts
from spectacula.web.result.preview import picture_of
from spectacula.web.result.story import story
from spectacula.web.review.curves import charts
from spectacula.web.review.moments import moments
from spectacula.web.review.timeline import Timeline, timeline
from spectacula.web.words import Words


@dataclass(frozen=True)
class Ending:
    """What `tables/ending.html` draws."""

    line: Timeline
    moments: tuple[Markup, ...]
    charts: Charts
    story: str
    picture: str
    """The address of the result picture, in the viewer's language."""


def ending(table: Table, words: Words) -> Ending:
    line = timeline(table.match)
    return Ending(
        line,
        moments(table, line, table.match.story(None), words),
        charts(line, words.names),
        story(table.match, words),
        picture_of(table, words.language),
    )
