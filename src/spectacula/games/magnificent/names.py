"""Names of components, as messages."""

from __future__ import annotations

from spectacula.games.magnificent.box import (
    COLOUR_NAMES,
    GEMS,
    MASTER_IDS,
    POSTER_IDS,
    SPACE_IDS,
    TENT_IDS,
    TILE_NAMES,
    TRAINER_IDS,
    TRAINERS,
    WIDTH,
)
from spectacula.kernel.words import Name


def cell_name(cell: int) -> str:
    """Columns a to j from the left, rows 1 to 6 from the top."""
    return f"{'abcdefghij'[cell % WIDTH]}{cell // WIDTH + 1}"


def colour_name(colour: int) -> Name:
    return Name(f"colour-{COLOUR_NAMES[colour]}")


def gem_name(gem: int) -> Name:
    return Name(f"gem-{COLOUR_NAMES[gem]}" if gem < GEMS else "gem-any")


def die_name(die: int) -> Name:
    return Name(f"die-{COLOUR_NAMES[die // 6]}")


def card_name(card: int) -> Name:
    return Name(f"card-{MASTER_IDS[card]}")


def trainer_name(trainer: int) -> Name:
    return Name(f"trainer-{TRAINER_IDS[trainer]}")


def space_name(space: int) -> Name:
    return Name(f"space-{SPACE_IDS[space]}")


def ability_name(ability: int) -> Name:
    return trainer_name(ability) if ability < TRAINERS else space_name(ability - TRAINERS)


def poster_name(poster: int) -> Name:
    return Name(f"poster-{POSTER_IDS[poster]}")


def tent_name(tent: int) -> Name:
    return Name(f"tent-{TENT_IDS[tent]}")


def tile_name(tile: int) -> Name:
    return Name(f"tile-{TILE_NAMES[tile].replace(' ', '-')}")


def the_tile(tile: int) -> Name:
    """A tile with its article, for sentences that bend it."""
    return Name(f"{tile_name(tile)}.the")
