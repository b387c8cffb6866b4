"""The coach: what was played at a step beside what else could have been, from what that seat could know then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple
from weakref import WeakKeyDictionary

from spectacula.bots import TEXTS, Hint
from spectacula.engine.match import Match
from spectacula.engine.texts import Texts
from spectacula.server.house import House
from spectacula.server.tables.table import Table
from spectacula.server.thinking.advising import Advice
from spectacula.web.review.timeline import Step
from spectacula.web.words import Words

LOOKED_AT = 12
"""Moves that are compared; a move nobody would think of has no place among them."""
LISTED = 4
SMALL, LARGE = 0.02, 0.08
"""Shares of the expected result: less is no difference, more is costly."""


class Judged(NamedTuple):
    """A move, what to expect of it, and its bar from 0 to 100."""

    label: str
    score: float
    wins: int
    bar: int
    best: bool
    played: bool


@dataclass(frozen=True)
class Verdict:
    """What `review/coach.html` tells. Without `judged` there was nothing to choose, or only time for a glance."""

    seat: int
    seats: tuple[int, ...]
    label: str
    alone: bool = False
    thorough: bool = True
    judged: tuple[Judged, ...] = ()
    chosen: Judged | None = None
    first: str = ""
    reason: str = ""
    solo: bool = False

    @property
    def loss(self) -> float:
        """How much the move played falls short of the best."""
        best = max((move.score for move in self.judged), default=0.0)
        return round(best - self.chosen.score, 1) if self.chosen is not None else 0.0

    @property
    def grade(self) -> str:
        most = max((move.score for move in self.judged), default=0.0)
        if self.chosen is None:
            return "unseen"
        if self.chosen.best:
            return "best"
        if self.loss == 0:
            return "level"
        return "close" if self.loss <= SMALL * most else "less" if self.loss <= LARGE * most else "costly"


_kept: WeakKeyDictionary[Match, dict[tuple[int, int], Advice]] = WeakKeyDictionary()


async def judge(house: House, table: Table, step: Step, seat: int | None, words: Words) -> Verdict:
    """Ask a worker about a decision of this step: of a seat, or of the first that decided."""
    decided = {played.seat: played.move for played in table.match.played[step.since : step.ply]}
    who = seat if seat in decided else next(iter(decided))
    past = table.match.copy()
    past.rewind(step.since)
    notation = table.game.definition.notation
    played = notation[decided[who]]
    verdict = Verdict(who, tuple(decided), _label(past, played, words))
    count = len(past.moves(who))
    if count < 2:
        return Verdict(who, verdict.seats, verdict.label, alone=True)
    kept = _kept.setdefault(table.match, {})
    try:
        advice = kept.get((step.since, who)) or await house.bots.hints(past, who, min(count, LOOKED_AT))
    except ChildProcessError:
        advice = Advice([], False)
    if not advice.thorough:
        return Verdict(who, verdict.seats, verdict.label, thorough=False)
    kept[step.since, who] = advice
    return _verdict(past, verdict, played, advice.hints, words)


def _verdict(past: Match, verdict: Verdict, played: str, hints: list[Hint], words: Words) -> Verdict:
    listed = hints[:LISTED] + [hint for hint in hints[LISTED:] if hint.move == played]
    listed.sort(key=lambda hint: (-round(hint.score, 1), -hint.wins))
    best, top, low = listed[0], listed[0].score, min(hint.score for hint in listed)
    room = (top - low) or 1.0
    judged = tuple(
        Judged(
            _label(past, hint.move, words),
            round(hint.score, 1),
            round(100 * hint.wins),
            round(20 + 80 * (hint.score - low) / room),
            hint is best,
            hint.move == played,
        )
        for hint in listed
    )
    told = Texts(past.game.id, words.language, words.names, also=(TEXTS,))
    return Verdict(
        verdict.seat,
        verdict.seats,
        verdict.label,
        judged=judged,
        chosen=next((move for move in judged if move.played), None),
        first=judged[0].label,
        reason=told.say(best.reason),
        solo=past.game.players == 1,
    )


def _label(past: Match, move: str, words: Words) -> str:
    definition = past.game.definition
    return words.say(definition.describe(definition.ids[move]))
