"""The table menu as a browser shows it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from spectacula.server.tables.table import Pace
from tests.browser.conftest import Enter, OwnTable
from tests.browser.hands import open_menu
from tests.browser.house import Server, Tables, lay
from tests.scenes import scene

CUT = """() => [...document.querySelectorAll("#menu, #menu *")]
  .filter((part) => part.offsetParent && part.scrollWidth > part.clientWidth + 1 && part.clientWidth)
  .map((part) => part.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize("language", ["de", "fr"])
def test_nothing_of_the_menu_is_cut_off_on_a_phone(enter: Enter, tables: Tables, language: str) -> None:
    visit = enter(phone=True, language=language)
    page = visit.sit(tables["histrio"]["travel"])
    open_menu(page)
    assert page.evaluate(CUT) == []
    assert visit.axe() == []


def test_the_menu_opens_on_a_phone_to_which_no_script_has_come_yet(enter: Enter, tables: Tables) -> None:
    visit = enter(phone=True)
    visit.sit(tables["histrio"]["travel"])
    visit.page.route("**/*.js", lambda route: route.abort())
    page = visit.go(f"/t/{tables['histrio']['travel'].id}")
    page.locator("[commandfor=menu]").click()
    expect(page.locator("#menu #leave")).to_be_visible()
    visit.complaints.clear()


def test_what_is_done_from_the_menu_changes_the_table_in_its_place(enter: Enter, tmp_path: Path) -> None:
    """The bot that minds the seat takes its time: however late it is taken back, the game is where it was."""
    [table] = lay(tmp_path, [scene("histrio", "travel")], alone=True, pace=Pace.CALM)
    server = Server(tmp_path, tempo=1e6)
    server.start()
    try:
        page = enter(url=server.url).sit(table)
        open_menu(page)
        page.click("#menu [action$=stand-in] button")
        page.locator("#prompt [action$=take-back] button").click()
        expect(page.locator("#go")).to_be_visible()
        expect(page.locator("#table")).to_have_count(1)
    finally:
        server.stop()


def test_a_question_about_resigning_stays_and_its_safe_answer_is_at_hand(enter: Enter, own_table: OwnTable) -> None:
    page = enter().sit(own_table("histrio", "travel"))
    open_menu(page)
    page.click("[commandfor=resign]")
    expect(page.locator("#resign button[autofocus]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#resign")).to_be_hidden()
    expect(page.locator("#menu")).to_be_visible()


def test_what_was_being_written_in_the_menu_is_given_up_with_it(enter: Enter, own_table: OwnTable) -> None:
    page = enter().sit(own_table("histrio", "travel"))
    page.click("[commandfor=menu]")
    page.locator("#menu-here").evaluate("menu => menu.insertAdjacentHTML('beforeend', '<details id=writing open>')")
    page.keyboard.press("Escape")
    page.click("[commandfor=menu]")
    expect(page.locator("#writing")).to_have_count(0)
