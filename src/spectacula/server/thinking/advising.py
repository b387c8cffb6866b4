"""Hints: who may ask, and what a worker is asked. It is told what the seat may know, never the real position."""

from __future__ import annotations

from typing import NamedTuple

from spectacula import bots
from spectacula.bots import Hint, Task
from spectacula.engine.match import Match
from spectacula.kernel.words import Say
from spectacula.server.errors import NoHints, NotNow, NotYourSeat
from spectacula.server.tables.table import Table


class Question(NamedTuple):
    """A decision to be advised on, as plain data for a worker."""

    task: Task
    most: int


class Advice(NamedTuple):
    """The best moves, best first. While nothing is compiled yet they rest on a glance, too little for figures."""

    hints: list[Hint]
    thorough: bool


def check(table: Table, player_id: str | None, seat: int) -> None:
    """Only somebody who has a decision of their own to make, at a table that allows hints."""
    if seat not in table.seats_of(player_id):
        raise NotYourSeat("this seat is not yours")
    if not table.hints:
        raise NoHints("hints are not allowed at this table")
    if table.over or table.gathering or table.away is not None:
        raise NotNow("the game is over, has not begun, or is played elsewhere")
    if table.seats[seat].stand_in is not None:
        raise NotNow("a bot stands in for this seat; take it back first")
    if seat in table.match.committed:
        raise NotNow("this seat has sealed its choice; take it back to ask for a hint")
    if seat not in table.match.pending:
        raise NotNow("this seat has nothing to decide now")


def question(match: Match, seat: int, count: int = 3) -> Question:
    """What a worker needs to know: the same for every position that looks alike to the seat."""
    return Question(bots.question(match, seat), count)


def known(table: Table, asked: Question) -> Advice | None:
    """What the seat was told last, if it asks the same again; a mere glance is not kept."""
    before, told = table.advice.get(asked.task.seat, (None, None))
    return told if told is not None and told.thorough and asked == before else None


def remember(table: Table, asked: Question, told: Advice) -> None:
    if told.hints:
        table.advice[asked.task.seat] = asked, told


def advise(asked: Question) -> Advice:
    """In a worker: the best moves as `Match.hint` gives them; a mere glance knows no reasons."""
    thorough = bots.is_ready(asked.task.game)
    found = bots.hints_for(asked.task, asked.most)
    reasons = [hint.reason if thorough else Say("hint-unsure") for hint in found]
    plain = [Say(why.id, dict(why.args)) for why in reasons]  # what a worker can send
    return Advice([hint._replace(reason=why) for hint, why in zip(found, plain, strict=True)], thorough)
