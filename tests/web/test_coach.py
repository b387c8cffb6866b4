"""The coach's verdict: ordered by what is to be expected, the move played among the best, asked of the workers once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from spectacula.bots import Hint
from spectacula.engine.match import Match
from spectacula.engine.record import Record
from spectacula.kernel.words import Say
from spectacula.server.tables.table import Pace, SeatInfo, Table
from spectacula.server.thinking.advising import Advice
from spectacula.web.review.coach import LISTED, Judged, Verdict, judge
from spectacula.web.review.timeline import Step, timeline
from spectacula.web.words import Words

RECORD = Path(__file__).parent.parent / "fixtures" / "histrio" / "shared-victory.json"


class Bots:
    """Expects one point less of every further move."""

    def __init__(self, thorough: bool = True, worst: str = "") -> None:
        self.asked: list[tuple[int, int]] = []
        self.thorough = thorough
        self.worst = worst

    async def hints(self, match: Match, seat: int, count: int) -> Advice:
        self.asked.append((match.ply, seat))
        moves = sorted(match.moves(seat)[:count], key=lambda move: move == self.worst)
        found = [Hint(move, 0.5 - n / 100, 20.0 - n, Say("hint-steady")) for n, move in enumerate(moves)]
        return Advice(found, self.thorough)


class House:
    def __init__(self, bots: Bots) -> None:
        self.bots = bots


def a_table() -> Table:
    match = Record.read(RECORD).match()
    seats = [SeatInfo("bot", f"P{n}", level="novice") for n in range(match.game.players)]
    return Table("table-id", match.game, match, seats, "u0", Pace.BRISK, 1, 0.0)


def verdict(table: Table, step: Step, bots: Bots, seat: int | None = None) -> Verdict:
    house: Any = House(bots)
    return asyncio.run(judge(house, table, step, seat, Words("en", table.game.id, table.names())))


def a_choice(table: Table) -> Step:
    """A step at which one seat had many moves to choose from."""
    for step in timeline(table.match).steps[1:]:
        past = table.match.copy()
        past.rewind(step.since)
        seat = table.match.played[step.since].seat
        if len(past.moves(seat)) > LISTED:
            return step
    raise AssertionError("nowhere")


def played(table: Table, step: Step) -> str:
    return table.game.definition.notation[table.match.played[step.since].move]


def test_the_best_comes_first_and_the_move_played_is_among_them() -> None:
    table = a_table()
    step = a_choice(table)
    told = verdict(table, step, Bots(worst=played(table, step)))
    assert [move.score for move in told.judged] == sorted((move.score for move in told.judged), reverse=True)
    assert len(told.judged) == LISTED + 1 and told.judged[0].best
    assert told.chosen is not None and told.chosen is told.judged[-1]
    assert told.loss > 0 and told.grade == "costly"


def test_a_move_that_promises_as_much_as_the_best_is_not_blamed() -> None:
    judged = [Judged("a", 20.1, 40, 100, True, False), Judged("b", 20.1, 39, 100, False, True)]
    told = Verdict(0, (0,), "b", judged=tuple(judged), chosen=judged[1])
    assert (told.loss, told.grade) == (0, "level")


def test_it_asks_for_the_position_before_the_move_and_only_once() -> None:
    table = a_table()
    step = a_choice(table)
    bots = Bots()
    assert verdict(table, step, bots) == verdict(table, step, bots)
    assert bots.asked == [(step.since, table.match.played[step.since].seat)]


def test_of_choices_made_together_each_can_be_asked_for() -> None:
    table = a_table()
    step = next(step for step in timeline(table.match).steps if step.ply - step.since > 1)
    told = verdict(table, step, Bots(), seat=1)
    assert told.seat == 1 and len(told.seats) == step.ply - step.since


def test_a_mere_glance_is_no_verdict_and_is_not_kept() -> None:
    table = a_table()
    step = a_choice(table)
    bots = Bots(thorough=False)
    told = verdict(table, step, bots)
    assert not told.thorough and told.judged == ()
    verdict(table, step, bots)
    assert len(bots.asked) == 2
