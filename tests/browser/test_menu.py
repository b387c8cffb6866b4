"""The table menu as a browser shows it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter, OwnTable
from tests.browser.house import Tables

CUT = """() => [...document.querySelectorAll("#menu, #menu *")]
  .filter((part) => part.offsetParent && part.scrollWidth > part.clientWidth + 1 && part.clientWidth)
  .map((part) => part.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize("language", ["de", "fr"])
def test_nothing_of_the_menu_is_cut_off_on_a_phone(enter: Enter, tables: Tables, language: str) -> None:
    visit = enter(phone=True, language=language)
    page = visit.sit(tables["histrio"]["travel"])
    page.locator("[data-opens=menu]").first.click()
    assert page.evaluate(CUT) == []
    assert visit.axe() == []


def test_a_question_about_resigning_stays_and_its_safe_answer_is_at_hand(enter: Enter, own_table: OwnTable) -> None:
    page = enter().sit(own_table("histrio", "travel"))
    with page.expect_response("**/menu"):
        page.click("[data-opens=menu]")
    page.click("[data-opens=resign]")
    expect(page.locator("#resign button[autofocus]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#resign")).to_be_hidden()
    expect(page.locator("#menu")).to_be_visible()
