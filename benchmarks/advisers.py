"""`python -m benchmarks.advisers GAME`: what hints and looking back would say with several advisers, and at what cost.

Positions come from games of novices, who err as people do. Each adviser names a move. A much longer search says how
often it agrees, and whole games played on from the moves, hurriedly and by the net, what they lead to. Then games of
experts say which of the two foretells better: what a seat is to expect from some of its decisions, beside what it got.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from itertools import takewhile
from math import sqrt
from random import Random
from statistics import mean
from typing import NamedTuple

import spectacula
from spectacula import bots
from spectacula.bots.adviser import Player, Searcher
from spectacula.bots.grandmaster import grandmaster
from spectacula.bots.levels import budget_of
from spectacula.bots.net import UNIT
from spectacula.bots.outlook import ANY
from spectacula.bots.planner import Budget, decide, favourites, playouts, prospects
from spectacula.bots.task import Task
from spectacula.bots.trained import Glance, favourite
from spectacula.engine.definition import definition
from spectacula.lab.standings import Mean, interval

JUDGE = Budget(4000, 3)
HURRIED, BY_NET = 256, 32  # whole games from each move
TO_THE_END = 1 << 20  # turns
SEED, OTHER_DEALS = 5, 1 << 50
TABLES = (2, 3, 4)
FORETELLERS = {"hurried games": Searcher(), "games of the net": Player()}


def expert(task: Task) -> int:
    return decide(task.game, task.position, task.seat, task.seed, budget_of(task.game, "expert", True, None))


def at_a_glance(task: Task) -> int:
    return favourite(task.game, task.position, task.seat)


def looking_ahead(task: Task) -> int:
    return grandmaster(task.game, task.position, task.seat, task.seed)


ADVISERS: dict[str, Callable[[Task], int]] = {
    "expert": expert,
    "net at a glance": at_a_glance,
    "grandmaster": looking_ahead,
}


def table(game: str, number: int) -> int:
    """How many play: the tables take turns."""
    return max(TABLES[number % len(TABLES)], definition(game).players[0])


def positions(game: str, count: int) -> Iterator[Task]:
    """Decisions between three moves or more, a few of every game."""
    luck = Random(SEED)
    found = 0
    while found < count:
        match = spectacula.load(game, table(game, found)).new(luck.getrandbits(32))
        at = sorted(luck.sample(range(120), 4))
        while not match.over and at and found < count:
            seat = match.pending[0]
            if match.ply >= at[0] and len(match.ids(seat)) > 2:
                at.pop(0)
                found += 1
                yield bots.task_for(match, seat, "expert", luck.getrandbits(31))
            match.play(seat, bots.think(bots.task_for(match, seat, "novice", luck.getrandbits(31))))


def judged(task: Task, moves: list[int]) -> dict[int, tuple[float, float, float]]:
    """Of each move wins and points in hurried whole games, and wins in those of the net: on the same other deals."""
    deals = (task.seed + OTHER_DEALS) % (1 << 62)
    hurried = playouts(task.game, task.position, task.seat, moves, HURRIED, deals)
    glance = Glance(task.game, task.position, task.seat)
    wins = [glance.prospect(move, 0, BY_NET, deals, TO_THE_END) / BY_NET / UNIT for move in moves]
    return {f.move: (f.wins, f.score, by_net) for f, by_net in zip(hurried, wins, strict=True)}


class Foretold(NamedTuple):
    """How far a score to expect is from the one that came of it, and how long it took to tell."""

    far: float
    milliseconds: float


def foretold(game: str, count: int) -> Iterator[dict[str, Foretold]]:
    """Some decisions of experts' games, weighed as looking back does."""
    luck = Random(SEED)
    for number in range(-(-count // 4)):
        match = spectacula.load(game, table(game, number)).new(luck.getrandbits(32))
        tasks = []
        while not match.over:
            task = bots.task_for(match, match.pending[0], "expert", luck.getrandbits(31))
            tasks.append(task)
            match.play(task.seat, bots.think(task))
        for task in luck.sample(tasks, 4):
            told = {}
            for name, adviser in FORETELLERS.items():
                began = time.process_time()
                [found] = adviser.foresee(task, [ANY], adviser.games)
                spent = 1000 * (time.process_time() - began)
                told[name] = Foretold(found.score - match.scores[task.seat], spent)
            yield told


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.advisers", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=60.0, help="after which no position is begun")
    asked = parser.parse_args()
    bots.warm_up(asked.game, lambda done, total: None)
    agreed: dict[str, list[float]] = {name: [] for name in ADVISERS}
    led_to: dict[str, list[tuple[float, float, float]]] = {name: [] for name in ADVISERS}
    spent = dict.fromkeys(ADVISERS, 0.0)
    until = time.monotonic() + 60 * asked.minutes
    for task in takewhile(lambda _: time.monotonic() < until, positions(asked.game, asked.positions)):
        chosen = {}
        for name, advise in ADVISERS.items():
            began = time.process_time()
            chosen[name] = advise(task)
            spent[name] += time.process_time() - began
        seen = prospects(task.game, task.position, task.seat, task.seed + OTHER_DEALS, JUDGE)
        best, worth = favourites(seen)[0], judged(task, sorted(set(chosen.values())))
        for name, move in chosen.items():
            agreed[name].append(float(move == best))
            led_to[name].append(worth[move])
    seen_in_all = len(agreed["expert"])
    print(f"{seen_in_all} positions of {asked.game}; beside the expert's move, 95 % intervals in brackets")
    for name in ADVISERS:
        gains = [
            interval([mine[k] - theirs[k] for mine, theirs in zip(led_to[name], led_to["expert"], strict=True)])
            for k in range(3)
        ]
        print(
            f"{name:16} agrees with the long search {_share(interval(agreed[name]))}; hurried games: wins "
            f"{_share(gains[0])}, points {gains[1].value:+.2f}{gains[1].bracket(2)}; games of the net: wins "
            f"{_share(gains[2])}; {1000 * spent[name] / seen_in_all:.1f} ms"
        )
    told = list(foretold(asked.game, asked.positions))
    print(f"{len(told)} decisions of experts: the score to expect, beside the one that came of it")
    for name in FORETELLERS:
        far = [one[name].far for one in told]
        off, cost = sqrt(mean(f * f for f in far)), mean(one[name].milliseconds for one in told)
        print(f"{name:16} {off:.1f} points off (root mean square), {mean(far):+.1f} on the average; {cost:.0f} ms")


def _share(found: Mean) -> str:
    return f"{100 * found.value:.1f} %{found.bracket(1, scale=100)}"


if __name__ == "__main__":
    main()
