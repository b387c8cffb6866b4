"""A bot's task: one decision to take, with everything its seat may know and nothing else."""

from __future__ import annotations

import hashlib
from array import array
from random import Random
from typing import NamedTuple

from spectacula.bots.desk import is_ready
from spectacula.bots.grandmaster import grandmaster
from spectacula.bots.levels import GRANDMASTER, budget_of, read_level
from spectacula.bots.novice import novice
from spectacula.bots.planner import decide
from spectacula.engine.definition import definition
from spectacula.engine.match import Match


class Task(NamedTuple):
    """Plain data, so that it can be sent to a worker process."""

    game: str
    players: int
    options: dict[str, bool | int | str]
    position: bytes
    seat: int
    level: str
    seed: int
    simulations: int | None = None  # instead of the level's own number
    pointless: frozenset[int] = frozenset()  # moves that are not worth a thought


def task_for(match: Match, seat: int, level: str, seed: int, simulations: int | None = None) -> Task:
    """The decision a seat owes, as a bot may see it. The seed is the bot's own luck at this table."""
    luck = hashlib.sha256(f"{seed} {match.ply} {seat}".encode()).digest()
    here = int.from_bytes(luck[:8], "big") >> 1
    position = match.concealed(seat, here)
    game, level = match.game, read_level(level, match.game.id)
    tiresome = tiresome_moves(match, seat) if level == GRANDMASTER else frozenset()
    return Task(
        game.id,
        game.players,
        game.options,
        position,
        seat,
        level,
        here,
        simulations,
        pointless_moves(match, seat) | tiresome,
    )


def pointless_moves(match: Match, seat: int) -> frozenset[int]:
    """What a game's advice says only repeats something that came to nothing; a position alone does not tell."""
    found = _said_of_the_past(match, seat, "pointless")
    return found if found < set(match.ids(seat)) else frozenset()


def tiresome_moves(match: Match, seat: int) -> frozenset[int]:
    """What a game's advice says would try the patience of others, where there is something else to do."""
    legal = set(match.ids(seat))
    found = _said_of_the_past(match, seat, "tiresome") & legal
    return found if found < legal else frozenset()


def _said_of_the_past(match: Match, seat: int, what: str) -> frozenset[int]:
    judge = getattr(match.game.definition.module("advice"), what, None)
    found: frozenset[int] = judge([(p.seat, p.move) for p in match.played], seat) if judge else frozenset()
    return found


def think(task: Task, threads: int = 1) -> str:
    """The move a bot chooses, in notation."""
    return definition(task.game).notation[choose(task, threads)]


def choose(task: Task, threads: int = 1) -> int:
    """The move a bot chooses, as its id."""
    moves = _moves(task)
    if len(moves) == 1:
        return moves[0]
    moves = [move for move in moves if move not in task.pointless]
    if task.level == "random":
        return Random(task.seed).choice(moves)
    if task.level == "novice":
        return novice(task.game, task.position, task.seat, Random(task.seed), task.pointless)
    if task.level == GRANDMASTER:
        return grandmaster(task.game, task.position, task.seat, task.seed, task.pointless, task.simulations)
    budget = budget_of(task.game, task.level, is_ready(task.game), task.simulations)
    return decide(task.game, task.position, task.seat, task.seed, budget, threads, task.pointless)


def _moves(task: Task) -> list[int]:
    chosen = definition(task.game)
    buffer = array("q", bytes(8 * chosen.most_moves))
    n = chosen.plain.legal(chosen.layout.new(task.position), task.seat, buffer)
    return buffer[:n].tolist()
