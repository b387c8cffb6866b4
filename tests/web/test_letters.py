"""One-time links by mail, through a real mail server on this machine."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from email.utils import formatdate
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar

from spectacula.server.building import build
from spectacula.server.errands import Never, NotYet
from spectacula.server.house import House
from spectacula.server.people.letters import Postman, clean_address
from spectacula.server.settings import BadSetting, Settings
from spectacula.web.account import letters
from tests.server.authenticator import Authenticator
from tests.server.conftest import settings_in
from tests.server.postbox import Postbox
from tests.server.visiting import visiting
from tests.web.browser import HOUSE, Browser

pytestmark = pytest.mark.anyio
CLARA, DORA = "clara@mail.example", "dora@mail.example"


@pytest.fixture(scope="module")
async def app(tmp_path_factory: pytest.TempPathFactory, postbox: tuple[Postbox, int]) -> AsyncIterator[Litestar]:
    given: dict[str, Any] = {"smtp": f"smtp://127.0.0.1:{postbox[1]}", "mail_from": "Spectacula <house@mail.example>"}
    async with visiting(build(settings_in(tmp_path_factory.mktemp("house"), base_url=HOUSE, **given))) as client:
        yield client.app


async def sent(app: Litestar, postbox: tuple[Postbox, int]) -> list[tuple[str, str, str]]:
    """The letters that have come since somebody looked last."""
    house: House = app.state.house
    assert house.accounts.mailer is not None
    await house.accounts.mailer.stop()
    while await house.store.rows("errands", {}):
        await asyncio.sleep(0.01)
    found, postbox[0].letters = postbox[0].letters, []
    return found


def link_in(text: str) -> str:
    [link] = re.findall(rf"{HOUSE}/\S+", text)
    return str(link)


async def with_address(app: Litestar, postbox: tuple[Postbox, int], address: str) -> Browser:
    """Somebody who keeps a name and has confirmed an address."""
    browser = Browser(app)
    await browser.keep(Authenticator())
    await browser.post("/account/mail", mail=address)
    [(_, _, text)] = await sent(app, postbox)
    assert (await browser.post(link_in(text))).headers["location"] == "/account?notice=mail"
    return browser


async def test_an_address_is_confirmed_and_then_signs_in_once(app: Litestar, postbox: tuple[Postbox, int]) -> None:
    laptop = await with_address(app, postbox, CLARA)
    assert CLARA in (await laptop.get("/account")).text
    phone = Browser(app)
    await phone.post("/sign-in/letter", mail=" Clara@Mail.example ")
    [(to, subject, text)] = await sent(app, postbox)
    assert (to, subject) == (CLARA, "Sign in to Spectacula") and "Hello Clara" in text
    link = link_in(text)
    assert "Sign in as Clara" in (await Browser(app).get(link)).text, "looking does not use it up"
    assert (await phone.post(link)).headers["location"] == "/account?notice=welcome"
    assert (await phone.get("/account")).status_code == 200
    assert (await Browser(app).post(link)).headers["location"] == "/sign-in?notice=spent"


async def test_no_letter_goes_to_an_address_that_nobody_has_confirmed(
    app: Litestar, postbox: tuple[Postbox, int]
) -> None:
    await with_address(app, postbox, DORA)
    laptop = Browser(app)
    await laptop.keep(Authenticator())
    await laptop.post("/account/mail", mail="eve@mail.example")
    await sent(app, postbox)
    known, unknown = [await Browser(app).post("/sign-in/letter", mail=m) for m in (DORA, "eve@mail.example")]
    assert [to for to, _, _ in await sent(app, postbox)] == [DORA]
    assert known.headers["location"] == unknown.headers["location"] and known.text == unknown.text


async def test_a_letter_of_confirmation_counts_for_whoever_asked_for_it(
    app: Litestar, postbox: tuple[Postbox, int]
) -> None:
    ann, eve = Browser(app), Browser(app)
    for browser in (ann, eve):
        await browser.keep(Authenticator())
    await ann.post("/account/mail", mail="ann@mail.example")
    [(_, _, text)] = await sent(app, postbox)
    assert (await eve.post(link_in(text))).headers["location"] == "/account?notice=spent"
    assert (await ann.post(link_in(text))).headers["location"] == "/account?notice=mail"


async def test_an_address_has_one_name(app: Litestar, postbox: tuple[Postbox, int]) -> None:
    await with_address(app, postbox, "one@mail.example")
    other = Browser(app)
    await other.keep(Authenticator())
    await other.post("/account/mail", mail="one@mail.example")
    [(_, _, text)] = await sent(app, postbox)
    assert (await other.post(link_in(text))).headers["location"] == "/account?notice=taken"


async def test_nobody_is_flooded_with_letters_whoever_asks_for_them(
    tmp_path: Path, postbox: tuple[Postbox, int]
) -> None:
    given: dict[str, Any] = {
        "smtp": f"smtp://127.0.0.1:{postbox[1]}",
        "mail_from": "house@mail.example",
        "base_url": HOUSE,
    }
    async with visiting(build(settings_in(tmp_path, generosity=1.0, **given))) as client:
        app = client.app
        await with_address(app, postbox, CLARA)
        strangers = [Browser(app, address=f"10.{n}.0.1") for n in range(letters.AN_HOUR)]
        answers = [await stranger.post("/sign-in/letter", mail=CLARA) for stranger in strangers]
        assert len(await sent(app, postbox)) == letters.AN_HOUR - 1, "the first was to confirm the address"
    assert {answer.headers["location"] for answer in answers} == {"/sign-in?notice=letter"}


async def carried(settings: Settings) -> None:
    told = {"to": CLARA, "subject": "Hello", "text": "Hello", "date": formatdate(), "id": "<1@mail.example>"}

    async def hand_over() -> None: ...

    await Postman(settings).carry(told, hand_over)


async def test_a_mail_server_that_is_away_is_asked_again_without_a_word_of_the_address(tmp_path: Path) -> None:
    with pytest.raises(NotYet, match="ConnectionRefusedError") as told:
        await carried(Settings(tmp_path, smtp="smtp://127.0.0.1:1", mail_from="a@b.example", base_url=HOUSE))
    assert CLARA not in str(told.value)


async def test_a_password_is_told_to_no_mail_server_without_tls(tmp_path: Path, postbox: tuple[Postbox, int]) -> None:
    smtp = f"smtp://house:secret@127.0.0.1:{postbox[1]}"
    with pytest.raises(NotYet):
        await carried(Settings(tmp_path, smtp=smtp, mail_from="a@b.example", base_url=HOUSE))
    assert postbox[0].letters == []


@pytest.mark.parametrize(("answer", "outcome"), [("451 later", NotYet), ("554 spam", Never)])
async def test_a_mail_server_that_refuses_says_whether_to_come_again(
    tmp_path: Path, postbox: tuple[Postbox, int], answer: str, outcome: type[Exception]
) -> None:
    given: dict[str, Any] = {"smtp": f"smtp://127.0.0.1:{postbox[1]}", "mail_from": "a@b.example", "base_url": HOUSE}
    postbox[0].answers = [answer]
    with pytest.raises(outcome):
        await carried(Settings(tmp_path, **given))


@pytest.mark.parametrize("text", ["", "nobody", "a@b", "a b@c.de", "a@c.de\nBcc: x@y.de", "<a@c.de>", "a@c.de,b@c.de"])
def test_what_is_no_address_gets_no_letter(text: str) -> None:
    assert clean_address(text) is None


@pytest.mark.parametrize(
    "given",
    [
        {"smtp": "smtp://mail.example"},
        {"smtp": "smtp://mail.example", "mail_from": "house@mail.example"},
        {"smtp": "mail.example", "mail_from": "house@mail.example", "base_url": HOUSE},
    ],
)
def test_letters_need_a_sender_and_an_address_of_the_house(tmp_path: Path, given: dict[str, Any]) -> None:
    with pytest.raises(BadSetting, match="smtp"):
        Settings(tmp_path, **given)
