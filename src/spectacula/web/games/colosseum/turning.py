"""What turned a game of Colosseum: a show that became the record, and who came to it."""

from __future__ import annotations

from spectacula.games.colosseum.state import SOURCES
from spectacula.kernel.words import Event
from spectacula.web.games import Story
from spectacula.web.review.timeline import Step, at_step, latest
from spectacula.web.words import Words

EVERY_SHOW = ("program", "earlier")


def turning(told: Story, step: Step, seat: int, words: Words) -> str:
    then = [event for event in at_step(told, step) if event.who == seat]
    show = next((event for event in reversed(then) if event.name == "show"), None)
    if show is None:
        return ""
    number = latest([event for ply, event in told if ply <= step.since], "round")
    program = words.own(f"program-{show.a}")
    extra = max((event for event in then if _special(event)), key=lambda event: event.b, default=None)
    if extra is None:
        return words("turning-show", program=program, n=show.b, round=number)
    source = words.own(f"source-{SOURCES[extra.a]}.by")
    return words("turning-show-with", program=program, n=show.b, round=number, extra=extra.b, source=source)


def _special(event: Event) -> bool:
    """Spectators for something not every show has."""
    return event.name == "spectators" and event.b > 0 and SOURCES[event.a] not in EVERY_SHOW
