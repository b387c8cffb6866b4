"""The vocabulary of a game: families of moves, declared once. Ids, notation and moves as data follow from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import product
from typing import Any, NamedTuple

from spectacula.kernel.words import Say

Spellings = Sequence[str] | Mapping[int, str]
Said = Callable[..., Mapping[str, Any]]


class Move(NamedTuple):
    """A move as data: the family it belongs to and what it is about.

    >>> Move("travel", (4,))
    Move(family='travel', values=(4,))
    """

    family: str
    values: tuple[int, ...] = ()


class Family(NamedTuple):
    """Moves of one kind: their ids begin at `first`, one for each row of values."""

    name: str
    first: int
    rows: tuple[tuple[int, ...], ...]
    notation: tuple[str, ...]
    says: Said | None


def numbers(first: int, last: int) -> dict[int, str]:
    """An argument that is a number and spelled as one."""
    return {n: str(n) for n in range(first, last + 1)}


class Vocabulary:
    """All moves of a game. The order of declaration is the order of ids: records and advice rely on it.

    >>> words = Vocabulary()
    >>> TRAVEL = words.family("travel", "travel {city}", city=["1", "2", "3"])
    >>> PASS = words.family("pass")
    >>> words.notation
    ('travel 1', 'travel 2', 'travel 3', 'pass')
    >>> words.move(1), PASS
    (Move(family='travel', values=(1,)), 3)
    """

    def __init__(self) -> None:
        self.families: dict[str, Family] = {}
        self.size = 0

    def family(
        self,
        name: str,
        notation: str = "",
        rows: Iterable[tuple[int, ...]] | None = None,
        says: Said | None = None,
        **arguments: Spellings,
    ) -> int:
        """Declare a family, with every combination of its arguments or just these rows; its first id.

        Its message is `move-<name>`; `says` makes the message's arguments from a row of values.
        """
        if name in self.families:
            raise ValueError(f"a family called {name} is there already")
        spelled = {key: v if isinstance(v, Mapping) else dict(enumerate(v)) for key, v in arguments.items()}
        values = tuple(product(*spelled.values()) if rows is None else rows)
        template = notation or name.replace("-", " ")
        written = tuple(
            template.format(**{key: spelled[key][value] for key, value in zip(spelled, row, strict=True)})
            for row in values
        )
        first = self.size
        self.families[name] = Family(name, first, values, written, says)
        self.size += len(values)
        return first

    @cached_property
    def notation(self) -> tuple[str, ...]:
        """Every move as it stands in records, by id."""
        return tuple(text for family in self.families.values() for text in family.notation)

    @cached_property
    def ids(self) -> dict[str, int]:
        return {text: i for i, text in enumerate(self.notation)}

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """Every move as data, by id."""
        return tuple(Move(family.name, row) for family in self.families.values() for row in family.rows)

    @cached_property
    def _places(self) -> dict[Move, int]:
        return {move: i for i, move in enumerate(self.moves)}

    def move(self, move: int | str) -> Move:
        """A move as data, from its id or notation."""
        return self.moves[move if isinstance(move, int) else self.ids[move]]

    def id(self, family: str, *values: int) -> int:
        """The id of a move given as data."""
        return self._places[Move(family, values)]

    def spell(self, family: str, *values: int) -> str:
        """The notation of a move given as data."""
        return self.notation[self.id(family, *values)]

    def first(self, move: int) -> int:
        """The first id of the family a move belongs to."""
        return self.families[self.moves[move].family].first

    def place(self, move: Move) -> int:
        """The place of a move within its family."""
        return self.families[move.family].rows.index(move.values)

    def describe(self, move: int) -> Say:
        """A move as a sentence to choose."""
        name, values = self.moves[move]
        says = self.families[name].says
        return Say(f"move-{name}", says(*values) if says else {})
