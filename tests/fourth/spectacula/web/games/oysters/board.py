"""Oysters for one viewer: from the view to what the templates draw."""

from __future__ import annotations

from spectacula.games.oysters.view import Table

from spectacula.engine.match import View
from spectacula.web.games import Choice, Scene, Sitting
from spectacula.web.tables.controls import slug
from spectacula.web.words import Words

SCRIPTS = ()
SYMBOLS = frozenset({"oyster"})
STEPS = False
CHAPTERS = frozenset({"over"})
SILENT: frozenset[str] = frozenset()


def pieces() -> list[str]:
    return []


def sheet() -> str:
    return ""


def where(view: View, words: Words) -> tuple[str, str]:
    table: Table = view.table
    phase = words(f"phase-{'over' if view.over else table.stage}")
    return phase, phase


def scene(sitting: Sitting) -> Scene:
    choices = tuple(
        Choice(move, (slug(move),), label, act=sitting.move(move)) for move, label in sitting.labels.items()
    )
    return Scene(*where(sitting.view, sitting.words), choices, frozenset({"keep"}), sitting.view.table)


def askable(view: View) -> list[str]:
    return []


def badge(name: str) -> tuple[str, str] | None:
    return None


def score(points: int, words: Words) -> str:
    return words("coins", n=points)
