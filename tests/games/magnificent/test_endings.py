"""Recorded games, one for each way a game or a round can end. They hold move by move, bit for bit."""

from __future__ import annotations

from pathlib import Path

import pytest

import spectacula
from spectacula.engine.match import Match

FIXTURES = Path(__file__).parent.parent.parent / "fixtures" / "magnificent"


@pytest.mark.parametrize("file", sorted(FIXTURES.glob("*.json")), ids=lambda f: f.stem)
def test_golden_record_holds(file: Path) -> None:
    match = spectacula.verify(file)
    assert match.over


def golden(name: str) -> Match:
    return spectacula.replay(FIXTURES / f"{name}.json")


def test_a_record_may_hold_a_surveyor_called_after_the_last_tile() -> None:
    match = golden("four-players")
    surveyor = match.game.definition.ids["trainer tr06"]
    idle = []
    for ply in [ply for ply, played in enumerate(match.played) if played.move == surveyor]:
        past = golden("four-players")
        past.rewind(ply)
        idle.append("trainer tr06" not in past.moves(past.pending[0]))
    assert any(idle), "it is no longer offered there"


def removals(match: Match) -> list[int]:
    """Who removed sets; -1 where the last one chose and the other set went."""
    return [e.who for e in match.events if e.name == "removed"]


def test_four_players_end_with_a_single_winner() -> None:
    match = golden("four-players")
    assert match.game.players == 4 and len(match.winners) == 1


def test_three_players_of_the_advanced_game_follow_the_hats() -> None:
    match = golden("advanced-hats")
    assert match.game.options["setup"] == "advanced" and match.game.options["turn_order"] == "hats"
    assert match.over and any(e.name == "side" for e in match.events)


def test_two_players_can_meet_both_removal_rules() -> None:
    assert {who >= 0 for who in removals(golden("both-removals"))} == {True, False}


def test_a_tie_can_be_broken_by_coins() -> None:
    match = golden("tie-by-coins")
    best = max(match.scores)
    assert match.scores.count(best) > 1 and len(match.winners) == 1


def test_a_score_can_fall_below_zero() -> None:
    assert min(golden("below-zero").scores) < 0


def test_alone_below_200_points_nobody_wins() -> None:
    match = golden("solo-lost")
    assert match.game.players == 1 and match.winners == () and match.events[-1].name == "lost"


def test_alone_with_200_points_the_game_is_won() -> None:
    match = golden("solo-won")
    assert match.scores[0] >= 200 and match.winners == (0,)


def test_a_small_supply_can_lose_tiles() -> None:
    match = golden("lost-tiles")
    assert match.game.options["camp_tiles"] == 72 and any(e.name == "lost-tiles" for e in match.events)
