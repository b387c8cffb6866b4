"""The plan of a turn: a die, a card, energy from all sources, and how far it goes in each action."""

from __future__ import annotations

from dataclasses import dataclass, replace

from markupsafe import Markup

from spectacula.games.magnificent.box import GEM_ENERGY, RING
from spectacula.games.magnificent.pieces import Die
from spectacula.games.magnificent.view import Player, Turn
from spectacula.web.games.magnificent import acts, draw, faces
from spectacula.web.games.magnificent.acts import spell
from spectacula.web.games.magnificent.circus import NOTHING, Circus, Master
from spectacula.web.games.magnificent.glide import COLOURS, gem_name, pool
from spectacula.web.games.magnificent.steps import Laying, hit, on
from spectacula.web.shell import art
from spectacula.web.tables.controls import Control
from spectacula.web.tables.draft import written
from spectacula.web.words import Words

MOST = 21


@dataclass(frozen=True)
class DieSpot:
    """A die of the main tent with the energy it would give."""

    die: Die
    name: str
    spot: str
    control: Control
    label: str


@dataclass(frozen=True)
class Part:
    """A summand of the energy: there already, or to be added."""

    symbol: Markup
    number: str
    text: str
    control: Control
    on: bool


@dataclass(frozen=True)
class Lane:
    id: str
    title: str
    note: str
    marks: Markup


@dataclass(frozen=True)
class Way:
    """One of the three actions with its best use."""

    id: str
    symbol: Markup
    title: str
    line: str
    note: str
    control: Control


@dataclass(frozen=True)
class Plan:
    dice: tuple[DieSpot, ...]
    note: str
    masters: tuple[Master, ...]
    fixed: tuple[Part, ...]
    parts: tuple[Part, ...]
    colours: tuple[tuple[str, Control], ...]
    energy: int
    reach: int
    lanes: tuple[Lane, ...]
    ways: tuple[Way, ...]
    begun: bool


def plan(laying: Laying, mine: Circus, names: tuple[str, ...]) -> Plan:
    table, me = laying.table, mine.player
    turn = table.turn
    assert turn is not None
    placed = turn.card is not None
    dice = _dice(laying, names)
    left = sum(table.turns - table.turn_number + (seat not in _moved(laying)) for seat in range(len(table.players)))
    energy = turn.energy if placed else 0
    parts = tuple(_parts(laying, me, turn)) if placed else ()
    reach = min(MOST, energy + sum(int(p.number.lstrip("+")) for p in parts if not p.on and p.control.can))
    return Plan(
        dice=dice,
        note=laying.sitting.words("tent-note", dice=len(table.dice), picks=left),
        masters=_masters(laying, mine, turn),
        fixed=tuple(_fixed(laying, me, turn)) if placed else (),
        parts=parts,
        colours=_colours(laying, turn) if placed else (),
        energy=energy,
        reach=reach,
        lanes=_lanes(laying, me, turn, energy) if placed and turn.colour else (),
        ways=_ways(laying, me, turn, energy) if laying.kind == "turn" and turn.colour else (),
        begun=placed,
    )


def _moved(laying: Laying) -> tuple[int, ...]:
    """Seats that have finished their turn of this lap."""
    table = laying.table
    order = table.order
    if table.turn is None or table.turn.seat not in order:
        return ()
    return order[: order.index(table.turn.seat)]


# --- 1: the die


def _dice(laying: Laying, names: tuple[str, ...]) -> tuple[DieSpot, ...]:
    """The dice of the tent; the one laid out is shown there still, but the one that glides lies on the card."""
    words, at = laying.sitting.words, laying.step("die")
    shown = laying.sitting.start().table.dice if at is not None else laying.table.dice
    spots, left, taken = [], list(names), None
    for die, spot in zip(shown, pool(shown), strict=True):
        move = acts.take_die(die)
        chosen = at is not None and taken is None and move == laying.laid[at]
        taken = die if chosen else taken
        if laying.kind == "die":
            control = laying.control(move)
        elif chosen:
            control = Control(move, draft=written(laying.laid), chosen=True)
        elif at is not None:
            control = laying.instead(at, move, *(laying.laid[i] for i in laying.steps("card")[:1]))
        else:
            control = NOTHING
        label = words("die-label", colour=words.own(f"die-{die.colour}"), value=die.value, energy=die.energy)
        spots.append(DieSpot(die, "" if chosen else left.pop(0), spot, control, label))
    return tuple(spots)


# --- 2: the card


def _masters(laying: Laying, mine: Circus, turn: Turn) -> tuple[Master, ...]:
    at = laying.step("card")
    return tuple(_card_control(laying, master, at) for master in mine.masters[:4])


def _card_control(laying: Laying, master: Master, at: int | None) -> Master:
    """Another card may be chosen as long as the choice is only laid out."""
    if at is None or laying.kind == "copy" or master.card is None:
        return master
    if master.now:
        return replace(master, control=Control(laying.laid[at], draft=written(laying.laid), chosen=True))
    if master.die is None:
        return replace(master, control=laying.instead(at, acts.choose_card(master.card)))
    return master


