"""Since your last turn: whoever comes back is told what happened, may play it back, and sees what is new."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from spectacula.engine.match import Match
from spectacula.engine.record import Record
from spectacula.server.tables.opening import openings
from spectacula.web.games import OFFERED
from spectacula.web.tables.changes import changes
from spectacula.web.tables.meanwhile import last_decision
from spectacula.web.words import Words
from tests.browser.conftest import Enter, Visit
from tests.browser.test_review import RECORDS

TABLES = {**RECORDS, "magnificent": RECORDS["magnificent"].with_name("four-players.json")}


@cache
def much_missed(game: str) -> Match:
    """The middle of a game whose next player has decided before and finds the table changed in many places."""
    whole = Record.read(TABLES[game]).match()
    words = Words("en", game, tuple(f"Player {n}" for n in range(1, whole.game.players + 1)))
    best, most = whole, -1
    for ply in sorted(set(openings(whole)))[20:90]:
        match = whole.copy()
        match.rewind(ply)
        seat = match.pending[0]
        since = last_decision(match, seat)
        others = any(played.seat != seat for played in match.played[since:])
        found = len(changes(match, seat, since, words)) if since and others else -1
        if found > most:
            best, most = match, found
    return best


def come_back(visit: Visit, game: str, folder: Path) -> str:
    """Sit down where much has happened since the seat's last decision; the address of the table."""
    file = folder / f"{game}.json"
    much_missed(game).record().save(file)
    page = visit.go("/records")
    page.set_input_files("#record", file)
    page.click("#upload button")
    return page.get_attribute(".notice.good a", "href") or ""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("game", OFFERED)
def test_three_lines_and_marks_until_it_is_closed(enter: Enter, game: str, language: str, tmp_path: Path) -> None:
    visit = enter(language=language, phone=language == "fr")
    page = visit.go(come_back(visit, game, tmp_path))
    page.wait_for_selector("#meanwhile")
    assert 1 <= page.locator("#meanwhile-lines li").count() <= 3
    assert page.locator("#log-lines .fresh").count() >= 1
    assert visit.axe() == [] and visit.wider_than_screen() <= 0
    page.click("#meanwhile-close")
    expect(page.locator("#meanwhile")).to_be_hidden()
    assert page.locator("#log-lines .fresh").count() >= 1


def marks(page: Page) -> list[str]:
    """What the marks on the board's pieces tell a screen reader."""
    found: list[str] = page.eval_on_selector_all("#table .changed > .newmark", "all => all.map(m => m.textContent)")
    return sorted(found)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("game", OFFERED)
def test_pieces_stay_marked_and_say_what_changed(enter: Enter, game: str, language: str, tmp_path: Path) -> None:
    visit = enter(language=language, phone=language == "de", dark=language == "fr")
    page = visit.go(come_back(visit, game, tmp_path))
    page.wait_for_selector(".newmark", state="attached")
    told = page.eval_on_selector_all("#changed li", "all => all.map(li => li.textContent)")
    assert marks(page) and set(marks(page)) <= set(told)
    page.locator("#changed summary").click()
    expect(page.locator("#changed li").first).to_be_visible()
    assert visit.axe() == [] and visit.wider_than_screen() <= 0
    page.click("#meanwhile-close")
    before = marks(page)
    page.reload()
    page.wait_for_selector(".newmark", state="attached")
    assert marks(page) == before, "until the next move, whatever the player looks at meanwhile"
    expect(page.locator("#meanwhile")).to_be_hidden()


NOTICED = """
window.noticed = [];
window.Notification = class extends EventTarget {
  static permission = "default";
  static async requestPermission() { return (this.permission = "granted"); }
  constructor(title, more) { super(); window.noticed.push([title, more.body]); }
  close() {}
};
"""


def test_a_notice_tells_the_same_three_lines(enter: Enter, tmp_path: Path) -> None:
    visit = enter()
    address = come_back(visit, "histrio", tmp_path)
    visit.context.add_init_script(NOTICED)
    page = visit.go(address)
    lines = [line.strip() for line in page.locator("#meanwhile-lines li").all_text_contents()]
    page.click("#meanwhile-close")
    page.click("[data-opens=menu]")
    page.click("#notices")
    expect(page.locator("#notices")).to_have_attribute("aria-pressed", "true")
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    page.evaluate("document.getElementById('table').dataset.opened = '-1'")
    page.evaluate("document.dispatchEvent(new CustomEvent('table:shown'))")
    page.wait_for_function("() => window.noticed.length === 1")
    ((title, body),) = page.evaluate("window.noticed")
    assert title == f"Histrio: {page.inner_text('#task')}"
    assert body.split("\n") == lines
    assert page.title().startswith("●")


def test_it_is_played_back_through_ones_own_eyes_only(enter: Enter, tmp_path: Path) -> None:
    visit = enter()
    address = come_back(visit, "histrio", tmp_path)
    page = visit.go(address)
    page.click("#meanwhile a")
    page.wait_for_selector("#review[data-step]")
    page.wait_for_selector(".playb.on, #next.none", state="attached")
    assert page.locator(".eyes, #play-on, a[download]").count() == 0
    stranger = enter()
    assert stranger.go(address.replace("/t/", "/review/")).locator("#review").count() == 0
    stranger.complaints.clear()


@pytest.mark.parametrize("game", OFFERED)
def test_the_course_of_the_game_so_far_is_one_click_away(enter: Enter, game: str, tmp_path: Path) -> None:
    visit = enter()
    page = visit.go(come_back(visit, game, tmp_path))
    page.click("#meanwhile-close")
    page.click("[data-opens=menu]")
    page.click("#so-far")
    page.wait_for_selector("#review[data-step]")
    assert page.get_attribute("#review", "data-step") == page.get_attribute("#review", "data-last")
    expect(page.locator(".scorelines.only-desk .curve").first).to_be_attached()
    assert page.locator("#coach, .eyes, #play-on").count() == 0, "not while it is being played"


def test_the_next_move_takes_it_away(enter: Enter, tmp_path: Path) -> None:
    visit = enter()
    page = visit.go(come_back(visit, "histrio", tmp_path))
    page.wait_for_selector("#meanwhile")
    picks = page.get_attribute("#choices li", "data-picks") or ""
    if page.locator(".quietmove").count():
        page.locator(".quietmove").first.click()
    else:
        page.locator(f"[data-pick='{picks}']").first.click()
        page.click("#go")
    page.wait_for_selector("#meanwhile", state="detached")
    assert marks(page) == [] and page.locator("#table .changed").count() == 0
