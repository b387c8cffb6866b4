"""Travel: the ring of the trip, what it brings, and the other rings."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from spectacula.web.games.magnificent import draw
from spectacula.web.games.magnificent.plan import space_name, space_symbol
from spectacula.web.games.magnificent.turn import Laying
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
    at = laying.step("travel ")
    ready = laying.ready if laying.ready and laying.ready.startswith("travel ") else None
    before = laying.sitting.start().table if at is not None else table
    road = next(road for road in before.roads if road.colour == turn.colour)
    move = laying.laid[at] if at is not None else ready
    steps = int(move.split()[1]) if move else 0
    theme = words.own(f"theme-{turn.colour}")
    reach = min(20, turn.energy) if move else 0
    lines = (
        theme,
        words("energy-n", n=turn.energy),
        words("steps-used", n=steps, left=max(0, turn.energy - steps)) if move else "",
    )
    stops = []
    for n in range(1, reach + 1):
        i = (road.wagon + n) % 20
        tent = road.spaces[i].tent
        what = space_name(words, road.spaces[i].symbol, tent.id if tent else None)
        if n == steps:
            control = Control(move or "", draft="|".join(laying.sitting.draft.steps), chosen=True)
        elif at is not None:
            control = laying.instead(at, f"travel {n}")
        else:
            control = laying.control(f"travel {n}")
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
        brought=tuple(_brought(laying, road, steps)),
    )


def _brought(laying: Laying, road: object, steps: int) -> list[Brought]:
    words = laying.sitting.words
    spaces = road.spaces  # type: ignore[attr-defined]
    wagon = road.wagon  # type: ignore[attr-defined]
    found = []
    for n in range(1, steps + 1):
        space = spaces[(wagon + n) % 20]
        tent = space.tent.id if space.tent else None
        title = space_name(words, space.symbol, tent)
        cls, note = "", ""
        if tent is not None:
            cls, note = ("pick", words("br-tent")) if n == steps else ("nil2", words("br-passed"))
        elif space.symbol == "poster":
            cls, note = "pick", words("br-poster")
        elif not space.symbol:
            cls, note = "nil2", words("br-nothing")
        else:
            note = words("br-gem")
        found.append(Brought(n, space_symbol(space.symbol, tent), title, note, cls))
    return found