# --- 3: energy


def _fixed(laying: Laying, me: Player, turn: Turn) -> list[Part]:
    words = laying.sitting.words
    assert turn.die is not None
    parts = [Part(draw.die(turn.die.colour, turn.die.value), str(turn.die.value), words("sum-die"), NOTHING, True)]
    if turn.own_dice and turn.colour:
        name = words("sum-own", colour=words.own(f"colour-{turn.colour}"))
        own = [c.die for c in me.cards if c.die and c.die.colour == turn.colour and c.card != turn.card]
        pictures = Markup("").join(draw.die(die.colour, die.value, "tiny") for die in own)
        parts.append(Part(pictures, str(turn.own_dice), name, NOTHING, True))
    if turn.extra:
        parts.append(Part(art("e-bolt"), f"+{turn.extra}", words("sum-extra"), NOTHING, True))
    return parts


def _parts(laying: Laying, me: Player, turn: Turn) -> list[Part]:
    """Gems and trainers: those laid out can be taken back, the others can be added."""
    words, parts = laying.sitting.words, list[Part]()
    for colour in COLOURS:
        spend, name = acts.of_colour("spend", colour), words.own(f"gem-{colour}")
        spends = [i for i, step in enumerate(laying.laid) if step == spend]
        for n in range(turn.gems_spent[colour]):
            picture = draw.gem(colour, "", gem_name(me.seat, colour, me.gems[colour] + n + 1))
            control = laying.without(spends[n]) if n < len(spends) else NOTHING
            parts.append(Part(picture, f"+{GEM_ENERGY}", name, control, True))
        if spend in laying.sitting.labels:
            text = words("gems-left", gem=name, n=me.gems[colour])
            parts.append(Part(draw.gem(colour), f"+{GEM_ENERGY}", text, laying.control(spend, name), False))
    for ability in (*me.trainers, *laying.table.board_spaces):
        if ability.bonus.does != "energy" or ability in turn.used:
            continue
        name = faces.ability_name(words, ability)
        text = words("sum-board") if ability in laying.table.board_spaces else name
        control = laying.control(acts.use(ability), name)
        parts.append(Part(art("trainer"), f"+{ability.bonus.much}", text, control, False))
    return [part for part in parts if part.on or part.control.live]


def _colours(laying: Laying, turn: Turn) -> tuple[tuple[str, Control], ...]:
    """A clear die takes a colour for the turn."""
    at = laying.step("colour")
    if turn.colour is None:
        return tuple((c, laying.control(acts.of_colour("colour", c))) for c in COLOURS[:3])
    if at is not None and turn.die is not None and turn.die.colour == "clear":
        return tuple(
            (
                c,
                Control(draft=written(laying.laid), chosen=True)
                if c == turn.colour
                else laying.instead(at, acts.of_colour("colour", c)),
            )
            for c in COLOURS[:3]
        )
    return ()


# --- 4: the ruler


def _lanes(laying: Laying, me: Player, turn: Turn, energy: int) -> tuple[Lane, ...]:
    words, table = laying.sitting.words, laying.table
    colour = words.own(f"colour-{turn.colour}")
    build = []
    for level in table.levels:
        tiles = (f"small {turn.colour}",) * level.small + (f"large {turn.colour}",) * level.large
        icons = Markup("").join(draw.tile_icon(tile) for tile in tiles)
        label = words("level-label", level=level.energy, small=level.small, large=level.large)
        control = laying.control(spell("build", level.energy), words("level-n", n=level.energy))
        build.append(_mark(level.energy, icons, "", control, label, energy))
    return (
        Lane("build", words.own("action-build"), words("lane-build", colour=colour), Markup("".join(build))),
        Lane(
            "travel", words.own("action-travel"), words("lane-travel", colour=colour), _road_marks(laying, turn, energy)
        ),
        Lane("perform", words.own("action-show"), words("lane-perform"), _track_marks(laying, energy)),
    )


def _mark(at: int, symbol: Markup, text: str, control: Control, label: str, energy: int, cls: str = "") -> str:
    """A place on the ruler; those beyond the energy are far."""
    picture = f'<span class="mark-art">{symbol}</span>' if symbol else ""
    number = f"<b>{text}</b>" if text else ""
    far = "" if at <= energy else " out-of-reach"
    return (
        f'<span class="lane-mark at-{at} {cls} {control.cls}{far}"{on(control)}>{hit(control, label)}{picture}{number}'
        f'<i class="only-phone" aria-hidden="true">{at}</i></span>'
    )


