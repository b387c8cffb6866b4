"""Recorded games, one for each way a game can end and for each option. They hold move by move, bit for bit."""

from __future__ import annotations

from pathlib import Path

import pytest

import spectacula
from spectacula.engine.match import Match

FIXTURES = Path(__file__).parent.parent.parent / "fixtures" / "colosseum"


@pytest.mark.parametrize("file", sorted(FIXTURES.glob("*.json")), ids=lambda f: f.stem)
def test_golden_record_holds(file: Path) -> None:
    assert spectacula.verify(file).over


def golden(name: str) -> Match:
    return spectacula.replay(FIXTURES / f"{name}.json")


def tied(match: Match) -> dict[int, tuple[int, int]]:
    """Who shares the highest record, with money (medals cashed) and stars."""
    players = match.view(None).table.players
    best = max(match.scores)
    return {p.seat: (p.coins + 6 * p.medals, len(p.stars)) for p in players if p.record == best}


def test_won_by_record() -> None:
    match = golden("won-by-record")
    assert tuple(tied(match)) == match.winners


def test_won_by_money() -> None:
    match = golden("won-by-money")
    money = {seat: wealth for seat, (wealth, _) in tied(match).items()}
    assert len(money) == 2 and match.winners == (max(money, key=lambda seat: money[seat]),)


def test_won_by_stars() -> None:
    match = golden("won-by-stars")
    (money, stars), (other_money, other_stars) = tied(match).values()
    assert money == other_money and stars != other_stars and len(match.winners) == 1


def test_shared_victory() -> None:
    match = golden("shared-victory")
    assert match.winners == tuple(tied(match)) and len(set(tied(match).values())) == 1


@pytest.mark.parametrize(
    ("name", "option", "event"),
    [
        ("medals-booklet", ("medals", "booklet"), "again-medals"),
        ("intense-auctions", ("auctions", "intense"), "won-lot"),
        ("drafted-programs", ("start_programs", "draft"), "took-program"),
    ],
)
def test_every_option_has_a_recorded_game(name: str, option: tuple[str, str], event: str) -> None:
    match = golden(name)
    assert match.game.options[option[0]] == option[1]
    assert any(e.name == event for e in match.events)
