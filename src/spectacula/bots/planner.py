"""Thinks about one decision: several trees on several threads, the same result for any number of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from math import inf
from operator import add
from typing import NamedTuple

from spectacula.bots import outlook
from spectacula.bots.desk import Manner, Searching, desk_for, manner_of, takes_second_look
from spectacula.bots.search import WHOLE

CHUNK, PLAIN_CHUNK = 64, 1
TREE_SEEDS = 1 << 40
SEEDS = 1 << 62
FINALISTS = 3
ROUND = 4  # games from each of them before the clock is looked at
SOON = 16  # decisions after which the parts of a position are compared


Foresee = Callable[[int, int, int, int], list[int]]  # a move, the first game and the one after the last, a seed


class Budget(NamedTuple):
    """Simulations in each of some trees, whole games for a second look, and the seconds after which to stop anyway."""

    simulations: int
    trees: int = 1
    seconds: float = 3600.0
    whole_games: int = 0


class Prospect(NamedTuple):
    """A move as the search sees it: how often it was looked at and its mean value, from 0 to 1."""

    move: int
    visits: int
    value: float


class Foreseen(NamedTuple):
    """A move and what it leads to, in the order of `outlook`, per game played on from it."""

    move: int
    outlook: list[float]

    @property
    def wins(self) -> float:
        return self.outlook[outlook.WON] / WHOLE

    @property
    def score(self) -> float:
        return self.outlook[outlook.POINTS]


class Promise(NamedTuple):
    """A move as advice sees it, from 0 to 1000."""

    move: int
    prior: int


def decide(
    game: str,
    position: bytes,
    seat: int,
    seed: int,
    budget: Budget,
    threads: int = 1,
    pointless: frozenset[int] = frozenset(),
) -> int:
    """The move to make: the search's favourite, or the one of its favourites that a second look finds best."""
    until = time.monotonic() + budget.seconds
    looks = budget.whole_games > 0
    seen = prospects(game, position, seat, seed, budget, threads=threads, settle=not looks and not pointless)
    found = [move for move in favourites(seen) if move not in pointless]
    if not looks or time.monotonic() > until:
        return found[0]
    return second_look(game, position, seat, found[:FINALISTS], budget.whole_games, seed, until)[0].move


def second_look(
    game: str, position: bytes, seat: int, moves: Sequence[int], games: int, seed: int, until: float = inf
) -> list[Foreseen]:
    """Some moves with what whole games lead to, those that score most first where a game trusts them."""
    found = playouts(game, position, seat, moves, games, seed, until)
    return sorted(found, key=lambda f: (f.score, f.wins), reverse=True) if takes_second_look(game) else found


def playouts(
    game: str, position: bytes, seat: int, moves: Sequence[int], games: int, seed: int, until: float = inf
) -> list[Foreseen]:
    """Some moves, each with whole games played on from it: dealt alike for all, and fewer if the time is up."""
    desk = desk_for(game, position, seat, 1, manner_of(game)._replace(cut=SOON))
    return gathered(desk.foresee, moves, games, seed, until)


def gathered(foresee: Foresee, moves: Sequence[int], games: int, seed: int, until: float = inf) -> list[Foreseen]:
    """What some moves lead to, per game, whoever plays them on."""
    sums = [[0] * outlook.OUTLOOK for _ in moves]
    played = 0
    while played < games and (played == 0 or time.monotonic() < until):
        last = min(played + ROUND, games)
        more = [foresee(move, played, last, seed) for move in moves]
        sums = [list(map(add, *both)) for both in zip(sums, more, strict=True)]
        played = last
    return [Foreseen(move, [total / played for total in row]) for move, row in zip(moves, sums, strict=True)]


def prospects(
    game: str,
    position: bytes,
    seat: int,
    seed: int,
    budget: Budget,
    manner: Manner | None = None,
    threads: int = 1,
    compiled: bool | None = None,
    settle: bool = False,
) -> list[Prospect]:
    """All legal moves with what the trees say together; to settle is to stop where a tree's favourite is certain."""
    trees = range(budget.trees)
    desks = [desk_for(game, position, seat, budget.simulations, manner or manner_of(game), compiled) for _ in trees]
    until = time.monotonic() + budget.seconds

    def grow(number: int) -> list[tuple[int, int, int]]:
        return _grow(desks[number], budget.simulations, (seed + number * TREE_SEEDS) % SEEDS, until, settle)

    if threads == 1:
        return _together([grow(number) for number in trees])
    with ThreadPoolExecutor(threads) as pool:
        return _together(list(pool.map(grow, trees)))


def _grow(desk: Searching, simulations: int, seed: int, until: float, settle: bool) -> list[tuple[int, int, int]]:
    """All simulations, or as many as the time allows or the choice takes."""
    chunk = CHUNK if desk.compiled else PLAIN_CHUNK
    for first in range(0, simulations, chunk):
        last = min(first + chunk, simulations)
        desk.search(first, last, seed)
        if time.monotonic() > until or (settle and _is_settled(desk, simulations - last)):
            break
    return desk.tally()


def _is_settled(desk: Searching, left: int) -> bool:
    """Whether no other move can be looked at as often as the favourite any more."""
    *_, second, most = sorted(visits for _, visits, _ in desk.tally())
    return most - second > left


def _together(tallies: list[list[tuple[int, int, int]]]) -> list[Prospect]:
    found = []
    for rows in zip(*tallies, strict=True):
        visits, total = sum(row[1] for row in rows), sum(row[2] for row in rows)
        found.append(Prospect(rows[0][0], visits, total / visits / WHOLE if visits else 0.0))
    return found


def favourites(found: Sequence[Prospect]) -> list[int]:
    """The moves looked at most first; of equals the better one, then the first."""
    return [p.move for p in sorted(found, key=lambda p: (-p.visits, -p.value, p.move))]


def promises(game: str, position: bytes, seat: int) -> list[Promise]:
    """All legal moves with their priors."""
    return [Promise(*row) for row in desk_for(game, position, seat, 1, manner_of(game)).priors()]