def _road_marks(laying: Laying, turn: Turn, energy: int) -> Markup:
    words = laying.sitting.words
    road = next(road for road in laying.table.roads if road.colour == turn.colour)
    marks = []
    for n in range(1, RING + 1):
        space = road.spaces[(road.wagon + n) % RING]
        symbol = space_symbol(space.symbol, space.tent.id if space.tent else None)
        what = space_name(words, space.symbol, space.tent.id if space.tent else None)
        control = laying.control(spell("travel", n), words("spaces-n", n=n))
        cls = "tent-mark" if space.tent else ""
        marks.append(_mark(n, symbol, "", control, words("travel-label", n=n, what=what), energy, cls))
    return Markup("".join(marks))


def space_symbol(symbol: str, tent: str | None) -> Markup:
    if tent is not None:
        return art("tent", draw.tent_class(tent))
    if symbol == "poster":
        return art("e-poster", "energy-sign")
    return draw.gem(symbol) if symbol else Markup('<i class="nothing"></i>')


def space_name(words: Words, symbol: str, tent: str | None) -> str:
    if tent is not None:
        return words.own(f"tent-{tent}")
    if symbol == "poster":
        return words("sp-poster")
    return words.own(f"gem-{symbol}") if symbol else words("sp-empty")


def _track_marks(laying: Laying, energy: int) -> Markup:
    words, marks = laying.sitting.words, list[str]()
    for stand in laying.table.track:
        if not stand.energy:
            continue
        control = laying.control(spell("perform", stand.energy), words("space-n", n=stand.energy))
        label = words("perform-label", space=stand.energy, posters=stand.posters)
        symbol = Markup("")
        cls = ""
        if stand.hats:
            symbol, cls = art("tophat"), f"hatted player-{stand.hats[0] + 1}"
            label = f"{label}. {words('space-hat', name=laying.sitting.names[stand.hats[0]])}"
        marks.append(_mark(stand.energy, symbol, f"{stand.posters}×", control, label, energy, cls))
    return Markup("".join(marks))


def _ways(laying: Laying, me: Player, turn: Turn, energy: int) -> tuple[Way, ...]:
    """The actions that can be chosen, or that say why not."""
    ways = (_build_way(laying, energy), _travel_way(laying, me, turn), _show_way(laying, me))
    return tuple(way for way in ways if way.control.live)


def _build_way(laying: Laying, energy: int) -> Way:
    words, table = laying.sitting.words, laying.table
    best = max(
        (level for level in table.levels if spell("build", level.energy) in laying.sitting.labels),
        default=None,
        key=lambda level: level.energy,
    )
    following = next((level for level in table.levels if level.energy > energy), None)
    if best is None:
        line, control = (
            words("way-build-none"),
            laying.why(spell("build", table.levels[0].energy), words.own("action-build")),
        )
    else:
        line = words("level-label", level=best.energy, small=best.small, large=best.large)
        control = laying.control(spell("build", best.energy))
    note = ""
    if following is not None:
        note = words("way-build-next", n=following.energy - energy, small=following.small, large=following.large)
    return Way("build", art("i-hammer"), words.own("action-build"), line, note, control)


def _travel_way(laying: Laying, me: Player, turn: Turn) -> Way:
    words = laying.sitting.words
    road = next(road for road in laying.table.roads if road.colour == turn.colour)
    trips = [laying.sitting.move(move).values[0] for move in laying.legal("travel")]
    far = max((n for n in trips if n <= RING), default=0)
    tents = [n for n in trips if n <= far and road.spaces[(road.wagon + n) % RING].tent]
    free = sum(place.tent is None for place in me.places)
    gems, posters = brings(laying, far)
    line = words("way-travel", n=far, gems=gems, posters=posters)
    note = words("way-tents", at=words.list([str(n) for n in tents])) if tents else words("way-tents-none")
    goal = tents[-1] if tents and free else far
    control = laying.control(spell("travel", goal or 1), words.own("action-travel"))
    return Way(
        "travel", art("i-route"), words.own("action-travel"), line, f"{note} {words('way-free', n=free)}", control
    )


def brings(laying: Laying, steps: int) -> tuple[int, int]:
    """Gems and posters that a trip would bring."""
    if steps == 0:
        return 0, 0
    trip = laying.sitting.preview(spell("travel", steps))[0]
    gems = sum(event.b for event in trip.events[: trip.own] if event.name in ("gems", "full"))
    return gems, trip.table.turn.trip_posters


def _show_way(laying: Laying, me: Player) -> Way:
    words = laying.sitting.words
    stands = [s for s in laying.table.track if s.energy and spell("perform", s.energy) in laying.sitting.labels]
    ready = [place for place in me.places if place.ready and place.poster]
    if not stands:
        lowest = next(stand.energy for stand in laying.table.track if stand.energy)
        control = laying.why(spell("perform", lowest), words.own("action-show"))
        return Way("perform", art("tophat"), words.own("action-show"), words("way-show-none"), "", control)
    best = stands[-1]
    line = words("way-show", space=best.energy, posters=best.posters)
    note = words("way-ready", n=len(ready))
    control = laying.control(spell("perform", best.energy))
    return Way("perform", art("tophat"), words.own("action-show"), line, note, control)
