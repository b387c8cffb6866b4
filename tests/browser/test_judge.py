"""The judge of all pages: whatever cannot be read is found, every time and wherever it lies."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Enter, Visit
from tests.browser.hands import heard
from tests.browser.house import Tables

SCREEN = "[innerWidth, innerHeight, matchMedia('(pointer: coarse)').matches]"


def test_a_desk_becomes_a_phone_and_a_desk_again(enter: Enter) -> None:
    visit = enter()
    page = visit.go("/")
    visit.is_phone()
    assert page.evaluate(SCREEN) == [390, 844, True]
    visit.is_desk()
    assert page.evaluate(SCREEN) == [1440, 900, False]


@pytest.fixture
def visit(enter: Enter, tables: Tables) -> Visit:
    """At a table on which axe finds nothing, and which nothing will lay anew."""
    visit = enter()
    heard(visit.sit(tables["histrio"]["travel"]))
    assert visit.axe() == []
    return visit


def test_a_pale_word_on_a_table_is_found_every_time(visit: Visit) -> None:
    visit.page.evaluate("task.style.cssText = 'color: #999; background: #aaa'")
    assert [found.split(":")[0] for found in visit.axe()] == ["color-contrast"]
    assert [found.split(":")[0] for found in visit.axe()] == ["color-contrast"]


def test_the_same_words_on_another_ground_are_weighed_again(visit: Visit) -> None:
    """The question is written in cream."""
    visit.page.evaluate("task.style.background = '#ccc'")
    assert any(found.startswith("color-contrast") and 'id="task"' in found for found in visit.axe())


def test_what_has_no_name_is_found_beside_what_was_seen_before(visit: Visit) -> None:
    visit.page.evaluate("task.insertAdjacentHTML('afterend', '<button></button>')")
    assert [found.split(":")[0] for found in visit.axe()] == ["button-name"]
