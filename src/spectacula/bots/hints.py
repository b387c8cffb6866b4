"""Hints: the best few moves, what they lead to and why, from what the seat may know."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from spectacula.bots import outlook
from spectacula.bots.adviser import question
from spectacula.bots.comparing import compare
from spectacula.bots.task import Task
from spectacula.engine.definition import definition
from spectacula.engine.match import Match
from spectacula.kernel.words import Say

TEXTS = Path(__file__).parent / "texts"
NOTICEABLE = 5.0  # tenths of a point


class Hint(NamedTuple):
    """A move in notation, the chance to win and the score to expect after it, and what speaks for it."""

    move: str
    wins: float
    score: float
    reason: Say


def hint(
    match: Match, seat: int, count: int = 3, level: str | None = None, seed: int = 0, simulations: int | None = None
) -> list[Hint]:
    """The best moves of a seat that owes a decision, best first, from what the seat may know; texts are in `TEXTS`.

    The best adviser there is names them, unless you say who.

    >>> best, *others = spectacula.hint(match, seat=0, simulations=40)
    >>> best.move in match.moves(0)
    True
    """
    if match.kind(seat) is None:
        return []
    return hints_for(question(match, seat, level, seed, simulations), count)


def hints_for(task: Task, count: int) -> list[Hint]:
    """The best moves for a decision that has been handed on."""
    found = compare(task, max(count, 2))
    notation, outlooks = definition(task.game).notation, [c.outlook for c in found]
    return [
        Hint(notation[c.move], c.wins, c.score, _reason(task.game, i, outlooks)) for i, c in enumerate(found[:count])
    ]


def _reason(game: str, i: int, outlooks: list[list[float]]) -> Say:
    """The part of the position in which a move differs most, for the better, from the others on the list."""
    if len(outlooks) == 1:
        return Say("hint-only")
    mine, others = outlooks[i], [o for k, o in enumerate(outlooks) if k != i]
    usual = [sum(column) / len(others) for column in zip(*others, strict=True)]
    names: tuple[str, ...] = definition(game).module("advice").PARTS
    gains = {f"hint-{game}-{name}": mine[outlook.PARTS + k] - usual[outlook.PARTS + k] for k, name in enumerate(names)}
    gains["hint-rivals"] = usual[outlook.RIVAL] - mine[outlook.RIVAL]
    reason = max(gains, key=lambda name: gains[name])
    if gains[reason] < NOTICEABLE:
        return Say("hint-steady" if i == 0 else "hint-close")
    return Say(reason, {"gain": max(1, round(gains[reason] / 10))})
