"""Every page: languages, phone, keyboard, accessibility, reloading, and a server that dies."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.hands import choices, choose, decide, kind_of, open_table
from tests.browser.house import KINDS, Ready, Server

Tables = dict[str, Ready]
PLACES = (*KINDS, "over", "second")
OUTSIDE = ("/", "/new/histrio", "/new/histrio?with=here", "/new/colosseum", "/new/magnificent", "/nowhere")


@pytest.mark.parametrize("kind", KINDS)
def test_reload_at_every_prompt(enter: Enter, tables: Tables, kind: str) -> None:
    """The same question with the same choices, before and after; every choice has a piece or a button."""
    visit = enter()
    page = visit.sit(tables[kind])
    assert kind_of(page) == kind
    asked, offered = page.inner_text("#task"), choices(page)
    assert offered
    for picks in offered[:12]:
        if picks in ("pass", "keep-all", "fulfil-none"):
            continue
        if picks.startswith("use-elephant"):
            continue
        choose(page, picks)
        assert page.get_attribute("#go", "aria-disabled") == "false"
        assert page.input_value("#move")
        page.keyboard.press("Escape")
    page.reload()
    assert (page.inner_text("#task"), choices(page), kind_of(page)) == (asked, offered, kind)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing_at_a_table(enter: Enter, tables: Tables, place: str, dark: bool) -> None:
    visit = enter(dark=dark)
    visit.sit(tables[place])
    assert visit.axe() == []


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_elsewhere(enter: Enter, tables: Tables, dark: bool) -> None:
    visit = enter(dark=dark)
    for path in OUTSIDE:
        visit.go(path)
        assert visit.axe() == [], path
    visit.complaints.clear()
    visit.context.add_cookies([{"name": "visitor", "value": tables["travel"].cookie, "url": visit.url}])
    visit.go(f"/t/{tables['travel'].id}")
    assert visit.axe() == []
    visit.go("/")
    assert visit.page.locator(".cont li").count() == 1
    assert visit.axe() == []


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_phone_shows_everything_without_sideways_scrolling(enter: Enter, tables: Tables, language: str) -> None:
    visit = enter(phone=True, language=language)
    for path in OUTSIDE[:-1]:
        visit.go(path)
        assert visit.wider_than_screen() <= 0, path
    for place in PLACES:
        page = visit.sit(tables[place])
        assert visit.wider_than_screen() <= 0, place
        if place in KINDS:
            box = page.locator("#go").bounding_box()
            assert box is not None
            assert box["height"] >= 44
            assert box["y"] + box["height"] <= 844, f"{place}: the gold button is in sight"
            head = page.locator("#task").bounding_box()
            assert head is not None and head["y"] >= 0
    page = visit.sit(tables["travel"])
    for card in page.locator(".dockhand .tv").all():
        box = card.bounding_box()
        assert box is not None and box["height"] >= 44
    page.locator(".dockhand [data-pick] .hit").first.tap()
    assert page.get_attribute("#go", "aria-disabled") == "false"


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_whole_house_speaks_the_language(enter: Enter, tables: Tables, language: str) -> None:
    """By browser default, and by choice at any time; an English word would stand out."""
    visit = enter(language=language)
    english = ("Travel", "Waiting", "Choose", "The King", "Players", "season", "Take back", "comedian")
    for path in OUTSIDE[:-1]:
        page = visit.go(path)
        assert page.get_attribute("html", "lang") == language
        assert not [word for word in english if word in page.inner_text("body")], path
    for place in PLACES:
        page = visit.sit(tables[place])
        shown = page.inner_text("#table")
        assert not [word for word in english if word in shown], place
    page.click(".topbar .lang button[value=en]")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_dark_and_light_by_device_and_by_choice(enter: Enter) -> None:
    page = enter(dark=True).go()
    assert page.get_attribute("html", "data-theme") == "dark"
    page.click(".to-light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.reload()
    assert page.get_attribute("html", "data-theme") == "light"


def test_keyboard_only(enter: Enter, own_table: Callable[[str], Ready]) -> None:
    """Tab to the cities, arrows inside them, Enter chooses, Escape drops, Ctrl+Enter confirms, Z takes back."""
    page = enter().sit(own_table("travel"))
    page.keyboard.press("Tab")
    for _ in range(40):
        if page.evaluate("document.activeElement.matches('.city > .hit')"):
            break
        page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('.city > .hit')")
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
    page.wait_for_function("before => document.querySelector('#prompt, .bill').innerText !== before", arg=before)


def test_a_blocked_piece_says_why(enter: Enter, tables: Tables) -> None:
    visit = enter()
    for table in tables.values():
        page = visit.sit(table)
        blocked = page.locator("[data-why] > .hit")
        if blocked.count() > 0:
            break
    blocked.first.click(force=True)
    assert page.locator("#bubble").inner_text().strip()
    assert page.get_attribute("#go", "aria-disabled") in ("true", "false")


def test_any_stack_can_be_read(enter: Enter, tables: Tables) -> None:
    page = enter().sit(tables["travel"])
    page.locator(".fan").first.click()
    expect(page.locator("#sheet[open] .fanned li")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("#sheet[open]")).to_have_count(0)


def test_totals_are_shown_step_by_step(enter: Enter, tables: Tables) -> None:
    page = enter().sit(tables["second"])
    box = page.locator("#totals-1")
    expect(box.locator(".s1").first).to_be_visible()
    expect(box.locator(".s2").first).to_be_hidden()
    page.click("[data-step=next]")
    expect(box.locator(".s2").first).to_be_visible()
    expect(box.locator(".s4").first).to_be_hidden()
    page.click("[data-step=all]")
    expect(box.locator(".s4").first).to_be_visible()
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
