"""What Gymnasium calls spaces, for a game: its observations, its actions, and the seeds of one game after the other."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np

from spectacula.engine.game import SEEDS, Game, read_seed


def observations(game: Game) -> Any:
    """A box with the declared range of every number."""
    low, high = (np.array(bounds, np.int16) for bounds in (game.observation.low, game.observation.high))
    return gymnasium.spaces.Box(low, high, dtype=np.int16)


def everything(game: Game) -> Any:
    """The same for what a critic sees: the observation, then what is hidden from the seat."""
    low, high = game.observation.low + game.hidden.low, game.observation.high + game.hidden.high
    return gymnasium.spaces.Box(np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16)


def actions(game: Game, more: int = 0) -> Any:
    """One for every move of the vocabulary, and some more."""
    return gymnasium.spaces.Discrete(len(game.definition.notation) + more)


class Seeds:
    """A seed for every game: the one given, then others that follow from it."""

    def __init__(self) -> None:
        self._luck = random.Random()

    def next(self, seed: int | None) -> int:
        """The seed of the next game."""
        if seed is None:
            return self._luck.randrange(SEEDS)
        self._luck = random.Random(seed)
        return read_seed(seed)
