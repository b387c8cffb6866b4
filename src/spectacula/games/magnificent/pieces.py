"""Components as the viewer sees them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from spectacula.games.magnificent.box import (
    ABILITIES,
    ABILITY_DOES,
    ABILITY_MUCH,
    BONUS_DOES,
    BONUS_MUCH,
    CELLS,
    COLOUR_NAMES,
    EFFECTS,
    GEMS,
    LEVEL_LARGE,
    LEVEL_SMALL,
    LEVELS,
    MASTER_IDS,
    MASTERS,
    POSTER_COINS,
    POSTER_GEMS,
    POSTER_IDS,
    POSTER_POINTS,
    POSTER_TILES,
    POSTERS,
    SCORE_PER,
    SCORE_POINTS,
    SCORE_WHAT,
    SCORES,
    SHAPE,
    SPACE_IDS,
    TENT_COINS,
    TENT_GEMS,
    TENT_IDS,
    TENT_POINTS,
    TILE_NAMES,
    TILES,
    TRAINER_IDS,
    WAYS,
)

GEM_NAMES = (*COLOUR_NAMES, "any")


class Bonus(msgspec.Struct, frozen=True):
    """What something gives: an effect and how much of it."""

    does: str
    much: int


class Die(msgspec.Struct, frozen=True):
    """A die. In the main tent `energy` is what it would give the viewer with the dice of that colour."""

    colour: str
    value: int
    energy: int = 0


class Tent(msgspec.Struct, frozen=True):
    """A tent: its reward for every poster performed above it and the gems it asks for."""

    id: str
    points: int
    coins: int
    gems: tuple[str, ...]


class Poster(msgspec.Struct, frozen=True):
    """A poster: tiles that must stand in the camp, gems to give away, points and coins."""

    id: str
    tiles: tuple[str, ...]
    gems: tuple[str, ...]
    points: int
    coins: int


class Card(msgspec.Struct, frozen=True):
    """A master card: top bonus; `points` for every `per` of what it counts."""

    id: str
    bonus: Bonus
    score: str
    points: int
    per: int


class Ability(msgspec.Struct, frozen=True):
    """A trainer tile or a space of the main board."""

    id: str
    bonus: Bonus


class Tile(msgspec.Struct, frozen=True):
    """A tile in a camp and the cells it covers, numbered from the top left in reading order."""

    name: str
    size: str
    colour: str
    turn: int
    cells: tuple[int, ...]


class Level(msgspec.Struct, frozen=True):
    """A build level: least energy, small and large tiles."""

    energy: int
    small: int
    large: int


@lru_cache(maxsize=2000)
def members(mask: int, size: int) -> tuple[int, ...]:
    """The members of a set."""
    return tuple(i for i in range(size) if mask >> i & 1)


def effect(does: int, much: int) -> Bonus:
    return Bonus(EFFECTS[does], much)


def repeated(counts: list[int], names: tuple[str, ...]) -> tuple[str, ...]:
    """Each name as often as it is counted."""
    return tuple(name for name, n in zip(names, counts, strict=True) for _ in range(n))


def lacking(poster: Poster, free: Mapping[str, int]) -> tuple[str, ...]:
    """Tiles of a poster that a camp lacks, by how many of each it has free."""
    kinds = dict.fromkeys(poster.tiles)
    return repeated([max(0, poster.tiles.count(tile) - free[tile]) for tile in kinds], tuple(kinds))


def tile_at(placement: int) -> Tile:
    """A tile by its placement."""
    way, cell = divmod(placement, CELLS)
    tile, turn = divmod(way, 8)
    size, colour = TILE_NAMES[tile].split()
    return Tile(TILE_NAMES[tile], size, colour, turn + 1, members(SHAPE[tile, turn] << cell, CELLS))


def tile_shape(tile: int, turn: int) -> tuple[tuple[int, int], ...]:
    """Rows and columns of a turned tile's cells, counted from its first cell."""
    way = WAYS[tile][turn]
    return tuple((row - way[0][0], column - way[0][1]) for row, column in way)


ALL_CARDS = tuple(
    Card(MASTER_IDS[c], effect(BONUS_DOES[c], BONUS_MUCH[c]), SCORES[SCORE_WHAT[c]], SCORE_POINTS[c], SCORE_PER[c])
    for c in range(MASTERS)
)
ALL_POSTERS = tuple(
    Poster(
        POSTER_IDS[p],
        repeated([POSTER_TILES[p, t] for t in range(TILES)], TILE_NAMES),
        repeated([POSTER_GEMS[p, g] for g in range(GEMS + 1)], GEM_NAMES),
        POSTER_POINTS[p],
        POSTER_COINS[p],
    )
    for p in range(POSTERS)
)
ALL_TENTS = tuple(
    Tent(
        TENT_IDS[t],
        TENT_POINTS[t],
        TENT_COINS[t],
        repeated([TENT_GEMS[t, g] for g in range(GEMS + 1)], GEM_NAMES),
    )
    for t in range(len(TENT_IDS))
)
ALL_ABILITIES = tuple(
    Ability((*TRAINER_IDS, *SPACE_IDS)[a], effect(ABILITY_DOES[a], ABILITY_MUCH[a])) for a in range(ABILITIES)
)
ALL_LEVELS = tuple(Level(energy, LEVEL_SMALL[i], LEVEL_LARGE[i]) for i, energy in enumerate(LEVELS))


def card(i: int) -> Card | None:
    return ALL_CARDS[i] if i >= 0 else None


def poster(i: int) -> Poster | None:
    return ALL_POSTERS[i] if i >= 0 else None


def tent(i: int) -> Tent | None:
    return ALL_TENTS[i] if i >= 0 else None


def ability(i: int) -> Ability | None:
    return ALL_ABILITIES[i] if i >= 0 else None
