"""`make site-check`: all three games against masters on a phone, hints, the coach, one screen for all, and mishaps.

Not part of `make test`, which opens the site only a few times.
"""

from __future__ import annotations

import random
import re
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import BrowserContext, Frame, expect

from spectacula.games import GAMES
from tests.browser import arena_hands, circus_hands
from tests.browser.hands import choose, open_table
from tests.browser.site import Host, Tab
from tests.browser.test_site import host, open_game, phone, play, site

__all__ = ["host", "phone", "site"]
JUNK = """(name) => new Promise((done) => {
  indexedDB.open("spectacula").onsuccess = ({ target: { result } }) => {
    const change = result.transaction("things", "readwrite");
    change.objectStore("things").put(new Uint8Array([0xc1]), name);
    change.oncomplete = done;
  };
})"""

SMALL_DISK = 60_000_000
FILL = """async () => {
  const database = await new Promise((open) => {
    indexedDB.open("spectacula").onsuccess = ({ target }) => open(target.result);
  });
  const put = (name, size) => new Promise((done) => {
    const change = database.transaction("things", "readwrite", { durability: "strict" });
    change.objectStore("things").put(crypto.getRandomValues(new Uint8Array(size)), name);
    change.oncomplete = () => done(true);
    change.onabort = () => done(false);
  });
  let count = 0;
  for (const size of [65536, 8192, 512, 32]) while (await put(`junk/${count}`, size)) count++;
  return count;
}"""
EMPTY = """() => new Promise((done) => {
  indexedDB.open("spectacula").onsuccess = ({ target: { result } }) => {
    const change = result.transaction("things", "readwrite");
    change.objectStore("things").delete(IDBKeyRange.bound("junk/", "junk/\\uffff"));
    change.oncomplete = done;
  };
})"""


@pytest.fixture
def tab(host: Host, phone: BrowserContext) -> Tab:
    """The site without its host."""
    tab = Tab(phone)
    tab.open(host.url)
    tab.keep()
    host.shut()
    phone.set_offline(True)
    return tab


def masters(stage: Frame, *seats: int) -> Frame:
    for seat in seats:
        stage.check(f"input[name=level-{seat}][value=master]", force=True)
    return stage


def test_a_whole_game_of_colosseum(tab: Tab) -> None:
    arena_hands.open_arena(masters(tab.go("/new/colosseum?with=bots"), 2, 3), ["me", "bot", "bot"])
    luck = random.Random(7)
    for _ in range(160):
        tab.stage.wait_for_selector("#go, .ending")
        if tab.stage.locator(".ending").count():
            break
        arena_hands.decide(tab.stage, luck)
    expect(tab.stage.locator(".podium .place")).to_have_count(3)
    assert tab.complaints == []


def test_a_whole_game_of_the_magnificent(tab: Tab) -> None:
    open_table(masters(tab.go("/new/magnificent?with=bots"), 2), 2, ["me", "bot"])
    assert circus_hands.play_on(tab.stage, random.Random(4)).count("die") == 12
    assert tab.complaints == []


def test_a_finished_game_is_looked_back_at_and_leaves_a_picture(tab: Tab) -> None:
    stage = tab.go("/new/histrio?with=bots")
    stage.check("input[name=option-season_one_only]", force=True)
    open_game(stage, "novice", bots=1)
    play(stage, random.Random(5))
    table = stage.url.rpartition("/")[2]
    drawn = stage.evaluate("(address) => fetch(address).then((found) => found.blob()).then(({ type }) => type)",
                           f"/t/{table}/result.png")  # fmt: skip
    assert drawn == "image/png"
    tab.go(f"/review/{table}").click("#lookback-ask")
    expect(tab.stage.locator("#lookback.done .review-balance").first).to_be_visible()


WHOLE = "(address) => fetch(address).then((found) => found.arrayBuffer()).then((all) => [...new Uint8Array(all)])"


