"""Events as sentences for the log. All of them are open to everybody."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from spectacula.games.magnificent.box import BOARD_IDS, LEVELS, SPACE_ENERGY, START_SPACES
from spectacula.games.magnificent.names import (
    card_name,
    cell_name,
    colour_name,
    die_name,
    gem_name,
    poster_name,
    space_name,
    tent_name,
    tile_name,
    trainer_name,
)
from spectacula.kernel.words import Event, Name, Say, Seat

Details = Callable[[int, int], dict[str, Any]]


def _number(a: int, b: int) -> dict[str, Any]:
    return {"n": a, "m": b}


def _colour(a: int, b: int) -> dict[str, Any]:
    return {"colour": colour_name(a), "n": b}


def _gem(a: int, b: int) -> dict[str, Any]:
    return {"gem": gem_name(a) if b < 2 else Name(f"{gem_name(a)}.many"), "n": b}


def _card(a: int, b: int) -> dict[str, Any]:
    return {"card": card_name(a), "n": b}


def _poster(a: int, b: int) -> dict[str, Any]:
    return {"poster": poster_name(a)}


def _tent(a: int, b: int) -> dict[str, Any]:
    return {"tent": tent_name(a), "n": b + 1}


def _set(a: int, b: int) -> dict[str, Any]:
    return {"card": card_name(a), **({"trainer": trainer_name(b)} if b >= 0 else {})}


def _hat(a: int, b: int) -> dict[str, Any]:
    start = a < START_SPACES
    return {"space": f"#{a + 1}" if start else SPACE_ENERGY[a - START_SPACES]}


DETAILS: dict[str, Details] = {
    "board": lambda a, b: {"board": BOARD_IDS[a]},
    "side": lambda a, b: {"board": BOARD_IDS[b]},
    "start-poster": _poster,
    "trainer": lambda a, b: {"trainer": trainer_name(a)},
    "trained": lambda a, b: {"trainer": trainer_name(a)},
    "space": lambda a, b: {"space": space_name(a)},
    "die": lambda a, b: {"die": die_name(a), "value": a % 6 + 1, "card": card_name(b)},
    "bonus": _card,
    "copied": _card,
    "spent": _gem,
    "paid-gem": _gem,
    "gems": _gem,
    "full": _gem,
    "colour": _colour,
    "build": lambda a, b: {"level": LEVELS[a], "energy": b},
    "tile": lambda a, b: {"tile": tile_name(a), "cell": cell_name(b)},
    "travel": _colour,
    "perform": lambda a, b: {"space": SPACE_ENERGY[a], "energy": b},
    "poster": _poster,
    "drawn": _poster,
    "discarded": _poster,
    "tent": _tent,
    "left-tent": _tent,
    "shown": lambda a, b: {"poster": poster_name(a), "tent": tent_name(b)},
    "reserve": lambda a, b: {"die": Name(f"die-{colour_name(a).removeprefix('colour-')}"), "n": b},
    "hat-home": _hat,
    "set": _set,
    "removed": _set,
    "scored": _card,
    "card-left": _card,
}


def seen(event: Event, seat: int, options: Mapping[str, object]) -> Event | None:
    """An event as this seat may see it: nothing that happens is secret."""
    return event


def tell(event: Event) -> Say:
    """An event as a sentence for the log."""
    player = {"player": Seat(event.who)} if event.who >= 0 else {}
    return Say(_message(event), {**player, **DETAILS.get(event.name, _number)(event.a, event.b)})


def _message(event: Event) -> str:
    """The message of an event; some have variants."""
    if event.name in ("set", "removed"):
        alone = "" if event.b >= 0 else "-card"
        left = "-left" if event.who < 0 else ""
        return f"event-{event.name}{left}{alone}"
    return f"event-{event.name}"
