"""What a move would do, found out by the rules themselves on a copy that stops where chance or hidden things decide."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from spectacula.kernel import streams
from spectacula.kernel.state import Table
from spectacula.kernel.words import Event, Say

if TYPE_CHECKING:
    from spectacula.engine.definition import Definition
    from spectacula.engine.match import Match

CHANCE, HIDDEN, OTHERS = "chance", "hidden", "others"


class Unforeseen(Exception):
    """From here on something decides that nobody can know yet."""


def _stop_at_chance(s: Table, stream: int) -> int:
    raise Unforeseen(CHANCE)


def _stop_at_hidden(s: Table) -> None:
    raise Unforeseen(HIDDEN)


STOPS: dict[Any, Callable[..., Any]] = {streams.word: _stop_at_chance, streams.unveil: _stop_at_hidden}
"""What rules do instead, when they only look ahead."""


class Preview(NamedTuple):
    """What a move would do, as far as its seat can know."""

    given: Say | None
    """What must come true for it; None: it will be so."""
    events: tuple[Event, ...]
    """What will be told, in order."""
    then: str | None
    """What decides how it goes on: chance, something hidden, or the choices of others; None when all is told."""
    table: Any
    """The game's view of the table as it would stand."""


def sentences(definition: Definition, preview: Preview) -> tuple[Say, ...]:
    """A preview as messages: what must come true, what will be told, what decides then."""
    tell = definition.module("view").tell
    given = (preview.given,) if preview.given else ()
    then = (Say(f"then-{preview.then}"),) if preview.then else ()
    return (*given, *(tell(event) for event in preview.events), *then)


def previews(match: Match, seat: int, move: int) -> tuple[Preview, ...]:
    """The move as it will go, unless others choose at the same time; then as it would go, given what they may do."""
    return tuple(_previews(match, seat, move))


def _previews(match: Match, seat: int, move: int) -> Iterator[Preview]:
    definition = match.game.definition
    ahead = definition.foresight
    if match.sealed:
        yield Preview(None, (), OTHERS, match.view(seat).table)
    else:
        yield _look(match, seat, None, lambda s: ahead.play(s, seat, move))
    for supposed in definition.suppositions(match.state, seat, move):
        rule, arguments = getattr(ahead, supposed.rule.__name__), supposed.arguments
        yield _look(match, seat, supposed.given, partial(_suppose, rule, arguments))


def _suppose(rule: Callable[..., None], arguments: tuple[int, ...], s: Table) -> None:
    rule(s, *arguments)


def _look(match: Match, seat: int, given: Say | None, play: Callable[[Table], None]) -> Preview:
    """Play on a copy in which what the seat cannot know is drawn anew: whatever it tells gives nothing away."""
    definition = match.game.definition
    view = definition.module("view")
    copy = definition.layout.new(match.concealed(seat, 0))
    copy.listen = 1
    then = None
    try:
        play(copy)
    except Unforeseen as unforeseen:
        then = str(unforeseen)
    told = (view.seen(event, seat, match.game.options) for event in definition.news(copy))
    return Preview(given, tuple(event for event in told if event is not None), then, view.view(copy, seat))
