"""Every decision of every game as people meet it: at a desk by day and night, on a phone in three languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from spectacula.engine.definition import definition
from spectacula.games import GAMES
from spectacula.web.words import LANGUAGES
from tests.browser.conftest import Enter
from tests.browser.hands import kind_of, twice, visible
from tests.browser.house import Tables
from tests.scenes import names

RARE = {"missed", "rich", "decorated", "short", "three players", "five players", "last round", "last turns"}
"""Tables like the others, prepared for a test of their own."""

FULLEST = {
    "histrio": ("travel", "fulfil", "over"),
    "colosseum": ("invest", "trade", "cast", "over"),
    "magnificent": ("die", "turn", "rotate", "show", "score", "over"),
}
scenes = pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in GAMES for name in names(game) if name not in RARE]
)


def is_decision(game: str, name: str) -> bool:
    return name in definition(game).kinds


def question(page: Page) -> tuple[str, str, list[str]]:
    """What is asked and what can be chosen."""
    pieces = "all => all.map(one => one.dataset.draft ?? one.dataset.move)"
    return kind_of(page), page.inner_text("#task"), page.eval_on_selector_all("[data-draft], #choices li", pieces)


@scenes
def test_at_a_desk(enter: Enter, tables: Tables, game: str, name: str) -> None:
    """The same question with the same choices after a reload; axe finds nothing by day, and nothing by night."""
    visit = enter()
    page = visit.sit(tables[game][name])
    asked = question(page)
    page.reload()
    assert question(page) == asked
    if is_decision(game, name):
        assert asked[0] == name and asked[2]
        assert visible(page, "[data-draft], [data-pick], #camp-hand"), "something to click"
    assert twice(page) == []
    assert visit.axe() == []
    assert visit.axe_by_night() == []


@scenes
def test_on_a_phone(enter: Enter, tables: Tables, game: str, name: str) -> None:
    """In every language nothing is wider than the screen, and the gold button is within reach of the thumb."""
    for language in LANGUAGES:
        visit = enter(phone=True, language=language)
        page = visit.sit(tables[game][name])
        assert page.get_attribute("html", "lang") == language
        assert visit.wider_than_screen() <= 0, language
        if is_decision(game, name):
            task, button = page.locator("#task").bounding_box(), visible(page, "#onward, #go")[0].bounding_box()
            assert task is not None and task["y"] >= 0, language
            assert button is not None and button["height"] >= 44, language
            assert button["y"] + button["height"] <= 844, language
        if language == "en":
            assert visit.axe() == []


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_longer_words_fit_a_desk(enter: Enter, tables: Tables, game: str, language: str) -> None:
    visit = enter(language=language)
    for name in FULLEST[game]:
        visit.sit(tables[game][name])
        assert visit.wider_than_screen() <= 0, name
