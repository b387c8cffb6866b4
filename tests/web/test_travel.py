"""Taking a table elsewhere and bringing it back, as the pages offer it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from spectacula.server.house import House
from spectacula.server.player import Player
from tests.server.in_memory import house_in_memory
from tests.server.visiting import Client, visiting
from tests.web.pages import cookie_of

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


class Guest:
    """Ann at her browser, with a table against a bot."""

    def __init__(self, client: Client, house: House) -> None:
        self.client, self.house, self.table = client, house, ""

    async def arrive(self) -> Guest:
        ann = await self.house.new_player("Ann")
        self.sit(ann)
        await self.client.get("/new/histrio")
        plan = {"game": "histrio", "players": "2", "kind-1": "me", "kind-2": "bot", "level-2": "novice"}
        self.table = (await self.send("/tables", **plan)).headers["location"]
        return self

    def sit(self, player: Player) -> None:
        self.client.cookies.clear()
        self.client.cookies.set("visitor", cookie_of(self.house.settings, player.id))

    async def get(self, path: str) -> httpx.Response:
        return await self.client.get(path)

    async def send(self, path: str, **fields: str) -> httpx.Response:
        headers = {"X-CSRFToken": self.client.cookies["csrf"]}
        return await self.client.post(path, data=fields, headers=headers, follow_redirects=False)

    async def upload(self, content: bytes) -> httpx.Response:
        headers = {"X-CSRFToken": self.client.cookies["csrf"]}
        return await self.client.post("/records", files={"record": ("a.table.json", content)}, headers=headers)


@pytest.fixture
async def guest(tmp_path: Path) -> AsyncIterator[Guest]:
    house = house_in_memory(tmp_path)
    async with visiting(house) as client:
        yield await Guest(client, house).arrive()


async def test_what_becomes_open_is_said_before_the_table_leaves(guest: Guest) -> None:
    menu = (await guest.get(f"{guest.table}/menu")).text
    assert "Take it offline" in menu and "all that is hidden" in menu


async def test_a_file_is_had_only_of_a_table_that_has_left(guest: Guest) -> None:
    assert (await guest.get(f"{guest.table}/parcel")).status_code == 409
    await guest.send(f"{guest.table}/leave")
    saved = await guest.get(f"{guest.table}/parcel")
    assert saved.status_code == 200 and ".table.json" in saved.headers["content-disposition"]


async def test_nobody_else_gets_the_file(guest: Guest) -> None:
    await guest.send(f"{guest.table}/leave")
    guest.sit(await guest.house.new_player("Eve"))
    assert (await guest.get(f"{guest.table}/parcel")).status_code == 403
    assert "/parcel" not in (await guest.get(guest.table)).text


async def test_an_open_page_follows_when_its_table_leaves(guest: Guest) -> None:
    await guest.send(f"{guest.table}/leave")
    assert (await guest.get(f"{guest.table}/board")).headers["hx-redirect"] == guest.table
    assert "This table is elsewhere" in (await guest.get(guest.table)).text
    assert "played elsewhere" in (await guest.get("/")).text
    assert "played elsewhere" in (await guest.get("/mine")).text


async def test_a_table_that_stays_goes_on(guest: Guest) -> None:
    await guest.send(f"{guest.table}/leave")
    await guest.send(f"{guest.table}/stay")
    assert 'id="prompt"' in (await guest.get(guest.table)).text


async def test_records_take_a_table_in(guest: Guest, tmp_path: Path) -> None:
    await guest.send(f"{guest.table}/leave")
    saved = (await guest.get(f"{guest.table}/parcel")).content
    async with visiting(house_in_memory(tmp_path / "other")) as client:
        other = Guest(client, guest.house)
        await other.get("/records")
        assert guest.table in (await other.upload(saved)).text
        assert 'id="prompt"' in (await other.get(guest.table)).text


async def test_a_file_that_is_out_of_date_changes_nothing(guest: Guest) -> None:
    await guest.send(f"{guest.table}/leave")
    saved = (await guest.get(f"{guest.table}/parcel")).content
    await guest.send(f"{guest.table}/stay")
    answer = await guest.upload(saved)
    assert answer.status_code == 409 and "Nothing was changed" in answer.text


async def test_a_file_that_was_tampered_with_is_refused(guest: Guest) -> None:
    await guest.send(f"{guest.table}/leave")
    saved = (await guest.get(f"{guest.table}/parcel")).content
    assert (await guest.upload(saved.replace(b'"seed": "', b'"seed": "1'))).status_code == 422
