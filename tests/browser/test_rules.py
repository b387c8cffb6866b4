"""The rules pages: search with and without scripts, the way from a prompt and a reason to its passage and back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from spectacula.games import GAMES
from spectacula.web.rulebook.links import passage_of
from spectacula.web.words import LANGUAGES
from tests.browser.conftest import Enter
from tests.browser.hands import heard, seated
from tests.browser.house import Server, Tables


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_and_a_phone_shows_everything(enter: Enter, game: str) -> None:
    visit = enter()
    visit.go(f"/rules/{game}")
    assert visit.axe_all_over() == []
    for language in LANGUAGES:
        phone = enter(phone=True, language=language)
        page = phone.go(f"/rules/{game}#reconstruction")
        assert page.get_attribute("html", "lang") == language
        assert phone.wider_than_screen() <= 0
        expect(page.locator("#reconstruction")).to_be_visible()


def test_typing_leaves_what_holds_the_words(enter: Enter) -> None:
    page = enter().go("/rules/histrio")
    page.keyboard.press("/")
    page.keyboard.type("peacock")
    expect(page.locator("#card-peacock")).to_be_visible()
    expect(page.locator("#travel")).to_be_hidden()
    assert "2 places" in page.inner_text("#found")
    page.keyboard.press("Escape")
    expect(page.locator("#travel")).to_be_visible()
    expect(page.locator("#found")).to_be_hidden()


def test_a_passage_asked_for_is_shown_whatever_is_searched(enter: Enter) -> None:
    page = enter().go("/rules/histrio?q=peacock#travel")
    expect(page.locator("#travel")).to_be_visible()


def test_without_scripts_the_search_lists_where_the_words_are(browser: Browser, server: Server) -> None:
    context = browser.new_context(java_script_enabled=False, locale="de-DE")
    page = context.new_page()
    page.goto(f"{server.url}/rules/histrio")
    page.fill("#q", "pfau")
    page.press("#q", "Enter")
    assert "Pfau" in page.inner_text(".hits")
    page.click(".hits a[href='#card-peacock']")
    page.wait_for_url(re.compile("#card-peacock$"))
    context.close()


@pytest.mark.parametrize(("game", "kind"), [("histrio", "court"), ("colosseum", "bid"), ("magnificent", "show")])
def test_a_prompt_leads_to_its_passage_and_back(enter: Enter, tables: Tables, game: str, kind: str) -> None:
    visit = enter()
    page = visit.sit(tables[game][kind])
    asked = page.inner_text("#task")
    page.click("#rule")
    page.wait_for_url(re.compile(f"#{passage_of(game, f'prompt-{kind}')}$"))
    expect(page.locator(":target")).to_be_visible()
    page.click(f"a[href='/t/{tables[game][kind].id}']")
    seated(page)
    if page.locator("#open").count():
        page.click("#open")
        page.wait_for_selector("#task")
    assert page.inner_text("#task") == asked


def test_every_reason_leads_to_its_passage_by_mouse_and_by_key(enter: Enter, tables: Tables) -> None:
    visit = enter()
    page = visit.sit(tables["histrio"]["fulfil"])
    heard(page)
    blocked = page.locator("[data-why]").first
    blocked.locator(".hit-area").or_(blocked).first.click(force=True)
    link = page.locator("#bubble a")
    link.wait_for()
    assert "/rules/histrio?table=" in (link.get_attribute("href") or "")
    page.keyboard.press("Escape")
    expect(page.locator("#bubble")).to_be_hidden()
    blocked.locator(".hit-area").or_(blocked).first.focus()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.closest('#bubble') !== null")
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules/histrio*")
    expect(page.locator(":target")).to_be_visible()


def test_a_refused_move_leads_to_its_passage(enter: Enter, tables: Tables) -> None:
    visit, table = enter(), tables["histrio"]["travel"]
    page = visit.sit(table)
    heard(page)
    page.locator(".city[data-pick] > .hit-area").first.click()
    page.evaluate("move.value = 'fulfil none'; decide.requestSubmit(go)")
    page.wait_for_selector("#prompt.rejected")
    assert page.get_attribute("#rule", "href") != f"/rules/histrio?table={table.id}#travel"
    page.click("#rule")
    expect(page.locator(":target")).to_be_visible()
    visit.complaints.clear()


PIECES = {
    "histrio": ".city .card",
    "colosseum": "#people [data-tip-title]",
    "magnificent": ".poster[data-tip-title]",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_tip_of_a_piece_leads_to_its_passage(enter: Enter, tables: Tables, game: str, language: str) -> None:
    visit, table = enter(language=language), tables[game]["over"]
    visit.be(table)
    page = visit.go(f"/review/{table.id}")
    piece = page.locator(PIECES[game]).first
    piece.scroll_into_view_if_needed()
    page.evaluate("() => new Promise(requestAnimationFrame)")  # scrolling closes what is open
    piece.hover(force=True)
    link = page.locator("#bubble a")
    link.wait_for()
    title = page.inner_text("#bubble b")
    link.click()
    expect(page.locator(":target")).to_be_visible()
    assert title in page.inner_text(":target")
