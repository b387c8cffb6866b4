"""The Magnificent's table for one viewer: from the view and the steps laid out to what the templates draw."""

from __future__ import annotations

from spectacula.engine.match import View
from spectacula.games.magnificent.pieces import ALL_ABILITIES, ALL_CARDS, ALL_POSTERS, ALL_TENTS
from spectacula.games.magnificent.state import State
from spectacula.games.magnificent.view import Table
from spectacula.web.games import Scene, Sitting
from spectacula.web.games.magnificent import draw
from spectacula.web.games.magnificent.aims import line
from spectacula.web.games.magnificent.choices import choices, first, headline
from spectacula.web.games.magnificent.glide import all_names
from spectacula.web.games.magnificent.parts import Scenery
from spectacula.web.games.magnificent.steps import Laying
from spectacula.web.games.magnificent.steps import askable as asked_at
from spectacula.web.words import Words

SCRIPTS = ("tiles.js",)
THEME = "dark"
STEPS = True
CHAPTERS = frozenset({"round"})
SILENT = frozenset({"home"})
SYMBOLS = frozenset(
    [f"die-{n}" for n in range(1, 7)]
    + ["gem", "gem-clear", "gem-mixed", "wagon", "tent", "tophat", "trainer", "ticket", "circus-coin"]
    + ["e-flame", "e-paw", "e-moon", "e-spark", "e-poster", "e-bolt", "e-palette", "e-turn", "e-tile", "e-twice"]
    + [*draw.ACTS]
    + ["i-rotate", "i-flip", "i-hammer", "i-grip", "i-copy", "i-route", "i-plus"]
)
PLANNING = ("die", "card", "before")
MODES = {"build": "build", "travel": "travel", "perform": "show", "arrange": "show", "end": "watch"}


def pieces() -> list[str]:
    """Dice, gems, hats, posters, tents, cards and trainers keep their names wherever they go."""
    names = [f"po-{poster.id}" for poster in ALL_POSTERS] + [f"tt-{tent.id}" for tent in ALL_TENTS]
    names += [f"mc-{card.id}" for card in ALL_CARDS] + [f"tr-{ability.id}" for ability in ALL_ABILITIES]
    return names + all_names()


def turn(s: State) -> tuple[int, int, int]:
    """Alone, or with the highest hat at round end, one is asked again right after one's turn: that is another one."""
    return s.round, s.phase, s.turn


def sheet() -> str:
    """Where wagons stand, and where things lie on the ruler and on the ring."""
    rules = [draw.wagon_rules()]
    rules += [f".at-{n}{{grid-column:{n + 1}}}.upto-{n}{{grid-column:2/{n + 2}}}" for n in range(1, 22)]
    rules += [f".height-{n}{{height:{10 * n}%}}" for n in range(11)]
    for i in range(20):
        x, y = draw.around(i, 232, 300)
        u, v = draw.around(i, 285, 300)
        rules.append(f".ring-stop.ring-{i}{{left:{x / 6:.2f}%;top:{y / 6:.2f}%}}")
        rules.append(f".ring-step.ring-{i}{{left:{u / 6:.2f}%;top:{v / 6:.2f}%}}")
    for cell in range(60):
        rules.append(f".camp-cell.cell-{cell}{{left:{(cell % 10) * 10}%;top:{(cell // 10) * 100 / 6:.3f}%}}")
    return "\n".join(rules)


def askable(view: View) -> list[str]:
    table: Table = view.table
    return asked_at(view.kind or "", table, table.players[view.seat] if view.seat is not None else None)


def badge(name: str) -> tuple[str, str] | None:
    """Gems, dice, posters, tents and trainers of the log."""
    kind, _, which = name.partition("-")
    if kind in ("gem", "die", "colour") and which in draw.KEYS:
        drawing = {"gem": "gem-clear" if which == "clear" else "gem"}.get(kind, draw.SIGNS.get(which, "e-spark"))
        return drawing, f"tinted {draw.KEYS[which]} bare"
    if kind == "poster":
        return draw.ACT_OF[which], "poster-chip"
    if kind == "tent":
        return "tent", f"{draw.tent_class(which)} bare"
    if kind == "trainer":
        return "trainer", "bare"
    return None


def score(points: int, words: Words) -> str:
    return words("with-points", n=points)


def scene(sitting: Sitting) -> Scene:
    table: Table = sitting.view.table
    me = table.players[sitting.seat] if sitting.seat is not None else None
    laying = Laying(sitting, table, me)
    mode = _mode(laying)
    return Scene(
        *where(sitting.view, sitting.words),
        choices(laying),
        frozenset(),
        Scenery(laying, mode),
        first=first(laying),
        steps=STEPS,
        headline=headline(laying),
        line=line(laying),
        wide=mode == "over",
    )


def _mode(laying: Laying) -> str:
    table, turn = laying.table, laying.table.turn
    if laying.sitting.view.over:
        return "over"
    if table.phase in ("sides", "draft", "trainers"):
        return "opening"
    if table.phase in ("sets", "score"):
        return "ends"
    if turn is None or laying.me is None or turn.seat != laying.me.seat or not laying.mine:
        return "watch"
    if laying.about_to("travel"):
        return "travel"
    if laying.about_to("perform"):
        return "show"
    return "plan" if turn.stage in PLANNING else MODES[turn.stage]


def where(view: View, words: Words) -> tuple[str, str]:
    """Round and turn, and always what is due."""
    if view.over:
        return words("where-over"), words("where-over")
    table: Table = view.table
    me = table.players[view.seat] if view.seat is not None else None
    if table.phase in ("sides", "draft", "trainers"):
        return words("where-opening"), words("where-opening")
    numbers = {"round": table.round, "rounds": table.rounds, "turn": table.turn_number, "turns": table.turns}
    name = "where-end" if table.phase in ("sets", "score") else "where"
    long, short = words(name, **numbers), words(f"{name}-short", **numbers)
    if me is not None and table.phase == "turns":
        due = words("due", n=me.payment.due)
        return f"{long} · {due}", f"{short} · {words('due-short-n', n=me.payment.due)}"
    return long, short
