"""What a move would do, found out by the rules themselves on a copy that stops where chance or hidden things decide."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from spectacula.kernel import streams
from spectacula.kernel.state import Table
from spectacula.kernel.words import Event, Say

if TYPE_CHECKING:
    from spectacula.engine.definition import Definition
    from spectacula.engine.match import Match
    from spectacula.engine.texts import Texts

P = TypeVar("P")
CHANCE, HIDDEN, OTHERS = "chance", "hidden", "others"


class Unforeseen(Exception):
    """From here on something decides that nobody can know yet."""


def _stop_at_chance(s: Table, stream: int) -> int:
    raise Unforeseen(CHANCE)


def _stop_at_hidden(s: Table) -> None:
    raise Unforeseen(HIDDEN)


STOPS: dict[Any, Callable[..., Any]] = {streams.word: _stop_at_chance, streams.unveil: _stop_at_hidden}
"""What rules do instead, when they only look ahead."""


@dataclass(frozen=True)
class Preview:
    """What a move would do, as far as its seat can know."""

    given: Say | None
    """What must come true for it; None: it will be so."""
    events: tuple[Event, ...]
    """What will be told, in order."""
    then: str | None
    """What decides how it goes on: chance, something hidden, or the choices of others; None when all is told."""
    own: int
    """How many of the events the move itself tells, before the game goes on from there."""
    look: Callable[..., Any] = field(repr=False, compare=False)

    @cached_property
    def table(self) -> Any:
        """The game's view of the table as the move itself would leave it.

        >>> match.preview(0, "travel 3")[0].table.round
        1
        """
        return self.look()

    def part(self, view: Callable[[Any, int], P]) -> P:
        """One part of that table, as the game's view of it shows it: less work than the whole.

        >>> from spectacula.games.histrio.view import theatre
        >>> match.preview(0, "travel 3")[0].part(theatre).needle
        0
        """
        part: P = self.look(view)
        return part


class Told(NamedTuple):
    """A preview in words: what must come true, what will be told, what decides then."""

    given: str
    events: tuple[str, ...]
    then: str

    @property
    def line(self) -> str:
        said = " ".join((*self.events, self.then)).strip()
        return f"{self.given}: {said}" if self.given else said


def in_words(definition: Definition, preview: Preview, words: Texts) -> Told:
    """A preview in the player's language, with the sentences of the log."""
    return Told(
        given=words.say(preview.given) if preview.given else "",
        events=tuple(words.say(definition.tell(event)) for event in preview.events),
        then=words.text(f"then-{preview.then}") if preview.then else "",
    )


def previews(match: Match, seat: int, move: int) -> tuple[Preview, ...]:
    """The move as it will go, unless others choose at the same time; then as it would go, given what they may do."""
    return tuple(_previews(match, seat, move))


def _previews(match: Match, seat: int, move: int) -> Iterator[Preview]:
    definition = match.game.definition
    ahead = definition.foresight
    if match.sealed:
        yield Preview(None, (), OTHERS, 0, partial(definition.view, match.state, seat))
    else:
        answered, _ = _look(match, seat, ahead.answer_asked, (seat, move))
        whole, then = _look(match, seat, ahead.play, (seat, move))
        yield _told(match, seat, None, whole, then, answered)
    for given, rule, arguments in definition.suppositions(match.state, seat, move):
        supposed, then = _look(match, seat, getattr(ahead, rule.__name__), arguments)
        yield _told(match, seat, given, supposed, then, supposed)


def _look(match: Match, seat: int, rule: Callable[..., Any], arguments: tuple[int, ...]) -> tuple[Table, str | None]:
    """Play on a copy in which what the seat cannot know is drawn anew: whatever it tells gives nothing away."""
    definition = match.game.definition
    copy = definition.layout.new(definition.concealed(match.position, seat))
    copy.listen = 1
    try:
        rule(copy, *arguments)
    except Unforeseen as unforeseen:
        return copy, str(unforeseen)
    return copy, None


def _told(match: Match, seat: int, given: Say | None, played: Table, then: str | None, answered: Table) -> Preview:
    definition = match.game.definition
    events = definition.news(played)
    shown = [definition.seen(event, seat, match.game.options) for event in events]
    own = sum(event is not None for event in shown[: answered.told])
    return Preview(given, tuple(e for e in shown if e is not None), then, own, partial(definition.view, answered, seat))
