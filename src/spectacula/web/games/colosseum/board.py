"""Colosseum's table for one viewer: from the view and the story to what the templates draw."""

from __future__ import annotations

from spectacula.engine.match import View
from spectacula.games.colosseum.state import PROGRAMS, SMALL, TOKENS, State
from spectacula.games.colosseum.table import Table
from spectacula.kernel.vocabulary import Move
from spectacula.web.games import Choice, Scene, Sitting
from spectacula.web.games.colosseum import track
from spectacula.web.games.colosseum.aims import line
from spectacula.web.games.colosseum.choices import READY, choices, quiet
from spectacula.web.games.colosseum.controls import moves_of
from spectacula.web.games.colosseum.invest import PRICES
from spectacula.web.games.colosseum.parts import Board, board_parts
from spectacula.web.games.colosseum.show import idle_medals
from spectacula.web.games.colosseum.stacks import goal_rules
from spectacula.web.games.colosseum.steps import ordered, spell
from spectacula.web.games.colosseum.track import drawing
from spectacula.web.words import Words

__all__ = ["askable", "badge", "ordered", "pieces", "scene", "score", "sheet", "turn"]

SCRIPTS = ("amount.js", "goals.js")
STEPS = True
CHAPTERS = frozenset({"round"})
SILENT: frozenset[str] = frozenset()
NOBLES = ("noble-emperor", "noble-consul", "noble-senator")
SYMBOLS = frozenset(
    [drawing(token) for token in TOKENS]
    + [*NOBLES, "sestertius", "laurel", "a-medal", "a-seat", "a-loge", "a-podium", "scales", "arena-wall"]
    + ["ground", "paving", "rest", "stall", "stall-far", "ware"]
    + [f"rdie-{face}" for face in range(1, 7)]
    + [f"i-{name}" for name in ("hammer", "swap", "minus", "dice")]
)


def pieces() -> list[str]:
    """Programs keep their names from the stacks to their owner; tokens of a lot from the stall to the hammer."""
    names = [f"prog-{number}" for number in range(1, 31)]
    return names + [f"lot-{market}-{place}" for market in range(1, 6) for place in range(3)]


def sheet() -> str:
    return track.rules() + goal_rules()


def turn(s: State) -> tuple[int, int]:
    """A show may end the phase and leave its own player the first to decide in the ceremony: that is another turn."""
    return s.round, s.phase


def askable(view: View) -> list[str]:
    """Forbidden moves whose pieces are in sight."""
    return [spell(move.family, *move.values) for move in _in_sight(view)]


def _in_sight(view: View) -> list[Move]:
    table: Table = view.table
    kind = view.kind
    if kind == "draft":
        return [Move("take", (number,)) for number in range(1, SMALL + 1)]
    if kind == "invest":
        builds = [Move(family) for family in (*PRICES, "seat-for-medals")]
        return builds + [Move("buy", (number,)) for number in range(SMALL + 1, PROGRAMS + 1)]
    if kind == "open":
        return [Move("market", (market.number,)) for market in table.markets]
    if kind in ("answer", "reply"):
        return [Move("accept"), Move("counter")]
    if kind == "program":
        return [Move("stage", (number,)) for number in table.players[view.seat or 0].programs]
    if kind == "cast" and table.stage is not None:
        return [Move("hold", (TOKENS.index(good.kind),)) for good in table.stage.cast]
    return []


def badge(name: str) -> tuple[str, str] | None:
    """Tokens and nobles of the log."""
    kind = name.split(".", maxsplit=1)[0]
    if kind.startswith("token-"):
        return drawing(kind.removeprefix("token-")), "token"
    return (kind, "token") if kind in NOBLES else None


def score(points: int, words: Words) -> str:
    return words("spectators-n", n=points)


def where(view: View, words: Words) -> tuple[str, str]:
    if view.over:
        return words("where-over"), words("where-over")
    table: Table = view.table
    phase = words.own(f"phase-{table.phase}")
    numbers = {"round": table.round, "rounds": table.rounds}
    return words("where", phase=phase, **numbers), words("where-short", phase=phase, **numbers)


def scene(sitting: Sitting) -> Scene:
    table: Table = sitting.view.table
    board: Board = board_parts(sitting)
    offered = choices(sitting, table, board)
    long, short = where(sitting.view, sitting.words)
    return Scene(
        where=long,
        short=short,
        choices=offered,
        quiet=quiet(sitting),
        board=board,
        wide=board.mode == "over",
        first=_ready(sitting, table, offered),
        steps=STEPS,
        headline=_headline(sitting, table, board),
        line=line(sitting, table, board),
    )


def _ready(sitting: Sitting, table: Table, offered: tuple[Choice, ...]) -> str | None:
    """What the gold button stands ready for; not a last show with medals left, which takes a decision."""
    kind = sitting.view.kind or ""
    family = "stop-investing" if kind == "invest" and sitting.draft.laid else READY.get(kind)
    if not offered or family is None or (family == "perform" and idle_medals(sitting, table)):
        return None
    return next((notation for notation, _ in moves_of(sitting, family)), None)


def _headline(sitting: Sitting, table: Table, board: Board) -> str:
    """The question, once the draft has gone further than the game's own."""
    words, kind = sitting.words, sitting.view.kind
    if kind == "invest" and sitting.draft.laid and table.investments_left == 0:
        return words("ask-invest-done")
    if kind in ("trade", "offer", "counter") and board.desk is not None and board.desk.sentence:
        return board.desk.sentence
    if kind in ("trade", "offer") and board.desk is not None:
        return words("ask-trade", n=board.desk.offers_left)
    if kind == "noble" and board.show is not None and table.stage is not None:
        return words("ask-noble-second" if table.stage.dice_used else "ask-noble", n=board.show.dice_left)
    return ""