def test_records_leave_the_tab_and_come_back(tab: Tab, tmp_path: Path) -> None:
    stage = tab.go("/new/histrio?with=bots")
    stage.check("input[name=option-season_one_only]", force=True)
    open_game(stage, "novice", bots=1)
    play(stage, random.Random(5))
    with ZipFile(BytesIO(bytes(stage.evaluate(WHOLE, "/mine/export")))) as exported:
        [record] = [exported.extract(name, tmp_path) for name in exported.namelist()]
    tab.go("/records").set_input_files("#record", record)
    tab.stage.click("#upload button")
    expect(tab.stage.locator(".notice.good a")).to_have_attribute("href", re.compile("^/review/"))
    assert tab.complaints == []


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_its_reason(tab: Tab, game: str) -> None:
    open_table(tab.go(f"/new/{game}"), 3, ["me", "bot", "bot"])
    tab.stage.wait_for_selector("#go")
    tab.stage.click("#hint-ask button")
    tab.stage.wait_for_selector("#hint-choose")
    assert tab.stage.inner_text("#hint .reason").strip()


def test_the_screen_is_handed_round(tab: Tab) -> None:
    open_table(tab.go("/new/histrio?with=here"), 3, ["me", "here", "here"])
    for city in (4, 5, 6):
        tab.stage.click("#open")
        tab.stage.wait_for_selector("#go")
        choose(tab.stage, f"city-{city}")
        tab.stage.click("#go")
        tab.stage.wait_for_selector("#open")
    assert tab.complaints == []


def test_one_damaged_table_spoils_no_other(tab: Tab, phone: BrowserContext) -> None:
    tables = []
    for _ in range(2):
        open_game(tab.go("/new/histrio?with=bots"), "novice", bots=1)
        play(tab.stage, random.Random(1), most=1)
        tables.append(tab.stage.url)
    address = tab.page.url
    tab.page.evaluate(JUNK, f"moves/{tables[0].rpartition('/')[2]}/000000")
    tab.page.close()
    again = Tab(phone)
    again.open(address)
    assert again.stage.goto(tables[0]).status == 410  # type: ignore[union-attr]
    again.stage.goto(tables[1])
    again.stage.wait_for_selector("#go")


SPOIL = """async ([part, content]) => {
  const cache = await caches.open("spectacula / image");
  const kept = (await cache.keys()).find(({ url }) => url.endsWith(".json") === (part === "head"));
  await cache.put(kept, new Response(content));
}"""


@pytest.mark.parametrize("part", ["head", "memory"])
def test_a_damaged_image_is_not_used_and_made_anew(tab: Tab, phone: BrowserContext, part: str) -> None:
    tab.page.evaluate(SPOIL, [part, "junk"])
    address = tab.page.url
    for begun in ("anew", "image"):
        tab.page.close()
        tab = Tab(phone)
        tab.open(address)
        tab.keep()
        assert tab.begun == begun
    open_game(tab.go("/new/histrio?with=bots"), "novice", bots=1)
    assert play(tab.stage, random.Random(1), most=2) == 2


def test_a_full_disk_loses_nothing_that_was_acknowledged(host: Host, phone: BrowserContext) -> None:
    tab = Tab(phone)
    devtools = phone.new_cdp_session(tab.page)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": host.url, "quotaSize": SMALL_DISK})
    tab.open(host.url)
    tab.keep()
    open_game(tab.go("/new/histrio?with=bots"), "novice", bots=1)
    tab.stage.wait_for_selector("#go")
    assert tab.page.evaluate(FILL) > 0
    choose(tab.stage, "city-4")
    tab.stage.click("#go")
    expect(tab.stage.locator("#lost")).to_be_visible()
    tab.page.evaluate(EMPTY)
    expect(tab.stage.locator("#lost")).to_be_hidden()
    expect(tab.stage.locator("#table")).not_to_have_attribute("data-opened", "0")
