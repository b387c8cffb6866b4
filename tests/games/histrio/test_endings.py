"""Recorded games, one for each way a season or a game can end. They hold move by move, bit for bit."""

from __future__ import annotations

from pathlib import Path

import pytest

import spectacula
from spectacula.engine.match import Match

FIXTURES = Path(__file__).parent.parent.parent / "fixtures" / "histrio"


def rounds(match: Match, season: int) -> list[int]:
    """How many cards were dealt in each round of a season."""
    dealt: list[int] = []
    current = 0
    for event in match.events:
        if event.name == "round":
            current = event.b
            if current == season:
                dealt.append(0)
        if event.name == "dealt" and current == season:
            dealt[-1] += 1
    return dealt


@pytest.mark.parametrize("file", sorted(FIXTURES.glob("*.json")), ids=lambda f: f.stem)
def test_golden_record_holds(file: Path) -> None:
    match = spectacula.verify(file)
    assert match.over


def golden(name: str) -> Match:
    return spectacula.replay(FIXTURES / f"{name}.json")


def test_season_two_can_end_exactly_empty() -> None:
    assert rounds(golden("exactly-empty"), 2)[-1] == 8


def test_season_two_can_end_with_a_thin_last_round() -> None:
    assert 0 < rounds(golden("thin-last-round"), 2)[-1] < 8


def test_season_two_can_have_five_rounds() -> None:
    assert len(rounds(golden("five-rounds"), 2)) == 5


def test_season_one_only_ends_after_six_rounds() -> None:
    match = golden("season-one-only")
    assert len(rounds(match, 1)) == 6 and not any(e.name == "season" and e.a == 2 for e in match.events)


def test_a_victory_can_be_shared() -> None:
    assert len(golden("shared-victory").winners) > 1


def test_two_players_end_with_allied_troupes() -> None:
    match = golden("allied-troupes")
    assert match.game.players == 2 and any(e.name == "allies-alone" for e in match.events)
