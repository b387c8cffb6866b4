"""What a city would bring: alone or not, told before the choice and found true after it."""

from __future__ import annotations

from random import Random

import pytest

from spectacula.engine.preview import Preview
from spectacula.games.histrio.view import ALL
from spectacula.kernel.words import Event
from tests.games.histrio.stage import Stage


def stacked(luck: Random) -> Stage:
    """Random cards in the first city, random purses and managers; nobody has Acrobats."""
    t = Stage(3, needle=luck.randrange(-6, 6))
    for card in luck.sample(ALL, luck.randint(1, 6)):
        t.s.deck &= ~(1 << card.id)
        t.s.stack[0, t.s.height[0]] = card.id
        t.s.height[0] += 1
    for seat in range(3):
        t.s.on_stage[seat] = luck.randint(0, 3)
    return t.ecus(luck.randint(0, 2), luck.randint(0, 2), luck.randint(0, 4)).begin()


def supposed(t: Stage, seat: int, move: str) -> dict[str, Preview]:
    return {preview.given.id: preview for preview in t.match.preview(seat, move) if preview.given}


def resolved(t: Stage, opening: str) -> list[Event]:
    """Everything told from the first city's resolution on; thefts by choice are from whoever comes first."""
    while t.match.kind(0) == "steal":
        t.play(0, t.moves(0)[0])
    events = [event for played in t.match.played for event in played.events]
    return events[next(i for i, event in enumerate(events) if event.name == opening) :]


@pytest.mark.parametrize("seed", range(60))
def test_alone_it_comes_as_foretold(seed: int) -> None:
    t = stacked(Random(seed))
    foretold = supposed(t, 0, "travel 1")["given-alone"].events
    assert tuple(resolved(t.go(1, 2, 3), "alone")[: len(foretold)]) == foretold


@pytest.mark.parametrize("seed", range(60))
def test_together_the_king_moves_as_foretold(seed: int) -> None:
    t = stacked(Random(seed))
    foretold = supposed(t, 0, "travel 1")["given-together"].events
    assert tuple(resolved(t.go(1, 1, 3), "met")[1 : len(foretold) + 1]) == foretold


def test_a_destination_is_foretold_alone_and_together() -> None:
    previews = Stage(3).city(4, "comedian 2").begin().match.preview(2, "travel 4")
    assert [preview.given.id if preview.given else preview.then for preview in previews] == [
        "others",
        "given-alone",
        "given-together",
    ]


def test_with_the_ox_a_city_is_surely_alone() -> None:
    t = Stage(3).city(4, "bonus 2").acrobats(0, "ox").begin()
    _, alone = t.match.preview(0, "use ox 4")
    assert alone.given is None and ("bonus", 0, 2) in [(name, who, b) for name, who, _, b in alone.events]


def test_the_turtle_sees_who_is_there() -> None:
    t = Stage(3).city(4, "comedian 1").acrobats(0, "turtle").begin().play(0, "use turtle")
    t.play(1, "travel 4").play(2, "travel 5")
    assert list(supposed(t, 0, "travel 4")) == ["given-together"]
    assert list(supposed(t, 0, "travel 6")) == ["given-alone"]


def test_the_court_visit_is_foretold_with_the_table_as_it_would_stand() -> None:
    t = Stage(3).city(1, "tragedian 3", "comedian 2").ecus(3, 0, 0).begin().go(1, 2, 3)
    (sent,) = t.match.preview(0, "send comedian 2")
    assert [event.name for event in sent.events] == ["court", "needle", "empty"] and sent.then == "chance"
    assert sent.own == 2, "the next city is not the move's own doing"
    assert sent.table.theatre.needle == 2 and sent.table.troupes[0].lean == -3
