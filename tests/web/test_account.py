"""Who I am, over HTTP: what pages offer and refuse, and which answer belongs to which browser."""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import AsyncIterator
from html import unescape
from pathlib import Path

import httpx
import pytest
from litestar import Litestar

from spectacula.server.building import build
from spectacula.server.house import House
from spectacula.server.http.sessions import SessionBackend, session_config
from spectacula.server.player import Player
from spectacula.server.store.rows import Update
from spectacula.server.tables.change import Change, changed
from spectacula.server.tables.table import Pace, SeatPlan, Table
from spectacula.site.tab.house import furnished
from spectacula.site.tab.visitor import OneVisitor
from spectacula.web.account import offer
from spectacula.web.words import LANGUAGES
from tests.server.authenticator import Authenticator
from tests.server.conftest import settings_in
from tests.server.in_memory import MemoryShelf
from tests.server.visiting import at, visiting
from tests.web.browser import HOUSE, Browser

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def app(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Litestar]:
    folder = tmp_path_factory.mktemp("house")
    async with visiting(build(settings_in(folder, base_url=HOUSE))) as client:
        yield client.app


def said(page: httpx.Response) -> str:
    """What a page says, without its tags."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page.text)).split())


def house_of(app: Litestar) -> House:
    house: House = app.state.house
    return house


async def clara(app: Litestar) -> tuple[Browser, Authenticator]:
    """Somebody whose name is kept."""
    browser, device = Browser(app), Authenticator()
    assert (await browser.keep(device)).json() == {"to": "/account?notice=kept"}
    return browser, device


# --- guest, account, second device


async def test_a_name_is_kept_and_found_again_on_a_second_device(app: Litestar) -> None:
    _, device = await clara(app)
    phone = Browser(app)
    assert (await phone.sign_in(device)).json() == {"to": "/account?notice=welcome"}
    page = (await phone.get("/account")).text
    assert "<h1>Clara" in page and page.count("<b>Chrome, Linux</b>") == 3, "one passkey, two browsers"


async def test_a_guest_who_signs_in_brings_their_tables(app: Litestar) -> None:
    _, device = await clara(app)
    tablet = Browser(app)
    await tablet.post("/name", name="Somebody")
    house = house_of(app)
    guest = next(player for player in house.people._known.values() if player.name == "Somebody")
    seats = [SeatPlan("me"), SeatPlan("here", "Bob")]
    table = await house.open_table(guest, "histrio", 2, {}, seats, pace=Pace.INSTANT)
    assert "The table of this browser joins your account" in said(await tablet.get("/sign-in"))
    assert (await tablet.sign_in(device)).json() == {"to": "/account?notice=joined"}
    assert f"/t/{table.id}" in (await tablet.get("/mine")).text


async def test_signing_out_ends_this_browser_and_no_other(app: Litestar) -> None:
    laptop, device = await clara(app)
    phone = Browser(app)
    await phone.sign_in(device)
    copied = dict(laptop.client.cookies)
    assert (await laptop.post("/account/sign-out")).headers["location"] == "/sign-in?notice=ended"
    assert (await laptop.get("/account")).headers["location"] == "/keep"
    assert (await phone.get("/account")).status_code == 200
    laptop.client.cookies.update(copied)
    assert (await laptop.get("/account")).headers["location"] == "/keep", "a copied cookie is worth nothing now"


async def test_codes_and_tokens_are_shown_once(app: Litestar) -> None:
    laptop, _ = await clara(app)
    codes = re.findall(r"<code>([0-9A-Z-]{19})</code>", (await laptop.post("/account/codes")).text)
    [token] = re.findall(r"<code>([\w-]{40,})</code>", (await laptop.post("/account/tokens", name="bot")).text)
    assert len(codes) == 8
    again = (await laptop.get("/account")).text
    assert codes[0] not in again and token not in again
    tablet = Browser(app)
    assert (await tablet.post("/sign-in/code", code=codes[0])).headers["location"] == "/account?notice=welcome"
    assert (await tablet.get("/account")).status_code == 200


async def test_the_language_goes_with_the_name(app: Litestar) -> None:
    laptop, device = await clara(app)
    await laptop.post("/language", language="fr", back="/account")
    phone = Browser(app)
    await phone.sign_in(device)
    assert '<html lang="fr"' in (await phone.get("/", **{"Accept-Language": "de"})).text


async def test_everything_is_taken_along_and_then_deleted(app: Litestar) -> None:
    laptop, device = await clara(app)
    with zipfile.ZipFile(io.BytesIO((await laptop.get("/account/export")).content)) as archive:
        assert json.loads(archive.read("profile.json"))["name"].startswith("Clara")
    assert "What happens then" in said(await laptop.get("/account/delete"))
    assert (await laptop.post("/account/delete")).headers["location"] == "/sign-in?notice=gone"
    assert (await Browser(app).sign_in(device)).status_code == 403


# --- what hostile visitors try


async def test_an_answer_belongs_to_the_browser_that_was_asked(app: Litestar) -> None:
    _, device = await clara(app)
    victim, thief = Browser(app), Browser(app)
    asked = await victim.tell("/sign-in/question")
    answer = device.sign(asked.text)
    assert (await thief.tell("/sign-in/answer", answer)).status_code == 409
    await thief.tell("/sign-in/question")
    assert (await thief.tell("/sign-in/answer", answer)).status_code == 403
    assert (await victim.tell("/sign-in/answer", answer)).status_code == 200
    assert (await victim.tell("/sign-in/answer", answer)).status_code == 409, "once"


async def test_the_cookie_of_a_question_can_be_played_back_once_only(app: Litestar) -> None:
    """The browser's whole state is put back to where it was, answer and all: the house remembers."""
    _, device = await clara(app)
    phone = Browser(app)
    asked = await phone.tell("/sign-in/question")
    before, answer = dict(phone.client.cookies), device.sign(asked.text)
    assert (await phone.tell("/sign-in/answer", answer)).status_code == 200
    phone.client.cookies.clear()
    phone.client.cookies.update(before)
    assert (await phone.tell("/sign-in/answer", answer)).status_code == 409


