"""Crews: whoever plays, what comes of it is the same, and each piece comes once."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import pytest

from spectacula.cli import spelled_out
from spectacula.lab.crew import Crew, Here, NoCrew, crew, done_by
from spectacula.lab.simulate import simulate


class Shuffled(Here):
    """Several at once, finished in an order of their own, one after having been lost and begun again."""

    at_once = 3

    def wait(self, tickets: set[Any]) -> tuple[set[Any], set[Any]]:
        last = max(tickets, key=id)
        last()  # lost: nobody has got what came of it
        return {last}, tickets - {last}


def square(number: int) -> int:
    return number * number


def test_every_piece_comes_once() -> None:
    assert sorted(done_by(Shuffled(), square, range(10))) == [square(n) for n in range(10)]


def test_no_piece_is_begun_when_the_time_is_up() -> None:
    assert list(done_by(Here(), square, range(10), until=time.monotonic() - 1)) == []


def test_whoever_stops_listening_drops_what_is_under_way() -> None:
    dropped: list[Callable[[], Any]] = []

    class Dropping(Shuffled):
        def drop(self, ticket: Callable[[], Any]) -> None:
            dropped.append(ticket)

    results = done_by(Dropping(), square, range(10))
    next(results)
    results.close()  # type: ignore[attr-defined]
    assert len(dropped) == 2


@pytest.mark.parametrize("bots", ["random", "novice"])
def test_a_simulation_is_the_same_whoever_plays_it(bots: str) -> None:
    games = 2100 if bots == "random" else 2  # more than one piece

    def summary(players: Crew | None) -> dict[str, Any]:
        found = simulate("histrio", 2, games, bots, "7", {}, players)
        return {name: value for name, value in found.items() if "second" not in name}

    alone = summary(None)
    assert summary(Shuffled()) == alone
    with crew(1) as processes:
        assert summary(processes) == alone


@pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is installed")
def test_without_ray_a_line_says_what_to_install() -> None:
    with pytest.raises(NoCrew, match=r"spectacula\[ray\]"), crew(ray="local"):
        pass


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("arena histrio --ray", "arena histrio --ray local"),
        ("arena --ray --games 4", "arena --ray local --games 4"),
        ("arena --ray head:6379 histrio", "arena --ray head:6379 histrio"),
    ],
)
def test_a_cluster_without_an_address_is_made_here(typed: str, meant: str) -> None:
    assert spelled_out(typed.split()) == meant.split()
