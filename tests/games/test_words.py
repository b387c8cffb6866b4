"""Things are called what the box calls them, in every language and wherever a game is spoken about."""

from __future__ import annotations

import pytest

from spectacula.engine.texts import LANGUAGES
from spectacula.games import GAMES
from tests.games.glossary import glossary, spelled, texts, words

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
with_glossary = pytest.mark.parametrize("game", [game for game in GAMES if glossary(game)])


@with_glossary
def test_the_glossary_has_a_word_in_every_language(game: str) -> None:
    for thing, entry in glossary(game).items():
        assert set(entry) - {"never"} == set(LANGUAGES), thing
        assert set(entry.get("never", {})) <= set(LANGUAGES), thing


@in_every_language
@with_glossary
def test_no_other_word_is_used_for_a_thing_of_the_box(game: str, language: str) -> None:
    never = {
        word: entry[language] for entry in glossary(game).values() for word in entry.get("never", {}).get(language, ())
    }
    wrong = [
        f"{place}: {found[0]} (the box says {word})"
        for place, text in texts(game, language).items()
        for other, word in never.items()
        for found in words(other).finditer(text)
    ]
    assert wrong == []


@in_every_language
@with_glossary
def test_words_of_the_box_are_spelled_as_there(game: str, language: str) -> None:
    wrong = [
        f"{place}: {found[0]} (the box says {entry[language]})"
        for place, text in texts(game, language).items()
        for entry in glossary(game).values()
        for found in words(entry[language]).finditer(text)
        if not spelled(entry[language], found[0])
    ]
    assert wrong == []


@in_every_language
@with_glossary
def test_every_word_of_the_glossary_is_used(game: str, language: str) -> None:
    said = "\n".join(texts(game, language).values())
    assert [thing for thing, entry in glossary(game).items() if not words(entry[language]).search(said)] == []
