"""Every decision of every game as people meet it: at a desk by day and night, on a phone in three languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from spectacula.engine.definition import definition
from spectacula.games import GAMES
from spectacula.web.words import LANGUAGES
from tests.browser.conftest import Enter, Rooms, Visit, Who
from tests.browser.hands import kind_of, twice, visible
from tests.browser.house import Server, Tables
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
    choices = page.eval_on_selector_all("[data-draft], #choices li", pieces)
    return kind_of(page), page.text_content("#task") or "", choices


Screens = Callable[..., Visit]


@pytest.fixture(scope="module")
def kept(rooms: Rooms, server: Server) -> Iterator[dict[Who, Visit]]:
    """Screens that stay where they are from scene to scene: a browser that has to start renders nothing yet."""
    kept: dict[Who, Visit] = {}
    yield kept
    for visit in kept.values():
        visit.leave()


@pytest.fixture
def screens(kept: dict[Who, Visit], rooms: Rooms, server: Server) -> Iterator[Screens]:
    """`screens(phone=True)`: one of those screens."""

    def at(**who: Any) -> Visit:
        return kept.setdefault(Who(**who), Visit(rooms, Who(**who), server.url))

    yield at
    complaints = [line for visit in kept.values() for line in visit.complaints]
    for visit in kept.values():
        visit.complaints.clear()
    assert complaints == []


@scenes
def test_at_a_desk_and_on_a_phone(screens: Screens, tables: Tables, game: str, name: str) -> None:
    """Whoever comes again is asked the same, with the same choices; axe finds nothing by day, and nothing by night.

    In every language nothing is wider than a phone's screen, and the gold button is within reach of the thumb.
    """
    desk = screens()
    page = desk.sit(tables[game][name])
    asked = question(page)
    if is_decision(game, name):
        assert asked[0] == name and asked[2]
        assert visible(page, "[data-draft], [data-pick], #camp-hand"), "something to click"
    assert twice(page) == []
    assert desk.axe() == []
    assert desk.axe_by_night() == []
    for language in LANGUAGES:
        phone = screens(phone=True, language=language)
        page = phone.sit(tables[game][name])
        assert page.get_attribute("html", "lang") == language
        assert phone.wider_than_screen() <= 0, language
        if is_decision(game, name):
            within_reach(page, language)
        if language == "en":
            assert question(page) == asked
            assert phone.axe() == []


def within_reach(page: Page, language: str) -> None:
    task, button = page.locator("#task").bounding_box(), visible(page, "#onward, #go")[0].bounding_box()
    assert task is not None and task["y"] >= 0, language
    assert button is not None and button["height"] >= 44, language
    assert button["y"] + button["height"] <= 844, language


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_longer_words_fit_a_desk(enter: Enter, tables: Tables, game: str, language: str) -> None:
    visit = enter(language=language)
    for name in FULLEST[game]:
        visit.sit(tables[game][name])
        assert visit.wider_than_screen() <= 0, name
