"""The end of a game at its table: the places, the story, one chart, and a picture to keep or share."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.house import Tables

GAMES = ("histrio", "colosseum", "magnificent")
DELAY = "taken => parseFloat(getComputedStyle(taken).animationDelay)"
SHARED = """navigator.canShare = () => true;
navigator.share = async (said) => { window.said = { ...said, files: said.files.length }; };
undefined"""


@pytest.mark.parametrize("game", GAMES)
def test_the_story_stands_under_the_places_with_one_chart_and_a_picture_to_save(
    enter: Enter, tables: Tables, game: str
) -> None:
    visit = enter()
    page = visit.sit(tables[game]["over"])
    winner = page.locator("#story").inner_text().partition(" wins ")[0]
    expect(page.locator(".podium > .rank-1")).to_contain_text(winner)
    assert page.locator(".stage-column svg:visible", has=page.locator(".curve")).count() == 1
    with page.expect_download() as saved:
        page.locator("#save-picture").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    assert visit.wider_than_screen() <= 0


def test_the_story_is_shared_with_the_link(enter: Enter, tables: Tables) -> None:
    table = tables["histrio"]["over"]
    page = enter().sit(table)
    page.evaluate(SHARED)
    page.locator("[data-share]").click()
    page.wait_for_function("() => window.said")
    said: dict[str, Any] = page.evaluate("window.said")
    assert said["files"] == 1, "the picture goes with it"
    assert said["url"].endswith(f"/t/{table.id}") and said["text"] == page.locator("#story").inner_text()


def test_where_nothing_can_be_shared_the_picture_is_saved_and_the_link_copied(enter: Enter, tables: Tables) -> None:
    page = enter().sit(tables["histrio"]["over"])
    page.evaluate("Object.defineProperty(navigator, 'share', { value: undefined })")
    with page.expect_download():
        page.locator("[data-share]").click()
    expect(page.locator("[data-share]")).to_have_text("Link copied")


def test_nothing_flies_for_who_wants_no_motion(enter: Enter, tables: Tables) -> None:
    page = enter().sit(tables["histrio"]["over"])
    moving = "document.getAnimations().filter((a) => a.effect.target.closest('.festive, .podium, .story')).length"
    assert page.evaluate(moving) == 0


def test_whoever_comes_later_finds_the_places_taken(enter: Enter, tables: Tables) -> None:
    page = enter(motion=True).sit(tables["histrio"]["over"])
    assert page.locator(".podium > .rank-1").first.evaluate("place => place.getAnimations().length") == 0


FIRST = """() => {
  new MutationObserver((_, watching) => {
    const winner = document.querySelector(".podium > .rank-1");
    if (!winner) return;
    window.first = getComputedStyle(winner).opacity;
    watching.disconnect();
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_whoever_sees_the_end_sees_the_places_taken_one_by_one(enter: Enter, tables: Tables) -> None:
    page = enter(motion=True).go(f"/review/{tables['histrio']['over'].id}")
    page.click("#last")
    page.wait_for_selector("#next:not([href])")
    page.click("#back")
    page.wait_for_selector("#next[href]")
    page.evaluate(FIRST)
    page.click("#next")
    page.wait_for_selector("body.celebrating .podium")
    delays = [page.locator(f".podium > .rank-{place}").first.evaluate(DELAY) for place in (3, 2, 1)]
    assert delays == sorted(delays) and len(set(delays)) == 3
    assert page.evaluate("window.first") == "0", "nobody sees the winner before"
