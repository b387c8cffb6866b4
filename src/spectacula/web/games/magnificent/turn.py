"""The turn as it is laid out: which moves are offered, what a click does, and what comes next."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup, escape

from spectacula.games.magnificent.view import Player, Table
from spectacula.web.games import Sitting
from spectacula.web.tables.controls import Control, slug
from spectacula.web.tables.draft import written

AT_ONCE = frozenset({"side", "draft", "trainer", "set", "remove", "score", "poster", "trip"})
"""Questions whose answer reveals something or ends the turn: chosen here, and sent by the gold button."""
ACTIONS = ("build ", "travel ", "perform ")


@dataclass(frozen=True)
class Laying:
    """One viewer's open turn: the table with the steps laid out, and the steps themselves."""

    sitting: Sitting
    table: Table
    me: Player | None

    @property
    def kind(self) -> str:
        return self.sitting.view.kind or ""

    @property
    def mine(self) -> bool:
        return self.sitting.seat is not None and self.sitting.seat in self.sitting.view.pending

    @property
    def laid(self) -> tuple[str, ...]:
        return self.sitting.draft.laid

    @property
    def ready(self) -> str | None:
        """The step that could not be laid because it ends the turn or reveals something: the gold button plays it."""
        steps = self.sitting.draft.steps
        last = steps[-1] if steps and steps[:-1] == self.laid else None
        return last if last in self.sitting.labels else None

    def why(self, move: str, what: str = "") -> Control:
        why = self.sitting.why.get(move, "")
        return Control(move, why=why, title=self.sitting.words("why-not", what=what) if what else "")

    def control(self, move: str, what: str = "", then: tuple[str, ...] = ()) -> Control:
        """How a move is made now: as a step, or to be sent; else why not."""
        label = self.sitting.labels.get(move)
        if label is None:
            return self.why(move, what)
        if self.kind in AT_ONCE and move != "leave":
            return Control(move, label, pick=slug(move))
        return Control(move, label, draft=written((*self.laid, move, *then)), chosen=move == self.ready)

    def instead(self, at: int, *steps: str) -> Control:
        """Lay something else from this step on."""
        return Control(steps[0] if steps else "", draft=written((*self.laid[:at], *steps)))

    def without(self, at: int) -> Control:
        """Take back one step in the middle."""
        steps = self.laid[:at] + self.laid[at + 1 :]
        return Control(self.laid[at], draft=written(steps), chosen=True)

    def step(self, *starts: str) -> int | None:
        """Where a step of this kind has been laid."""
        return next((i for i, move in enumerate(self.laid) if move.startswith(starts)), None)


def askable(kind: str, table: Table, me: Player | None) -> list[str]:
    """Moves whose pieces are in sight at a question."""
    places = [f"place {n}" for n in range(1, 6)]
    helpers = [f"trainer {t.id.lower()}" for t in me.trainers] if me else []
    helpers += [f"board {s.id.lower()}" for s in table.board_spaces]
    cards = [f"card {c.card.id.lower()}" for c in me.cards if c.card] if me else []
    posters = [f"show {p.poster.id.lower()}" for p in me.places if p.poster] if me else []
    colours = ("orange", "green", "purple", "clear")
    spaces = [f"perform {stand.energy}" for stand in table.track if stand.energy]
    levels = [f"build {level.energy}" for level in table.levels]
    tiles = [f"{size} {colour}" for size in ("small", "large") for colour in colours[:3]]
    known: dict[str, list[str]] = {
        "die": helpers,
        "card": cards,
        "copy": cards,
        "turn": [*helpers, "bonus", *spaces, *levels, *(f"travel {n}" for n in range(1, 21))],
        "build": [*helpers, "bonus", *tiles],
        "travel": [*helpers, "bonus"],
        "show": [*helpers, "bonus", *posters],
        "lay": places,
        "tent": places,
        "arrange": places,
        "pay": [f"pay {colour}" for colour in colours],
        "gem": [f"gem {colour}" for colour in colours[:3]],
        "colour": [f"colour {colour}" for colour in colours[:3]],
        "value": [f"value {n}" for n in range(1, 7)],
    }
    if kind == "turn":
        known["turn"] += [f"spend {colour}" for colour in colours]
    return known.get(kind, [])


def on(control: Control) -> Markup:
    """What a piece does when it is clicked, as attributes of the piece."""
    if control.draft is not None:
        return Markup(f' data-draft="{escape(control.draft)}"')
    if control.pick:
        return Markup(f' data-pick="{control.pick}"')
    if control.why:
        return Markup(f' data-why="{escape(control.why)}" data-why-title="{escape(control.title)}"')
    return Markup("")


def hit(control: Control, label: str) -> Markup:
    """The button that lies over a piece."""
    if not control.live:
        return Markup("")
    state = ' aria-disabled="true"' if control.why else ' aria-pressed="true"' if control.chosen else ""
    return Markup(f'<button class="hit" type="button" aria-label="{escape(label)}"{state}></button>')
