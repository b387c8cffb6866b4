"""The Magnificent's vocabulary: every decision as notation, as a message, and why it may be forbidden."""

from __future__ import annotations

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
    SPACE_ENERGY,
    SPACE_IDS,
    SPACE_POSTERS,
    STEPS,
    SURVEYOR,
    TENT_IDS,
    TILE_NAMES,
    TRAINER_IDS,
)
from spectacula.games.magnificent.names import (
    card_name,
    cell_name,
    colour_name,
    die_name,
    gem_name,
    poster_name,
    space_name,
    tent_name,
    the_tile,
    tile_name,
    trainer_name,
)
from spectacula.games.magnificent.perform import next_gem
from spectacula.games.magnificent.refusals import reason
from spectacula.games.magnificent.state import (
    ASK_ARRANGE,
    ASK_BUILD,
    ASK_CELL,
    ASK_DRAFT,
    ASK_HAT,
    ASK_LAY,
    ASK_PAY,
    ASK_POSTER,
    ASK_ROTATE,
    ASK_SHOW,
    ASK_TENT,
    ASK_TRAVEL,
    ASK_TRIP,
    ASK_TURN,
    BUILD,
    CARD,
    CELL,
    COLOUR,
    DIE,
    DISCARD,
    GEM,
    HAT,
    KINDS,
    PAY,
    PERFORM,
    PLACE,
    POSTER,
    SHOW,
    SIDE,
    SPACE,
    SPEND,
    TENT,
    TILE,
    TRAINER,
    TRAVEL,
    TURN,
    VALUE,
    State,
)
from spectacula.kernel.words import Say

NOTATION: tuple[str, ...] = (
    "done",
    "leave",
    "keep",
    "deck",
    "bonus",
    "side a",
    "side b",
    "hat lower",
    "hat higher",
    *(f"die {colour} {value}" for colour in COLOUR_NAMES for value in range(1, 7)),
    *(f"card {card.lower()}" for card in MASTER_IDS),
    *(f"trainer {trainer.lower()}" for trainer in TRAINER_IDS),
    *(f"board {space.lower()}" for space in SPACE_IDS),
    *(f"colour {colour}" for colour in COLOUR_NAMES[:COLOURS]),
    *(f"spend {colour}" for colour in COLOUR_NAMES),
    *(f"gem {colour}" for colour in COLOUR_NAMES[:COLOURS]),
    *(f"pay {colour}" for colour in COLOUR_NAMES),
    *(f"value {value}" for value in range(1, 7)),
    *(f"build {level}" for level in LEVELS),
    *(f"travel {steps}" for steps in range(1, STEPS + 1)),
    *(f"perform {energy}" for energy in BOX["performance"]["energy"]),
    *TILE_NAMES,
    *(f"turn {turn}" for turn in range(1, 9)),
    *(f"at {cell_name(cell)}" for cell in range(CELLS)),
    *(f"place {place}" for place in range(1, PLACES + 1)),
    *(f"tent {tent.lower()}" for tent in TENT_IDS[1:]),
    *(f"poster {poster.lower()}" for poster in POSTER_IDS),
    *(f"discard {poster.lower()}" for poster in POSTER_IDS),
    *(f"show {poster.lower()}" for poster in POSTER_IDS),
)


# --- moves as sentences

FAMILIES = (SIDE, HAT, DIE, CARD, TRAINER, SPACE, COLOUR, SPEND, GEM, PAY, VALUE, BUILD, TRAVEL, PERFORM)
LATER_FAMILIES = (TILE, TURN, CELL, PLACE, TENT, POSTER, DISCARD, SHOW)
SPECIALS = ("done", "leave", "keep", "deck", "bonus")
WORDS = {
    DIE: "die",
    CARD: "card",
    TRAINER: "trainer",
    SPACE: "space",
    COLOUR: "colour",
    SPEND: "spend",
    GEM: "gem",
    PAY: "pay",
    VALUE: "value",
    BUILD: "build",
    TRAVEL: "travel",
    PERFORM: "perform",
    TILE: "tile",
    TURN: "turn",
    CELL: "cell",
    PLACE: "place",
    TENT: "tent",
    POSTER: "poster",
    DISCARD: "discard",
    SHOW: "show",
}


