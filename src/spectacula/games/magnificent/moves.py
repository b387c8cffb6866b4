"""The Magnificent's vocabulary: every family of moves, declared once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spectacula.games.magnificent.box import (
    BOX,
    CELLS,
    COLOUR_NAMES,
    COLOURS,
    LEVELS,
    MASTER_IDS,
    PLACES,
    POSTER_IDS,
    SPACE_IDS,
    STEPS,
    TENT_IDS,
    TILE_NAMES,
    TRAINER_IDS,
)
from spectacula.games.magnificent.names import (
    card_name,
    cell_name,
    colour_name,
    gem_name,
    poster_name,
    space_name,
    tent_name,
    tile_name,
    trainer_name,
)
from spectacula.kernel.vocabulary import Said, Vocabulary, numbers
from spectacula.kernel.words import Name

VOCABULARY = Vocabulary()
family = VOCABULARY.family


def _named(name_of: Callable[[int], Name]) -> Said:
    return lambda piece: {"name": name_of(piece)}


def _number(number: int) -> dict[str, Any]:
    return {"number": number}


def _die(colour: int, value: int) -> dict[str, Any]:
    return {"name": Name(f"die-{COLOUR_NAMES[colour]}"), "value": value}


def _performance(energy: int) -> dict[str, Any]:
    return {"space": energy, "posters": _POSTERS[energy]}


def _lower(names: tuple[str, ...]) -> list[str]:
    return [name.lower() for name in names]


_HATS = ["lower", "higher"]
_CARDS, _POSTER_IDS = _lower(MASTER_IDS), _lower(POSTER_IDS)
_PIPS, _OF_ACTIONS = numbers(1, 6), COLOUR_NAMES[:COLOURS]
_SPACES = {energy: str(energy) for energy in BOX["performance"]["energy"]}
_POSTERS = dict(zip(_SPACES, BOX["performance"]["posters"], strict=True))
_TENTS = dict(list(enumerate(_lower(TENT_IDS)))[1:])

DONE = family("done")
LEAVE = family("leave")
KEEP = family("keep")
DECK = family("deck")
BONUS = family("bonus")
SIDE = family("side", "side {side}", says=lambda side: {"side": "AB"[side]}, side=["a", "b"])
HAT = family("hat", "hat {hat}", says=lambda hat: {"hat": _HATS[hat]}, hat=_HATS)
DIE = family("die", "die {colour} {value}", says=_die, colour=COLOUR_NAMES, value=_PIPS)
CARD = family("card", "card {card}", says=_named(card_name), card=_CARDS)
TRAINER = family("trainer", "trainer {trainer}", says=_named(trainer_name), trainer=_lower(TRAINER_IDS))
SPACE = family("space", "board {space}", says=_named(space_name), space=_lower(SPACE_IDS))
COLOUR = family("colour", "colour {colour}", says=_named(colour_name), colour=_OF_ACTIONS)
SPEND = family("spend", "spend {gem}", says=_named(gem_name), gem=COLOUR_NAMES)
GEM = family("gem", "gem {gem}", says=_named(gem_name), gem=_OF_ACTIONS)
PAY = family("pay", "pay {gem}", says=_named(gem_name), gem=COLOUR_NAMES)
VALUE = family("value", "value {value}", says=_number, value=_PIPS)
BUILD = family("build", "build {level}", says=lambda level: {"level": level}, level={n: str(n) for n in LEVELS})
TRAVEL = family("travel", "travel {steps}", says=_number, steps=numbers(1, STEPS))
PERFORM = family("perform", "perform {energy}", says=_performance, energy=_SPACES)
TILE = family("tile", "{tile}", says=_named(tile_name), tile=TILE_NAMES)
TURN = family("turn", "turn {turn}", says=_number, turn=numbers(1, 8))
CELL = family("cell", "at {cell}", says=lambda cell: {"cell": cell_name(cell)}, cell=[*map(cell_name, range(CELLS))])
PLACE = family("place", "place {place}", says=_number, place=numbers(1, PLACES))
TENT = family("tent", "tent {tent}", says=_named(tent_name), tent=_TENTS)
POSTER = family("poster", "poster {poster}", says=_named(poster_name), poster=_POSTER_IDS)
DISCARD = family("discard", "discard {poster}", says=_named(poster_name), poster=_POSTER_IDS)
SHOW = family("show", "show {poster}", says=_named(poster_name), poster=_POSTER_IDS)

HELP = (BONUS, TRAINER, SPACE)  # what may be used at every decision of a turn
