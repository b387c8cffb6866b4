"""The deals of the day on every screen; how one is played and compared is in `test_club.py`."""

from __future__ import annotations

import pytest

from spectacula.web.words import LANGUAGES
from tests.browser.conftest import Enter


@pytest.mark.parametrize("language", LANGUAGES)
def test_today_fits_every_screen_in_every_language(enter: Enter, language: str) -> None:
    for phone in (False, True):
        visit = enter(phone=phone, language=language)
        page = visit.go("/daily")
        assert page.get_attribute("html", "lang") == language
        assert page.locator(".game-tile form .button").count() == 3
        assert visit.wider_than_screen() <= 0
    assert visit.axe() == []
