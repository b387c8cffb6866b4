"""OpenSpiel's C++ games on this machine, measured in the same run.

Two ways, because OpenSpiel's rollouts cannot start before the cards are dealt: `Rollouts` plays from a dealt position
inside its C++ rollout evaluator (dealing costs it nothing), `WholeGames` plays from the very start with its C++ uniform
random bots (dealing and bots included). Ours always play whole games.
"""

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
    """A game of OpenSpiel, and how many decisions of players a random game of it takes."""

    def __init__(self, name: str) -> None:
        self.spiel: Any = import_module("pyspiel")
        self.game = self.spiel.load_game(PEERS[name])
        self.luck = random.Random(1)
        self.decisions_per_game = sum(self._decisions() for _ in range(COUNTED)) / COUNTED

    def _decisions(self) -> int:
        state, decisions = self.dealt(), 0
        while not state.is_terminal():
            state.apply_action(self.luck.choice(state.legal_actions()))
            self._chance(state)
            decisions += 1
        return decisions

    def dealt(self) -> Any:
        """The first position in which a player decides."""
        state = self.game.new_initial_state()
        self._chance(state)
        return state

    def _chance(self, state: Any) -> None:
        while not state.is_terminal() and state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self.luck.choices(outcomes, weights)[0])


class Rollouts(Peer):
    """Random rollouts from a dealt position, all inside C++."""

    def run(self, games: int) -> tuple[float, int, int]:
        """CPU seconds, decisions and games."""
        evaluator = self.spiel.RandomRolloutEvaluator(games, 7)
        search = self.spiel.MCTSBot(self.game, evaluator, 1.0, 1, 100, False, 7, False)
        state = self.dealt()
        start = time.process_time()
        search.mcts_search(state)
        return time.process_time() - start, round(games * self.decisions_per_game), games


class WholeGames(Peer):
    """Whole games between uniform random bots, all inside C++ but for one call per game."""

    def run(self, games: int) -> tuple[float, int, int]:
        """CPU seconds, decisions and games."""
        bots = [self.spiel.make_uniform_random_bot(p, p + 1) for p in range(self.game.num_players())]
        start = time.process_time()
        for seed in range(games):
            self.spiel.evaluate_bots(self.game.new_initial_state(), bots, seed)
        return time.process_time() - start, round(games * self.decisions_per_game), games
