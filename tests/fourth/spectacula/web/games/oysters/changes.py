"""What is different at a table of Oysters."""

from __future__ import annotations

from spectacula.games.oysters.view import Table

from spectacula.web.tables.changes import Change
from spectacula.web.words import Words


def changes(before: Table, now: Table, words: Words) -> list[Change]:
    return []
