"""A finished game as a line of positions: what was decided before each, and how the scores stood."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from spectacula.engine.match import Match
from spectacula.kernel.words import Event
from spectacula.server.tables.opening import openings
from spectacula.web.games import Story
from spectacula.web.review.signs import Place, Sign, signs, signs_of

TURNING_POINTS = 4


@dataclass(frozen=True)
class Step:
    """A position people saw: after `ply` decisions, the last of them from `since` on."""

    number: int
    ply: int
    since: int
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Turn:
    """A step that changed the game: how far a seat moved against the others, and whether it took the lead."""

    step: Step
    seat: int
    swing: int
    leads: bool


class Span(NamedTuple):
    """A stretch of the game without a change: where it stood, from which step to which."""

    place: Place
    since: Step
    until: Step


@dataclass(frozen=True)
class Timeline:
    steps: tuple[Step, ...]
    turns: tuple[Turn, ...]
    places: tuple[Place, ...]
    """Where the game stood at every step."""
    signs: tuple[Sign, ...]

    def at(self, ply: int) -> Step:
        """The last position not after a ply; choices revealed together are one step."""
        return [step for step in self.steps if step.ply <= max(0, ply)][-1]

    @property
    def chapters(self) -> list[Span]:
        return self._spans(lambda place: place.chapter)

    @property
    def stretches(self) -> list[Span]:
        return self._spans(lambda place: (place.tone, place.mark))

    def _spans(self, key: Callable[[Place], object]) -> list[Span]:
        found, since = [], self.steps[0]
        for step, place, after in zip(self.steps[1:], self.places, self.places[1:], strict=False):
            if key(after) != key(place) or step is self.steps[-1]:
                found.append(Span(place, since, step))
                since = step
        return found

    def beside(self, step: Step, by: int) -> Step | None:
        number = step.number + by
        return self.steps[number] if 0 <= number < len(self.steps) else None


@lru_cache(maxsize=16)
def timeline(match: Match) -> Timeline:
    """Worked out once for every match that somebody looks at."""
    match.remember()
    opened = openings(match)
    ends = [*sorted(set(opened)), match.ply]
    again, place = Match(match.game, match.seed), signs_of(match.game.id).place
    steps, places = [Step(0, 0, 0, again.scores)], [place(again.state)]
    for number, (since, ply) in enumerate(pairwise(ends), 1):
        for played in match.played[since:ply]:
            again.replay_move(played.seat, played.move)
        steps.append(Step(number, ply, since, again.scores))
        places.append(place(again.state))
    told = signs(match.game.id, match.story(None), (step.ply for step in steps))
    return Timeline(tuple(steps), turning_points(steps), tuple(places), told)


def at_step(told: Story, step: Step) -> list[Event]:
    """What happened between a step and the one before it."""
    return [event for ply, event in told if step.since < ply <= step.ply]


def latest(events: Sequence[Event], name: str) -> int:
    """The number of the latest round or season."""
    return next((event.a for event in reversed(events) if event.name == name), 1)


def turning_points(steps: list[Step]) -> tuple[Turn, ...]:
    """The steps at which somebody gained most on the rest of the table; taking the lead counts extra."""
    found = []
    for before, after in pairwise(steps):
        gains = [b - a for a, b in zip(before.scores, after.scores, strict=True)]
        if not any(gains):
            continue
        seat = max(range(len(gains)), key=lambda seat: gains[seat])
        others = [gain for other, gain in enumerate(gains) if other != seat]
        swing = gains[seat] - (sum(others) // len(others) if others else 0)
        leads = _leader(after.scores) == seat != _leader(before.scores)
        if swing > 0:
            found.append(Turn(after, seat, swing, leads))
    best = sorted(found, key=lambda turn: (-(turn.swing + 2 * turn.leads), turn.step.number))[:TURNING_POINTS]
    return tuple(sorted(best, key=lambda turn: turn.step.number))


def _leader(scores: tuple[int, ...]) -> int | None:
    top = max(scores)
    return scores.index(top) if scores.count(top) == 1 else None
