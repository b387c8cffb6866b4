"""The arena and simulations on a real Ray: `make ray-check`, for it is a heavy package."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("ray")

from ray.cluster_utils import Cluster as SmallCluster

from spectacula.lab import arena as lab
from spectacula.lab.balance import balance
from spectacula.lab.balance_page import as_json
from spectacula.lab.contest import Contest, play_table
from spectacula.lab.crew import Crew, Here, NoCrew, crew, done_by
from spectacula.lab.on_ray import Cluster
from spectacula.lab.simulate import simulate

DUEL = Contest.of("histrio", "novice,random", 3)
TABLES = 9


@pytest.fixture
def three_workers() -> Iterator[Crew]:
    with crew(3, ray="local") as cluster:
        yield cluster


def play_or_die(folder: Path, contest: Contest, number: int) -> Any:
    """A table; whoever begins the fifth first is killed over it."""
    with (folder / str(number)).open("a") as begun:
        begun.write(f"{os.getpid()}\n")
    if number == 4 and len((folder / "4").read_text().split()) == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return play_table(contest, number)


def test_the_games_of_a_worker_that_is_killed_are_played_again_and_count_once(
    three_workers: Crew, tmp_path: Path
) -> None:
    found = list(done_by(three_workers, partial(play_or_die, tmp_path, DUEL), range(TABLES)))
    alone = list(done_by(Here(), partial(play_table, DUEL), range(TABLES)))
    assert sorted(found, key=lambda outcome: outcome.number) == alone
    killed, *others = (tmp_path / "4").read_text().split()
    assert others and killed not in others


def test_contests_and_simulations_come_out_as_on_one_core(three_workers: Crew, tmp_path: Path) -> None:
    there = lab.arena(DUEL, 6, three_workers, tmp_path / "there.jsonl")
    assert there == lab.arena(DUEL, 6, Here(), tmp_path / "here.jsonl")
    summaries = [simulate("histrio", 2, 5, "novice", "7", {}, each) for each in (three_workers, None)]
    assert summaries[0]["mean_score"] == summaries[1]["mean_score"] and summaries[0]["wins"] == summaries[1]["wins"]


def test_a_balance_report_comes_out_as_on_one_core() -> None:
    command = [
        sys.executable,
        "-m",
        "spectacula",
        "balance",
        "histrio",
        "--players",
        "2",
        "--games",
        "2",
        "--seed",
        "7",
    ]
    done = subprocess.run([*command, "--json", "--ray"], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == as_json(balance("histrio", 2, 2, "7", Here()))


def test_another_version_on_a_node_is_refused(three_workers: Crew) -> None:
    assert isinstance(three_workers, Cluster)
    three_workers._version = "another"
    with pytest.raises(NoCrew, match="another version"):
        list(done_by(three_workers, partial(play_table, DUEL), range(1)))


def held(folder: Path, number: int) -> int:
    """The first piece is held for as long as it is on the node that will be lost."""
    with (folder / str(number)).open("a") as begun:
        begun.write(f"{os.getpid()}\n")
    while number == 0 and len((folder / "0").read_text().split()) == 1:
        signal.pause()
    return number


def test_a_lost_node_loses_nothing(tmp_path: Path) -> None:
    small = SmallCluster(initialize_head=True, head_node_args={"num_cpus": 0})
    first = small.add_node(num_cpus=1)
    with crew(ray=small.address) as cluster:
        results = done_by(cluster, partial(held, tmp_path), range(4))
        ticket = cluster.begin(partial(held, tmp_path), 0)
        while not (tmp_path / "0").exists():
            time.sleep(0.02)
        small.add_node(num_cpus=1)
        small.remove_node(first, allow_graceful=False)
        assert cluster.fetch(ticket) == 0
        assert sorted(results) == [0, 1, 2, 3]
    small.shutdown()


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("nonsense", "not nonsense"),
        ("127.0.0.1:1", "no Ray cluster at 127.0.0.1:1"),
        ("auto", "no Ray cluster at auto"),
    ],
)
def test_a_bad_address_ends_with_one_line(address: str, says: str) -> None:
    command = [sys.executable, "-m", "spectacula", "arena", "histrio", "--bots", "novice,random", "--ray", address]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and says in done.stderr and len(done.stderr.splitlines()) == 1
