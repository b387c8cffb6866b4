"""The deal of the day by clicking: begun from the lobby, gone on with, compared when it is over."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from spectacula.web.words import LANGUAGES
from tests.browser.conftest import Enter
from tests.browser.hands import decide


def test_a_deal_is_found_in_the_lobby_played_and_compared(enter: Enter) -> None:
    visit = enter()
    page = visit.go("/")
    page.click(".daily-strip")
    page.click("[data-game=histrio] .button.solid")
    page.wait_for_url("**/t/*")
    table = page.url
    page.wait_for_selector("#go")
    assert page.locator("#hint-ask").count() == 0
    page = visit.go("/daily")
    page.click("[data-game=histrio] .button.solid")
    page.wait_for_url(table)
    luck = random.Random(3)
    for _ in range(200):
        page.wait_for_selector("#go, .breakdown")
        if page.locator(".breakdown").count():
            break
        decide(page, luck)
    page.click("text=Compare")
    page.wait_for_url("**/daily/histrio/*")
    expect(page.locator("#results-h")).to_contain_text("the first result in the house")
    expect(page.locator(".ranks .mine")).to_have_count(1)
    expect(page.locator("#field")).to_contain_text("The Master")
    assert visit.axe() == [] and visit.axe_by_night() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_today_fits_every_screen_in_every_language(enter: Enter, language: str) -> None:
    for phone in (False, True):
        visit = enter(phone=phone, language=language)
        page = visit.go("/daily")
        assert page.get_attribute("html", "lang") == language
        assert page.locator(".game-tile form .button").count() == 3
        assert visit.wider_than_screen() <= 0
    assert visit.axe() == []
