"""Where bots stand on the scale of ratings: fitted to the ladder by the model people are rated by."""

from __future__ import annotations

from math import exp
from pathlib import Path

import pytest

from spectacula.bots import scale
from spectacula.bots.scale import FIRST, breadth
from spectacula.games import GAMES
from spectacula.lab.arena import Report
from spectacula.lab.ladder import Rung
from spectacula.lab.placing import gap, place, rewrite
from spectacula.lab.standings import Mean, Standing

LADDER = Path(__file__).parents[2] / "docs" / "ladder.json"


def rung(level: str, below: str, players: int, games: int, share: float) -> Rung:
    mean = Mean(share, share, share)
    standings = [Standing(level, games, mean, mean, mean, 0.0)]
    report = Report("histrio", players, {}, (level, below), 0, games, games, 1 / players, 50.0, standings)
    return Rung(level, below, report)


def first_share(points: float, players: int) -> float:
    """How often the model lets somebody come first who is so much above everybody else at the table."""
    return 1 / (1 + (players - 1) * exp(-points / breadth(players)))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_distance_is_found_again_from_the_share_of_games_it_wins(players: int) -> None:
    found = gap("novice", "random", [rung("novice", "random", players, 100_000, first_share(150, players))])
    assert found.points == pytest.approx(150, abs=0.1)


def test_400_points_are_ten_to_one_between_two() -> None:
    assert first_share(400, 2) == pytest.approx(10 / 11)


def test_a_level_that_never_lost_is_far_above_and_little_known() -> None:
    sure, never = [rung("novice", "random", 2, 400, share) for share in (0.9, 1.0)]
    assert gap("novice", "random", [never]).variance > 10 * gap("novice", "random", [sure]).variance


def test_the_skilled_bot_stands_where_people_begin_and_the_others_above_and_below() -> None:
    found = place([rung("skilled", "novice", 2, 400, 0.8), rung("expert", "skilled", 2, 400, 0.7)])["histrio"]
    assert list(found) == ["novice", "skilled", "expert"]
    assert (found["skilled"].rating, found["skilled"].give_or_take) == (FIRST, 0)


def test_the_file_of_the_package_is_what_the_ladder_says(tmp_path: Path) -> None:
    assert rewrite(LADDER, tmp_path / "ratings.json") == scale.read()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_levels_in_order(game: str) -> None:
    assert [*scale.placed(game)][:5] == ["random", "novice", "skilled", "expert", "master"]
