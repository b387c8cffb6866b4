"""How games speak without knowing a language: message ids with arguments, put into words by `engine.texts`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol


class Seat(int):
    """A seat whose player's name is put in."""


class Name(str):
    """A message id whose own text is put in, such as the name of a card."""

    __slots__ = ()


class Say(NamedTuple):
    """A message and its arguments: numbers, plain strings, seats, names, further messages, or a list of these."""

    id: str
    args: Mapping[str, Any] = MappingProxyType({})


class Event(NamedTuple):
    """Something that happened: its name, the seat it happened to (-1: nobody) and two numbers the game explains."""

    name: str
    who: int
    a: int
    b: int


class Speech(Protocol):
    """Somebody's language: puts messages into words."""

    def text(self, message: str, /, **args: Any) -> str:
        """A message by its id, or `id.attribute`."""

    def say(self, said: Say, /) -> str:
        """A message with its arguments."""

    def name_of(self, seat: int, /) -> str:
        """What the player of a seat is called."""
