"""A good beginner: plays what the game's advice likes best, with a bit of noise."""

from __future__ import annotations

from random import Random

from spectacula.bots.planner import Promise, promises

NOISE = 0.12


def novice(game: str, position: bytes, seat: int, luck: Random, pointless: frozenset[int] = frozenset()) -> int:
    """The move with the highest prior, each blurred by a few per cent."""

    def blurred(promise: Promise) -> float:
        return (1 + promise.prior) * luck.uniform(1 - NOISE, 1 + NOISE)

    worthwhile = [promise for promise in promises(game, position, seat) if promise.move not in pointless]
    return max(worthwhile, key=blurred).move
