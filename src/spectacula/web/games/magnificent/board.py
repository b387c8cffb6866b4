"""The Magnificent's table for one viewer: from the view and the steps laid out to what the templates draw."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from markupsafe import Markup

from spectacula.engine.match import View
from spectacula.games.magnificent.box import GEM_ENERGY
from spectacula.games.magnificent.names import cell_name
from spectacula.games.magnificent.pieces import ALL_ABILITIES, ALL_CARDS, ALL_POSTERS, ALL_TENTS, lacking
from spectacula.games.magnificent.state import State
from spectacula.games.magnificent.view import Table
from spectacula.kernel.vocabulary import Move
from spectacula.web.games import Choice, Scene, Sitting
from spectacula.web.games.magnificent import acts, draw, faces
from spectacula.web.games.magnificent.ask import question
from spectacula.web.games.magnificent.circus import Circus
from spectacula.web.games.magnificent.ends import SIDES, Ends, Opening, Pair, ends, opening, pairs
from spectacula.web.games.magnificent.glide import Rolled, all_names, die_names, hat_name, rolled
from spectacula.web.games.magnificent.kept import Kept
from spectacula.web.games.magnificent.over import End, Rung, end, ladder
from spectacula.web.games.magnificent.plan import Plan, plan
from spectacula.web.games.magnificent.showing import Showing, SpaceOn, showing, track_rows
from spectacula.web.games.magnificent.trip import Trip, trip
from spectacula.web.games.magnificent.turn import Laying, hit, on
from spectacula.web.games.magnificent.turn import askable as asked_at
from spectacula.web.tables.controls import slug
from spectacula.web.tables.draft import written
from spectacula.web.words import Words

SCRIPTS = ("tiles.js",)
THEME = "dark"
ICON = "tent"
MASCOT = "tophat"
WEIGHT = 3
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
BEHIND = {"plan": "plan.html", "travel": "travel.html", "show": "show.html"}
"""What stands behind a question about a place of the player's board."""
PLANNING = ("die", "card", "before")
MODES = {"build": "build", "travel": "travel", "perform": "show", "arrange": "show", "end": "watch"}


@dataclass(frozen=True)
class Road:
    colour: str
    ring: Markup
    label: str


class Scenery:
    """Everything the templates draw, worked out when it is drawn."""

    draw = draw
    faces = faces
    on = staticmethod(on)
    hit = staticmethod(hit)

    def __init__(self, laying: Laying, mode: str) -> None:
        table, seat = laying.table, laying.sitting.seat
        self.laying = laying
        self.mode = mode
        self.table = table
        self.kept = Kept(laying.sitting.words.language)
        self.first = seat if seat is not None else table.turn.seat if table.turn else 0
        self.die_names = die_names(table)
        self.circuses = tuple(
            Circus(laying, player, names) for player, names in zip(table.players, self.die_names.cards, strict=True)
        )
        self.question = question(laying)
        self.onward = _onward(laying)
        self.placing = self.circuses[self.first].holding is not None or laying.kind == "double"
        self.laying_on = BEHIND.get(mode, "") if self.circuses[self.first].asks_place else ""
        self.asks_track = laying.mine and (laying.kind == "turn" or mode == "show")

    @cached_property
    def rolled(self) -> tuple[Rolled, ...]:
        sitting = self.laying.sitting
        return rolled(self.table, sitting.story, fresh=not sitting.draft.steps)

    @cached_property
    def roads(self) -> tuple[Road, ...]:
        return tuple(_road(self.laying, i, self.rolled[i]) for i in range(3))

    @cached_property
    def rows(self) -> tuple[tuple[int, tuple[SpaceOn, ...]], ...]:
        return track_rows(self.laying)

    @cached_property
    def starts(self) -> tuple[tuple[int, str] | None, ...]:
        """Start spaces of the track: the seat and the name of the hat there."""
        found = enumerate(self.table.track)
        hats = [(space, stand.hats) for space, stand in found if not stand.energy]
        return tuple((seats[0], hat_name(self.table, seats[0], space)) if seats else None for space, seats in hats)

    @cached_property
    def pairs(self) -> tuple[Pair, ...]:
        return pairs(self.laying)

    @cached_property
    def plan(self) -> Plan:
        return plan(self.laying, self.circuses[self.first], self.die_names.tent)

    @cached_property
    def trip(self) -> Trip | None:
        return trip(self.laying)

    @cached_property
    def show(self) -> Showing | None:
        return showing(self.laying)

    @cached_property
    def ends(self) -> Ends:
        return ends(self.laying)

    @cached_property
    def opening(self) -> Opening:
        return opening(self.laying)

    @cached_property
    def end(self) -> End:
        return end(self.laying)

    @cached_property
    def ladder(self) -> tuple[Rung, ...]:
        return ladder(self.table.players[0].points, self.laying) if len(self.table.players) == 1 else ()


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
    return words("points", n=points)


