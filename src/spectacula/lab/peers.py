"""OpenSpiel's own C++ games on this machine, in the same run: random rollouts from the start of a game."""

from __future__ import annotations

import random
import time
from importlib import import_module
from importlib.util import find_spec
from typing import Any

PEERS = {
    "hearts": "hearts",
    "spades": "spades",
    "euchre": "euchre",
    "oh_hell 5p": "oh_hell(players=5)",
    "backgammon": "backgammon",
}
COUNTED = 200  # games played to learn how many decisions a random game takes


def installed() -> bool:
    """Whether OpenSpiel is there to be measured."""
    return find_spec("pyspiel") is not None


class Peer:
    """Whole random games inside OpenSpiel's C++ `RandomRolloutEvaluator`."""

    def __init__(self, name: str) -> None:
        self.spiel: Any = import_module("pyspiel")
        self.game = self.spiel.load_game(PEERS[name])
        self.decisions_per_game = self._count_decisions() / COUNTED

    def _count_decisions(self) -> int:
        """Decisions of players in random games; chance events are not decisions."""
        luck, total = random.Random(1), 0
        for _ in range(COUNTED):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(luck.choices(outcomes, weights)[0])
                else:
                    state.apply_action(luck.choice(state.legal_actions()))
                    total += 1
        return total

    def run(self, games: int) -> tuple[float, int, int]:
        """CPU seconds, decisions and games."""
        evaluator = self.spiel.RandomRolloutEvaluator(games, 7)
        state = self.game.new_initial_state()
        start = time.process_time()
        evaluator.evaluate(state)
        return time.process_time() - start, round(games * self.decisions_per_game), games
