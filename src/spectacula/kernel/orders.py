"""Standing orders: what a seat decides before it is asked. A game says what may be ordered, and which move follows."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol


class Seen(Protocol):
    """What a seat may know, and may do now."""

    @property
    def seat(self) -> int | None: ...

    @property
    def kind(self) -> str | None: ...

    @property
    def moves(self) -> tuple[str, ...]: ...

    @property
    def table(self) -> Any: ...


class Order(NamedTuple):
    """What was ordered, and with which values; these are moves in notation where they are moves."""

    name: str
    values: tuple[str, ...] = ()


class Form(NamedTuple):
    """An order that may be given now, and the values to choose from, one of each row. An empty one is none."""

    name: str
    rows: tuple[tuple[str, ...], ...] = ()


class Orders(Protocol):
    """What the module `orders` of a game has."""

    ONCE: frozenset[str]
    """Orders that are spent when they have been carried out."""

    def forms(self, seen: Seen) -> tuple[Form, ...]:
        """What may be ordered now; the order in which they are asked when several fit."""

    def stretch(self, name: str, seen: Seen) -> str:
        """As long as this stays the same an order stands: a round, a season. Empty when it can no longer apply."""

    def asked(self, seen: Seen) -> bool:
        """Whether a seat is asked what an order of somebody could answer, be there one or not."""

    def answer(self, order: Order, seen: Seen) -> str | None:
        """The move that follows from an order now, one of the legal ones; none if it says nothing about this."""
