"""A house that keeps names by invitation: whom the host has asked in keeps theirs, everybody else is a guest."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import pytest
from litestar import Litestar

from spectacula.server.building import build
from spectacula.server.host.desk import host_row
from spectacula.server.house import House
from spectacula.server.people.invited import invite
from tests.server.authenticator import Authenticator
from tests.server.conftest import settings_in
from tests.server.visiting import visiting
from tests.web.browser import HOUSE, Browser

pytestmark = pytest.mark.anyio
KEPT = {"to": "/account?notice=kept"}


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def app(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Litestar]:
    folder = tmp_path_factory.mktemp("house")
    async with visiting(build(settings_in(folder, base_url=HOUSE, sign_up="invitation"))) as client:
        yield client.app


async def invitation(app: Litestar) -> str:
    house: House = app.state.house
    return (await invite(house.accounts.once, HOUSE, days=1)).removeprefix(HOUSE)


async def refused(browser: Browser) -> bool:
    """Whether somebody who wants to keep a name is told that they were not invited."""
    answer = await browser.tell("/passkeys/question", {"name": "Nobody"})
    return answer.status_code == 403


async def test_a_stranger_is_told_whom_to_ask_and_stays_a_guest(app: Litestar) -> None:
    browser = Browser(app)
    page = (await browser.get("/keep")).text
    assert "keeps new names by invitation" in page and "data-passkey" not in page
    assert await refused(browser)


async def test_whoever_was_invited_keeps_their_name_and_nobody_after_them(app: Litestar) -> None:
    link = await invitation(app)
    first, second = Browser(app), Browser(app)
    for browser in (first, second):
        await browser.get(link)
        assert "data-passkey" in (await browser.get("/keep")).text
    assert (await first.keep(Authenticator())).json() == KEPT
    assert await refused(second)
    assert "keeps new names by invitation" in (await second.get("/keep")).text


async def test_of_two_who_answer_with_one_invitation_one_keeps_their_name(app: Litestar) -> None:
    link = await invitation(app)
    browsers, devices = [Browser(app), Browser(app)], [Authenticator(), Authenticator()]
    asked = []
    for number, browser in enumerate(browsers):
        await browser.get(link)
        asked.append(await browser.tell("/passkeys/question", {"name": f"Twin {number}"}))
    answers = [
        await browser.tell("/passkeys/answer", device.make(question.text))
        for browser, device, question in zip(browsers, devices, asked, strict=True)
    ]
    assert [answer.status_code for answer in answers] == [200, 403]


async def test_whoever_has_kept_a_name_needs_no_other_invitation(app: Litestar) -> None:
    browser = Browser(app)
    await browser.get(await invitation(app))
    assert (await browser.keep(Authenticator(), "Dora")).json() == KEPT
    assert (await browser.keep(Authenticator(), "Dora")).json() == {"to": "/account?notice=passkey"}


async def test_a_made_up_invitation_is_none(app: Litestar) -> None:
    browser = Browser(app)
    await browser.get("/welcome/made-up")
    assert await refused(browser)


async def test_the_host_writes_invitations_at_the_desk(app: Litestar) -> None:
    host, guest, house = Browser(app), Browser(app), app.state.house
    await host.post("/name", name="Hilda")
    (row,) = await house.store.rows("players", {"name": "Hilda"})
    await house.host.decide(host_row(row["id"]))
    page = (await host.post("/host/invitation")).text
    found = re.search(rf'value="{HOUSE}(/welcome/[\w-]+)"', page)
    assert found is not None and found[1] not in (await host.get("/host")).text
    await guest.get(found[1])
    assert (await guest.keep(Authenticator())).json() == KEPT
