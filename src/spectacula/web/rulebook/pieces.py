"""The components a rulebook lists: drawn, named and explained by the game's own words, so that they are never stale."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from spectacula.engine.texts import Texts
from spectacula.web.games import page_folder
from spectacula.web.rulebook.terms import messages_of


@dataclass(frozen=True)
class Piece:
    """A component with an address: drawing (and its colour), name, a word on it, and what it does."""

    id: str
    art: str
    title: str
    note: str
    text: str
    colour: str = ""


Lister = Callable[[Texts], list[Piece]]


def pieces_of(game: str, listing: str, language: str) -> list[Piece]:
    return _listings(game)[listing](_words(game, language))


@cache
def explained_by_themselves(game: str) -> frozenset[str]:
    """Messages that have a piece of their own; its address is the message in small letters."""
    words = _words(game, "en")
    found = {piece.id for lister in _listings(game).values() for piece in lister(words)}
    return frozenset(message for message in messages_of(game) if message.lower() in found)


def _words(game: str, language: str) -> Texts:
    return Texts(game, language, also=(page_folder(game) / "texts",))


def _listings(game: str) -> dict[str, Lister]:
    listings: dict[str, Lister] = import_module(f"spectacula.web.games.{game}.rulebook").LISTINGS
    return listings