def family(move: int) -> tuple[int, int]:
    """The first id of the family a move belongs to, and its place in it; specials belong to 0."""
    first = max((f for f in FAMILIES + LATER_FAMILIES if f <= move), default=0)
    return first, move - first


def describe(move: int) -> Say:
    """A move as a sentence to choose."""
    first, i = family(move)
    if first == 0:
        return Say(f"move-{SPECIALS[i]}")
    if first == SIDE:
        return Say("move-side-b" if i else "move-side-a")
    if first == HAT:
        return Say("move-hat-higher" if i else "move-hat-lower")
    return Say(f"move-{WORDS[first]}", _details(first, i))


def _details(first: int, i: int) -> dict[str, Any]:
    named = {CARD: card_name, TRAINER: trainer_name, SPACE: space_name}
    named |= {POSTER: poster_name, DISCARD: poster_name, SHOW: poster_name, TILE: tile_name}
    named |= {COLOUR: colour_name, SPEND: gem_name, GEM: gem_name, PAY: gem_name}
    if first in named:
        return {"name": named[first](i)}
    if first == TENT:
        return {"name": tent_name(i + 1)}
    if first == DIE:
        return {"name": die_name(i), "value": i % 6 + 1}
    if first == BUILD:
        return {"level": LEVELS[i]}
    if first == PERFORM:
        return {"space": SPACE_ENERGY[i], "posters": SPACE_POSTERS[i]}
    if first == CELL:
        return {"cell": cell_name(i)}
    return {"number": i + 1}


def prompt(s: State, seat: int) -> Say:
    """What a seat is asked."""
    args: dict[str, Any] = {}
    if s.asked in (ASK_TURN, ASK_SHOW, ASK_TRAVEL):
        args = {"energy": s.energy, "left": s.limit - s.done}
    if s.asked == ASK_TURN and s.colour < 0:
        return Say("prompt-turn-clear", args)
    if s.asked == ASK_BUILD:
        args = {"small": s.small, "large": s.large}
        return Say("prompt-build" if s.choices else "prompt-build-over", args)
    if s.asked == ASK_SHOW and not s.choices:
        return Say("prompt-show-over", args)
    if s.asked in (ASK_ROTATE, ASK_CELL):
        args = {"tile": the_tile(s.laying)}
    if s.asked == ASK_TENT:
        args = {"tent": tent_name(s.ring_tent[s.colour, s.pitching])}
    if s.asked == ASK_LAY:
        args = {"poster": poster_name(s.hold)}
    if s.asked == ASK_PAY:
        args = {"gem": gem_name(next_gem(s)), "poster": poster_name(s.poster[seat, s.playing])}
    if s.asked == ASK_HAT:
        args = {"space": SPACE_ENERGY[s.space]}
    if s.asked in (ASK_POSTER, ASK_TRIP):
        args = {"left": s.posters_due if s.asked == ASK_POSTER else s.trip}
    if s.asked == ASK_ARRANGE and s.rest[0] >= 0:
        return Say("prompt-arrange-next", {"poster": poster_name(s.rest[0])})
    if s.asked == ASK_ARRANGE:
        first = next(s.poster[seat, place] for place in range(PLACES) if s.poster[seat, place] >= 0)
        args = {"poster": poster_name(first)}
    if s.asked == ASK_DRAFT and s.players == 1:
        return Say("prompt-draft-alone")
    return Say(f"prompt-{KINDS[s.asked]}", args)


def why_not(s: State, seat: int, move: int) -> Say | None:
    """The rule that forbids a move to a seat that is asked; uses only what the seat can know."""
    first, i = family(move)
    return reason(s, seat, first, i)


def once_offered(s: State, move: int) -> bool:
    """A Surveyor called after the last tile: it does nothing and is no longer offered, but older records hold it."""
    return s.asked == ASK_BUILD and move == TRAINER + SURVEYOR and bool(s.offers >> SURVEYOR & 1)
