"""The table menu: what it offers to whom, and what its forms do."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from spectacula.server.building import build
from spectacula.server.errors import NoSuchTable
from spectacula.server.house import House
from spectacula.server.player import Player
from spectacula.server.tables.table import Table
from spectacula.web.tables.menu import menu_of
from spectacula.web.words import Words
from tests.server.at_table import play_first
from tests.server.conftest import settings_in
from tests.server.visiting import Client, visiting
from tests.web.pages import cookie_of

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


class Guest:
    """Ann at her browser."""

    def __init__(self, client: Client, house: House, player: Player) -> None:
        self.client, self.house, self.player = client, house, player

    async def open(self, rest: str) -> Table:
        """A table for two, opened as the page does: the app's own loop looks after its bots."""
        await self.client.get("/new/histrio")
        plan = {"game": "histrio", "players": "2", "pace": "calm", "kind-1": "me", "kind-2": rest, "level-2": "novice"}
        headers = {"X-CSRFToken": self.client.cookies["csrf"]}
        answer = await self.client.post("/tables", data=plan, headers=headers, follow_redirects=False)
        return self.house.live[answer.headers["location"].rpartition("/")[2]]

    async def send(self, table: Table, path: str, **fields: str) -> httpx.Response:
        headers = {"X-CSRFToken": self.client.cookies["csrf"], "HX-Request": "true"}
        return await self.client.post(f"/t/{table.id}/{path}", data=fields, headers=headers)


@pytest.fixture
async def ann(tmp_path: Path) -> AsyncIterator[Guest]:
    house = build(settings_in(tmp_path, tempo=1000))
    async with visiting(house) as client:
        player = await house.new_player("Ann")
        client.cookies.set("visitor", cookie_of(house.settings, player.id))
        yield Guest(client, house, player)


async def test_a_watcher_may_neither_set_the_pace_nor_give_a_seat_away(ann: Guest) -> None:
    table = await ann.open("bot")
    seen = menu_of(table, None, Words("en", "histrio", table.names("en")))
    assert (seen.mine, seen.paces) == ((), ())


async def test_a_bot_plays_for_me_until_i_take_my_seat_back(ann: Guest) -> None:
    table = await ann.open("bot")
    await ann.send(table, "stand-in", seat="0")
    assert table.seats[0].stand_in == "skilled"
    assert 'hx-post="/t/' + table.id + '/take-back"' in (await ann.client.get(f"/t/{table.id}/menu")).text
    page = (await ann.client.get(f"/t/{table.id}")).text
    assert 'id="decide"' not in page, "the bot is asked"
    assert f'action="/t/{table.id}/take-back"' in page[: page.index('id="people"')]
    await ann.send(table, "take-back", seat="0")
    assert table.seats[0].stand_in is None


async def test_a_sealed_choice_is_not_made_anew_while_a_bot_plays_for_me(ann: Guest) -> None:
    table = await ann.open("invite")
    await ann.house.claim(table.seats[1].invite or "", await ann.house.new_player("Bob"))
    table = await play_first(ann.house, table, 0)
    page = (await ann.client.get(f"/t/{table.id}")).text
    assert 'id="undo"' in page and 'id="decide"' not in page
    await ann.send(table, "stand-in", seat="0")
    page = (await ann.client.get(f"/t/{table.id}")).text
    assert 'id="undo"' not in page and "You chose" not in page
    assert "A bot plays for Ann at the moment." in page


async def test_whoever_resigns_among_others_goes_on_watching(ann: Guest) -> None:
    table = await ann.open("invite")
    await ann.house.claim(table.seats[1].invite or "", await ann.house.new_player("Bob"))
    answer = await ann.send(table, "resign")
    assert answer.status_code == 200 and 'id="decide"' not in answer.text
    assert table.seats[0].kind == "bot"
    assert "has given the game up; a bot plays on." in answer.text and "resigned, bot" in answer.text


async def test_whoever_resigns_alone_finds_the_table_cleared_away(ann: Guest) -> None:
    table = await ann.open("bot")
    assert (await ann.send(table, "resign")).headers["HX-Redirect"] == "/"
    with pytest.raises(NoSuchTable):
        await ann.house.table(table.id)


async def test_house_lights_may_follow_the_device_again(ann: Guest) -> None:
    await ann.open("bot")
    headers = {"X-CSRFToken": ann.client.cookies["csrf"]}
    await ann.client.post("/theme", data={"theme": "dark"}, headers=headers)
    assert ann.client.cookies.get("theme") == "dark"
    await ann.client.post("/theme", data={"theme": "device"}, headers=headers)
    assert not ann.client.cookies.get("theme")
