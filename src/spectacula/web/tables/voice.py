"""One voice: what happened, a sentence for each thing, the same in the log, in captions and for those who listen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from itertools import groupby
from typing import NamedTuple

from spectacula.engine.definition import definition
from spectacula.kernel.words import Event, Say
from spectacula.web.games import Story, board_of


class Sentence(NamedTuple):
    """What is said, and what it sums up, to be unfolded."""

    said: Say
    parts: tuple[Say, ...] = ()


class Told(NamedTuple):
    """An event, the how-manieth of its ply, and what is said when it happens: nothing if another tells of it too."""

    ply: int
    number: int
    event: Event
    sentence: Sentence | None


Merging = Callable[[Sequence[Event]], dict[int, Sentence | None]]
"""`merged(events)` in `spectacula.web.games.<id>.voice`: which events of a ply are told together, by their number."""


def voiced(story: Story, game: str) -> list[Told]:
    """The whole story, event by event."""
    told = []
    for ply, group in groupby(story, key=lambda one: one[0]):
        events = [event for _, event in group]
        together = merging(game)(events)
        for number, event in enumerate(events):
            sentence = together[number] if number in together else alone(event, game)
            told.append(Told(ply, number, event, sentence))
    return told


@lru_cache(maxsize=10_000)
def alone(event: Event, game: str) -> Sentence | None:
    """An event by itself; nothing for one the log leaves out."""
    return None if event.name in board_of(game).SILENT else Sentence(definition(game).tell(event))


@cache
def merging(game: str) -> Merging:
    """How a game puts events together; one that does not tells them one by one."""
    name = f"spectacula.web.games.{game}.voice"
    together: Merging = import_module(name).merged if find_spec(name) else lambda events: {}
    return together
