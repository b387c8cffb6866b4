"""What each game adds to the house: how its table is drawn. A folder per game, with its templates, sheets and words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import extend_path
from typing import Any, Protocol

from spectacula.engine.definition import definition
from spectacula.engine.match import View
from spectacula.engine.preview import Preview
from spectacula.games import GAMES, folder_of
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Event
from spectacula.web.tables.draft import NOTHING, Draft
from spectacula.web.words import Words

__path__ = extend_path(__path__, __name__)

OFFERED = tuple(game for game in GAMES if find_spec(f"{__name__}.{game}") is not None)
"""The games that have a table in the browser."""

Story = Sequence[tuple[int, Event]]


@dataclass(frozen=True)
class Choice:
    """A legal move: the pieces that stand for it, what the gold button says, and what it would lead to."""

    move: str
    picks: tuple[str, ...]
    label: str
    effect: str = ""
    act: Move | None = None
    """The move as data."""


@dataclass(frozen=True)
class Sitting:
    """What a board is drawn from: one viewer's view and story, and the words of their language."""

    view: View
    story: Story
    words: Words
    names: tuple[str, ...]
    why: dict[str, str]
    """Why a move is forbidden, by notation."""
    labels: dict[str, str]
    """Each legal move as a sentence, by notation."""
    draft: Draft = NOTHING
    """What the viewer has laid out already; the view shows the table with it."""
    goes_on: Callable[[str], bool] = lambda move: False
    """Whether a move can be laid out as a step, with more to decide after it."""
    rules: dict[str, str] = field(default_factory=dict)
    """Where the rulebook explains a reason, by the reason's words."""
    before: Callable[[], View] | None = None
    """The view without the steps laid out."""
    preview: Callable[[str], tuple[Preview, ...]] = lambda move: ()
    """What a legal move would do, by notation."""
    told: Callable[[], Story] = lambda: ()
    """What the steps laid out would tell."""

    def move(self, notation: str) -> Move:
        """A move as data."""
        return definition(self.view.game).vocabulary.move(notation)

    @property
    def seat(self) -> int | None:
        return self.view.seat

    def start(self) -> View:
        """The table as it stands, without the steps laid out."""
        return self.view if self.before is None or not self.draft.laid else self.before()


@dataclass(frozen=True)
class Scene:
    """A game's part of the table as one viewer may see it."""

    where: str
    """Season, round and phase in words, for the top bar."""
    short: str
    """The same for a phone."""
    choices: tuple[Choice, ...]
    quiet: frozenset[str]
    """Moves with a button of their own beside the gold one: pass, keep, none."""
    board: Any
    """What the game's templates need."""
    wide: bool = False
    """Whether the board needs the place of the side column."""
    first: str | None = None
    """The move the gold button stands ready for before anything is chosen."""
    steps: bool = False
    """Whether the turn is laid out in steps: then a single quiet move is not taken for the main one."""
    headline: str = ""
    """Instead of the game's own question, where the draft has gone further than the question."""
    line: str = ""
    """What the draft would lead to, under the question."""


class Playbill(Protocol):
    """The package `spectacula.web.games.<id>`: what announces the game where its table is not drawn."""

    ICON: str
    MASCOT: str
    WEIGHT: int


class Board(Protocol):
    """The module `spectacula.web.games.<id>.board`."""

    SCRIPTS: tuple[str, ...]
    """Gestures of this game alone; they find what all tables share at `../../js/`, as it is served. What only its
    scenes do is in `acts.js`, which is fetched with the first of them."""
    SYMBOLS: frozenset[str]
    STEPS: bool
    """Whether a turn is laid out in steps before it is played."""
    CHAPTERS: frozenset[str]
    """Events that open a chapter of the log."""
    SILENT: frozenset[str]
    """Events the board shows better than a sentence."""

    def pieces(self) -> list[str]:
        """Every component that can glide from place to place."""

    def sheet(self) -> str:
        """Further rules written from the components."""

    def where(self, view: View, words: Words) -> tuple[str, str]:
        """Season, round and phase in words, and the same for a phone."""

    def scene(self, sitting: Sitting) -> Scene:
        """Everything the game's templates need."""

    def askable(self, view: View) -> list[str]:
        """Moves whose pieces are in sight: those of them that are forbidden say why."""

    def badge(self, name: str) -> tuple[str, str] | None:
        """The drawing and the colour that go with a word of the game in the log, if there are any."""

    def score(self, points: int, words: Words) -> str:
        """A result in words."""


def page_folder(game: str) -> Path:
    """What a game brings to its pages: templates, sheets, words, guide."""
    return folder_of(game, __name__)


@cache
def playbill_of(game: str) -> Playbill:
    playbill: Any = import_module(f"spectacula.web.games.{game}")
    return playbill  # type: ignore[no-any-return]


@cache
def board_of(game: str) -> Board:
    board: Any = import_module(f"spectacula.web.games.{game}.board")
    return board  # type: ignore[no-any-return]
