"""Each game's table in sentences."""

from __future__ import annotations

from importlib import import_module

from spectacula.engine.match import View
from spectacula.engine.texts import Texts


def describe_table(view: View, words: Texts) -> list[str]:
    """The table as the viewer sees it, a line for everything on it."""
    lines: list[str] = import_module(f"spectacula.terminal.{view.game}").table_lines(view, words)
    return lines
