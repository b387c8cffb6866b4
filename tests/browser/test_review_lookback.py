"""Looking back at a whole game in the browser: asked for, followed, read, and left for the position of a sign."""

from __future__ import annotations

import subprocess
import sys

import pytest
from playwright.sync_api import Browser, Page, expect

from spectacula.web.words import Words
from tests.browser.conftest import Enter
from tests.browser.house import Server, Tables
from tests.browser.shows import rests
from tests.browser.test_review import RECORDS, open_record, step_of

LONG = 180_000


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """The house looks back once it has compiled its search; nobody is kept waiting for that here."""
    subprocess.run([sys.executable, "-m", "spectacula.bots", "histrio"], check=True)


def ask(page: Page) -> None:
    page.click("#lookback-ask")
    page.wait_for_selector("#lookback progress[max], #lookback.done")


def test_a_whole_game_is_looked_at_and_its_signs_lead_to_their_steps(enter: Enter, tables: Tables) -> None:
    visit = enter()
    page = visit.go(f"/review/{tables['histrio']['short'].id}")
    assert page.locator("#lookback progress").count() == 0, "only on demand"
    ask(page)
    assert visit.axe() == []
    page.click("#next")
    page.wait_for_selector("#review[data-step='1']")
    rests(page)

    page.locator("#lookback.done .review-balance").first.wait_for(timeout=LONG)
    expect(page.locator("#lines")).to_be_visible()
    expect(page.locator(".review-expected .score-lines:visible .curve").first).to_be_attached()
    expect(page.locator(".review-scores")).to_be_hidden()
    assert step_of(visit) == 1, "one stays where one was"
    assert page.locator("[id=review]").count() == 1
    assert page.locator("#lookback .review-weight").count() >= 1
    assert visit.axe() == [] and visit.wider_than_screen() <= 0

    page.check("#lines input[value='scores']", force=True)
    expect(page.locator(".review-scores")).to_be_visible()
    page.click("#next")
    page.wait_for_selector("#review[data-step='2']")
    rests(page)
    expect(page.locator(".review-expected")).to_be_hidden()

    sign = page.locator(".review-strip:visible a").last
    there = sign.get_attribute("href") or ""
    sign.click()
    page.wait_for_selector(f"#copy-link[data-link='{there}']")
    page.wait_for_url(lambda url: url.endswith(there))
    page.click("#signs summary")
    page.locator("#signs a").first.press("Enter")
    page.wait_for_url(lambda url: not url.endswith(there))
    expect(page.locator("#copy-link")).not_to_have_attribute("data-link", there)
    page.wait_for_selector(".htmx-request", state="detached")
    page.go_back()
    page.wait_for_selector(f"#copy-link[data-link='{there}']")

    for language in ("de", "fr"):
        phone = enter(phone=True, language=language, dark=language == "fr")
        shown = phone.go(there)
        assert Words(language)("lookback-game") in shown.inner_text("#lookback")
        assert phone.axe() == [] and phone.wider_than_screen() <= 0


def test_without_scripts_it_is_asked_for_and_followed_by_links(
    browser: Browser, server: Server, tables: Tables
) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{server.url}/review/{tables['histrio']['short'].id}?ply=4&eyes=1")
    if page.locator("#lookback-ask").count():
        page.click("#lookback-ask")
        page.wait_for_selector("#lookback .review-again a, #lookback.done")
    if page.locator("#lookback .review-again a").count():
        page.click("#lookback .review-again a")
        page.wait_for_url(lambda url: url.endswith("ply=4&eyes=1#lookback"))
    page.locator(".review-strip a").first.click()
    page.wait_for_url(lambda url: "ply=4&" not in url)
    context.close()


@pytest.mark.parametrize(("game", "language"), [("histrio", "de"), ("colosseum", "fr"), ("magnificent", "en")])
def test_every_game_has_its_band_and_its_signs(enter: Enter, game: str, language: str) -> None:
    visit = enter(language=language)
    page = visit.go(open_record(visit, RECORDS[game]))
    assert (
        page.locator(".review-strip:visible a").count() > 5
        and page.locator(".review-strip:visible .review-band").count() >= 5
    )
    assert page.locator(".review-key li").count() >= 4
    phone = enter(phone=True, language=language)
    shown = phone.go(visit.page.url.removeprefix(visit.url))
    boxes = [box for sign in shown.locator(".review-strip:visible a .review-hit").all() if (box := sign.bounding_box())]
    assert len(boxes) > 5
    for i, one in enumerate(boxes):
        for other in boxes[:i]:
            apart = abs(one["x"] - other["x"]) >= one["width"] - 0.5 or abs(one["y"] - other["y"]) >= 12
            assert apart, "signs do not cover each other"
    assert phone.wider_than_screen() <= 0
