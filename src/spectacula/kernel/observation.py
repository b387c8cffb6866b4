"""What a seat observes, as one row of integers: named parts with their shapes, ranges and words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, product
from math import prod
from typing import Any

from spectacula.kernel.rules import compiled_as, rule
from spectacula.kernel.state import Cells, Table
from spectacula.kernel.streams import count

UNCHECKED = True  # the plain gear checks every place of a row; compiled, the checks would cost more than the writing
APART = True  # a row never overlaps a state: so the compiler reads and writes several places at once
Axis = tuple[str, ...]


def numbered(n: int) -> Axis:
    """An axis without words: 1, 2, 3 …"""
    return tuple(str(i + 1) for i in range(n))


def around(seats: int) -> Axis:
    """An axis of seats, counted clockwise from the one that looks."""
    return ("you", *(f"{i} to the left" for i in range(1, seats)))


@dataclass(frozen=True)
class Part:
    """A block of an observation: a number without axes, else one per label; each from low to high.

    `words` say what the numbers from low on mean where they are no amounts.
    """

    name: str
    axes: tuple[Axis, ...] = ()
    low: int = 0
    high: int = 1
    words: tuple[str, ...] = ()

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(map(len, self.axes))

    @property
    def size(self) -> int:
        return prod(self.shape)

    def explain(self, numbers: Sequence[int]) -> str:
        """What differs from nothing, in words; empty if all is nothing."""
        if not self.axes:
            return self._word("", numbers[0])
        *outer, inner = self.axes
        told = []
        for row, labels in enumerate(product(*outer)):
            cells = numbers[row * len(inner) : (row + 1) * len(inner)]
            if listed := ", ".join(self._word(label, n) for label, n in zip(inner, cells, strict=True) if n):
                told.append(": ".join([*labels, listed]))
        return "; ".join(told)

    def _word(self, label: str, number: int) -> str:
        if self.words:
            word = self.words[number - self.low]
            return f"{label}: {word}" if label and not label.isdigit() else word
        if self.high == 1 and self.low == 0 and label:
            return label
        return f"{label} = {number}" if label else str(number)


class Observation:
    """Parts one after the other."""

    def __init__(self, *parts: Part) -> None:
        self.parts = parts
        self.starts = tuple(accumulate((part.size for part in parts[:-1]), initial=0)) if parts else ()
        self.size = sum(part.size for part in parts)

    @property
    def low(self) -> list[int]:
        """The least value of every number of a row."""
        return [part.low for part in self.parts for _ in range(part.size)]

    @property
    def high(self) -> list[int]:
        """The largest value of every number of a row."""
        return [part.high for part in self.parts for _ in range(part.size)]

    def split(self, rows: Any) -> dict[str, Any]:
        """Arrays of rows as views by part: the last axis of `rows` becomes the shape of the part."""
        return {
            part.name: rows[..., start : start + part.size].reshape((*rows.shape[:-1], *part.shape))
            for part, start in zip(self.parts, self.starts, strict=True)
        }

    def explain(self, row: Sequence[int]) -> dict[str, str]:
        """A row in words: by part, what there is."""
        return dict(self._told(row))

    def _told(self, row: Sequence[int]) -> Iterator[tuple[str, str]]:
        for part, start in zip(self.parts, self.starts, strict=True):
            if text := part.explain([int(n) for n in row[start : start + part.size]]):
                yield part.name, text


# --- what rows are written with


@rule
def clear(row: Cells) -> None:
    """Zeros all along."""
    blank(row, 0, len(row))


@rule
def blank(row: Cells, first: int, last: int) -> None:
    """Zeros in places first to last - 1, just before some of them are written, so that memory is written once."""
    for k in range(first, last):
        row[k] = 0


def _put_bits_compiled(bits: int, width: int, out: Any, n: int) -> None:
    row = out[n : n + width]
    for i in range(width):
        row[i] = bits >> i & 1


@compiled_as(_put_bits_compiled)
def put_bits(bits: int, width: int, out: Cells, n: int) -> None:
    """A set as ones and zeros; its width is a constant, for machine code writes all of it at once."""
    for i in range(width):
        out[n + i] = bits >> i & 1


def _put_two_sets_compiled(a: int, x: int, b: int, y: int, width: int, out: Any, n: int) -> None:
    row = out[n : n + width]
    for i in range(width):
        row[i] = (a >> i & 1) * x + (b >> i & 1) * y


@compiled_as(_put_two_sets_compiled)
def put_two_sets(a: int, x: int, b: int, y: int, width: int, out: Cells, n: int) -> None:
    """The number x for every member of a set, y for those of another that has none in common with it."""
    for i in range(width):
        out[n + i] = (a >> i & 1) * x + (b >> i & 1) * y


@rule
def put_counts(cards: int, sorts: Cells, width: int, out: Cells, n: int) -> None:
    """Cards counted by sort: `sorts` has the cards of each."""
    for i in range(width):
        out[n + i] = count(cards & sorts[i])


@rule
def round_from(s: Table, seat: int, seats: int) -> int:
    """A set of seats as seen from one of them."""
    return (seats >> seat | seats << (s.players - seat)) & ((1 << s.players) - 1)


@rule
def put_seat(s: Table, seat: int, p: int, out: Cells, n: int) -> None:
    """A seat as a one, nobody as nothing: a zero that is there already, as a branch would cost more."""
    out[n + place_of(s, seat, p)] = 1 if p >= 0 else 0


@rule
def place_of(s: Table, seat: int, p: int) -> int:
    """How far to the left of a seat another one sits."""
    return p - seat if p >= seat else p - seat + s.players


@rule
def seat_at(s: Table, seat: int, place: int) -> int:
    """The seat so many places to the left."""
    return seat + place if seat + place < s.players else seat + place - s.players