async def test_nobody_learns_who_is_known_here(app: Litestar) -> None:
    await clara(app)
    code = await Browser(app).post("/sign-in/code", code="7KX2-9QWM-40TB-HC5R")
    letters = [await Browser(app).post("/sign-in/letter", mail=mail) for mail in ("a@b.example", "no address")]
    unknown = await Browser(app).sign_in(Authenticator())
    assert code.headers["location"] == "/sign-in?notice=code"
    assert {answer.headers["location"] for answer in letters} == {"/sign-in?notice=letter"}
    assert unknown.status_code == 403 and "Clara" not in unknown.text


@pytest.mark.parametrize("path", ["/profile/{}", "/host/people/{}"])
async def test_whoever_tries_numbers_of_people_cannot_tell_somebody_from_nobody(app: Litestar, path: str) -> None:
    laptop, _ = await clara(app)
    stranger = Browser(app)
    await stranger.post("/name", name="Eve")
    known, unknown = [await stranger.get(path.format(number)) for number in ((await who(app, laptop)).id, "x" * 16)]
    assert (known.status_code, said(known)) == (unknown.status_code, said(unknown))
    assert known.status_code in (403, 404) and "Clara" not in known.text


async def test_numbers_of_people_cannot_be_tried_out_fast(app: Litestar, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app.state.limits, "generosity", 1.0)
    stranger = Browser(app)
    tries = [await stranger.get(f"/profile/{n:016}") for n in range(32)]
    assert tries[0].status_code == 404 and tries[-1].status_code == 429


@pytest.mark.parametrize("path", ["/account/codes", "/account/tokens", "/account/sessions/others", "/account/sign-out"])
async def test_acts_of_the_account_are_for_whoever_is_signed_in(app: Litestar, path: str) -> None:
    guest = Browser(app)
    await guest.post("/name", name="Guest")
    assert (await guest.post(path, name="x")).status_code == 401


async def test_whoever_asks_for_a_kept_name_is_told_to_choose_another(app: Litestar) -> None:
    ann, eve = Browser(app), Browser(app)
    for browser, name in ((ann, "Annette"), (eve, "Evangeline")):
        await browser.keep(Authenticator(), name)
    answer = await eve.post("/name", name="Аnnette", back="/account")
    page = said(await eve.get(answer.headers["location"]))
    assert "one that looks just like it" in page and "Evangeline" in page


async def test_a_taken_name_is_refused_before_the_device_is_asked(app: Litestar) -> None:
    await Browser(app).keep(Authenticator(), "Bérénice")
    refused = await Browser(app).tell("/passkeys/question", {"name": "berenice"})
    assert refused.status_code == 422 and "challenge" not in refused.text


async def test_forms_of_other_houses_do_nothing(app: Litestar) -> None:
    laptop, _ = await clara(app)
    for path in ("/account/sign-out", "/account/delete", "/account/codes", "/passkeys/question"):
        assert (await laptop.client.post(path, data={})).status_code == 403, path


async def test_sign_in_is_limited(tmp_path: Path) -> None:
    async with visiting(build(settings_in(tmp_path, generosity=1.0, base_url=HOUSE))) as client:
        stranger = Browser(client.app)
        tries = [await stranger.post("/sign-in/code", code=f"{n:016}") for n in range(5)]
    assert tries[0].status_code == 303 and tries[-1].status_code == 429


# --- where a passkey can be used


async def test_a_number_is_told_why_and_where_to_go(app: Litestar) -> None:
    page = await Browser(app, "http://127.0.0.1:8000").get("/keep")
    assert "127.0.0.1:8000 is a number" in said(page)
    assert f'href="{HOUSE}"' in page.text, "the address its operator has named"


