"""Perform: the hat on the track, posters with what each asks for, and what the show brings."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import takewhile

from markupsafe import Markup

from spectacula.games.magnificent.pieces import ALL_POSTERS, Poster, Tent
from spectacula.games.magnificent.view import Place, Player, Turn
from spectacula.web.games.magnificent import acts, draw, faces
from spectacula.web.games.magnificent.acts import spell
from spectacula.web.games.magnificent.circus import NOTHING
from spectacula.web.games.magnificent.glide import hat_name
from spectacula.web.games.magnificent.steps import Laying
from spectacula.web.tables.controls import Control
from spectacula.web.tables.draft import written
from spectacula.web.words import Words

NO_SYMBOL = Markup("")
PROPS = "TR10"
"""The trainer with whom a poster may lack a small tile."""


@dataclass(frozen=True)
class Tick:
    """Something a poster asks for against what is there; `name` says what the drawing shows."""

    ok: bool
    text: str
    symbol: Markup = NO_SYMBOL
    name: str = ""


@dataclass(frozen=True)
class Act:
    """A poster that is shown, can be shown, or stays."""

    poster: Poster
    tent: Tent | None
    order: int
    ticks: tuple[Tick, ...]
    control: Control
    label: str


@dataclass(frozen=True)
class SpaceOn:
    energy: int
    posters: int
    hat: tuple[int, str] | None
    """The seat and the name of the hat here."""
    control: Control
    label: str


@dataclass(frozen=True)
class Earned:
    """A row of what the show brings."""

    name: str
    poster: int
    tent: int
    coins: int


@dataclass(frozen=True)
class Showing:
    energy: int
    limit: int
    done: int
    acts: tuple[Act, ...]
    earned: tuple[Earned, ...]
    points: int
    coins: int
    points_then: int
    coins_then: int
    gems: tuple[tuple[str, int, int], ...]
    """Colours with gems left and gems given for this show."""
    gems_label: str
    left: int
    """Posters that wait on."""
    chooses: int
    """In which place the viewer would choose at round end, as the hats stand; 0 alone, or before the hat has moved."""


def showing(laying: Laying) -> Showing | None:
    turn, me = laying.table.turn, laying.me
    if turn is None or me is None or turn.seat != me.seat:
        return None
    start = laying.sitting.start().table.players[me.seat]
    acts = _acts(laying, me, turn, start.places)
    paying = tuple(_promised(laying, place) for place in me.places if turn.playing and place.poster == turn.playing)
    earned = (*_earned(laying), *paying)
    points, coins = sum(one.poster + one.tent for one in earned), sum(one.coins for one in earned)
    gems = tuple((colour, held, max(0, start.gems[colour] - held)) for colour, held in me.gems.items())
    return Showing(
        energy=turn.energy,
        limit=_allowed(laying) if laying.about_to("perform") else turn.limit,
        done=turn.done + len(paying),
        acts=acts,
        earned=earned,
        points=points,
        coins=coins,
        points_then=me.points + sum(one.poster + one.tent for one in paying),
        coins_then=me.coins + sum(one.coins for one in paying),
        gems=tuple(row for row in gems if row[1] or row[2]),
        gems_label=_gems_label(laying, gems),
        left=sum(place.poster is not None for place in me.places) + len(turn.arranging),
        chooses=0 if laying.about_to("perform") else me.chooses,
    )


def _allowed(laying: Laying) -> int:
    """Posters allowed by the space that stands ready."""
    return next(s.posters for s in laying.table.track if s.energy and laying.ready == spell("perform", s.energy))


def _earned(laying: Laying) -> list[Earned]:
    """What the rules have paid for the shows laid out."""
    told = [event for _, event in laying.sitting.told()]
    shows = [ALL_POSTERS[event.a] for event in told if event.name == "shown"]
    paid = [(event.a, event.b) for event in told if event.name == "earned"]
    return [
        Earned(faces.poster_name(laying.sitting.words, poster), poster.points, points - poster.points, coins)
        for poster, (points, coins) in zip(shows, paid, strict=True)
    ]


def _promised(laying: Laying, place: Place) -> Earned:
    """What the poster that is being paid for will bring, with its tent."""
    poster = place.poster
    assert poster is not None
    name = faces.poster_name(laying.sitting.words, poster)
    return Earned(name, poster.points, place.points - poster.points, place.coins)


def _gems_label(laying: Laying, gems: tuple[tuple[str, int, int], ...]) -> str:
    words = laying.sitting.words
    return "; ".join(
        words("gems-after", gem=words.own(f"gem-{colour}"), left=left, given=given)
        for colour, left, given in gems
        if left or given
    )


def track_rows(laying: Laying) -> tuple[tuple[int, tuple[SpaceOn, ...]], ...]:
    """The performance track from the top down; spaces can be changed as long as the choice is only laid out."""
    words, table = laying.sitting.words, laying.table
    at, ready = laying.step("perform"), laying.ready
    rows: dict[int, list[SpaceOn]] = {}
    for space, stand in enumerate(table.track):
        if not stand.energy:
            continue
        move, control = spell("perform", stand.energy), NOTHING
        if at is not None and laying.laid[at] == move:
            control = Control(move, draft="|".join(laying.laid), chosen=True)
        elif at is not None:
            control = laying.instead(at, move)
        elif at is None and laying.mine and laying.kind == "turn":
            control = laying.control(move, words("space-n", n=stand.energy))
        if ready == move:
            control = Control(move, draft="|".join(laying.sitting.draft.steps), chosen=True)
        label = words("perform-label", space=stand.energy, posters=stand.posters)
        hat = (stand.hats[0], hat_name(table, stand.hats[0], space)) if stand.hats else None
        rows.setdefault(stand.posters, []).append(SpaceOn(stand.energy, stand.posters, hat, control, label))
    return tuple((posters, tuple(rows[posters])) for posters in sorted(rows, reverse=True))


def _acts(laying: Laying, me: Player, turn: Turn, places: tuple[Place, ...]) -> tuple[Act, ...]:
    """The posters as they hung before the show, each on its place; a click takes a chosen one out again."""
    shows = laying.steps("show")
    earlier = turn.done - len(shows) + (turn.playing is not None and bool(shows))
    chosen = {ALL_POSTERS[laying.sitting.move(laying.laid[i]).values[0]].id: i for i in shows}
    waiting = {place.poster.id: place for place in me.places if place.poster}
    acts = []
    for place in places:
        if place.poster is None:
            continue
        if place.poster.id in chosen:
            at = chosen[place.poster.id]
            acts.append(_shown(laying, place, _out(laying, at), earlier + shows.index(at) + 1))
        elif turn.playing and place.poster.id == turn.playing.id:
            acts.append(_shown(laying, place, NOTHING, turn.done + 1))
        elif place.poster.id in waiting:
            acts.append(_waiting(laying, me, turn, waiting[place.poster.id]))
    return tuple(acts)


def _out(laying: Laying, at: int) -> Control:
    """Take a poster out of the show, what was paid for it, and how the rest has been hung since."""
    if laying.kind not in ("show", "pay", "arrange"):
        return NOTHING
    paid = takewhile(lambda step: laying.sitting.move(step).family == "pay", laying.laid[at + 1 :])
    after = laying.laid[at + 1 + len(list(paid)) :]
    rest = takewhile(lambda step: laying.sitting.move(step).family not in ("done", "place"), after)
    return Control(laying.laid[at], draft=written((*laying.laid[:at], *rest)), chosen=True)


def _shown(laying: Laying, place: Place, control: Control, order: int) -> Act:
    words, poster = laying.sitting.words, place.poster
    assert poster is not None
    ticks = [Tick(True, words("tick-tent"))]
    for tile, need in Counter(poster.tiles).items():
        ticks.append(Tick(True, words("tick-used", n=need), draw.tile_icon(tile), faces.tile_name(words, tile)))
    for gem, need in _asked(place).items():
        ticks.append(Tick(True, words("tick-paid", n=need), draw.gem(gem), words.own(f"gem-{gem}")))
    name = faces.poster_name(words, poster)
    return Act(poster, place.tent, order, tuple(ticks), control, words("act-off", name=name))


def _waiting(laying: Laying, me: Player, turn: Turn, place: Place) -> Act:
    words, poster = laying.sitting.words, place.poster
    assert poster is not None
    name = faces.poster_name(words, poster)
    control = NOTHING
    if laying.mine and laying.kind == "show":
        control = laying.control(acts.show(poster), name)
    ticks = [Tick(place.tent is not None, words("tick-tent" if place.tent else "tick-no-tent"))]
    ticks += _tile_ticks(words, me, turn, place, control.can)
    ticks += _gem_ticks(words, me.gems, place)
    return Act(poster, place.tent, 0, tuple(ticks), control, words("act-on", name=name))


def _tile_ticks(words: Words, me: Player, turn: Turn, place: Place, can: bool) -> list[Tick]:
    """Tiles by kind: how many are needed, and how many of the camp serve no other poster of this show."""
    assert place.poster is not None
    ticks = []
    for tile, need in Counter(place.poster.tiles).items():
        have, busy, ok = me.camp.built[tile], turn.busy[tile], tile not in place.missing_tiles
        if can and not ok:
            ok, text = True, words("tick-lack", name=words.own(f"trainer-{PROPS}"))
        elif busy:
            text = words("tick-free", need=need, free=have - busy, have=have)
        else:
            text = words("tick-need", need=need, have=have)
        ticks.append(Tick(ok, text, draw.tile_icon(tile), faces.tile_name(words, tile)))
    return ticks


def _asked(place: Place) -> Counter[str]:
    """Gems a poster and the tent below it ask for together."""
    assert place.poster is not None
    return Counter((*place.poster.gems, *(place.tent.gems if place.tent else ())))


def _gem_ticks(words: Words, held: dict[str, int], place: Place) -> list[Tick]:
    """Gems by colour; where the rules miss none, clear ones stand in for what a colour lacks."""
    asked, ticks = _asked(place), list[Tick]()
    for gem, need in sorted(asked.items(), key=lambda item: item[0] == "any"):
        have = held[gem] if gem in held else max(0, sum(held.values()) - sum(asked.values()) + need)
        text = words("tick-pay", need=need, have=have)
        if have < need and not place.missing_gems:
            text = words("tick-clear", need=need, clear=need - have)
        ok = have >= need or not place.missing_gems
        ticks.append(Tick(ok, text, draw.gem(gem), words.own(f"gem-{gem}")))
    return ticks
