"""The rulebooks: everything a player meets has its passage, in every language, under the same address."""

from __future__ import annotations

import re

import pytest

from spectacula.engine.texts import LANGUAGES
from spectacula.games import GAMES
from spectacula.web.rulebook.book import book
from spectacula.web.rulebook.links import passage_of
from spectacula.web.rulebook.search import find
from spectacula.web.rulebook.terms import terms_of


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_term_card_prompt_and_reason_has_its_passage(game: str, language: str) -> None:
    addresses = book(game, language).addresses
    lost = {message: passage_of(game, message) for message in sorted(terms_of(game))}
    assert {message: passage for message, passage in lost.items() if passage not in addresses} == {}


@pytest.mark.parametrize("game", GAMES)
def test_addresses_are_the_same_in_every_language(game: str) -> None:
    def plan(language: str) -> list[str]:
        passages = book(game, language).passages
        return [address for p in passages for address in (p.id, *(piece.id for piece in p.pieces))]

    assert plan("en") == plan("de") == plan("fr")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_addresses_are_unique_and_links_inside_lead_somewhere(game: str, language: str) -> None:
    text = book(game, language)
    listed = [c.id for c in text.chapters] + [p.id for p in text.passages]
    listed += [piece.id for p in text.passages for piece in p.pieces]
    assert len(listed) == len(set(listed))
    inside = {link for p in text.passages for link in re.findall(r'<a href="#([^"]+)"', p.html)}
    assert inside <= set(listed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_passage_says_something_and_the_reconstruction_is_named(game: str, language: str) -> None:
    passages = {p.id: p for p in book(game, language).passages}
    assert all(passage.plain or passage.pieces for passage in passages.values())
    assert len(passages["reconstruction"].plain) > 100


@pytest.mark.parametrize(
    ("game", "language", "words", "found"),
    [
        ("histrio", "en", "manager stage", "managers"),
        ("histrio", "de", "BAR", "card-bear"),
        ("histrio", "fr", "boeuf", "card-ox"),
        ("colosseum", "de", "kaiserloge", "loge"),
        ("colosseum", "fr", "medaille", "medals"),
    ],
)
def test_search_finds_passages_and_pieces_whatever_the_accents(
    game: str, language: str, words: str, found: str
) -> None:
    assert found in [hit.id for hit in find(book(game, language), words)]


def test_search_marks_the_word_and_escapes_the_rest() -> None:
    (hit, *_) = find(book("histrio", "en"), "caravels")
    assert "<mark>Caravels</mark>" in hit.excerpt
    assert find(book("histrio", "en"), "<script>") == []
    assert find(book("histrio", "en"), "  ") == []


@pytest.mark.parametrize(("language", "secret"), [("en", "in secret"), ("de", "heimlich"), ("fr", "en secret")])
def test_the_allied_card_is_looked_at_in_secret(language: str, secret: str) -> None:
    two_players = {p.id: p for p in book("histrio", language).passages}["two-players"]
    assert secret in two_players.plain
