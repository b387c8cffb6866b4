"""What a game is marked by in its course: where it stood at every step, and the events worth a sign of their own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from spectacula.kernel.words import Event
from spectacula.web.games import Story


class Place(NamedTuple):
    """Where a game stands: a chapter (a number, or a word `chapter-<name>`) and a tone of the band with its mark.

    A tone is `band-<name>` in words; its mark is a drawing, or a number to be read.
    """

    chapter: str
    tone: str
    mark: str = ""


class Sign(NamedTuple):
    """An event at a step, told by its kind (`sign-<kind>` in words)."""

    step: int
    kind: str
    event: Event


class Signs(Protocol):
    """The module `spectacula.web.games.<id>.signs`."""

    SHAPES: Mapping[str, str]
    """The shape of every kind of sign, the most important first."""
    KINDS: Mapping[str, str]
    """The kind of sign that goes with an event, by the event's name."""
    TONES: Mapping[str, str]
    """The colour of every tone of the band, in the order of the legend."""

    def place(self, s: Any) -> Place:
        """Where a game stands, from what everybody can see of its state."""


def signs_of(game: str) -> Signs:
    found: Any = import_module(f"spectacula.web.games.{game}.signs")
    return found  # type: ignore[no-any-return]


def signs(game: str, story: Story, ends: Iterable[int]) -> tuple[Sign, ...]:
    """At most one sign of a seat at a step: that of the most important thing that happened to it."""
    module, found = signs_of(game), dict[tuple[int, int], Sign]()
    ranks, steps = list(module.SHAPES), _steps(ends)
    for ply, event in story:
        kind = module.KINDS.get(event.name)
        if kind is None:
            continue
        sign = Sign(steps[ply], kind, event)
        known = found.get((sign.step, event.who))
        if known is None or ranks.index(kind) < ranks.index(known.kind):
            found[sign.step, event.who] = sign
    return tuple(sorted(found.values(), key=lambda sign: sign.step))


def _steps(ends: Iterable[int]) -> list[int]:
    """The step every ply belongs to."""
    found: list[int] = []
    for number, ply in enumerate(ends):
        found += [number] * (ply + 1 - len(found))
    return found
