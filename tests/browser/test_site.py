"""The house in a tab: everything is on the device, so all of this is done with the host shut down."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Frame, expect

from tests.browser.conftest import CONTEXTS
from tests.browser.hands import PATIENCE, answered, decide, open_table
from tests.browser.house import Server, lay
from tests.browser.site import Host, Tab, written
from tests.scenes import scene

LOST = ("htmx:", "net::ERR_FAILED")
"""What was under way when the house moved is asked again; the page and the browser note it."""


@pytest.fixture(scope="module")
def site(base: Path) -> Path:
    return written(base)


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[Host]:
    host = Host(site, tmp_path / "host")
    yield host
    host.shut()


@pytest.fixture
def phone(browser: Browser, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="en-GB", reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    request.node.stash[CONTEXTS] = [context]
    yield context
    context.close()


def open_game(stage: Frame, level: str, bots: int = 3) -> None:
    """A table of Histrio against bots of a level."""
    for seat in range(2, bots + 2):
        stage.check(f"input[name=level-{seat}][value={level}]", force=True)
    open_table(stage, bots + 1, ["me", *["bot"] * bots])


def play(stage: Frame, luck: random.Random, most: int = 200) -> int:
    """Decide at random until the game is over, or so many times."""
    for made in range(most):
        stage.wait_for_selector("#go, .breakdown")
        if stage.locator(".breakdown").count():
            return made
        decide(stage, luck, through=True)
    return most


def test_a_first_visit_loads_less_than_eight_megabytes(site: Path) -> None:
    listed = (site / "sw.js").read_text("utf-8").partition("\n")[0]
    files = json.loads(listed.removeprefix("const SITE = ").removesuffix(";"))["files"]
    assert sum(file["size"] for file in files if "asked" not in file) < 8_000_000


def test_the_site_can_be_installed(host: Host, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)  # what is installed is read from the page alone
    page = context.new_page()
    page.goto(host.url)
    told = context.new_cdp_session(page).send("Page.getAppManifest")
    icons = told["manifest"]["icons"]
    assert (told["errors"], told["manifest"]["display"]) == ([], "kStandalone")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in icons}
    assert all(page.request.get(icon["url"]).ok for icon in icons)
    context.close()


def test_a_whole_game_against_masters_without_a_network(host: Host, phone: BrowserContext) -> None:
    tab = Tab(phone)
    tab.open(host.url)
    tab.keep()
    host.shut()
    phone.set_offline(True)
    stage = tab.go("/new/histrio?with=bots")
    stage.check("input[name=option-season_one_only]", force=True)
    open_game(stage, "master")
    play(tab.stage, random.Random(5))
    expect(tab.stage.locator(".podium .place")).to_have_count(4)
    tab.page.close()

    again = Tab(phone)
    expect(again.open(f"{host.url}/mine").locator(".game-list li")).to_have_count(1)
    assert again.begun == "image"
    assert tab.complaints == again.complaints == []


def test_a_master_sits_in_until_a_grandmaster_is_fetched_who_stays_when_a_new_version_is_taken_up(
    host: Host, phone: BrowserContext
) -> None:
    """One tab for all of it, for it takes as long to open as a game: without the net, with it, and published anew."""
    tab = Tab(phone)
    tab.open(host.url)
    tab.keep()
    assert nets_kept(tab) == []
    with host.lacking("histrio-net.wasm"):
        open_game(tab.go("/new/histrio?with=bots"), "grandmaster", bots=1)
        play(tab.stage, random.Random(4), most=1)
        expect(tab.stage.locator("#sat-in")).to_contain_text("A master has played for")
    tab.complaints.clear()

    open_game(tab.go("/new/histrio?with=bots"), "grandmaster", bots=1)
    play(tab.stage, random.Random(4), most=2)
    tab.stage.wait_for_selector("#go")
    answered(tab.page, f"async () => ({NETS}).length === 3")
    assert nets_kept(tab) == ["histrio-net.bin", "histrio-net.json", "histrio-net.wasm"]
    expect(tab.stage.locator("#sat-in")).to_have_count(0)
    assert tab.complaints == []

    before = tab.stage.get_attribute("#table", "data-opened")
    expect(tab.page.locator("#update")).to_be_hidden()
    host.publish_another_version()
    tab.page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    with tab.page.expect_navigation():
        tab.page.locator("#take").click()
    expect(tab.stage.locator("#table")).to_have_attribute("data-opened", str(before))
    tab.keep()
    assert tab.page.evaluate("caches.keys()") == ["spectacula / another", "spectacula / image"]


NETS = """(await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
  .flat().map(({ url }) => url.split("/").pop()).filter((name) => name.includes("-net."))"""


def nets_kept(tab: Tab) -> list[str]:
    """The files of grandmasters that lie ready for a visit without a network."""
    kept: list[str] = tab.page.evaluate(f"async () => {NETS}")
    return sorted(kept)


def test_two_tabs_under_a_path_are_one_house(base: Path, tmp_path: Path, phone: BrowserContext) -> None:
    host = Host(written(base, "/offline/"), tmp_path, "/offline/")
    first, second = Tab(phone), Tab(phone)
    rules = first.open(f"{host.url}/rules/histrio")
    rules.click("a.brand")
    rules.wait_for_selector("main.lobby")
    open_game(first.go("/new/histrio?with=bots"), "novice", bots=1)
    first.stage.wait_for_selector("#go")
    table = first.stage.url
    opened = second.open(table).get_attribute("#table", "data-opened")

    decide(first.stage, random.Random(1), through=True)
    expect(second.stage.locator("#table")).not_to_have_attribute("data-opened", str(opened))

    first.page.close()
    play(second.stage, random.Random(2), most=2)
    assert [said for said in second.complaints if not any(sign in said for sign in LOST)] == []
    assert second.page.url == table
    host.shut()


LISTEN = """() => {
  globalThis.heard = [];
  navigator.serviceWorker.addEventListener("message", ({ data }) => data.ask && heard.push(data.ask.path));
}"""
SEND = """() => {
  const form = Object.assign(document.createElement("form"), { method: "post", action: "/new/histrio" });
  document.body.append(form);
  form.submit();
}"""


def test_a_page_that_was_asked_for_when_the_house_moved_is_shown_by_the_next(host: Host, phone: BrowserContext) -> None:
    first, second, third = Tab(phone), Tab(phone), Tab(phone)
    first.open(host.url)
    first.keep()
    second.open(host.url)
    third.open(f"{host.url}/rules/histrio")
    [house] = first.page.workers
    house.evaluate("() => { setTimeout(() => { for (;;); }); }")  # it will answer nobody any more
    first.page.evaluate(LISTEN)
    second.stage.evaluate("location.assign('/rules/histrio')")
    third.stage.evaluate(SEND)
    first.page.wait_for_function("() => heard.includes('/rules/histrio') && heard.includes('/new/histrio')")
    first.page.close()
    for tab in (second, third):  # a form's page is shown again
        expect(tab.stage.locator("h1")).to_have_text("The rules of the game")
        assert tab.complaints == []


def test_a_tab_whose_house_breaks_down_holds_no_other_up(host: Host, phone: BrowserContext) -> None:
    first, second = Tab(phone), Tab(phone)
    with host.lacking("library.zip"):
        first.page.goto(host.url)
        expect(first.page.locator("#reason")).not_to_be_empty()
    second.open(host.url)
    assert second.begun == "anew"
    assert second.complaints == []


def test_who_loses_the_server_goes_on_offline(base: Path, tmp_path: Path, phone: BrowserContext) -> None:
    [table] = lay(tmp_path, [scene("histrio", "travel")], alone=True)
    server = Server(tmp_path, site=written(base, "/offline/"))
    server.start()
    try:
        tab = Tab(phone)
        tab.open(f"{server.url}/offline/")
        tab.keep()
        phone.add_cookies([{"name": "visitor", "value": table.cookie, "url": server.url}])
        tab.page.goto(f"{server.url}/t/{table.id}")
        tab.page.wait_for_selector("#lost [data-without-network]:not([hidden])", state="attached")
    finally:
        server.kill()
    tab.page.locator("#lost [data-without-network]").click()
    tab.page.wait_for_url(f"{server.url}/offline/")
    open_game(tab.go("/new/histrio?with=bots"), "novice", bots=1)
    assert play(tab.stage, random.Random(6), most=2) == 2
