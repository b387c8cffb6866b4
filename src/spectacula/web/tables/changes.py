"""What is different on the table since a ply, piece by piece, as one seat saw it then and sees it now."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

from spectacula.engine.match import Match
from spectacula.web.words import Words


class Change(NamedTuple):
    """A piece by its name in the page (`id`, `data-vt` or `data-piece`), and what has happened to it in words."""

    piece: str
    text: str


Comparison = Callable[[Any, Any, Words], list[Change]]
"""`changes(before, now, words)` in `spectacula.web.games.<id>.changes`: the game's table of then and of now."""


def changes(match: Match, seat: int, since: int, words: Words) -> tuple[Change, ...]:
    past = match.copy()
    past.rewind(since)
    compare: Comparison = import_module(f"spectacula.web.games.{match.game.id}.changes").changes
    return tuple(compare(past.view(seat).table, match.view(seat).table, words))


def moved(piece: str, name: str, words: Words) -> Change:
    return Change(piece, words("changed-moved", name=name))


def new(piece: str, name: str, words: Words, where: str = "") -> Change:
    return Change(piece, words("changed-new-at", name=name, where=where) if where else words("changed-new", name=name))


def counted(piece: str, name: str, figures: list[tuple[str, int, int]], words: Words) -> list[Change]:
    """Figures of a player that are not what they were: label, then and now."""
    told = [words("changed-figure", what=label, before=a, now=b) for label, a, b in figures if a != b]
    return [Change(piece, words("changed-player", name=name, what=", ".join(told)))] if told else []
