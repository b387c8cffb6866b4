"""The story of a finished game in one line: who won, by how much, and what turned it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from typing import Any, Protocol

from spectacula.engine.match import Match
from spectacula.web.games import Story, board_of
from spectacula.web.review.timeline import Step, Timeline, timeline
from spectacula.web.words import Words


class Turning(Protocol):
    """The module `spectacula.web.games.<id>.turning`."""

    def turning(self, told: Story, step: Step, seat: int, words: Words) -> str:
        """What raised a seat most at a step of what is told, as half a sentence; empty where nothing did."""


def turning_of(game: str) -> Turning:
    found: Any = import_module(f"spectacula.web.games.{game}.turning")
    return found  # type: ignore[no-any-return]


def story(match: Match, words: Words) -> str:
    """The result, and the turning point of the one who won where the game has a name for it."""
    result, turn = headline(match, words), turning_point(match, words)
    return words("story-turn", result=result, turn=turn) if turn else words("story-plain", result=result)


def headline(match: Match, words: Words) -> str:
    """Who won and by how much; whoever plays alone, whether and with what."""
    winners, scores, names = match.winners, match.scores, words.names
    score = board_of(match.game.id).score(max(scores), words)
    if len(scores) == 1:
        return words("story-solo-won" if winners else "story-solo-lost", name=names[0], score=score)
    if len(winners) > 1:
        return words("story-shared", names=words.list([names[seat] for seat in winners]), score=score)
    margin = _lead(scores, winners[0])
    return words("story-won" if margin > 0 else "story-tie-won", name=names[winners[0]], n=margin, score=score)


def turning_point(match: Match, words: Words) -> str:
    line, told = timeline(match), match.story(None)
    turning = turning_of(match.game.id).turning
    for step, seat in decisive(line, match.winners or (0,)):
        if named := turning(told, step, seat, words):
            return named
    return ""


def decisive(line: Timeline, winners: tuple[int, ...]) -> Iterator[tuple[Step, int]]:
    """Where a winner gained most on the best of the others, then where one took in most."""
    moved = [(before, after, seat) for before, after in pairwise(line.steps) for seat in winners]
    leads = {(b.number, seat): _lead(b.scores, seat) - _lead(a.scores, seat) for a, b, seat in moved}
    incomes = {(b.number, seat): b.scores[seat] - a.scores[seat] for a, b, seat in moved}
    for gains in (leads, incomes):
        for (number, seat), gain in sorted(gains.items(), key=lambda item: -item[1]):
            if gain > 0 and incomes[number, seat] > 0:
                yield line.steps[number], seat


def _lead(scores: tuple[int, ...], seat: int) -> int:
    """How far a seat is ahead of the best other one."""
    return scores[seat] - max((score for other, score in enumerate(scores) if other != seat), default=0)
