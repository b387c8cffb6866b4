"""Every page: languages, phone, keyboard, accessibility, reloading, and a server that dies."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from spectacula.web.words import LANGUAGES
from tests.browser.conftest import Enter, OwnTable
from tests.browser.hands import choices, decide, open_table
from tests.browser.house import Server, Tables

OUTSIDE = ("/", "/new/histrio", "/new/histrio?with=here", "/new/colosseum", "/new/magnificent", "/nowhere")


def test_axe_finds_nothing_outside_the_tables(enter: Enter) -> None:
    visit = enter()
    for path in OUTSIDE:
        visit.go(path)
        assert visit.axe_all_over() == [], path
    visit.complaints.clear()


def test_axe_finds_nothing_at_a_cover_and_where_a_game_waits(enter: Enter, own_table: OwnTable) -> None:
    table, visit = own_table("histrio", "travel"), enter()
    visit.be(table)
    page = visit.go(f"/t/{table.id}")
    assert page.locator("#open").count() == 1
    assert visit.axe() == [] and visit.axe_by_night() == []
    page = visit.go("/")
    expect(page.locator(f"a[href='/t/{table.id}']")).to_have_count(1)
    assert visit.axe() == [] and visit.axe_by_night() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_every_page_in_the_language_of_the_browser(enter: Enter, language: str) -> None:
    visit = enter(phone=True, language=language)
    for path in OUTSIDE[:-1]:
        page = visit.go(path)
        assert page.get_attribute("html", "lang") == language
        assert visit.wider_than_screen() <= 0, path


def test_travel_cards_are_within_reach_of_the_thumb(enter: Enter, tables: Tables) -> None:
    page = enter(phone=True).sit(tables["histrio"]["travel"])
    for card in page.locator(".dock-hand .travel-card").all():
        box = card.bounding_box()
        assert box is not None and box["height"] >= 44
    page.locator(".dock-hand [data-pick] .hit-area").first.tap()
    assert page.get_attribute("#go", "aria-disabled") == "false"


def test_another_language_can_be_chosen_at_any_time(enter: Enter, own_table: OwnTable) -> None:
    page = enter(language="de").sit(own_table("histrio", "travel"))
    page.click(".topbar .languages button[value=en]")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_dark_and_light_by_device_and_by_choice(enter: Enter) -> None:
    page = enter(dark=True).go()
    assert page.get_attribute("html", "data-theme") == "dark"
    page.click(".to-light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.reload()
    assert page.get_attribute("html", "data-theme") == "light"


def test_keyboard_only(enter: Enter, own_table: OwnTable) -> None:
    """Tab to the cities, arrows inside them, Enter chooses, Escape drops, Ctrl+Enter confirms, Z takes back."""
    page = enter().sit(own_table("histrio", "travel"))
    page.keyboard.press("Tab")
    for _ in range(40):
        if page.evaluate("document.activeElement.matches('.city > .hit-area')"):
            break
        page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('.city > .hit-area')")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert page.get_attribute("#go", "aria-disabled") == "false"
    page.keyboard.press("Escape")
    assert page.get_attribute("#go", "aria-disabled") == "true"
    page.keyboard.press("?")
    assert page.locator("#keys[open]").count() == 1
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    before = page.inner_text("#prompt")
    page.keyboard.press("Control+Enter")
    page.wait_for_function("before => document.querySelector('#prompt, .playbill').innerText !== before", arg=before)


def test_a_blocked_piece_says_why(enter: Enter, tables: Tables) -> None:
    page = enter().sit(tables["histrio"]["fulfil"])
    page.locator("[data-why] > .hit-area").first.click(force=True)
    assert page.locator("#bubble").inner_text().strip()


def test_any_stack_can_be_read(enter: Enter, tables: Tables) -> None:
    page = enter().sit(tables["histrio"]["travel"])
    page.locator(".fan-out").first.click()
    expect(page.locator("#sheet[open] .fanned li")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("#sheet[open]")).to_have_count(0)


def test_totals_are_shown_step_by_step(enter: Enter, tables: Tables) -> None:
    page = enter().sit(tables["histrio"]["second"])
    box = page.locator("#totals-1")
    expect(box.locator('[data-from="1"]').first).to_be_visible()
    expect(box.locator(".step-2").first).to_be_hidden()
    page.click("[data-step=next]")
    expect(box.locator(".step-2").first).to_be_visible()
    expect(box.locator(".step-4").first).to_be_hidden()
    page.click("[data-step=all]")
    expect(box.locator(".step-4").first).to_be_visible()
    page.click("[data-step=close]")
    expect(box).to_be_hidden()
    page.reload()
    expect(page.locator("#totals-1")).to_be_hidden()


def test_killed_and_started_again(enter: Enter, tmp_path: Path) -> None:
    """kill -9 in the middle of a game: what was acknowledged is there, the page goes on by itself."""
    server = Server(tmp_path)
    server.start()
    try:
        visit = enter(url=server.url)
        page = visit.go("/new/histrio?with=bots")
        open_table(page, 3, ["me", "bot", "bot"])
        luck = random.Random(1)
        for _ in range(3):
            page.wait_for_selector("#go")
            decide(page, luck)
        page.wait_for_selector("#go")
        asked, offered, opened = page.inner_text("#task"), choices(page), page.get_attribute("#table", "data-opened")
        server.kill()
        page.wait_for_selector("#lost:not([hidden])")
        server.start()
        page.wait_for_selector("#lost", state="hidden")
        visit.complaints.clear()
        page.reload()
        assert (page.inner_text("#task"), choices(page)) == (asked, offered)
        assert page.get_attribute("#table", "data-opened") == opened
        decide(page, luck)
    finally:
        server.stop()
