"""Every decision of every game as people meet it: at a desk by day and night, on a phone in three languages.

A scene is loaded once: then its screen becomes a phone, and the table on it is asked for again in other languages.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from spectacula.engine.definition import definition
from spectacula.games import GAMES
from spectacula.web.words import LANGUAGES
from tests.browser.conftest import Rooms, Visit, Who
from tests.browser.hands import WITHOUT_PIECE, choices, kind_of, twice, visible
from tests.browser.house import Server, Tables
from tests.scenes import names

RARE = {"missed", "rich", "decorated", "short", "three players", "five players", "last round", "last turns"}
"""Tables like the others, prepared for a test of their own."""

FULLEST = {
    "histrio": ("travel", "fulfil", "over"),
    "colosseum": ("invest", "trade", "cast", "over"),
    "magnificent": ("die", "turn", "rotate", "show", "score", "over"),
}
OTHERS = [language for language in LANGUAGES if language != "en"]
SPEAK = """async (language) => {
  const headers = { "HX-Request": "true", "Accept-Language": language };
  const told = await (await fetch(`${location.pathname}/board`, { headers })).text();
  document.documentElement.lang = language;
  htmx.swap("#table", told, { swapStyle: "outerHTML" });
}"""
CHOOSE = """(picks) => {
  const seen = (pick) => [...document.querySelectorAll(`[data-pick="${pick}"]`)].find((one) => one.checkVisibility());
  const covered = picks.split(" ").filter((pick) => {
    const piece = seen(pick);
    if (piece.classList.contains("selected")) return false;
    const button = piece.querySelector(":scope > .hit-area") ?? piece;
    button.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = button.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    there?.click();
    return !button.contains(there);
  });
  const ready = document.getElementById("go").ariaDisabled === "false" && document.getElementById("move").value !== "";
  document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  return { ready, covered };
}"""
"""Click the middle of every piece of a choice, see whether it can be made, and let go of it again."""
scenes = pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in GAMES for name in names(game) if name not in RARE]
)


def is_decision(game: str, name: str) -> bool:
    return name in definition(game).kinds


def question(page: Page) -> tuple[str, list[str]]:
    """What kind of decision is asked for and what can be chosen."""
    pieces = "all => all.map(one => one.dataset.draft ?? one.dataset.move)"
    return kind_of(page), page.eval_on_selector_all("[data-draft], #choices li", pieces)


@pytest.fixture(scope="module")
def kept(rooms: Rooms, server: Server) -> Iterator[Visit]:
    """A screen that stays where it is from scene to scene: a browser that has to start renders nothing yet."""
    visit = Visit(rooms, Who(), server.url)
    yield visit
    visit.leave()


@pytest.fixture
def screen(kept: Visit) -> Iterator[Visit]:
    kept.go("/health")
    kept.is_desk()
    kept.complaints.clear()
    yield kept
    assert kept.complaints == []


@scenes
def test_at_a_desk_and_on_a_phone(screen: Visit, tables: Tables, game: str, name: str) -> None:
    """Axe finds nothing by day, and nothing by night; whoever asks in another language is offered the same choices.

    In every language nothing is wider than a phone's screen, and the gold button is within reach of the thumb.
    Where there is most to read, longer words fit a desk as well.
    """
    page = screen.sit(tables[game][name])
    asked = question(page)
    if is_decision(game, name):
        assert asked[0] == name and asked[1]
        assert visible(page, "[data-draft], [data-pick], #camp-hand"), "something to click"
    assert twice(page) == []
    if game == "histrio" and is_decision(game, name):
        every_choice_has_its_piece(page)
    assert screen.axe() == [] and screen.axe_by_night() == []
    screen.is_phone()
    assert screen.axe() == []
    fits_a_phone(screen, game, name, "en")
    for language in OTHERS:
        page.evaluate(SPEAK, language)
        assert question(page) == asked
        fits_a_phone(screen, game, name, language)
        if name in FULLEST[game]:
            screen.is_desk()
            assert screen.wider_than_screen() <= 0, language
            screen.is_phone()


def every_choice_has_its_piece(page: Page) -> None:
    """Clicking the pieces of a choice makes the gold button ready for it."""
    for picks in choices(page)[:14]:
        if picks not in WITHOUT_PIECE and not picks.startswith("use-elephant"):
            assert page.evaluate(CHOOSE, picks) == {"ready": True, "covered": []}, picks


def fits_a_phone(screen: Visit, game: str, name: str, language: str) -> None:
    assert screen.page.get_attribute("#table .languages [aria-current=true]", "value") == language
    assert screen.wider_than_screen() <= 0, language
    if is_decision(game, name):
        within_reach(screen.page, language)


def within_reach(page: Page, language: str) -> None:
    task, button = page.locator("#task").bounding_box(), visible(page, "#onward, #go")[0].bounding_box()
    assert task is not None and task["y"] >= 0, language
    assert button is not None and button["height"] >= 44, language
    assert button["y"] + button["height"] <= 844, language
