"""Random play of ours in two ways, as OpenSpiel's games are measured: whole games, and from a dealt position on."""

from __future__ import annotations

import time
from typing import Any

from spectacula.engine.game import Game
from spectacula.lab import playing_on


class WholeGames:
    """Games from their deal to their end."""

    def __init__(self, game: Game) -> None:
        self.game = game
        game.rollouts(1)

    def run(self, games: int) -> tuple[float, int, int]:
        """CPU seconds, decisions and games."""
        start = time.process_time()
        out = self.game.rollouts(games, seed=games)
        return time.process_time() - start, out.decisions, games


class AfterTheDeal:
    """Games that all begin in one dealt position, another one in every run: dealing is not counted."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.deals = 0
        self.play_on = game.definition.bound(playing_on).compiled.play_on
        self.run(1)

    def run(self, games: int) -> tuple[float, int, int]:
        """CPU seconds, decisions and games."""
        states, ids = self._dealt()
        start = time.process_time()
        decisions: int = self.play_on(states, ids, games, games)
        return time.process_time() - start, decisions, games

    def _dealt(self) -> tuple[Any, Any]:
        import numpy as np

        chosen = self.game.definition
        self.deals += 1
        states = np.zeros(2, chosen.layout.dtype)
        dealt = chosen.layout.bytes_of(self.game.deal(self.deals))
        states[:1] = np.frombuffer(dealt.ljust(chosen.layout.size, b"\0"), chosen.layout.dtype)
        return states, np.zeros(chosen.most_moves, np.int64)
