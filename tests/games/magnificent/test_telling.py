"""Sentences that say what is so: limits of cards, what is different alone, numbers and genders."""

from __future__ import annotations

import pytest

import spectacula
from spectacula.engine.texts import LANGUAGES, Texts
from spectacula.games.magnificent import box
from spectacula.games.magnificent.names import colour_name
from tests.games.glossary import texts

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def said(language: str, message: str, **args: object) -> str:
    return Texts("magnificent", language, ("Ann", "Ben")).text(message, **args)


def test_alone_nobody_is_told_to_pass_cards_on() -> None:
    match = spectacula.load("magnificent", 1).new(1)
    prompt = match.prompt(0)
    assert prompt is not None and prompt.id == "prompt-draft-alone"


@in_every_language
def test_the_options_say_what_the_set_up_is_alone(language: str) -> None:
    alone = {"en": "Alone", "de": "Allein", "fr": "En solo"}
    assert alone[language] in said(language, "option-setup-help")


@in_every_language
def test_a_low_die_is_named_by_its_pips(language: str) -> None:
    assert str(box.LOW_DIE) in said(language, "per-die-low", points=4)


@pytest.mark.parametrize(
    ("message", "limit"), [("per-hat", "0"), ("per-tent", "printed"), ("per-coin", "after paying")]
)
def test_cards_say_what_they_do_not_count_or_count_too(message: str, limit: str) -> None:
    assert limit in said("en", message, points=4)


def test_the_encore_says_that_five_posters_are_the_most() -> None:
    assert "five" in said("en", "does-extra-poster", n=1) and box.MOST_SHOWN == 5


@pytest.mark.parametrize(
    ("language", "coins"), [("en", "1 of 1 coin."), ("de", "1 von 1 Münze."), ("fr", "1 pièce sur")]
)
def test_one_coin_is_not_paid_in_the_plural(language: str, coins: str) -> None:
    assert coins in said(language, "event-paid", player="Ann", n=1, m=1)


@pytest.mark.parametrize(("colour", "tiles"), [(0, "orange"), (1, "vertes"), (2, "violettes")])
def test_french_tiles_agree_with_their_colour(colour: int, tiles: str) -> None:
    assert said("fr", "why-tile-colour", colour=colour_name(colour)).endswith(f"sont {tiles}.")


def test_french_posters_and_tents_are_feminine() -> None:
    assert said("fr", "why-must-take") == "Vous devez la prendre."


def test_german_tiles_are_declined() -> None:
    words = Texts("magnificent", "de")
    assert "das kleine grüne Plättchen" in words.text("prompt-cell", tile=words.text("tile-small-green.the"))


@pytest.mark.parametrize(("language", "must"), [("en", "**must**"), ("de", "**muss**"), ("fr", "**doit**")])
def test_the_rulebook_says_that_a_set_must_be_removed(language: str, must: str) -> None:
    assert must in texts("magnificent", language)[f"rulebook/{language}.md"]
