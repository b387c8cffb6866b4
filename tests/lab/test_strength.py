"""The figures of the ladder on their way to the set-up page."""

from __future__ import annotations

from pathlib import Path

import pytest

from spectacula.bots import levels_of, strength
from spectacula.engine.definition import definition
from spectacula.games import GAMES
from spectacula.lab.arena import report
from spectacula.lab.ladder import Rung, write_strength
from spectacula.lab.standings import ratings

from .test_arena import DUEL, outcome


@pytest.fixture(autouse=True)
def unremembered() -> None:
    strength.measured.cache_clear()


def test_a_ladder_keeps_what_was_measured_of_other_games(tmp_path: Path) -> None:
    file = tmp_path / "strength.json"
    tables = [outcome(n, DUEL.line_up(n), (9, 3, 4)) for n in range(6)]
    rung = Rung("novice", "random", report(DUEL, tables))
    write_strength([rung], {"histrio": ratings(tables)}, file)
    write_strength([], {"colosseum": {"random": -50.0, "novice": 250.0}}, file)
    known = strength.read(file)
    assert set(known) == {"histrio", "colosseum"}
    assert (known["histrio"]["random"].rating, known["histrio"]["random"].contests) == (0, ())
    (contest,) = known["histrio"]["novice"].contests
    assert (contest.below, contest.players, contest.games) == ("random", 3, 6)
    assert contest.low <= contest.share <= contest.high
    assert known["colosseum"]["novice"].rating == 300


def test_the_largest_table_with_enough_games_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    contests = tuple(strength.Measured("random", n, games, 0.5, 0.4, 0.6) for n, games in ((2, 400), (3, 99), (4, 6)))
    known = {"histrio": {"novice": strength.Strength(100, contests)}}
    monkeypatch.setattr(strength, "read", lambda: known)
    found = strength.measured("histrio", "novice")
    assert found is not None and found.players == 3
    assert strength.measured("histrio", "master") is None
    assert strength.measured("colosseum", "novice") is None


def test_the_package_carries_sound_figures() -> None:
    for game, levels in strength.read().items():
        assert game in GAMES and set(levels) <= set(levels_of(game))
        for level, found in levels.items():
            for contest in found.contests:
                assert contest.below == levels_of(game)[levels_of(game).index(level) - 1]
                assert contest.players <= definition(game).players[1]
                assert 0 <= contest.low <= contest.share <= contest.high <= 1
