"""The host's desk in a browser: a stranger finds nothing, a form needs its token, everybody sees what is announced."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx
import pytest

from spectacula.server.building import build
from spectacula.server.host.desk import LINK, host_row
from spectacula.server.house import House
from spectacula.server.player import Player
from spectacula.server.store.rows import Delete
from spectacula.server.tables.table import SeatPlan
from spectacula.web.words import LANGUAGES, Words
from tests.server.conftest import settings_in
from tests.server.visiting import Client, visiting
from tests.web.pages import cookie_of

pytestmark = pytest.mark.anyio
PAGES = ("/host", "/host/people/{person}")
ACTS: dict[str, dict[str, str]] = {
    "/host/announcement": {"en": "Mine now."},
    "/host/quiet": {},
    "/host/invitation": {},
    "/host/clean-up": {},
    "/host/people/{person}/block": {"days": "good"},
    "/host/people/{person}/unblock": {},
    "/host/people/{person}/forget": {"sure": "yes"},
    "/host/tables/{table}/remove": {"sure": "yes"},
    "/host/reports/some-report": {"act": "warn"},
}


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def browser(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Client]:
    here = settings_in(tmp_path_factory.mktemp("house"))
    async with visiting(build(here)) as client:
        yield client


@pytest.fixture
def client(browser: Client) -> Client:
    """A browser in which nobody was before."""
    browser.cookies.clear()
    return browser


def house_of(client: Client) -> House:
    house: House = client.app.state.house
    return house


async def sits_down(client: Client, name: str, host: bool = False) -> Player:
    """Somebody comes to the browser."""
    player = await house_of(client).new_player(name)
    if host:
        await house_of(client).store.write([host_row(player.id)])
    goes_on(client, player.id)
    return player


def goes_on(client: Client, player_id: str) -> None:
    """Somebody who was here before is at the browser."""
    client.cookies.clear()
    client.cookies.set("visitor", cookie_of(house_of(client).settings, player_id))


async def visited(client: Client) -> dict[str, str]:
    """Somebody else and a table of theirs, as a path names them."""
    house = house_of(client)
    bob = await house.new_player("Bob")
    table = await house.open_table(bob, "histrio", 2, {}, [SeatPlan("me"), SeatPlan("here")])
    return {"person": bob.id, "table": table.id}


async def send(client: Client, path: str, data: dict[str, str]) -> httpx.Response:
    """As a form of a page of ours does."""
    if "csrf" not in client.cookies:
        await client.get("/")
    headers = {"X-CSRFToken": client.cookies["csrf"]}
    return await client.post(path, data=data, headers=headers, follow_redirects=False)


@pytest.mark.parametrize("known", [False, True])
async def test_a_stranger_finds_no_desk(client: Client, known: bool) -> None:
    there = await visited(client)
    if known:
        await sits_down(client, "Eve")
    for path in PAGES:
        assert (await client.get(path.format(**there))).status_code == 404, path
    for path, data in ACTS.items():
        assert (await send(client, path.format(**there), data)).status_code == 404, path


async def test_nothing_a_stranger_sends_has_an_effect(client: Client) -> None:
    there, house = await visited(client), house_of(client)
    await sits_down(client, "Eve")
    for path, data in ACTS.items():
        await send(client, path.format(**there), data)
    await house.host.look()
    house.host.admit(there["person"])
    assert house.host.announcement is None
    assert (await house.table(there["table"])).owner == there["person"]


async def test_the_token_of_a_program_opens_no_desk(client: Client) -> None:
    ann = await sits_down(client, "Ann", host=True)
    client.cookies.clear()
    token = await house_of(client).new_token(ann.id)
    refused = await client.get("/host", headers={"Authorization": f"Bearer {token}"})
    assert refused.status_code == 404


async def test_whoever_is_dismissed_finds_no_desk_any_more(client: Client) -> None:
    ann = await sits_down(client, "Ann", host=True)
    assert (await client.get("/host")).status_code == 200
    await house_of(client).store.write([Delete("hosts", {"player_id": ann.id})])
    assert (await client.get("/host")).status_code == 404


async def test_a_form_of_another_page_is_refused(client: Client) -> None:
    there = await visited(client)
    await sits_down(client, "Ann", host=True)
    await client.get("/host")
    for path, data in ACTS.items():
        refused = await client.post(path.format(**there), data=data, follow_redirects=False)
        assert refused.status_code == 403, path


async def test_a_link_is_used_up_by_taking_the_desk_not_by_looking(client: Client) -> None:
    secret = await house_of(client).accounts.once.issue(LINK, 900)
    for _ in range(2):
        assert (await client.get(f"/host/{secret}")).status_code == 200
    taken = await send(client, f"/host/{secret}", {})
    assert (taken.status_code, taken.headers["location"]) == (303, "/host")
    assert (await client.get("/host")).status_code == 200
    client.cookies.clear()
    assert (await client.get(f"/host/{secret}")).status_code == 404
    assert (await send(client, f"/host/{secret}", {})).status_code == 404


async def test_pages_lead_a_host_to_the_desk_and_nobody_else(client: Client) -> None:
    await sits_down(client, "Eve")
    assert 'href="/host"' not in (await client.get("/")).text
    secret = await house_of(client).accounts.once.issue(LINK, 900)
    await send(client, f"/host/{secret}", {})
    assert 'href="/host"' in (await client.get("/")).text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_desk_speaks_the_language_of_its_host(client: Client, language: str) -> None:
    there = await visited(client)
    await sits_down(client, "Ann", host=True)
    client.cookies.set("language", language)
    words = Words(language)
    for path in PAGES:
        page = await client.get(path.format(**there))
        assert page.status_code == 200 and words("host-page") in page.text and "Bob" in page.text, path


async def test_people_are_blocked_and_let_in_again_at_the_desk(client: Client) -> None:
    there, house = await visited(client), house_of(client)
    ann = await sits_down(client, "Ann", host=True)
    await send(client, act("block").format(**there), {"days": "week", "reason": "rude"})
    assert "rude" in (await client.get(PAGES[1].format(**there))).text
    goes_on(client, there["person"])
    out = await client.get("/")
    assert out.status_code == 403 and Words("en")("error-shown-out") in out.text
    goes_on(client, ann.id)
    await send(client, act("unblock").format(**there), {})
    house.host.admit(there["person"])


def act(name: str) -> str:
    return next(path for path in ACTS if path.endswith(f"/{name}"))


async def test_what_cannot_be_undone_is_not_done_by_accident(client: Client) -> None:
    there, house = await visited(client), house_of(client)
    await sits_down(client, "Ann", host=True)
    for name in ("forget", "remove"):
        await send(client, act(name).format(**there), {})
    assert (await house.table(there["table"])).owner == there["person"]
    await send(client, act("forget").format(**there), {"sure": "yes"})
    assert await house.people.find(there["person"]) is None


async def test_an_announcement_is_a_strip_on_every_page_until_it_is_closed(client: Client) -> None:
    there = await visited(client)
    await sits_down(client, "Ann", host=True)
    await send(client, "/host/announcement", {"en": "Closed on <b>Tuesday</b>.", "until": "day"})
    client.cookies.clear()
    pages = ("/", "/rules/histrio", "/records", f"/t/{there['table']}", "/nowhere")
    for path in pages:
        assert "Closed on &lt;b&gt;Tuesday&lt;/b&gt;." in (await client.get(path)).text, path
    announced = house_of(client).host.announcement
    assert announced is not None
    await send(client, "/strip/close", {"number": str(announced.number), "back": "/records"})
    for path in pages:
        assert "Tuesday" not in (await client.get(path)).text, path
    await house_of(client).host.be_quiet()


async def test_a_report_is_read_and_decided_at_the_desk(client: Client) -> None:
    house = house_of(client)
    there = await visited(client)
    table = await house.say(there["table"], there["person"], "you clown")
    await house.reports.report(await house.new_player("Eve"), there["person"], table, "insult", "rude")
    await sits_down(client, "Ann", host=True)
    assert "<blockquote>you clown</blockquote>" in (await client.get("/host")).text
    [report] = await house.reports.waiting()
    answer = await send(client, f"/host/reports/{report.id}", {"act": "silence"})
    assert answer.headers["location"] == "/host?notice=silenced"
    assert "<blockquote>" not in (await client.get("/host")).text
