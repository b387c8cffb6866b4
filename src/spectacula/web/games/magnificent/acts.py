"""Moves with the pieces in sight, as notation: the vocabulary spells them, nothing here does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from spectacula.games.magnificent.box import COLOUR_NAMES, TILE_NAMES
from spectacula.games.magnificent.moves import VOCABULARY
from spectacula.games.magnificent.pieces import ALL_ABILITIES, ALL_CARDS, ALL_POSTERS, Ability, Card, Die, Poster

spell = VOCABULARY.spell
DONE, LEAVE, KEEP, DECK, BONUS = (spell(name) for name in ("done", "leave", "keep", "deck", "bonus"))


class _Piece(Protocol):
    @property
    def id(self) -> str: ...


def _numbers(pieces: Iterable[_Piece]) -> dict[str, int]:
    return {piece.id: number for number, piece in enumerate(pieces)}


_CARDS, _POSTERS = _numbers(ALL_CARDS), _numbers(ALL_POSTERS)
_ABILITIES = _numbers(ALL_ABILITIES)
_TRAINERS = len(VOCABULARY.families["trainer"].rows)


def take_die(die: Die) -> str:
    return spell("die", COLOUR_NAMES.index(die.colour), die.value)


def choose_card(card: Card) -> str:
    return spell("card", _CARDS[card.id])


def use(ability: Ability) -> str:
    number = _ABILITIES[ability.id]
    return spell("trainer", number) if number < _TRAINERS else spell("space", number - _TRAINERS)


def show(poster: Poster) -> str:
    return spell("show", _POSTERS[poster.id])


def of_colour(family: str, colour: str) -> str:
    """Choose a colour, spend, take or pay a gem."""
    return spell(family, COLOUR_NAMES.index(colour))


def build_tile(tile: str) -> str:
    return spell("tile", TILE_NAMES.index(tile))
