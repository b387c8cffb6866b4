"""Who advises people: the best player that thinks at full speed here, and whole games played on as it plays."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Protocol

from spectacula.bots import trained
from spectacula.bots.desk import is_lent, is_ready
from spectacula.bots.grandmaster import manner_of, ranked
from spectacula.bots.levels import GRANDMASTER, budget_of
from spectacula.bots.planner import SEEDS, Foreseen, favourites, gathered, playouts, prospects, second_look
from spectacula.bots.task import Task, pointless_moves, task_for
from spectacula.bots.trained import Glance
from spectacula.engine.match import Match

SEARCHER = "expert"
LATEST = 3.0  # times what a level may think, a grandmaster a second: then no more games are played on for a hint
OTHER_DEALS = 1 << 50  # moves are not judged by the deals they were chosen on


def adviser_level(game: str) -> str:
    """The level that advises: the grandmaster once its net is compiled, until then one that searches."""
    return GRANDMASTER if not is_lent() and trained.is_ready(game) else SEARCHER


def question(match: Match, seat: int, level: str | None = None, seed: int = 0, simulations: int | None = None) -> Task:
    """A decision to advise on. Bots spare the patience of others; whether to try it is for people to say."""
    task = task_for(match, seat, level or adviser_level(match.game.id), seed, simulations)
    return task._replace(pointless=pointless_moves(match, seat))


class Adviser(Protocol):
    """Names moves, and plays whole games on from them, dealt alike for all."""

    games: int  # that say what a move leads to where every choice of a game is looked at

    def favourites(self, task: Task, count: int) -> list[Foreseen]:
        """The best moves, best first, and what they lead to."""

    def foresee(self, task: Task, moves: Sequence[int], games: int) -> list[Foreseen]:
        """What moves lead to, on other deals than those they were chosen on."""


class Searcher:
    """The search, and hurried play."""

    games, hinted, plain = 128, 160, 3

    def favourites(self, task: Task, count: int) -> list[Foreseen]:
        compiled = is_ready(task.game)
        level = SEARCHER if task.level == GRANDMASTER else task.level
        budget = budget_of(task.game, level, compiled, task.simulations)
        until = time.monotonic() + LATEST * budget.seconds
        named = favourites(prospects(task.game, task.position, task.seat, task.seed, budget))
        moves = [move for move in named if move not in task.pointless][:count]
        games = self.hinted if compiled else self.plain
        games = min(games, task.simulations or games)
        return second_look(task.game, task.position, task.seat, moves, games, task.seed, until)

    def foresee(self, task: Task, moves: Sequence[int], games: int) -> list[Foreseen]:
        return playouts(task.game, task.position, task.seat, moves, games, other_deals(task))


class Player:
    """The grandmaster, and games in which its net plays all seats."""

    games, hinted = 24, 40

    def favourites(self, task: Task, count: int) -> list[Foreseen]:
        until = time.monotonic() + LATEST
        glance = Glance(task.game, task.position, task.seat)
        named = ranked(glance, manner_of(task.game), task.seed, task.pointless, task.simulations)
        games = min(self.hinted, task.simulations or self.hinted)
        return gathered(glance.foresee, named[:count], games, other_deals(task), until)

    def foresee(self, task: Task, moves: Sequence[int], games: int) -> list[Foreseen]:
        glance = Glance(task.game, task.position, task.seat)
        return gathered(glance.foresee, moves, games, other_deals(task))


def other_deals(task: Task) -> int:
    """The seed of deals that no move of a decision was chosen on."""
    return (task.seed + OTHER_DEALS) % SEEDS


def adviser_for(task: Task) -> Adviser:
    """Who advises on a decision."""
    return Player() if task.level == GRANDMASTER and adviser_level(task.game) == GRANDMASTER else Searcher()
