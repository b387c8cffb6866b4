"""Since your last turn: whoever comes back is told what happened, may play it back, and sees what is new."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from spectacula.web.games import OFFERED
from spectacula.web.words import LANGUAGES
from tests.browser.conftest import Enter, OwnTable


@pytest.mark.parametrize("game", OFFERED)
def test_three_lines_in_every_language(enter: Enter, own_table: OwnTable, game: str) -> None:
    visits = [enter(), *(enter(phone=True, language=language) for language in LANGUAGES)]
    for visit in visits:
        page = visit.sit(own_table(game, "missed", alone=True))
        page.wait_for_selector("#meanwhile")
        assert 1 <= page.locator("#meanwhile-lines li").count() <= 3
        assert page.locator("#log-lines .fresh").count() >= 1
        assert visit.wider_than_screen() <= 0
    for visit in visits[:2]:
        visit.page.locator("#changed summary").click()
        expect(visit.page.locator("#changed li").first).to_be_visible()
        assert visit.axe() == []
    assert visits[0].axe_by_night() == []


def marks(page: Page) -> list[str]:
    """What the marks on the board's pieces tell a screen reader."""
    found: list[str] = page.eval_on_selector_all("#table .changed > .new-mark", "all => all.map(m => m.textContent)")
    return sorted(found)


@pytest.mark.parametrize("game", OFFERED)
def test_pieces_stay_marked_and_say_what_changed(enter: Enter, own_table: OwnTable, game: str) -> None:
    """Until the next move, whatever the player looks at meanwhile; the lines themselves are shown once."""
    page = enter().sit(own_table(game, "missed", alone=True))
    page.wait_for_selector(".new-mark", state="attached")
    told = page.eval_on_selector_all("#changed li", "all => all.map(li => li.textContent)")
    before = marks(page)
    assert before and set(before) <= set(told)
    page.click("#meanwhile-close")
    expect(page.locator("#meanwhile")).to_be_hidden()
    assert page.locator("#log-lines .fresh").count() >= 1
    page.reload()
    page.wait_for_selector(".new-mark", state="attached")
    assert marks(page) == before
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


ASKED_ELSEWHERE = """() => {
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  document.getElementById("table").dataset.opened = "-1";
  document.dispatchEvent(new CustomEvent("table:shown"));
}"""


def test_a_notice_tells_the_same_three_lines(enter: Enter, own_table: OwnTable) -> None:
    visit, table = enter(apart=True), own_table("histrio", "missed", alone=True)
    visit.be(table)
    visit.page.add_init_script(NOTICED)
    page = visit.sit(table)
    lines = [line.strip() for line in page.locator("#meanwhile-lines li").all_text_contents()]
    page.click("#meanwhile-close")
    page.click("[commandfor=menu]")
    page.click("#notices")
    expect(page.locator("#notices")).to_have_attribute("aria-pressed", "true")
    page.evaluate(ASKED_ELSEWHERE)
    page.wait_for_function("() => window.noticed.length")
    title, body = page.evaluate("window.noticed[0]")
    assert title == f"Histrio: {page.inner_text('#task')}"
    assert body.split("\n") == lines
    assert page.title().startswith("●")


def test_it_is_played_back_through_ones_own_eyes_only(enter: Enter, own_table: OwnTable) -> None:
    table = own_table("histrio", "missed", alone=True)
    page = enter().sit(table)
    page.click("#meanwhile a")
    page.wait_for_selector("#review[data-step]")
    page.wait_for_selector(".play-button.playing, #next.none", state="attached")
    assert page.locator(".viewpoints, #play-on, a[download]").count() == 0
    stranger = enter()
    assert stranger.go(f"/review/{table.id}").locator("#review").count() == 0
    stranger.complaints.clear()


@pytest.mark.parametrize("game", OFFERED)
def test_the_course_of_the_game_so_far_is_one_click_away(enter: Enter, own_table: OwnTable, game: str) -> None:
    page = enter().sit(own_table(game, "missed", alone=True))
    page.click("#meanwhile-close")
    page.click("[commandfor=menu]")
    page.click("#so-far")
    page.wait_for_selector("#review[data-step]")
    assert page.get_attribute("#review", "data-step") == page.get_attribute("#review", "data-last")
    expect(page.locator(".score-lines.only-desk .curve").first).to_be_attached()
    assert page.locator("#coach, .viewpoints, #play-on").count() == 0, "not while it is being played"


def test_the_next_move_takes_it_away(enter: Enter, own_table: OwnTable) -> None:
    page = enter().sit(own_table("histrio", "missed", alone=True))
    page.wait_for_selector("#meanwhile")
    picks = page.get_attribute("#choices li", "data-picks") or ""
    if page.locator(".quiet-move").count():
        page.locator(".quiet-move").first.click()
    else:
        page.locator(f"[data-pick='{picks}']").first.click()
        page.click("#go")
    page.wait_for_selector("#meanwhile", state="detached")
    assert marks(page) == [] and page.locator("#table .changed").count() == 0
