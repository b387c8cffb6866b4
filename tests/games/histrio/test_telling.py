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


# --- what cards promise


@pytest.mark.parametrize(
    ("message", "language", "says"),
    [
        ("help-monkey", "en", "went to Court"),
        ("help-monkey", "de", "zum Hof gegangen"),
        ("help-monkey", "fr", "rendu à la Cour"),
        ("help-chameleon", "en", "not an Actor"),
        ("help-chameleon", "de", "kein Schauspieler"),
        ("help-chameleon", "fr", "pas un Acteur"),
        ("help-bear", "en", "The others still draw a Secret Request"),
        ("help-bear", "de", "Die anderen ziehen trotzdem eine Geheime Bitte"),
        ("help-bear", "fr", "Les autres piochent quand même une Demande secrète"),
        ("help-owl", "en", "down to three"),
        ("help-owl", "de", "Grenze von drei"),
        ("help-owl", "fr", "limite de trois"),
        ("help-horse", "en", "two cards that you may play"),
        ("help-horse", "de", "zwei Karten, die du spielen darfst"),
        ("help-horse", "fr", "deux cartes jouables"),
        ("help-short-chameleon", "de", "Komödie oder Tragödie"),
        ("help-short-chameleon", "fr", "Comédie ou tragédie"),
        ("effect-5", "fr", "Si vous ne pouvez pas payer"),
        ("source-fees", "de", "Für Stufe 5"),
    ],
)
def test_a_card_says_all_that_it_does(message: str, language: str, says: str) -> None:
    assert says in Texts("histrio", language).text(message)


def test_the_chameleon_adds_to_the_difference() -> None:
    assert "adds 1 to the difference" in Texts("histrio", "en").text("help-chameleon")


@pytest.mark.parametrize(("language", "court"), [("en", "to Court"), ("de", "zum Hof"), ("fr", "à la Cour")])
def test_whom_the_monkey_cannot_take_did_not_go_to_court(language: str, court: str) -> None:
    t = Stage(3).acrobats(2, "monkey").city(4, "comedian 4").begin().go(4, 1, 2).play(0, "send comedian 4")
    reason = t.match.why_not(2, "use monkey tragedian 1")
    assert reason is not None and court in Texts("histrio", language).say(reason)


# --- the totals


@pytest.mark.parametrize(
    ("language", "word"), [("en", "difference of 5"), ("de", "Differenz 5"), ("fr", "différence de 5")]
)
def test_the_best_show_is_told_by_its_own_difference(language: str, word: str) -> None:
    assert word in said(Event("best", 0, 5, 6), language)


@pytest.mark.parametrize(("language", "pay"), [("en", "1 Ecu "), ("de", "1 Ecu "), ("fr", "1 Écu ")])
def test_what_actors_earn_is_told_in_ecus(language: str, pay: str) -> None:
    assert pay in said(Event("actors-paid", 0, 1, 0), language)
