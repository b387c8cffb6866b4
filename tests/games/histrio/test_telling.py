"""What a game of Histrio says: its log, its cards and its reasons, in plain words."""

from __future__ import annotations

import re

import pytest

from spectacula.engine.texts import LANGUAGES, Texts
from spectacula.games.histrio.view import tell
from spectacula.kernel.words import Event
from tests.games.histrio.stage import Stage

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def said(event: Event, language: str = "en") -> str:
    """An event as the log tells it, spaces as they are typed."""
    return re.sub(r"\s", " ", Texts("histrio", language, ("Ada", "Bruno", "Cleo")).say(tell(event)))


# --- the needle


@pytest.mark.parametrize(
    ("old", "new", "way"), [(-3, -1, "towards comedy"), (4, 2, "towards tragedy"), (-1, 1, "towards comedy")]
)
def test_the_log_names_the_way_the_needle_went_not_the_side_it_stands_on(old: int, new: int, way: str) -> None:
    assert way in said(Event("needle", -1, old, new))


@in_every_language
def test_the_log_names_the_field_the_needle_stands_on(language: str) -> None:
    side = {"en": "tragedy 1", "de": "Tragödie 1", "fr": "tragédie 1"}[language]
    assert side in said(Event("needle", -1, -3, -1), language)


# --- the Bear


def test_the_bears_price_for_allied_troupes_is_told() -> None:
    t = Stage(2).acrobats(0, "bear").city(4, "bonus 1").begin().ally(0, 4).ally(1, 4).go(4, 1).play(0, "use bear 4")
    assert t.events("bribed") == [(0, -1, 2)] and t.purse() == [3 - 2 + 1, 3]


def test_the_bears_price_is_told_for_rivals_and_allies_apart() -> None:
    t = Stage(2).acrobats(0, "bear").begin().ally(0, 4).ally(1, 7).go(4, 4).play(0, "use bear 4")
    assert t.events("bribed") == [(0, 1, 1), (0, -1, 1)]


@in_every_language
def test_the_log_says_that_the_treasury_takes_what_allied_troupes_cost(language: str) -> None:
    treasury = {"en": "Treasury", "de": "Schatzkammer", "fr": "Casette"}[language]
    assert treasury in said(Event("bribed", 0, -1, 1), language)


# --- acrobats gained in the last round


def test_an_acrobat_is_no_longer_fresh_once_resolution_is_over() -> None:
    t = Stage(3).troupe(0, "comedian 2").city(1, "raven").deck().begin().go(1, 2, 3)
    assert t.match.kind(0) == "raven"
    assert not t.match.view(0).table.troupes[0].acrobats[0].fresh


def test_an_acrobat_is_fresh_while_the_round_is_resolved() -> None:
    t = Stage(3).city(1, "raven").city(2, "comedian 4").begin().go(1, 2, 3)
    assert t.match.kind(1) == "court"
    assert t.match.view(0).table.troupes[0].acrobats[0].fresh


# --- Travel cards coming back


def test_after_the_horse_the_log_says_that_no_card_was_left() -> None:
    t = Stage(3).acrobats(0, "horse").travel(0, 1, 2).begin().play(0, "use horse").play(0, "travel 1 2")
    t.play(1, "travel 3").play(2, "travel 4")
    assert t.events("recovered") == [(0, 1, 0)]


@in_every_language
def test_no_card_left_and_a_single_one_are_told_apart(language: str) -> None:
    assert said(Event("recovered", 0, 1, 0), language) != said(Event("recovered", 0, 1, 1), language)


# --- animals in a sentence


@pytest.mark.parametrize(("language", "ox"), [("en", "the Ox"), ("de", "den Ochsen"), ("fr", "le Bœuf")])
def test_an_acrobat_stands_in_a_sentence_with_its_article(language: str, ox: str) -> None:
    card = Stage(3).card("ox")
    assert ox in said(Event("used", 0, card, 0), language)
    assert ox in said(Event("found", 0, card, 0), language)
