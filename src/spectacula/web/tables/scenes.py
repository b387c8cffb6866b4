"""What has happened since a screen was last drawn, as scenes to be played on it: only what its viewer may know."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from markupsafe import Markup

from spectacula.engine.match import View
from spectacula.kernel.words import Event
from spectacula.server.tables.table import Table
from spectacula.web.games import Story
from spectacula.web.tables.voice import alone, voiced
from spectacula.web.words import Words

MOST_BEATS = 60
"""A screenful: whatever is older is told, not played."""
MOST_TOLD = 12

Beat = dict[str, Any]
"""`do` names an act of the page; places and pieces are names, never coordinates."""


class Seen(NamedTuple):
    """How far a screen has followed the table: the ply, how often the table had gone back, who had sealed a choice."""

    ply: int
    undone: int
    sealed: int

    @classmethod
    def of(cls, table: Table) -> Seen:
        return cls(table.match.ply, table.undone, sum(1 << seat for seat in table.match.committed))

    @classmethod
    def read(cls, text: str) -> Seen | None:
        """As the page sends it; None if it does not."""
        parts = text.split(".")
        if len(parts) != 3 or not all(part.isascii() and part.isdigit() and len(part) < 10 for part in parts):
            return None
        return cls(*map(int, parts))

    def __str__(self) -> str:
        return f"{self.ply}.{self.undone}.{self.sealed}"


@dataclass
class Episode:
    """One scene: groups of beats one after the other, those of a group together; `key` is played even in a hurry."""

    title: str = ""
    seats: tuple[int, ...] = ()
    key: bool = False
    beats: list[list[Beat]] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    """Its sentences, the same as in the log."""

    def add(self, *group: Beat, say: str = "", seats: Iterable[int] = (), told: Iterable[str] = ()) -> None:
        """A group of beats under one caption; `told` are the lines of the log it stands for, if not itself alone."""
        first, *others = group or ({"do": "say"},)
        if say:
            self.told += told or [say]
            first = {**first, "say": say, "who": sorted(seats)}
        self.beats.append([first, *others])

    def data(self) -> dict[str, Any]:
        return {"title": self.title, "who": self.seats, "key": self.key, "told": self.told, "beats": self.beats}


@dataclass(frozen=True)
class Telling:
    """What scenes are made of: the viewer's table then and now, and what they may know of the events between."""

    before: View
    now: View
    story: Story
    words: Words
    newly_sealed: tuple[int, ...] = ()

    def line(self, event: Event) -> str:
        """An event by itself, as the log has it; nothing for one the log leaves out."""
        sentence = alone(event, self.now.game)
        return "" if sentence is None else self.words.say(sentence.said)

    def lines(self) -> list[tuple[Event, str]]:
        """Every event with its sentence; nothing for one the log leaves out, or tells with another."""
        told = voiced(self.story, self.now.game)
        return [(one.event, self.words.say(one.sentence.said) if one.sentence else "") for one in told]


Staging = Callable[[Telling], list[Episode]]
"""`scenes(telling)` in `spectacula.web.games.<id>.scenes`."""


def beats_since(table: Table, seat: int | None, seen: Seen | None, words: Words) -> Markup:
    """The scenes since then as data for the page; nothing for a first look, or after the table has gone back."""
    now = Seen.of(table)
    if seen is None or seen == now or seen.undone != now.undone or seen.ply > now.ply:
        return Markup("")
    past = table.match.copy()
    past.rewind(seen.ply)
    story = [(ply, event) for ply, event in table.match.story(seat, seen.ply) if ply > seen.ply]
    sealed = tuple(n for n in table.match.committed if seen.ply < now.ply or not seen.sealed >> n & 1)
    return staged(Telling(past.view(seat), table.match.view(seat), story, words, sealed))


def staged(telling: Telling) -> Markup:
    """A telling as scenes for the page that shows where it begins."""
    scenes = capped(staging(telling.now.game)(telling))
    if telling.now.over and not telling.before.over:
        scenes.append(_places(telling.words))
    return _script([scene.data() for scene in scenes]) if scenes else Markup("")


def _places(words: Words) -> Episode:
    """The end: third, second, first; nothing is said, the page says it."""
    scene = Episode(words("scene-places"), key=True)
    scene.add({"do": "table", "awaited": "places"})
    scene.add({"do": "podium", "sound": "roll"})
    return scene


@cache
def staging(game: str) -> Staging:
    """How a game is staged; one that is not has its log told."""
    name = f"spectacula.web.games.{game}.scenes"
    staged: Staging = import_module(name).scenes if find_spec(name) else told
    return staged


def told(telling: Telling) -> list[Episode]:
    """Nothing moves: the new lines of the log, one after the other."""
    scene = Episode()
    for event, line in telling.lines():
        if line:
            scene.add(say=line, seats=concerned(event))
    return [scene] if scene.beats else []


def concerned(event: Event) -> tuple[int, ...]:
    return (event.who,) if event.who >= 0 else ()


def capped(scenes: list[Episode]) -> list[Episode]:
    """The newest scenes as they are, older ones by their sentences alone, the oldest not at all."""
    room, played, told = MOST_BEATS, list[Episode](), list[Episode]()
    for scene in reversed(scenes):
        room -= sum(map(len, scene.beats))
        if room >= 0 or not played:
            played.append(scene)
        else:
            told.append(Episode(scene.title, scene.seats, scene.key, [], scene.told))
    return [*reversed(told[:MOST_TOLD]), *reversed(played)]


def _script(scenes: list[dict[str, Any]]) -> Markup:
    """As JSON in an element that is never run; a `<` in somebody's name must not end it."""
    data = json.dumps(scenes, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return Markup('<script type="application/json" id="beats">{}</script>').format(Markup(data))
