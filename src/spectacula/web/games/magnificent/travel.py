"""Travel: the ring of the trip, what it brings, and the other rings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from markupsafe import Markup

from spectacula.games.magnificent.box import RING
from spectacula.games.magnificent.view import Road
from spectacula.kernel.words import Event
from spectacula.web.games.magnificent import draw
from spectacula.web.games.magnificent.acts import spell
from spectacula.web.games.magnificent.glide import COLOURS
from spectacula.web.games.magnificent.plan import space_name, space_symbol
from spectacula.web.games.magnificent.steps import Laying
from spectacula.web.tables.controls import Control


@dataclass(frozen=True)
class Stop:
    """A space the wagon can reach, as a button on the ring."""

    n: int
    place: int
    on: bool
    control: Control
    label: str


@dataclass(frozen=True)
class Brought:
    n: int
    symbol: Markup
    title: str
    note: str
    cls: str


@dataclass(frozen=True)
class Trip:
    colour: str
    title: str
    ring: Markup
    label: str
    note: str
    stops: tuple[Stop, ...]
    brought: tuple[Brought, ...]


def trip(laying: Laying) -> Trip | None:
    """The trip of the turn in progress: laid out, about to be played, or under way."""
    words, table, turn = laying.sitting.words, laying.table, laying.table.turn
    if turn is None or turn.colour is None:
        return None
    at = laying.step("travel")
    before = laying.sitting.start().table if at is not None else table
    road = next(road for road in before.roads if road.colour == turn.colour)
    move = laying.laid[at] if at is not None else laying.ready if laying.about_to("travel") else None
    steps = laying.sitting.move(move).values[0] if move else 0
    theme = words.own(f"theme-{turn.colour}")
    reach = _reach(laying, at) if move else 0
    lines = (
        theme,
        words("energy-n", n=turn.energy),
        words("steps-used", n=steps, left=max(0, turn.energy - steps)) if move else "",
    )
    stops = []
    for n in range(1, reach + 1):
        i = (road.wagon + n) % RING
        tent = road.spaces[i].tent
        what = space_name(words, road.spaces[i].symbol, tent.id if tent else None)
        if n == steps:
            control = Control(move or "", draft="|".join(laying.sitting.draft.steps), chosen=True)
        elif at is not None:
            control = laying.instead(at, spell("travel", n))
        else:
            control = laying.control(spell("travel", n))
        stops.append(Stop(n, i, n <= steps, control, words("travel-label", n=n, what=what)))
    label = words(
        "ring-label", theme=theme, wagon=road.wagon, tents=sum(space.tent is not None for space in road.spaces)
    )
    return Trip(
        colour=turn.colour,
        title=words("road-of", theme=theme),
        ring=draw.big_ring(road, road.wagon, steps, reach, lines),
        label=label,
        note=words("ring-note", n=reach) if reach else "",
        stops=tuple(stops),
        brought=tuple(_brought(laying, road, steps, _gems_stored(_told(laying)))),
    )


def _reach(laying: Laying, at: int | None) -> int:
    """The longest trip the rules allow, once around at most: further stops lie where others do."""
    moves = laying.sitting.draft.opened[at].moves if at is not None else laying.sitting.labels
    trips = [move.values[0] for move in map(laying.sitting.move, moves) if move.family == "travel"]
    return min(RING, max(trips))


def _told(laying: Laying) -> Iterable[Event]:
    """What the rules tell of the trip: laid out, or about to be played."""
    if laying.about_to("travel") and laying.ready is not None:
        trip = laying.sitting.preview(laying.ready)[0]
        return trip.events[: trip.own]
    return (event for _, event in laying.sitting.told())


def _gems_stored(told: Iterable[Event]) -> Counter[str]:
    """How many gems of a colour find a slot on the trip; the others become coins."""
    stored: Counter[str] = Counter()
    for event in told:
        if event.name == "travel":
            stored.clear()
        elif event.name == "gems":
            stored[COLOURS[event.a]] += event.b
    return stored


def _brought(laying: Laying, road: Road, steps: int, slots: Counter[str]) -> list[Brought]:
    words, found = laying.sitting.words, list[Brought]()
    for n in range(1, steps + 1):
        space = road.spaces[(road.wagon + n) % RING]
        tent = space.tent.id if space.tent else None
        title = space_name(words, space.symbol, tent)
        cls, note = "", ""
        if tent is not None:
            cls, note = ("picks", words("br-tent")) if n == steps else ("brings-nothing", words("br-passed"))
        elif space.symbol == "poster":
            cls, note = "picks", words("br-poster")
        elif not space.symbol:
            cls, note = "brings-nothing", words("br-nothing")
        else:
            note = words("br-gem" if slots[space.symbol] > 0 else "br-full")
            slots[space.symbol] -= 1
        found.append(Brought(n, space_symbol(space.symbol, tent), title, note, cls))
    return found
