"""Hints, levels with their strength, and the pace of bots, as people meet them in the browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from spectacula.bots import LEVELS
from spectacula.bots.strength import measured
from spectacula.games import GAMES
from tests.browser.conftest import Enter, OwnTable, Visit
from tests.browser.hands import open_menu, open_table, seated
from tests.browser.house import Server

SEEN = """() => {
  window.seen = [];
  const note = () => {
    const { opened } = document.getElementById("table").dataset;
    if (opened !== undefined && window.seen.at(-1) !== Number(opened)) window.seen.push(Number(opened));
  };
  note();
  document.addEventListener("table:shown", note);
}"""

CHOSEN = """([steps, move]) =>
  (!steps || table.dataset.drafted === steps) && (!move || document.getElementById("move").value === move)"""
LONGER = """() => {
  const steps = document.querySelector("#hint .turn");
  for (let copies = 0; copies < 12; copies++) steps.append(steps.firstElementChild.cloneNode(true));
}"""
COVERED = """() => {
  const card = document.getElementById("hint").getBoundingClientRect();
  return ["prompt", "board", "people"].filter((id) => {
    const part = document.getElementById(id).getBoundingClientRect();
    return part.left < card.right && card.left < part.right && part.top < card.bottom && card.top < part.bottom;
  });
}"""


def at_a_table(visit: Visit, game: str = "histrio", hints: str = "alone", rest: str = "bot") -> Page:
    """A new table with two others; the first question that has a choice."""
    page = visit.go(f"/new/{game}")
    page.check(f"input[name=hints][value={hints}]", force=True)
    open_table(page, 3, ["me", rest, "bot"])
    if rest == "invite":
        page.click("#prompt .gold")
        seated(page)
    page.wait_for_selector("#go")
    return page


def ask(page: Page) -> None:
    page.click("#hint-ask button")
    expect(page.locator("#hint")).to_be_visible()
    page.wait_for_selector("#hint-choose")


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_a_turn_with_its_reason_and_choosing_it_plays_nothing(enter: Enter, game: str) -> None:
    """It covers neither the board nor the players, however long it is."""
    page = at_a_table(enter(), game)
    opened = page.input_value("#decide [name=opened]")
    ask(page)
    assert all(step.inner_text().strip() for step in page.locator("#hint .turn li").all())
    assert page.inner_text("#hint .reason").strip()
    assert page.evaluate(COVERED) == []
    page.evaluate(LONGER)
    assert page.evaluate(COVERED) == []
    expect(page.locator("#hint-choose")).to_be_in_viewport()
    wanted = [page.get_attribute("#hint-choose", f"data-{name}") for name in ("steps", "move")]
    page.click("#hint-choose")
    expect(page.locator("#hint")).to_be_hidden()
    page.wait_for_function(CHOSEN, arg=wanted)
    assert page.input_value("#decide [name=opened]") == opened
    expect(page.locator("#player-0 .hints-asked")).to_contain_text("1")


def test_a_hint_goes_with_the_step_it_was_for(enter: Enter, own_table: OwnTable) -> None:
    page = enter().sit(own_table("magnificent", "turn"))
    ask(page)
    page.locator("[data-draft]:visible").first.click()
    expect(page.locator("#hint")).to_be_hidden()


def test_the_card_shows_that_it_thinks_and_closes(enter: Enter) -> None:
    page = at_a_table(enter())
    page.keyboard.press("h")
    expect(page.locator("#hint")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#hint")).to_be_hidden()
    expect(page.locator("#hint-ask button")).to_be_focused()
    ask(page)
    page.click("#hint-choose")
    expect(page.locator("#go")).to_be_focused()
    assert page.get_attribute("#go", "aria-disabled") == "false"
    ask(page)
    page.click("#go")
    expect(page.locator("#hint")).to_be_hidden()


def test_axe_finds_nothing_beside_a_hint(enter: Enter) -> None:
    visit = enter()
    page = at_a_table(visit)
    ask(page)
    assert visit.axe() == [] and visit.axe_by_night() == []


@pytest.mark.parametrize("language", ["de", "fr"])
def test_hints_on_a_phone_speak_the_language(enter: Enter, language: str) -> None:
    visit = enter(phone=True, language=language)
    page = at_a_table(visit)
    box = page.locator("#hint-ask button").bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= 44
    ask(page)
    assert visit.wider_than_screen() <= 0
    words = {"de": "was du wissen kannst", "fr": "ce que vous pouvez savoir"}[language]
    assert words in page.inner_text("#hint .about")
    assert page.evaluate("hint.getBoundingClientRect().bottom <= acts.getBoundingClientRect().top")
    page.locator("#hint-choose").tap()
    expect(page.locator("#hint")).to_be_hidden()
    expect(page.locator("#go")).to_have_attribute("aria-disabled", "false")


def test_where_hints_are_off_there_is_no_button_and_the_table_says_so(enter: Enter) -> None:
    for hints, rest in (("no", "bot"), ("alone", "invite")):
        page = at_a_table(enter(), hints=hints, rest=rest)
        assert page.locator("#hint-ask").count() == 0
        expect(page.locator("#terms")).to_contain_text("no hints")
        page.keyboard.press("h")
        expect(page.locator("#hint")).to_be_hidden()


def test_watchers_see_who_asked_and_cannot_ask(enter: Enter) -> None:
    page = at_a_table(enter())
    watcher = enter()
    seen = watcher.go(page.url.removeprefix(watcher.url))
    assert seen.locator("#hint-ask").count() == 0
    ask(page)
    expect(seen.locator("#player-0 .hints-asked")).to_contain_text("asked for 1 hint")
    assert seen.locator("#paces").count() == 0
    asked = """async () => {
      const headers = { "X-CSRFToken": JSON.parse(document.body.getAttribute("hx-headers"))["X-CSRFToken"] };
      const body = new URLSearchParams({ seat: "0", opened: document.getElementById("table").dataset.opened });
      return (await fetch(location.pathname + "/hint", { method: "POST", headers, body })).status;
    }"""
    with seen.expect_console_message(lambda message: message.type == "error"):
        assert seen.evaluate(asked) == 403
    watcher.complaints.clear()


@pytest.mark.parametrize("game", GAMES)
def test_every_level_can_be_chosen_and_says_what_was_measured(enter: Enter, game: str) -> None:
    page = enter().go(f"/new/{game}")
    for level in LEVELS:
        page.check(f"input[name=level-2][value={level}]", force=True)
        line = page.locator(".seat-2 .level-texts p:visible")
        expect(line).to_have_count(1)
        found = measured(game, level)
        assert line.locator("b").count() == (found is not None)
        if found is not None:
            expect(line.locator("b")).to_contain_text(f"Wins {round(100 * found.share)} of 100 games against")


def test_the_bar_of_the_set_up_covers_no_choice(enter: Enter) -> None:
    for game in GAMES:
        page = enter(phone=True).go(f"/new/{game}")
        page.locator("input[name=hints]").first.focus()
        box, bar = page.locator("input[name=hints]").first.bounding_box(), page.locator(".start-bar").bounding_box()
        assert box is not None and bar is not None and box["y"] + box["height"] <= bar["y"]


def test_bots_take_their_time_one_move_after_the_other(enter: Enter, tmp_path: Path) -> None:
    server = Server(tmp_path, tempo=1e6)
    server.start()
    try:
        visit = enter(url=server.url)
        page = visit.go("/new/colosseum")
        page.check("input[name=pace][value=calm]", force=True)
        page.click(".start-bar .button.gold")
        page.wait_for_url("**/t/*")
        page.wait_for_selector("#table[data-kind=invest] #go")
        page.evaluate(SEEN)
        page.click(".quiet-move[value='stop investing']")
        page.wait_for_function("() => window.seen.length === 2")
        for move in (1, 2, 3):
            server.let_move(move)
            page.wait_for_function("moves => window.seen.length >= moves + 2", arg=move)
        mine, *theirs = page.evaluate("window.seen.slice(1)")
        assert theirs == [mine + move for move in (1, 2, 3)], "every bot's move is shown by itself"
        expect(page.locator("#log-lines")).to_contain_text("Scapin")
        open_menu(page)
        page.click("#pace-instant")
        expect(page.locator("#pace-instant")).to_have_attribute("aria-pressed", "true")
        expect(page.locator("#terms")).to_contain_text("At once")
        server.let_move(4)
        page.wait_for_selector("#go")
    finally:
        server.stop()
