"""Searches as teachers, with few tables and a tiny net: what they say is noted rightly and comes nearer."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

torch: Any = pytest.importorskip("torch", reason="torch is not installed; `make lab-check` has it")

from spectacula.bots.trained import read
from spectacula.lab.learning.integers import export
from spectacula.lab.learning.teaching import Course, Note, School, teach
from spectacula.lab.learning.training import BadTraining, Training, plan

ASKING = Course(1.0, asked=0.5, followed=0.9, simulations=8)


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


@pytest.fixture
def school() -> School:
    return School("colosseum", 6, (16, 16, 16))


def until_noted(school: School, course: Course, most: int = 1) -> None:
    """Play until so many decisions are known of games that have ended."""
    while len(school.asked) < most:
        school.play(course, time.monotonic() + 0.2)


def test_an_opinion_is_about_legal_actions(school: School) -> None:
    for game, free in enumerate(school.tables.free.tolist()):
        if free:
            batch, number = school.places[game]
            aim = school._opinion(game, int(batch.seat[number]), 8)
            assert float(aim.sum()) == pytest.approx(1)
            assert not aim[~torch.as_tensor(batch.mask[number])].any()


def test_results_are_counted_from_the_seat_that_decided(school: School) -> None:
    results = torch.zeros(school.tables.n, 2, 5)
    results[:, 0, 2] = 1.0
    school.running[0].append(Note(school.tables.rows[0], None, None, seat=1))
    school._close(torch.arange(school.tables.n) == 0, results)
    ((_, mine),) = school.others
    assert mine[0].tolist() == [0, 1, 0, 0, 0]
    assert school.running[0] == []


def test_a_net_comes_nearer_to_its_teachers(school: School) -> None:
    until_noted(school, ASKING, 300)
    first, later = school.learn(epochs=0), school.learn(epochs=100)
    last = school.learn(epochs=10)
    assert last.divergence < later.divergence < first.divergence and last.surprise < first.surprise
    assert (last.asked, last.others) == (len(school.asked), len(school.others))


def test_nothing_is_learned_before_a_game_has_ended(school: School) -> None:
    with pytest.raises(BadTraining, match="no game has ended yet"):
        school.learn()


def test_a_taught_net_is_written_as_the_package_carries_nets(school: School, tmp_path: Path) -> None:
    until_noted(school, ASKING)
    told = list(teach(school, tmp_path, minutes=0))
    assert len(told) == 4 and all("decisions of searches" in line for line in told)
    export(tmp_path, tmp_path / "net")
    assert "of searches and" in read("colosseum", tmp_path / "net")[0].learned
    with pytest.raises(BadTraining, match="cannot be gone on with"):
        Training("colosseum", "cpu", plan("colosseum", 8), (16, 16, 16)).resume(tmp_path)
