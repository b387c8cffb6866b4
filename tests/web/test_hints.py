"""Asking for a hint on the page: only for the seat on the screen, and nothing hidden goes into question or answer."""

from __future__ import annotations

from array import array
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from spectacula.bots import Hint, Task
from spectacula.engine.definition import definition
from spectacula.kernel.words import Say
from spectacula.server.building import build
from spectacula.server.house import House
from spectacula.server.player import Player
from spectacula.server.tables.table import Pace, SeatPlan, Table
from spectacula.server.thinking.advising import Advice, Question
from spectacula.server.thinking.processes import Processes
from tests.server.conftest import settings_in
from tests.server.visiting import Client, visiting
from tests.web.pages import cookie_of

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


def first_move(task: Task) -> str:
    game = definition(task.game)
    ids = array("q", bytes(8 * game.most_moves))
    game.plain.legal(game.layout.new(task.position), task.seat, ids)
    return game.notation[ids[0]]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Question]:
    """What the workers are told instead of thinking."""
    heard: list[Question] = []

    async def run(self: Processes, think: Any, task: Any, urgent: bool = False) -> Any:
        if isinstance(task, Question):
            heard.append(task)
            return Advice(
                [Hint(first_move(task.task), 0.25, 20.0, Say("hint-histrio-ecus", {"gain": 2}))], thorough=True
            )
        return True

    monkeypatch.setattr(Processes, "run", run)
    return heard


class Visit:
    """A browser without a window, at a table of Histrio round one screen."""

    def __init__(self, client: Client, house: House, table: Table, player: Player) -> None:
        self.client, self.house, self.table, self.player = client, house, table, player

    async def ask(self, seat: int, **fields: str) -> tuple[int, str]:
        headers = {"X-CSRFToken": self.client.cookies["csrf"], "Accept-Language": "de"}
        data = {"seat": str(seat), "opened": str(self.table.match.ply), "draft": "", **fields}
        answer = await self.client.post(f"/t/{self.table.id}/hint", data=data, headers=headers)
        return answer.status_code, answer.text


@pytest.fixture
async def visit(tmp_path: Path) -> AsyncIterator[Visit]:
    house = build(settings_in(tmp_path))
    async with visiting(house) as client:
        player = await house.new_player("Ann")
        seats = [SeatPlan("me"), SeatPlan("here", "Ben"), SeatPlan("here", "Cleo")]
        table = await house.open_table(player, "histrio", 3, {}, seats, Pace.INSTANT)
        while table.match.ply < 9 or table.match.sealed:
            seat = table.match.pending[0]
            move = table.match.moves(seat)[-1]
            await house.play(table.id, player.id, seat, table.match.ply, [move])
        await house.face(table.id, player.id, table.match.pending[0])
        client.cookies.set("visitor", cookie_of(house.settings, player.id))
        await client.get(f"/t/{table.id}")
        yield Visit(client, house, table, player)


async def test_the_answer_is_in_words_and_the_same_whatever_is_hidden(visit: Visit, told: list[Question]) -> None:
    match = visit.table.match
    seat = match.pending[0]
    status, shown = await visit.ask(seat)
    assert status == 200
    assert f'data-move="{match.moves(seat)[0]}"' in shown and "etwa 2 Ecu mehr" in shown
    match.state = match.game.definition.layout.new(match.concealed(seat, 99))
    visit.table.advice.clear()
    assert await visit.ask(seat) == (status, shown)
    assert told[0] == told[1]


async def test_figures_of_hurried_games_are_not_shown(visit: Visit, told: list[Question]) -> None:
    _, shown = await visit.ask(visit.table.match.pending[0])
    assert told and "100" not in shown


async def test_a_seat_that_is_not_on_the_screen_gets_none(visit: Visit, told: list[Question]) -> None:
    seat = visit.table.match.pending[0]
    assert (await visit.ask((seat + 1) % 3))[0] == 403
    await visit.house.face(visit.table.id, visit.player.id, None)
    assert (await visit.ask(seat))[0] == 403
    visit.client.cookies.delete("visitor")
    assert (await visit.ask(seat))[0] == 403
    assert not told


async def test_a_past_decision_and_a_table_without_hints_say_so(visit: Visit, told: list[Question]) -> None:
    seat = visit.table.match.pending[0]
    assert "nichts zu raten" in (await visit.ask(seat, opened="0"))[1]
    visit.table.hints = False
    assert "nicht erlaubt" in (await visit.ask(seat))[1]
    assert not told
