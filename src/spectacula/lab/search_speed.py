"""How many simulations a second the search makes on one core.

Three ways: below the tree uniformly random play to the end, which is what a search with random rollouts does elsewhere;
the bots' hurried play, which looks at priors, to the end; and as bots search, hurried play cut off and appraised.
"""

from __future__ import annotations

import random
import time
from array import array
from functools import cache, cached_property

from spectacula.bots import warm_up
from spectacula.bots.desk import Desk, Manner, manner_of
from spectacula.engine.game import Game, load
from spectacula.engine.match import Match

SIMULATIONS = 512  # in one tree
PARTS = (0.25, 0.5, 0.75)  # how far into a random game the positions lie
GAMES = 2
COUNTED = 5  # games played from a position to learn how many decisions they take
TO_THE_END = 1 << 20
RANDOM = "random to the end"


def manners(game: str) -> dict[str, Manner]:
    """The ways of searching that are measured. A glance at one move only is a choice by chance."""
    usual = manner_of(game)
    to_the_end = usual._replace(cut=TO_THE_END)
    return {RANDOM: to_the_end._replace(glance=1), "hurried to the end": to_the_end, "as bots search": usual}


class Search:
    """Trees on positions a quarter, half and three quarters into random games, with a real choice in each."""

    def __init__(self, game: str, players: int, manner: Manner) -> None:
        warm_up(game, lambda done, total: None)
        self.matches = _matches(game, players)
        self.desks = [_desk(match, manner) for match in self.matches]

    @cached_property
    def length(self) -> float:
        """How many decisions random play takes from these positions to the end."""
        return sum(map(_decisions_left, self.matches)) / len(self.matches)

    def run(self, times: int) -> tuple[float, int]:
        """CPU seconds and simulations."""
        spent = 0.0
        for number in range(times):
            for desk in self.desks:
                desk.clear()
                start = time.process_time()
                desk.search(0, SIMULATIONS, number << 32)
                spent += time.process_time() - start
        return spent, times * len(self.desks) * SIMULATIONS


@cache
def _matches(name: str, players: int) -> list[Match]:
    game = load(name, players)
    usual = game.rollouts(100).decisions / 100
    return [_played(game, seed, round(part * usual)) for seed in range(GAMES) for part in PARTS]


def _played(game: Game, seed: int, ply: int) -> Match:
    """A random game up to the first real choice after so many decisions."""
    match, luck = game.new(seed), random.Random(seed)
    while match.ply < ply or len(match.ids(match.pending[0])) < 2:
        seat = match.pending[0]
        match.play(seat, luck.choice(match.ids(seat)))
    return match


def _desk(match: Match, manner: Manner) -> Desk:
    seat = match.pending[0]
    return Desk(match.game.id, match.concealed(seat, 1), seat, SIMULATIONS, manner, compiled=True)


def _decisions_left(match: Match) -> float:
    chosen = match.game.definition
    ids = array("q", bytes(8 * chosen.most_moves))
    left = [chosen.plain.playout(chosen.layout.new(match.position), ids, luck) for luck in range(COUNTED)]
    return float(sum(left) / COUNTED)
