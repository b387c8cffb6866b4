"""Hints from the house: who may ask, what a worker is told, and that asking the same again costs nothing."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from spectacula.bots import Hint, bound
from spectacula.engine.game import load
from spectacula.engine.match import Match
from spectacula.games import GAMES
from spectacula.kernel.words import Say
from spectacula.server.errors import NoHints, NotNow, NotYourSeat
from spectacula.server.house import House
from spectacula.server.tables.table import Pace, SeatPlan, Table
from spectacula.server.thinking import advising
from spectacula.server.thinking.advising import Advice, Question, advise, question
from spectacula.server.thinking.processes import Processes
from tests.bots.test_search import midway

from .at_table import INVITED, PERSON_HERE, RANDOM_BOT, Program, again, open_for, play_first, two_people
from .visiting import Client

pytestmark = pytest.mark.anyio


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Question]:
    """What the workers are told instead of thinking; they answer with the first legal moves."""
    heard: list[Question] = []

    async def run(self: Processes, think: Any, task: Any, urgent: bool = False) -> Any:
        if think is not advise:
            return True
        heard.append(task)
        position = task.task
        match = Match(load(position.game, position.players, **position.options), 0)
        match.resume_at([], position.position)
        moves = match.moves(position.seat)[: task.most]
        return Advice([Hint(move, 0.25, 20.0, Say("hint-close", {})) for move in moves], thorough=True)

    monkeypatch.setattr(Processes, "run", run)
    return heard


@pytest.mark.parametrize("game", GAMES)
async def test_a_worker_gives_the_hints_of_the_match(game: str) -> None:
    match, seat = midway(game, 3, 12)
    workers = Processes(1, limit=60)
    try:
        advice = await workers.run(advise, question(match, seat, 2))
    finally:
        workers.stop()
    assert len(advice.hints) == 2
    assert {hint.move for hint in advice.hints} <= set(match.moves(seat))


def test_a_glance_gives_no_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat = midway("histrio", 3, 12)
    monkeypatch.setattr(type(bound("histrio")), "is_warm", False)
    advice = advise(question(match, seat))
    assert not pickle.loads(pickle.dumps(advice)).thorough and {hint.reason.id for hint in advice.hints} == {
        "hint-unsure"
    }


@pytest.mark.parametrize("game", GAMES)
def test_a_worker_is_told_nothing_the_seat_cannot_know(game: str) -> None:
    for players, plies in ((2 if game != "colosseum" else 3, 9), (4, 31)):
        match, seat = midway(game, players, plies)
        asked = question(match, seat)
        for key in (3, 99):
            match.state = match.game.definition.layout.new(match.concealed(seat, key))
            assert question(match, seat) == asked


async def test_a_question_and_its_answer_do_not_depend_on_what_is_hidden(house: House, told: list[Question]) -> None:
    ann = await house.new_player("Ann")
    table = await open_for(house, ann, PERSON_HERE, PERSON_HERE)
    while table.match.ply < 9 or table.match.sealed:
        await play_first(house, table, table.match.pending[0])
    seat = table.match.pending[0]
    _, before = await house.hints(table.id, ann.id, seat)
    table.match.state = table.match.game.definition.layout.new(table.match.concealed(seat, 99))
    table.advice.clear()
    _, after = await house.hints(table.id, ann.id, seat)
    assert told[0] == told[1]
    assert after == before


async def test_hints_are_for_whoever_is_to_decide(house: House, told: list[Question]) -> None:
    ann, eve = await house.new_player("Ann"), await house.new_player("Eve")
    table = await open_for(house, ann, PERSON_HERE, PERSON_HERE)
    _, advice = await house.hints(table.id, ann.id, 0)
    assert advice.hints
    for player, seat in ((eve.id, 0), (ann.id, 3), (ann.id, -1), ("", 0)):
        with pytest.raises(NotYourSeat):
            await house.hints(table.id, player, seat)
    await play_first(house, table, 0)
    with pytest.raises(NotNow, match="sealed"):
        await house.hints(table.id, ann.id, 0)
    await house.stand_in(table.id, ann.id, 1, "random")
    with pytest.raises(NotNow, match="stands in"):
        await house.hints(table.id, ann.id, 1)
    assert len(told) == 1


async def test_a_bots_seat_gets_none(house: House, told: list[Question]) -> None:
    ann = await house.new_player("Ann")
    table = await open_for(house, ann, RANDOM_BOT)
    with pytest.raises(NotYourSeat):
        await house.hints(table.id, ann.id, 1)
    assert not told


async def test_everybody_sees_who_asked_and_the_same_question_is_answered_once(
    house: House, told: list[Question]
) -> None:
    ann = await house.new_player("Ann")
    table = await open_for(house, ann, PERSON_HERE)
    version = table.version
    first = await house.hints(table.id, ann.id, 0)
    assert table.version > version
    assert await house.hints(table.id, ann.id, 0) == first
    await house.hints(table.id, ann.id, 1)
    assert len(told) == 2
    assert [seat.hints_asked for seat in (await again(house, table)).seats] == [1, 1]


async def test_a_question_is_put_together_once(
    small_house: House, told: list[Question], monkeypatch: pytest.MonkeyPatch
) -> None:
    put: list[int] = []

    def counted(match: Match, seat: int, count: int = 3) -> Question:
        put.append(seat)
        return question(match, seat, count)

    monkeypatch.setattr(advising, "question", counted)
    ann = await small_house.new_player("Ann")
    table = await open_for(small_house, ann, PERSON_HERE)
    await small_house.hints(table.id, ann.id, 0)
    assert (put, len(told)) == ([0], 1)
    await small_house.hints(table.id, ann.id, 0)
    assert (put, len(told)) == ([0, 0], 1)


@pytest.mark.parametrize(
    ("others", "wish", "allowed"),
    [
        ([RANDOM_BOT, PERSON_HERE], None, True),
        ([RANDOM_BOT, INVITED], None, False),
        ([RANDOM_BOT, INVITED], True, True),
        ([RANDOM_BOT, PERSON_HERE], False, False),
    ],
)
async def test_hints_are_allowed_by_default_where_nobody_is_invited(
    house: House, others: list[SeatPlan], wish: bool | None, allowed: bool
) -> None:
    ann = await house.new_player("Ann")
    seats = [SeatPlan("me"), *others]
    table = await house.open_table(ann, "histrio", 3, {}, seats, Pace.INSTANT, wish)
    assert (table.hints, (await again(house, table)).hints) == (allowed, allowed)
    if not allowed:
        with pytest.raises(NoHints):
            await house.hints(table.id, ann.id, 0)


async def test_a_rematch_keeps_the_rule_and_forgets_the_count(house: House, told: list[Question]) -> None:
    table, ann, _ = await two_people(house)
    assert not table.hints
    table = await house.open_table(ann, "histrio", 2, {}, [SeatPlan("me"), PERSON_HERE], Pace.CALM, hints=True)
    await house.hints(table.id, ann.id, 0)
    await _to_the_end(house, table)
    with pytest.raises(NotNow, match="over"):
        await house.hints(table.id, ann.id, 0)
    fresh = await house.rematch(table.id, ann.id)
    assert (fresh.hints, fresh.pace, [seat.hints_asked for seat in fresh.seats]) == (True, Pace.CALM, [0, 0])


async def _to_the_end(house: House, table: Table) -> None:
    while not table.over:
        await play_first(house, table, table.match.pending[0])


async def test_programs_ask_too(client: Client, told: list[Question]) -> None:
    ann, eve = await Program(client).arrive(), await Program(client).arrive()
    table = await ann.open({"kind": "here"}, {"kind": "bot", "level": "random"})
    path = f"/tables/{table['id']}"
    assert (table["hints"], table["pace"]) == (True, "instant")
    answer = await ann.client.post(f"/api{path}/hints?language=de", headers=ann.headers)
    said = answer.json()
    assert (answer.status_code, said["seat"], said["ply"], said["thorough"]) == (201, 0, 0, True)
    assert len(said["hints"]) == 3
    assert said["hints"][0]["move"] in table["view"]["moves"]
    assert said["hints"][0]["reason"] == "Fast so gut wie die anderen."
    assert (await ann.get(path)).json()["seats"][0]["hints_asked"] == 1
    await ann.post(f"{path}/moves", ply=0, moves=[said["hints"][0]["move"]])
    for program, seat, status, code in (
        (eve, 0, 403, "not-your-seat"),
        (ann, 2, 403, "not-your-seat"),
        (ann, 0, 409, "not-now"),
    ):
        refused = await client.post(f"/api{path}/hints?seat={seat}", headers=program.headers)
        assert (refused.status_code, refused.json()["extra"]["error"]) == (status, code), (seat, refused.text)
    closed = await ann.open({"kind": "invite"})
    refused = await ann.post(f"/tables/{closed['id']}/hints")
    assert (refused.status_code, refused.json()["extra"]["error"]) == (403, "no-hints")
