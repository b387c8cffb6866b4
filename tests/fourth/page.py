"""A table of Oysters in the browser's eyes: run where the game is found, see `tests/test_fourth_game.py`."""

from __future__ import annotations

import math
from pathlib import Path

import pytest
from litestar.testing import AsyncTestClient
from tests.web.pages import cookie_of

from spectacula.server.settings import Settings
from spectacula.server.tables.table import Pace, SeatPlan
from spectacula.web.app import create

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_oysters_is_offered_played_and_explained(tmp_path: Path) -> None:
    app = create(Settings(folder=tmp_path, workers=1, tempo=0, generosity=math.inf))
    house = app.state.house
    async with AsyncTestClient(app) as client:
        player = await house.new_player("Ann")
        plans = [SeatPlan("me"), SeatPlan("here", "Ben")]
        table = await house.open_table(player, "oysters", 2, {}, plans, Pace.INSTANT)
        client.cookies.set("visitor", cookie_of(house.settings, player.id))
        assert "Oysters" in (await client.get("/")).text
        assert "Put your pearl back" in (await client.get("/rules/oysters")).text
        await house.face(table.id, player.id, 0)
        page = (await client.get(f"/t/{table.id}")).text
        mine, other = (hand.pearl for hand in table.match.view(0).table.hands)
        assert "Keep the pearl" in page and f"pearl {mine}" in page and "a hidden pearl" in page and other is None
        while not table.match.over:
            seat = table.match.pending[0]
            await house.play(table.id, player.id, seat, table.match.ply, [table.match.moves(seat)[0]])
        assert (await client.get(f"/t/{table.id}")).status_code == 200
        assert (await client.get(f"/review/{table.id}")).status_code == 200
