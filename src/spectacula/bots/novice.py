"""A good beginner: plays what the game's advice likes best, with a bit of noise."""

from __future__ import annotations

from random import Random

from spectacula.engine.definition import definition
from spectacula.engine.kernel import Table

NOISE = 0.12


def novice(game: str, position: Table, seat: int, moves: list[int], luck: Random) -> int:
    """The move with the highest prior, each blurred by a few per cent."""
    prior = definition(game).plain.prior
    return max(moves, key=lambda move: (1 + prior(position, seat, move)) * luck.uniform(1 - NOISE, 1 + NOISE))
