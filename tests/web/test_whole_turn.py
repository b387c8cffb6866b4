"""A hint names the whole turn."""

from __future__ import annotations

from typing import Any, cast

import pytest

from spectacula.bots import Hint
from spectacula.engine.match import Match
from spectacula.kernel.words import Say
from spectacula.server.house import House
from spectacula.server.thinking.advising import Advice
from spectacula.web.games import board_of
from spectacula.web.hints.pages import suggestion
from spectacula.web.hints.turn import whole_turn
from spectacula.web.tables.draft import NOTHING, goes_on, read
from spectacula.web.words import Words
from tests.scenes import scene

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


class FirstMoves:
    """Advisers who always take the first legal move."""

    async def hints(self, match: Match, seat: int, count: int) -> Advice:
        return Advice([Hint(match.moves(seat)[0], 0.5, 1.0, Say("hint-steady"))], thorough=True)


class Place:
    bots = FirstMoves()


async def turn_of(game: str, name: str) -> tuple[Match, int, list[str]]:
    match = scene(game, name)
    seat = match.pending[0]
    house = cast(House, Place())
    return match, seat, await whole_turn(house, match, seat, match.moves(seat)[0], board_of(game))


async def test_a_turn_of_steps_is_named_to_its_end() -> None:
    match, seat, turn = await turn_of("magnificent", "turn")
    assert len(turn) > 2
    for move in turn[:-1]:
        assert goes_on(match, seat, move, board_of("magnificent"))
        match.play(seat, move)
    assert not goes_on(match, seat, turn[-1], board_of("magnificent"))


async def test_its_steps_are_laid_out_and_its_last_move_is_chosen() -> None:
    match, seat, turn = await turn_of("magnificent", "turn")
    words: Any = Words("en", "magnificent", tuple("ABCDE"[: match.game.players]))
    found = suggestion(match, seat, NOTHING, turn, "", words)
    assert [*read(found.steps), found.move] == turn and len(found.turn) == len(turn)


async def test_where_every_decision_is_a_move_of_its_own_it_is_that_move() -> None:
    match, seat, turn = await turn_of("histrio", "travel")
    assert turn == [match.moves(seat)[0]]
