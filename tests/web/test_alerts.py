"""The part of a page about alerts: ways come, are tried and go, wishes are kept; forged addresses are not taken."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar

from spectacula.server.alerts.events import Kind
from spectacula.server.alerts.ways import Way
from spectacula.server.building import build
from spectacula.server.house import House
from spectacula.server.player import Player
from spectacula.server.store.rows import Update
from spectacula.server.tables.table import SeatPlan
from tests.server.authenticator import Authenticator
from tests.server.conftest import settings_in
from tests.server.postbox import Postbox
from tests.server.receivers import PushBrowser, Receiver
from tests.server.visiting import visiting
from tests.web.browser import HOUSE, Browser

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def app(tmp_path_factory: pytest.TempPathFactory, postbox: tuple[Postbox, int]) -> AsyncIterator[Litestar]:
    given: dict[str, Any] = {"smtp": f"smtp://127.0.0.1:{postbox[1]}", "mail_from": "house@mail.example"}
    folder: Path = tmp_path_factory.mktemp("house")
    async with visiting(build(settings_in(folder, base_url=HOUSE, **given))) as client:
        yield client.app


@pytest.fixture
def near(app: Litestar) -> Iterator[None]:
    """Receivers on this machine may be asked."""
    house: House = app.state.house
    house.alerts.outside.local = house.errands.messengers["message"].outside.local = True  # type: ignore[attr-defined]
    yield
    house.alerts.outside.local = house.errands.messengers["message"].outside.local = False  # type: ignore[attr-defined]


async def signed_in(app: Litestar, name: str) -> tuple[Browser, str]:
    """Somebody whose name is kept, and their id."""
    browser = Browser(app)
    await browser.keep(Authenticator(), name)
    house: House = app.state.house
    return browser, (await house.store.rows("players", {"name": name}))[0]["id"]


async def arrived(app: Litestar) -> None:
    house: House = app.state.house
    for row in await house.store.rows("errands", {}):
        await house.errands.carry(row["id"])
    await house.errands.stop(10.0)


@pytest.mark.usefixtures("near")
async def test_a_webhook_is_added_tried_and_removed(app: Litestar) -> None:
    browser, player = await signed_in(app, "Hook")
    async with Receiver() as receiver:
        added = await browser.post("/alerts/hook", sort="json", address=f"{receiver.url}/hook")
        assert added.headers["location"] == "/account?notice=alerts-added"
        [way] = await app.state.house.alerts.ways(player)
        await browser.post("/alerts/test", id=way.id)
        await arrived(app)
        assert receiver.received[0].said["title"] == "Alerts arrive here"
    await browser.post("/alerts/remove", id=way.id)
    assert await app.state.house.alerts.ways(player) == []


@pytest.mark.usefixtures("near")
async def test_a_browser_is_added_and_reads_its_test(app: Litestar) -> None:
    browser, player = await signed_in(app, "Push")
    async with Receiver() as service:
        chrome = PushBrowser(service)
        told = {"endpoint": chrome.endpoint, "keys": chrome.keys, "zone": "Europe/Paris"}
        added = await browser.tell("/alerts/push", told)
        assert added.json() == {"to": "/account?notice=alerts-added"}
        [way] = await app.state.house.alerts.ways(player)
        await browser.post("/alerts/test", id=way.id)
        await arrived(app)
        assert chrome.read(service.received[0])["title"] == "Alerts arrive here"
    assert (await app.state.house.alerts.wishes(player)).zone == "Europe/Paris"


async def test_a_forged_push_endpoint_is_refused_with_one_sentence(app: Litestar) -> None:
    browser, player = await signed_in(app, "Forger")
    keys = PushBrowser(Receiver()).keys
    for endpoint in ("https://127.0.0.1/push", "https://[::ffff:10.0.0.1]/push", "https://localhost/push"):
        refused = await browser.tell("/alerts/push", {"endpoint": endpoint, "keys": keys})
        assert (refused.status_code, refused.json()["to"]) == (422, "/account?notice=alerts-private")
    assert "lies in a private network" in (await browser.get("/account?notice=alerts-private")).text
    assert await app.state.house.alerts.ways(player) == []


async def test_no_receiver_is_flooded_with_tests(app: Litestar, monkeypatch: pytest.MonkeyPatch) -> None:
    house: House = app.state.house
    browser, player = await signed_in(app, "Flood")
    way = await house.alerts.add(Player(player, "Flood"), "json", "A hook", "https://hook.example")
    asked: list[str] = []

    async def ask(way: Way) -> None:
        asked.append(way.id)

    monkeypatch.setattr(house.alerts.clerk, "test", ask)
    monkeypatch.setattr(app.state.limits, "generosity", 1.0)
    tries = [await browser.post("/alerts/test", id=way.id) for _ in range(3)]
    assert [each.status_code for each in tries] == [303, 429, 429] and asked == [way.id]


@pytest.mark.usefixtures("near")
async def test_somebody_elses_ways_can_be_neither_tried_nor_removed(app: Litestar) -> None:
    browser, player = await signed_in(app, "Owner")
    other, _ = await signed_in(app, "Other")
    async with Receiver() as receiver:
        await browser.post("/alerts/hook", sort="json", address=f"{receiver.url}/hook")
        [way] = await app.state.house.alerts.ways(player)
        await other.post("/alerts/test", id=way.id)
        await other.post("/alerts/remove", id=way.id)
        await arrived(app)
        assert receiver.received == []
    assert await app.state.house.alerts.ways(player) == [way]


@pytest.mark.usefixtures("near")
async def test_a_guest_is_alerted_in_their_own_browser_and_nowhere_else(app: Litestar) -> None:
    guest = Browser(app)
    assert (await guest.get("/alerts")).headers["location"] == "/"
    await guest.post("/name", name="Guest")
    assert "Add a webhook" not in (await guest.get("/alerts")).text
    async with Receiver() as service:
        chrome = PushBrowser(service)
        added = await guest.tell("/alerts/push", {"endpoint": chrome.endpoint, "keys": chrome.keys})
        assert added.json() == {"to": "/alerts?notice=alerts-added"}
        hook = await guest.post("/alerts/hook", sort="json", address=f"{service.url}/hook")
        assert hook.status_code == 401


@pytest.mark.usefixtures("near")
async def test_wishes_are_kept_and_shown(app: Litestar) -> None:
    browser, player = await signed_in(app, "Wisher")
    async with Receiver() as receiver:
        await browser.post("/alerts/hook", sort="json", address=f"{receiver.url}/hook")
    hours = {"quiet": "yes", "quiet-from": "21:30", "quiet-to": "07:00", "zone": "Europe/Paris"}
    await browser.post("/alerts/wishes", **{**hours, "shown-hook": "yes", "hook-over": "yes"})
    wishes = await app.state.house.alerts.wishes(player)
    assert (wishes.quiet_from, wishes.quiet_to, wishes.zone) == (21 * 60 + 30, 7 * 60, "Europe/Paris")
    assert wishes.choices["hook"] == (Kind.OVER,) and Kind.TURN in wishes.choices["push"]
    assert "quiet 21:30–07:00" in (await browser.get("/account")).text


async def test_an_alert_by_mail_is_a_letter_in_ones_own_language(app: Litestar, postbox: tuple[Postbox, int]) -> None:
    browser, player = await signed_in(app, "Mail")
    await browser.post("/language", language="fr")
    await app.state.house.store.write([Update("players", {"id": player}, {"mail": "mail@mail.example"})])
    await browser.post("/alerts/mail")
    [way] = await app.state.house.alerts.ways(player)
    await browser.post("/alerts/test", id=way.id)
    await arrived(app)
    [(to, subject, text)] = postbox[0].letters
    assert (to, subject) == ("mail@mail.example", "Les alertes arrivent ici")
    assert f"{HOUSE}/account" in text


async def test_a_lobby_fetches_its_list_again_under_another_name(app: Litestar) -> None:
    browser, player = await signed_in(app, "Lister")
    before = re.findall(r'data-mine="(\S+)"', (await browser.get("/own")).text)
    house: House = app.state.house
    someone = await house.player(player)
    assert someone is not None
    await house.open_table(someone, "histrio", 2, {}, [SeatPlan("me"), SeatPlan("bot", level="random")])
    shown = (await browser.get("/own")).text
    assert before == ["0-4f53cda18c2b"] and re.findall(r'data-mine="(\d+)-', shown) == ["1"]
    assert "Histrio" in shown