def scene(sitting: Sitting) -> Scene:
    table: Table = sitting.view.table
    me = table.players[sitting.seat] if sitting.seat is not None else None
    laying = Laying(sitting, table, me)
    mode = _mode(laying)
    return Scene(
        *where(sitting.view, sitting.words),
        _choices(laying),
        frozenset(),
        Scenery(laying, mode),
        first=_first(laying),
        steps=STEPS,
        headline=_headline(laying),
        line=_line(laying),
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


def _road(laying: Laying, i: int, way: Rolled) -> Road:
    words, road = laying.sitting.words, laying.table.roads[i]
    theme = words.own(f"theme-{road.colour}")
    tents = sum(space.tent is not None for space in road.spaces)
    label = words("ring-label", theme=theme, wagon=road.wagon, tents=tents)
    return Road(road.colour, draw.ring(road, theme, way.laps, way.came), label)


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


def _choices(laying: Laying) -> tuple[Choice, ...]:
    if not laying.mine:
        return ()
    words = laying.sitting.words
    found = []
    for move, label in laying.sitting.labels.items():
        said, act = words("go-done") if move == acts.DONE else label, laying.sitting.move(move)
        found.append(Choice(move, (slug(move),), said, _effect(laying, act), act))
    return tuple(found)


def _effect(laying: Laying, move: Move) -> str:
    """What a choice would lead to."""
    words, me, table = laying.sitting.words, laying.me, laying.table
    match laying.kind, move:
        case ("poster" | "trip", ("poster", (number,))) if me is not None:
            poster = ALL_POSTERS[number]
            short = lacking(poster, me.camp.built)
            tail = words("fx-lacks", tiles=faces.tiles_in_words(words, short)) if short else words("fx-camp")
            return f"{faces.poster_label(words, poster)} {tail}"
        case (_, ("deck", _)):
            return words("fx-deck")
        case ("score", ("card", (number,))) if me is not None:
            worth = next(own.worth for own in me.cards if own.card == ALL_CARDS[number])
            return words("fx-score", n=worth, now=me.points, then=me.points + worth)
        case ("set" | "remove", ("card", (number,))):
            return next(pair.label for pair in pairs(laying) if pair.card == ALL_CARDS[number])
        case ("draft", ("card", (number,))):
            return faces.card_label(words, ALL_CARDS[number])
        case (_, ("trainer", (number,))) if table.phase == "trainers":
            return faces.ability_does(words, ALL_ABILITIES[number])
        case (_, ("side", (side,))):
            return words(f"{SIDES[side]}-line")
        case (_, ("done", _)):
            return words("fx-done")
    return ""


def _first(laying: Laying) -> str | None:
    """The move the gold button stands ready for."""
    if not laying.mine:
        return None
    if laying.ready is not None:
        return laying.ready
    labels = laying.sitting.labels
    if laying.kind == "arrange" and acts.KEEP in labels:
        return acts.KEEP
    return acts.DONE if acts.DONE in labels and not _posters_left(laying) else None


def _posters_left(laying: Laying) -> bool:
    """Whether posters are left to be arranged after the show."""
    return laying.kind == "show" and laying.me is not None and any(place.poster for place in laying.me.places)


def _onward(laying: Laying) -> tuple[str, str] | None:
    """The gold button where it only leads to the next question."""
    words = laying.sitting.words
    if laying.mine and laying.kind == "show" and _posters_left(laying):
        return words("end-show"), written((*laying.laid, acts.DONE))
    tiles = laying.legal("tile")
    if laying.mine and laying.kind == "build" and len(tiles) == 1:
        return laying.sitting.labels[tiles[0]], written((*laying.laid, tiles[0]))
    return None


def _headline(laying: Laying) -> str:
    """Alone there is a ladder instead of rivals; a trip or a show about to be played asks for itself."""
    words, view = laying.sitting.words, laying.sitting.view
    if view.over and len(view.scores) == 1:
        rank = words.own(f"rank-{laying.table.players[0].rank}")
        return words("solo-over", n=view.scores[0], rank=rank)
    match laying.about:
        case ("travel", (steps,)):
            return words("ask-travel", n=steps)
        case ("cell", (cell,)):
            return words("ask-place", cell=cell_name(cell))
    return ""


def _line(laying: Laying) -> str:
    """The energy as a sum, and what the show brings or the payment it leads to."""
    words, turn, me = laying.sitting.words, laying.table.turn, laying.me
    if not laying.mine or turn is None or me is None or turn.seat != me.seat:
        return ""
    due = words("line-due", n=me.payment.due, coins=me.coins)
    if turn.card is None or turn.die is None:
        return f"{words('line-die')} · {due}" if laying.kind == "die" else due
    parts = [str(turn.die.value)]
    if turn.own_dice:
        parts.append(str(turn.own_dice))
    spent = sum(turn.gems_spent.values())
    if spent:
        parts.append(str(GEM_ENERGY * spent))
    if turn.extra:
        parts.append(str(turn.extra))
    total = words("line-sum", sum=" + ".join(parts), energy=turn.energy)
    show = showing(laying) if laying.kind in ("show", "pay", "arrange") else None
    if show is not None and show.earned:
        return f"{total} · {words('line-show', points=show.points, coins=show.coins)}"
    return f"{total} · {due}"
