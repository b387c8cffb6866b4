"""The panel under the theatre names everybody in a city, allied troupes too, and expects no meeting that is off."""

from __future__ import annotations

import pytest

from spectacula.web.games import Sitting
from spectacula.web.games.histrio.chronicle import chronicle
from spectacula.web.games.histrio.panel import Panel, open_panel
from spectacula.web.words import Words
from tests.games.histrio.stage import Stage

NAMES = ("Ann", "Ben", "Cleo")


def panel(t: Stage, language: str = "en") -> Panel:
    match = t.match
    names = NAMES[: match.game.players]
    sitting = Sitting(match.view(0), match.story(0), Words(language, "histrio", names), names, {}, {})
    return open_panel(sitting, sitting.view.table, chronicle(sitting.story, match.game.players), ())


@pytest.mark.parametrize(
    ("language", "who"),
    [
        ("en", "Ben and an allied troupe meet"),
        ("de", "Ben und ein befreundetes Ensemble treffen sich"),
        ("fr", "Ben et une Troupe amie se croisent"),
    ],
)
def test_a_meeting_to_come_names_the_allied_troupe(language: str, who: str) -> None:
    t = Stage(2).city(1, "comedian 2").city(4, "comedian 4").begin().ally(0, 4).ally(1, 7).go(1, 4)
    assert who in panel(t, language).soon


def test_whoever_met_an_allied_troupe_is_told_so() -> None:
    t = Stage(2).city(4, "comedian 4").requests(0, "queen", "banker", "nun").begin().ally(0, 4).ally(1, 7).go(4, 1)
    assert panel(t).line == "Ann and an allied troupe meet: nobody gets a card"


def test_the_bear_leaves_no_meeting_to_expect() -> None:
    t = Stage(3).acrobats(1, "bear").city(1, "comedian 4").city(4, "comedian 4").begin().go(1, 4, 4)
    assert t.play(1, "use bear 4").match.kind(0) == "court"
    assert panel(t).soon == ""
