"""A bot's task: one decision to take, with everything its seat may know and nothing else."""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from spectacula.bots.novice import novice
from spectacula.engine.errors import UnknownLevel
from spectacula.engine.game import load
from spectacula.engine.kernel import Table
from spectacula.engine.match import Match

Thinker = Callable[[str, Table, int, list[int], Random], int]


class Task(NamedTuple):
    """Plain data, so that it can be sent to a worker process."""

    game: str
    players: int
    options: dict[str, bool | int | str]
    position: bytes
    seat: int
    level: str
    seed: int


def _random(game: str, position: Table, seat: int, moves: list[int], luck: Random) -> int:
    return luck.choice(moves)


THINKERS: dict[str, Thinker] = {"random": _random, "novice": novice}
LEVELS = tuple(THINKERS)


def read_level(level: str) -> str:
    if level not in THINKERS:
        raise UnknownLevel(f"bot levels are {', '.join(LEVELS)}, not {level}")
    return level


def task_for(match: Match, seat: int, level: str, seed: int) -> Task:
    """The decision a seat owes, as a bot may see it. The seed is the bot's own luck at this table."""
    luck = hashlib.sha256(f"{seed} {match.ply} {seat}".encode()).digest()
    here = int.from_bytes(luck[:8], "big") >> 1
    position = match.concealed(seat, here)
    return Task(match.game.id, match.game.players, match.game.options, position, seat, read_level(level), here)


def think(task: Task) -> str:
    """The move a bot chooses, in notation."""
    definition = load(task.game, task.players, **task.options).definition
    position = definition.layout.new(task.position)
    buffer = array("q", bytes(8 * definition.most_moves))
    n = definition.plain.legal(position, task.seat, buffer)
    move = THINKERS[task.level](task.game, position, task.seat, buffer[:n].tolist(), Random(task.seed))
    return definition.notation[move]
