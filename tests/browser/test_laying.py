"""After a show the new table is laid part by part: in the end it is the table that whoever comes later finds."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page

from spectacula.games import GAMES
from tests.browser.conftest import Enter
from tests.browser.house import Server, lay
from tests.browser.shows import fragment, goes_on, rests, stops, watch
from tests.web.pages import seen_of

CLARA = 0
LOOKS = 6  # so often somebody looks at a whole game
STANDS = """() => {
  const BY_SCRIPT = ["style", "open"];
  const said = ({ name, value }) => `${name}=${value.split(/\\s+/).filter((one) => one && one !== "dozing").join(" ")}`;
  const told = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data.trim() ? [node.data.trim()] : [];
    if (node.id === "surtitle" || node.id === "beats") return [];
    const own = [...node.attributes].filter(({ name }) => !BY_SCRIPT.includes(name)).map(said);
    const full = own.filter((one) => one !== "class=").sort();
    return [[node.localName, ...full].join(" "), ...[...node.childNodes].flatMap(told), `/${node.localName}`];
  };
  return told(document.getElementById("table"));
}"""
NEWEST = """() => {
  const log = document.getElementById("log-lines");
  return log.scrollHeight > log.clientHeight && log.scrollTop + log.clientHeight >= log.scrollHeight - 1;
}"""
LAID_AT_ONCE = """(html) => {
  for (const part of document.querySelectorAll(".dozing")) part.removeAttribute("style"); // htmx would hand it on
  htmx.swap("#table", html, { swapStyle: "outerHTML" });
}"""
SHOWN = "seen => document.getElementById('table').dataset.seen === seen && !document.body.matches('.showing, .behind')"


def stands(page: Page) -> list[str]:
    """Everything on the table, tag by tag, in whatever order attributes came there."""
    parts: list[str] = page.evaluate(STANDS)
    return parts


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_laid_part_by_part_is_the_one_laid_at_once(
    enter: Enter, folder: Path, server: Server, game: str, phone: bool
) -> None:
    matches = list(stops(game, "over").values())
    looks = [*matches[: -len(matches) // LOOKS : len(matches) // LOOKS], matches[-1]]
    ready = lay(folder, looks[:1])[0]
    visit = enter(motion=True, phone=phone)
    visit.be(ready)
    page = visit.page
    watch(page, server.url, ready, looks[0], CLARA)
    for before, after in pairwise(looks):
        goes_on(page, ready, before, after, CLARA)
        page.wait_for_selector("body.showing")
        page.keyboard.press("Escape")
        rests(page)
        page.wait_for_function(SHOWN, arg=str(seen_of(after)))
        part_by_part = stands(page)
        page.evaluate(LAID_AT_ONCE, fragment(after, CLARA, seen_of(before), ready))
        assert part_by_part == stands(page)


def test_whoever_comes_to_the_log_finds_its_newest_line(enter: Enter, folder: Path, server: Server) -> None:
    matches = stops("colosseum", "over")
    before, after = matches[280], matches[281]
    ready = lay(folder, [before])[0]
    visit = enter(motion=True, phone=True)
    visit.be(ready)
    page = visit.page
    watch(page, server.url, ready, before, CLARA)
    goes_on(page, ready, before, after, CLARA)
    page.wait_for_selector("body.behind .asleep", state="attached")
    page.keyboard.press("Escape")
    rests(page)
    page.locator("#log").scroll_into_view_if_needed()
    page.wait_for_function(NEWEST)
    assert page.locator("#log.dozing").count() == 0
