"""Histrio's table for one viewer: from the view and the story to what the templates draw."""

from __future__ import annotations

from spectacula.engine.match import View
from spectacula.games.histrio.moves import VOCABULARY
from spectacula.games.histrio.state import CARDS, CITIES, REQUEST_NAMES
from spectacula.games.histrio.view import ALL, Table
from spectacula.web.games import Choice, Scene, Sitting
from spectacula.web.games.histrio import dial, faces
from spectacula.web.games.histrio.choices import choices
from spectacula.web.games.histrio.chronicle import chronicle
from spectacula.web.games.histrio.parts import Board, board_parts
from spectacula.web.words import Words

spell = VOCABULARY.spell

SCRIPTS: tuple[str, ...] = ()
STEPS = False
CHAPTERS = frozenset({"season", "round", "season-over", "over", "mood"})
SILENT = frozenset({"dealt"})
QUIET = frozenset({"pass", "keep all", "fulfil none"})
ANIMALS = ("ox", "horse", "turtle", "bear", "fox", "elephant", "owl", "monkey", "raven", "peacock", "chameleon")
SYMBOLS = frozenset(
    [f"{animal}-{level}" for animal in ("rabbit", "heron") for level in range(1, 6)]
    + list(ANIMALS)
    + ["king-comedy", "king-tragedy", "manager", "caravel", "mask-comedy", "mask-tragedy", "ecu", "stagecrown"]
    + ["backdrop-comedy", "backdrop-tragedy", "royal-box", "proscenium", "proscenium-wide", "dial-arch"]
    + [f"skyline-{city}" for city in range(1, CITIES + 1)]
)


def pieces() -> list[str]:
    """Cards, Travel cards, requests in hand and Caravels keep their names wherever they go."""
    names = [f"enc-{card}" for card in range(CARDS)]
    names += [f"travel-{city}" for city in range(1, CITIES + 1)]
    names += [f"req-{name}" for name in REQUEST_NAMES]
    return names + [f"caravel-{seat}-{city}" for seat in range(5) for city in range(1, CITIES + 1)]


def sheet() -> str:
    return dial.needle_rules()


def askable(view: View) -> list[str]:
    """Forbidden moves whose pieces are in sight."""
    table: Table = view.table
    kind, cities = view.kind, range(CITIES)
    if kind in ("travel", "turtle"):
        return [spell("travel", city) for city in cities]
    if kind == "announce":
        return [*(spell("use-ox", city) for city in cities), spell("use-horse"), spell("use-turtle")]
    if kind == "bear":
        return [spell("use-bear", city.number - 1) for city in table.cities if view.seat in city.visitors]
    if kind == "acrobats":
        mine = [f"use-{acrobat.card.name}" for acrobat in table.troupes[view.seat or 0].acrobats]
        return [VOCABULARY.families[family].notation[0] for family in mine if family in VOCABULARY.families]
    if kind == "fulfil":
        return [spell("fulfil", request.id) for request in table.troupes[view.seat or 0].hand or ()]
    return []


def badge(name: str) -> tuple[str, str] | None:
    """Cards and masks of the log."""
    if name.startswith(("comedy", "tragedy")):
        return f"mask-{name.split('.', maxsplit=1)[0]}", "mask"
    if not name.startswith("card-"):
        return None
    card = next(card for card in ALL if card.name == name.removeprefix("card-").partition(".")[0])
    return faces.figure(card), faces.cls(card)


def score(points: int, words: Words) -> str:
    return words("ecus", n=points)


def where(view: View, words: Words) -> tuple[str, str]:
    if view.over:
        return words("where-over"), words("where-over")
    table: Table = view.table
    phase = words(f"phase-{table.stage}")
    numbers = {"season": table.season, "seasons": table.seasons, "round": table.round}
    return words("where", phase=phase, **numbers), words("where-short", phase=phase, **numbers)


def scene(sitting: Sitting) -> Scene:
    view = sitting.view
    told = chronicle(sitting.story, view.players)
    offered: tuple[Choice, ...] = choices(sitting)
    board: Board = board_parts(sitting, told, offered)
    return Scene(*where(view, sitting.words), offered, QUIET, board, wide=board.mode in ("totals", "over"))
