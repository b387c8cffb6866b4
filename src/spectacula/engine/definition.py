"""What a game's folder defines, loaded once: its modules, vocabulary, options and verbs in both gears."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from functools import cache, cached_property, lru_cache
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

from spectacula.engine import batch, gears
from spectacula.engine.bound import Bound
from spectacula.engine.preview import STOPS
from spectacula.engine.trail import trail_parts
from spectacula.games import GAMES
from spectacula.kernel import observation, rules, streams
from spectacula.kernel.errors import UnknownGame
from spectacula.kernel.observation import Observation
from spectacula.kernel.options import Option, Value
from spectacula.kernel.questions import Course, Supposition
from spectacula.kernel.state import NEWS, OPTIONS, Cells, Layout, Table
from spectacula.kernel.vocabulary import Vocabulary
from spectacula.kernel.words import Event, Say

Progress = Callable[[int, int], None]
VIEWS = 64
"""So many views of positions are kept, of all tables together: those that are drawn just now."""


@cache
def definition(game: str) -> Definition:
    """The definition of a game by its id."""
    if game not in GAMES:
        raise UnknownGame(f"no game called {game!r}; there are {', '.join(GAMES)}")
    return Definition(game)


class Definition:
    """A game's folder: data about it at once, its rules on first use."""

    def __init__(self, game: str) -> None:
        package = import_module(f"spectacula.games.{game}")
        self.id = game
        self.package = package
        self.folder = Path(str(package.__file__)).parent
        self.players: tuple[int, int] = package.PLAYERS
        self.minutes: int = package.MINUTES
        self.version: int = package.RULES_VERSION
        self.options: tuple[Option, ...] = package.OPTIONS
        self._modules: dict[str, ModuleType] = {}
        self._bound: dict[tuple[ModuleType, ...], Bound] = {}

    def module(self, name: str) -> Any:
        """A module of the game's folder, found once."""
        if name not in self._modules:
            self._modules[name] = import_module(f"{self.package.__name__}.{name}")
        return self._modules[name]

    @cached_property
    def layout(self) -> Layout[Table]:
        layout: Layout[Table] = self.module("state").LAYOUT
        return layout

    @cached_property
    def course(self) -> Course[Any]:
        """The questions of the game."""
        course: Course[Any] = self.module("rules").COURSE
        return course

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        return self.course.kinds

    @cached_property
    def events(self) -> tuple[str, ...]:
        events: tuple[str, ...] = self.module("state").EVENTS
        return events

    @cached_property
    def vocabulary(self) -> Vocabulary:
        vocabulary: Vocabulary = self.module("moves").VOCABULARY
        return vocabulary

    @property
    def notation(self) -> tuple[str, ...]:
        """Every move as it stands in records, by id."""
        return self.vocabulary.notation

    @property
    def ids(self) -> dict[str, int]:
        """Ids by notation."""
        return self.vocabulary.ids

    @cached_property
    def observation(self) -> Observation:
        """What a seat observes: the game's own parts, then what happened since its last decision."""
        own = self.module("observation").OBSERVATION.parts
        return Observation(*own, *trail_parts(self.players[1], self.notation))

    @cached_property
    def hidden(self) -> Observation:
        """What is hidden from a seat: beside its observation, all there is to see."""
        hidden: Observation = self.module("observation").HIDDEN
        return hidden

    @property
    def scores(self) -> tuple[int, int]:
        """The least and the most a seat can score."""
        scores: tuple[int, int] = self.module("observation").SCORES
        return scores

    def describe(self, move: int) -> Say:
        """A move as a sentence to choose."""
        return self.vocabulary.describe(move)

    def prompt(self, s: Table, seat: int) -> Say:
        """What a seat is asked."""
        return self.course.prompt(s, seat)

    def why_not(self, s: Table, seat: int, move: int) -> Say | None:
        """The rule that forbids a move to a seat that is asked; uses only what the seat can know."""
        return self.course.why_not(s, seat, self.vocabulary.move(move), self.vocabulary.first(move))

    def suppositions(self, s: Table, seat: int, move: int) -> tuple[Supposition, ...]:
        """What can be supposed of a move, to say what it would lead to."""
        return self.course.suppositions(s, seat, self.vocabulary.move(move))

    @property
    def most_moves(self) -> int:
        """The most legal moves a decision can have: the size of a buffer for them."""
        most: int = self.module("state").MOST_MOVES
        return most

    @cached_property
    def rule_modules(self) -> list[ModuleType]:
        return [streams, rules, observation, *(self.module(name) for name in self.package.RULE_MODULES), batch]

    def bound(self, *drivers: ModuleType) -> Bound:
        """The rules with the batch runner and further drivers, such as a search; the same object every time."""
        if drivers not in self._bound:
            self._bound[drivers] = Bound([*self.rule_modules, *drivers], [self.folder / "components.toml"])
        return self._bound[drivers]

    @cached_property
    def plain(self) -> SimpleNamespace:
        """All rules and the batch runner as plain Python."""
        return self.bound().plain

    @cached_property
    def foresight(self) -> SimpleNamespace:
        """All rules as plain Python, stopping where chance or hidden things decide."""
        return gears.bind(self.rule_modules, instead=STOPS)

    @cached_property
    def compiled(self) -> SimpleNamespace:
        """The entries of the batch runner as machine code."""
        return self.bound().compiled

    @property
    def is_warm(self) -> bool:
        """Whether the batch runner lies compiled in the cache."""
        return self.bound().is_warm

    def view(self, s: Table, seat: int, part: Callable[[Any, int], Any] | None = None) -> Any:
        """The table as a seat may see it, -1 for the public; or only what a view of a part of it shows."""
        return self.module("view").view(s, seat) if part is None else part(s, seat)

    @cached_property
    def table(self) -> Callable[[bytes, int], Any]:
        """The same of a position: one that is asked for again is not worked out again."""
        return lru_cache(VIEWS)(lambda position, seat: self.view(self.layout.new(position), seat))

    @cached_property
    def concealed(self) -> Callable[[bytes, int], bytes]:
        """A position with everything a seat cannot know drawn anew, always alike: what it may look ahead from."""
        return lru_cache(VIEWS)(lambda position, seat: self.conceal(position, seat, 0))

    def conceal(self, position: bytes, seat: int, key: int) -> bytes:
        """A position with everything a seat cannot know drawn anew from a key."""
        copy = self.layout.new(position)
        self.plain.conceal(copy, seat, key)
        return self.layout.bytes_of(copy)

    @cached_property
    def seen(self) -> Callable[[Event, int, Mapping[str, Value]], Event | None]:
        """An event as a seat may see it; None if it may not."""
        seen: Callable[[Event, int, Mapping[str, Value]], Event | None] = self.module("view").seen
        return seen

    def tell(self, event: Event) -> Say:
        """An event as a sentence for the log."""
        said: Say = self.module("view").tell(event)
        return said

    def news(self, s: Table) -> tuple[Event, ...]:
        """What the last transition told."""
        if s.told > NEWS:
            raise RuntimeError(f"{self.id}: {s.told} events in one decision, there is room for {NEWS}")
        told = (tuple(s.news[i, k] for k in range(4)) for i in range(s.told))
        return tuple(Event(self.events[what], who, a, b) for what, who, a, b in told)

    def options_buffer(self, codes: list[int]) -> Cells:
        return array("q", codes + [0] * (OPTIONS - len(codes)))  # type: ignore[return-value]

    def warm_up(self, progress: Progress) -> None:
        """Compile every entry, or load it from the cache, by running each once on a small game."""
        import numpy as np

        entries = self.compiled
        states, blank = np.zeros(2, self.layout.dtype), np.zeros(2, self.layout.dtype)
        ids = np.zeros(self.most_moves, np.int64)
        options = np.array(self.options_buffer([o.code(o.default) for o in self.options]))
        players = self.players[1]
        out = np.zeros((1, players), np.int64), np.zeros(1, np.int64), np.zeros(1, np.int64)
        steps: list[Callable[[], Any]] = [
            lambda: entries.rollouts(states, ids, 0, 1, 0, players, options, *out),
            lambda: entries.deal(blank, 0, 0, players, options),
            lambda: entries.choices(blank, 0, _first_pending(self, blank), ids),
            lambda: entries.veil(blank, 1, 0, 0, 1),
            lambda: entries.veils(blank, 0, 1),
            lambda: entries.step(blank, 0, _first_pending(self, blank), int(ids[0])),
        ]
        for done, compile_entry in enumerate(steps):
            progress(done, len(steps))
            compile_entry()
        progress(len(steps), len(steps))
        self.bound().mark_warm()


def _first_pending(definition: Definition, states: Any) -> int:
    position = definition.layout.new(states[0].tobytes())
    mask: int = definition.plain.pending(position)
    return (mask & -mask).bit_length() - 1
