"""What Colosseum says: numbers and nouns agree, German is declined, and the rulebook leaves no ruling out."""

from __future__ import annotations

import pytest

from spectacula.engine.texts import LANGUAGES, Texts
from spectacula.games.colosseum.moves import VOCABULARY
from spectacula.games.colosseum.names import counted
from spectacula.games.colosseum.state import COINS, TOKENS
from spectacula.games.colosseum.view import tell
from spectacula.kernel.words import Event
from spectacula.terminal import TEXTS
from spectacula.terminal.tables import describe_table
from spectacula.web.rulebook.book import book
from tests.games.colosseum.stage import FREE, Stage

ENGLISH, GERMAN, FRENCH = (Texts("colosseum", language, ("Clara", "Matteo", "Inès")) for language in LANGUAGES)
LION = TOKENS.index("lion")


def says(event: Event, words: Texts) -> str:
    return words.say(tell(event))


@pytest.mark.parametrize(("n", "said"), [(1, "Clara receives a lion."), (3, "Clara receives 3 lions.")])
def test_tokens_are_counted_in_the_plural(n: int, said: str) -> None:
    assert says(Event("received", 0, LION, n), ENGLISH) == said


@pytest.mark.parametrize(("n", "said"), [(1, "Clara receives 1 coin."), (6, "Clara receives 6 coins.")])
def test_one_coin_is_one_coin(n: int, said: str) -> None:
    assert says(Event("received", 0, COINS, n), ENGLISH) == said


def test_a_lot_is_told_kind_by_kind() -> None:
    lot = LION << 10 | LION << 5 | TOKENS.index("ship")
    assert says(Event("lot", 0, 2, lot), ENGLISH) == "Clara takes 2 lions and a ship."


@pytest.mark.parametrize(
    ("words", "said"),
    [(ENGLISH, "1 gladiator, 2 horses"), (GERMAN, "1 Gladiator, 2 Pferde"), (FRENCH, "1 gladiateur, 2 chevaux")],
)
def test_what_a_program_needs_is_counted(words: Texts, said: str) -> None:
    assert ", ".join(words.say(counted(kind, n)) for kind, n in (("gladiator", 1), ("horse", 2))) == said


def test_german_nouns_are_declined() -> None:
    assert says(Event("donated", 0, 1, LION), GERMAN) == "Clara schenkt Matteo einen Löwen."
    assert GERMAN.say(VOCABULARY.describe(VOCABULARY.ids["give lion"])) == "Gib einen Löwen"


@pytest.mark.parametrize(
    ("words", "said"),
    [(GERMAN, "die Star-Karte der Löwen"), (FRENCH, "la vedette des lions"), (ENGLISH, "the lion star")],
)
def test_a_star_is_named_after_its_kind(words: Texts, said: str) -> None:
    assert said in says(Event("star", 0, LION, -1), words)


def test_a_die_says_its_number_and_the_free_face_its_choice() -> None:
    stage = Stage().hand(0, comedian=2).programs(0, 2).shows().play(0, "announce show")
    for faces, said in (((2,), "2 squares"), ((FREE,), "1, 2 or 3 squares")):
        reason = stage.dice(*faces).match.why_not(0, "move emperor 6")
        assert reason is not None and said in ENGLISH.say(reason)


@pytest.mark.parametrize(
    ("passage", "ruling"),
    [
        ("setup", "left over"),
        ("setup", "clockwise from the Emperor"),
        ("again", "at any moment of your investing turn"),
        ("next-opener", "neither won a market nor been opener"),
        ("intense", "pays the opening bid they name themselves"),
        ("answers", "even if a medal is all"),
        ("offers", "cannot be swapped for a medal"),
        ("stars", "fewer than three"),
        ("podium", "neither a podium nor a donation"),
        ("podium", "counts as 3"),
        ("donation", "the player with fewer coins asks"),
    ],
)
def test_the_rulebook_says_what_was_settled(passage: str, ruling: str) -> None:
    said = next(p.plain for p in book("colosseum", "en").passages if p.id == passage)
    assert ruling in " ".join(said.split())


def test_at_the_terminal_what_is_missing_is_told_of_own_programs_only() -> None:
    stage = Stage().programs(0, 2).programs(1, 4).investing()
    for seat, said in ((0, "2 Amphitryon"), (1, "4 Race of Janus")):
        lines = describe_table(stage.match.view(seat), Texts("colosseum", "en", also=(TEXTS,)))
        owned = [line for line in lines if ("2 Amphitryon" in line or "4 Race" in line) and "Still missing" in line]
        assert [said in line for line in owned] == [True]
