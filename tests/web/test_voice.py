"""One voice: what belongs together is one sentence."""

from __future__ import annotations

from spectacula.kernel.words import Event
from spectacula.web.tables.voice import voiced
from spectacula.web.words import LANGUAGES, Words

NAMES = ("Clara", "Matteo", "Inès")


def told(*events: Event, language: str = "en") -> list[str]:
    """What is said of events that happen together."""
    words = Words(language, "colosseum", NAMES)
    spoken = voiced([(1, event) for event in events], "colosseum")
    return [words.say(one.sentence.said) for one in spoken if one.sentence]


def deal() -> tuple[Event, ...]:
    return Event("deal", 0, 1, 0), Event("received", 1, 2, 1), Event("received", 1, 4, 2), Event("received", 0, 6, 1)


def show(*more: Event) -> tuple[Event, ...]:
    crowd = Event("spectators", 0, 0, 10), Event("spectators", 0, 3, 4)
    return Event("staged", 0, 9, 5), *crowd, Event("show", 0, 9, 14), *more


def test_a_trade_is_one_line() -> None:
    (line,) = told(*deal())
    assert line.startswith("Clara and Matteo trade: Clara gets ") and " and 2 " in line.partition("Matteo gets")[2]


def test_what_follows_from_a_trade_is_told_by_itself() -> None:
    assert len(told(*deal(), Event("star", 0, 0, -1))) == 2


def test_a_lot_is_won_with_its_tokens() -> None:
    tokens = 0 << 10 | 4 << 5 | 5
    (line,) = told(Event("won-lot", 0, 4, 8), Event("lot", 0, 4, tokens))
    assert line.startswith("Clara wins market 5 for 8 coins: a ") and " and a" in line


def test_an_offer_says_what_for_what() -> None:
    offer = Event("offered", 0, 1, 0), Event("offer-gives", 0, 2, 1), Event("offer-wants", 0, 6, 1)
    (line,) = told(*offer)
    assert line.startswith("Clara offers Matteo ") and " for " in line


def test_a_show_is_one_line_with_its_count() -> None:
    spoken = [one.sentence for one in voiced([(1, event) for event in show()], "colosseum") if one.sentence]
    assert len(spoken) == 1 and [said.id for said in spoken[0].parts] == ["event-spectators"] * 2


def test_a_record_belongs_to_its_show() -> None:
    (line,) = told(*show(Event("record", 0, 14, 0)))
    assert line == "Clara stages Anthem to Cupidon: 14 spectators, as many coins and a new record."


def test_a_show_that_is_not_over_is_told_as_far_as_it_goes() -> None:
    assert len(told(Event("staged", 0, 9, 5))) == 1


def test_every_language_has_one_voice() -> None:
    for language in LANGUAGES:
        assert len(told(*deal(), language=language)) == len(told(*show(), language=language)) == 1
