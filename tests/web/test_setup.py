"""Setting up a table: what is special about a number of players is said before the curtain rises."""

from __future__ import annotations

import pytest

from spectacula.engine.texts import LANGUAGES
from spectacula.web.lobby.setup import company_of
from spectacula.web.rulebook.book import book
from spectacula.web.words import Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_players_of_histrio_hear_of_their_allied_troupes(language: str) -> None:
    company = company_of("histrio", 2, Words(language, "histrio"))
    assert company is not None and company.rule == "/rules/histrio#two-players"
    assert "two-players" in book("histrio", language).addresses


@pytest.mark.parametrize("players", [3, 4, 5])
def test_more_players_need_no_word_about_them(players: int) -> None:
    assert company_of("histrio", players, Words("en", "histrio")) is None
