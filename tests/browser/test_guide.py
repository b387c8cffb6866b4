"""The guided games: every step stands on real rules, speaks three languages, and the last one is a real table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from spectacula.web.games import OFFERED
from spectacula.web.guide.script import guide
from spectacula.web.words import LANGUAGES
from tests.browser.conftest import Enter
from tests.browser.house import Server


def test_the_whole_guide_by_its_buttons(enter: Enter) -> None:
    page = enter().go("/guide/histrio")
    for step in guide("histrio").steps[:-1]:
        expect(page.locator(".guide-step b")).to_have_text(str(step.number))
        page.click("#guide-next")
    expect(page.locator("#guide-play")).to_be_visible()


@pytest.mark.parametrize("game", OFFERED)
def test_after_the_guide_one_plays_on_against_novices(enter: Enter, game: str) -> None:
    page = enter().go(f"/guide/{game}?step={guide(game).steps[-1].number}")
    page.click("#guide-play")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#decide", state="attached")


def test_the_ringed_piece_does_the_step_and_no_other(enter: Enter) -> None:
    visit = enter()
    first = next(step for step in guide("histrio").steps if step.move)
    page = visit.go(f"/guide/histrio?step={first.number}")
    expect(page.locator("#spot")).to_be_visible()
    page.locator("#city-3").first.click(force=True)
    assert page.inner_text(".guide-step b") == str(first.number)
    page.locator("#main [data-pick='city-6']").first.click(force=True)
    page.wait_for_url(f"**step={first.number + 1}")


SPEAK = """async (language) => {
  const told = await (await fetch(location.href, { headers: { "Accept-Language": language } })).text();
  const page = new DOMParser().parseFromString(told, "text/html");
  document.documentElement.lang = page.documentElement.lang;
  document.getElementById("guided").replaceWith(page.getElementById("guided"));
  document.dispatchEvent(new Event("show:laid"));
}"""


@pytest.mark.parametrize("game", OFFERED)
def test_every_language_wide_and_narrow(enter: Enter, game: str) -> None:
    steps, visit = guide(game).steps, enter()
    for step in (steps[0], next(step for step in steps if step.move), steps[-1]):
        page = visit.go(f"/guide/{game}?step={step.number}")
        assert visit.axe_all_over() == []
        visit.is_phone()
        for language in LANGUAGES:
            page.evaluate(SPEAK, language)
            assert page.get_attribute("html", "lang") == language
            assert visit.wider_than_screen() <= 0, language
            box = page.locator(".guide-actions .gold").bounding_box()
            assert box is not None and box["height"] >= 40 and box["y"] + box["height"] <= 844, language
        visit.is_desk()


LINGER = """async () => {
  const own = [...document.scripts].find(({ src }) => src.endsWith("/js/guide.js")).src;
  const { director } = await import(new URL("show/director.js", own));
  director.speed = 0.001;
}"""


def test_what_happens_until_the_next_step_is_shown_on_the_table_as_it_is(enter: Enter) -> None:
    opened = next(step for step in guide("histrio").steps if step.ply > step.since)
    page = enter(motion=True).go(f"/guide/histrio?step={opened.number - 1}")
    page.evaluate(LINGER)
    page.click("#guide-next")
    page.wait_for_selector("body.behind #surtitle:visible")
    expect(page.locator("#guided")).to_have_attribute("data-step", str(opened.number - 1))
    expect(page.locator("#guide")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator("#guided")).to_have_attribute("data-step", str(opened.number))
    expect(page.locator("#guide")).to_be_focused()
    page.go_back()
    expect(page.locator("#guided")).to_have_attribute("data-step", str(opened.number - 1))


def test_by_keyboard_alone_and_the_way_out(enter: Enter) -> None:
    page = enter().go("/guide/histrio")
    assert page.evaluate("document.activeElement.id") == "guide"
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**step=2")
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**step=1")
    page.click("#leave")
    page.wait_for_url("**/new/histrio?with=bots")


def test_without_scripts_it_is_told_all_the_same(browser: Browser, server: Server) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{server.url}/guide/histrio")
    for number in ("1", "2"):
        expect(page.locator(".guide-step b")).to_have_text(number)
        page.click("#guide-next")
    expect(page.locator(".guide-step b")).to_have_text("3")
    context.close()


def test_the_lobby_leads_to_guides_rules_and_my_games(enter: Enter) -> None:
    page = enter().go("/")
    page.locator(".learn a").first.click()
    page.wait_for_url("**/guide/*")
    page.goto(page.url.split("/guide")[0])
    page.click(".top-link")
    page.wait_for_url("**/mine")


def test_pace_and_sound_are_set_in_the_guide_too(enter: Enter) -> None:
    page = enter().go("/guide/histrio")
    page.click("[commandfor=showing]")
    expect(page.locator("#volume")).to_be_visible()
    page.click("[data-show-pace=once]")
    assert page.evaluate("localStorage.getItem('pace')") == "once"
