"""The prompt: the question, and what matters now."""

from __future__ import annotations

import re

import pytest

from spectacula.engine.game import load
from tests.scenes import scene
from tests.web.pages import seen_by
from tests.web.test_shows import LINES

AIMS = {"en": "Where will nobody else go?", "de": "Wohin reist sonst niemand?", "fr": "Où personne d’autre n’ira-t-il"}


@pytest.mark.parametrize("language", AIMS)
def test_who_is_asked_is_told_what_matters(language: str) -> None:
    assert AIMS[language] in seen_by(load("histrio", 3).new(7), 0, language)


def test_who_waits_is_not() -> None:
    assert AIMS["en"] not in seen_by(load("histrio", 3).new(7), None)


def test_a_journey_is_drawn_alone_and_not_alone() -> None:
    page = seen_by(load("histrio", 3).new(7), 0)
    assert page.count('class="prospect" data-for="travel ') == 8
    assert '<g data-for="travel ' in page, "the needle has a ghost"


def test_nobody_sees_the_prospects_of_others() -> None:
    assert "prospect" not in seen_by(load("histrio", 3).new(7), None)


def test_the_newest_line_of_the_log_stands_under_the_question() -> None:
    page = seen_by(scene("histrio", "travel"), 0)
    ticker = re.search(r'<a class="ticker"[^>]*>(.*?)</a>', page, re.S)
    assert ticker is not None and ticker[1] in LINES.findall(page)[-1][1]