async def test_a_guest_of_this_machine_goes_on_under_its_name(tmp_path: Path) -> None:
    async with visiting(build(settings_in(tmp_path))) as client:
        app = client.app
        numbered, named = Browser(app, "http://127.0.0.1:8000"), Browser(app, "http://localhost:8000")
        await numbered.post("/name", name="Clara")
        [link] = re.findall(r'href="(http://localhost:8000/keep/from/[^"]+)"', (await numbered.get("/keep")).text)
        await named.get(link)
        device = Authenticator("http://localhost:8000")
        assert (await named.keep(device)).json() == {"to": "/account?notice=kept"}
        assert "Clara" in said(await named.get("/account"))


async def test_the_house_in_a_tab_offers_no_accounts(tmp_path: Path) -> None:
    app = furnished(OneVisitor(MemoryShelf()), tmp_path).take_up(MemoryShelf(), None, None)
    async with at(app) as client:
        assert "/keep" not in (await client.get("/")).text
        assert (await client.get("/keep")).status_code == 404


# --- what pages say


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page_speaks_the_language_of_the_browser(app: Litestar, language: str) -> None:
    spoken = {"Accept-Language": language}
    stranger, guest = Browser(app), Browser(app)
    await guest.post("/name", name="X")
    for browser, path in ((stranger, "/keep"), (stranger, "/sign-in"), (guest, "/account/delete")):
        page = await browser.get(path, **spoken)
        assert page.status_code == 200 and f'<html lang="{language}"' in page.text


async def test_the_name_is_offered_to_be_kept_after_the_second_finished_game(app: Litestar) -> None:
    house = house_of(app)
    guest = Browser(app)
    await guest.post("/name", name="Regular")
    regular = next(player for player in house.people._known.values() if player.name == "Regular")
    assert "keep-line" not in (await guest.get("/")).text
    for _ in range(offer.AFTER):
        table = await house.open_table(regular, "histrio", 2, {}, [SeatPlan("me"), SeatPlan("here", "Bob")])
        await house.alter(table.id, _over)
    assert "keep-line" in (await guest.get("/")).text
    await guest.post("/keep/later", back="/")
    assert "keep-line" not in (await guest.get("/")).text


def _over(table: Table) -> Change:
    return changed(table, {"finished": 1.0})


# --- profiles


async def who(app: Litestar, browser: Browser) -> Player:
    """Whoever is at a browser, by what its cookie holds."""
    house = house_of(app)
    session = SessionBackend(session_config(house.settings)).load_data([browser.client.cookies["visitor"].encode()])
    player = await house.player(session["player"])
    assert player is not None
    return player


async def shared_game(app: Litestar, ann: Player, bob: Player) -> str:
    """A game that Ann has won against Bob."""
    house = house_of(app)
    table = await house.open_table(ann, "histrio", 2, {}, [SeatPlan("me"), SeatPlan("invite")])
    table, _ = await house.claim(table.seats[1].invite or "", bob)
    won = {"result": '{"scores": [30, 20], "winners": [0]}', "finished": 5.0}
    await house.store.write([Update("tables", {"id": table.id}, won)])
    return table.id


async def test_a_profile_is_seen_by_those_who_have_finished_a_game_with_its_person(app: Litestar) -> None:
    laptop, _ = await clara(app)
    other, stranger = Browser(app), Browser(app)
    for browser, name in ((other, "Bob"), (stranger, "Eve")):
        await browser.post("/name", name=name)
    me = await who(app, laptop)
    address = f"/profile/{me.id}"
    assert (await other.get(address)).status_code == 404, "a table has to be shared"
    table = await shared_game(app, me, await who(app, other))
    page = await other.get(address)
    assert "With Bob: ahead 1, behind 0, level 0" in unescape(page.text) and f"/review/{table}" in page.text
    unknown = await stranger.get("/profile/nobody")
    refused = await stranger.get(address)
    assert refused.status_code == unknown.status_code == 404 and "Clara" not in refused.text


async def test_of_somebody_elses_profile_one_sees_only_the_games_one_shares(app: Litestar) -> None:
    laptop, _ = await clara(app)
    bob, cid = Browser(app), Browser(app)
    for browser, name in ((bob, "Bob"), (cid, "Cid")):
        await browser.post("/name", name=name)
    me = await who(app, laptop)
    tables = [await shared_game(app, me, await who(app, browser)) for browser in (bob, cid)]
    seen = (await bob.get(f"/profile/{me.id}")).text
    assert tables[0] in seen and tables[1] not in seen and "Cid" not in seen
    mine = (await laptop.get("/profile")).text
    assert tables[0] in mine and tables[1] in mine and "Cid" in mine


async def test_a_guest_has_no_profile_for_others(app: Litestar) -> None:
    ann, bob = Browser(app), Browser(app)
    for browser, name in ((ann, "Ann"), (bob, "Bob")):
        await browser.post("/name", name=name)
    await shared_game(app, await who(app, ann), await who(app, bob))
    assert (await bob.get(f"/profile/{(await who(app, ann)).id}")).status_code == 404
    assert (await ann.get("/profile")).status_code == 200
