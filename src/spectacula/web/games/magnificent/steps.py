"""The turn as it is laid out: which moves are offered, what a click does, and what comes next."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup, escape

from spectacula.games.magnificent.box import RING, TILE_NAMES
from spectacula.games.magnificent.view import Player, Table
from spectacula.kernel.vocabulary import Move
from spectacula.web.games import Sitting
from spectacula.web.games.magnificent import acts
from spectacula.web.games.magnificent.acts import spell
from spectacula.web.games.magnificent.glide import COLOURS
from spectacula.web.tables.controls import Control, slug
from spectacula.web.tables.draft import written

AT_ONCE = frozenset({"side", "draft", "trainer", "set", "remove", "score", "poster", "trip"})
"""Questions whose answer reveals something or ends the turn: chosen here, and sent by the gold button."""
ACTIONS = ("build", "travel", "perform")


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

    @property
    def about(self) -> Move | None:
        """The step that stands ready, as data."""
        return self.sitting.move(self.ready) if self.ready is not None else None

    def about_to(self, family: str) -> bool:
        """Whether a move of this family stands ready."""
        return self.about is not None and self.about.family == family

    def legal(self, *families: str) -> list[str]:
        """The legal moves of some families."""
        return [move for move in self.sitting.labels if self.sitting.move(move).family in families]

    def why(self, move: str, what: str = "") -> Control:
        why = self.sitting.why.get(move, "")
        return Control(move, why=why, title=self.sitting.words("why-not", what=what) if what else "")

    def control(self, move: str, what: str = "", then: tuple[str, ...] = ()) -> Control:
        """How a move is made now: as a step, or to be sent; else why not."""
        label = self.sitting.labels.get(move)
        if label is None:
            return self.why(move, what)
        if self.kind in AT_ONCE and move != acts.LEAVE:
            return Control(move, label, pick=slug(move))
        return Control(move, label, draft=written((*self.laid, move, *then)), chosen=move == self.ready)

    def instead(self, at: int, *steps: str) -> Control:
        """Lay something else from this step on, if the rules allow it there."""
        if steps and steps[0] not in self.sitting.draft.opened[at].moves:
            return Control()
        return Control(steps[0] if steps else "", draft=written((*self.laid[:at], *steps)))

    def without(self, at: int) -> Control:
        """Take back one step in the middle."""
        steps = self.laid[:at] + self.laid[at + 1 :]
        return Control(self.laid[at], draft=written(steps), chosen=True)

    def asked_nothing(self, at: int) -> bool:
        """Whether a step led back to the question it answered, so that taking it back leaves no loose end."""
        kinds = [opened.kind for opened in self.sitting.draft.opened] + [self.kind]
        return kinds[at] == kinds[at + 1]

    def steps(self, *families: str) -> list[int]:
        """Where steps of these families have been laid."""
        return [i for i, move in enumerate(self.laid) if self.sitting.move(move).family in families]

    def step(self, *families: str) -> int | None:
        """Where the first step of these families has been laid."""
        return next(iter(self.steps(*families)), None)


def askable(kind: str, table: Table, me: Player | None) -> list[str]:
    """Moves whose pieces are in sight at a question."""
    places = [spell("place", n) for n in range(1, 6)]
    helpers = [acts.use(ability) for ability in (*(me.trainers if me else ()), *table.board_spaces)]
    cards = [acts.choose_card(own.card) for own in me.cards if own.card] if me else []
    posters = [acts.show(place.poster) for place in me.places if place.poster] if me else []
    spaces = [spell("perform", stand.energy) for stand in table.track if stand.energy]
    levels = [spell("build", level.energy) for level in table.levels]
    trips = [spell("travel", n) for n in range(1, RING + 1)]
    spends = [acts.of_colour("spend", colour) for colour in COLOURS]
    known: dict[str, list[str]] = {
        "die": helpers,
        "card": cards,
        "copy": cards,
        "turn": [*helpers, acts.BONUS, *spaces, *levels, *trips, *spends],
        "build": [*helpers, acts.BONUS, *map(acts.build_tile, TILE_NAMES)],
        "travel": [*helpers, acts.BONUS],
        "show": [*helpers, acts.BONUS, *posters],
        "lay": places,
        "tent": places,
        "arrange": places,
        "pay": [acts.of_colour("pay", colour) for colour in COLOURS],
        "gem": [acts.of_colour("gem", colour) for colour in COLOURS[:3]],
        "colour": [acts.of_colour("colour", colour) for colour in COLOURS[:3]],
        "value": [spell("value", n) for n in range(1, 7)],
    }
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
    return Markup(f'<button class="hit-area" type="button" aria-label="{escape(label)}"{state}></button>')
