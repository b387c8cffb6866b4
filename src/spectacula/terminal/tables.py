"""Each game's table in sentences."""

from __future__ import annotations

from spectacula.engine.definition import definition
from spectacula.engine.match import View
from spectacula.engine.texts import Texts


def describe_table(view: View, words: Texts) -> list[str]:
    """The table as the viewer sees it, a line for everything on it."""
    lines: list[str] = definition(view.game).module("terminal").table_lines(view.table, view.seat, words)
    return lines
