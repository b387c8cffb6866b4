"""OpenSpiel's C++ games on this machine, measured in the same run.

Two ways, because OpenSpiel's rollouts cannot start before the cards are dealt: `Rollouts` plays from a dealt position
inside its C++ rollout evaluator (dealing costs it nothing), `WholeGames` plays from the very start with its C++ uniform
random bots (dealing and bots included). Ours are measured in both ways.

`Ismcts` is OpenSpiel's C++ information-set search with one random rollout per simulation, on positions as far into
random games as ours. Of the games here hearts and euchre can be searched by it; spades has no information states.
"""

from __future__ import annotations

import random
import time
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from spectacula.lab import search_speed

PEERS = {
    "hearts": "hearts",
    "spades": "spades",
    "euchre": "euchre",
    "oh_hell 5p": "oh_hell(players=5)",
    "backgammon": "backgammon",
}
COUNTED = 200  # games played to learn how many decisions a random game takes
SEARCHED = ("hearts", "euchre")
UCT, UNLIMITED = 1.4, -1


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
        return self.decisions_left(self.dealt())

    def decisions_left(self, state: Any) -> int:
        """How many decisions random play takes from here to the end; plays them."""
        decisions = 0
        while not state.is_terminal():
            self.play(state)
            decisions += 1
        return decisions

    def play(self, state: Any) -> None:
        """One random decision, and the chance that follows."""
        state.apply_action(self.luck.choice(state.legal_actions()))
        self._chance(state)

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


class Ismcts(Peer):
    """OpenSpiel's information-set search with random rollouts, on positions with a real choice."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        plies = [round(part * self.decisions_per_game) for part in search_speed.PARTS]
        self.states = [self._played(ply) for _ in range(search_speed.GAMES) for ply in plies]
        lengths = [self.decisions_left(s.clone()) for s in self.states for _ in range(search_speed.COUNTED)]
        self.length = sum(lengths) / len(lengths)
        evaluator = self.spiel.RandomRolloutEvaluator(1, 7)
        most, as_visited = search_speed.SIMULATIONS, self.spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        self.bot = self.spiel.ISMCTSBot(7, evaluator, UCT, most, UNLIMITED, as_visited, False, True)

    def _played(self, ply: int) -> Any:
        while True:
            state = self.dealt()
            for _ in range(ply):
                self.play(state)
            while not state.is_terminal():
                if len(state.legal_actions()) > 1:
                    return state
                self.play(state)

    def run(self, times: int) -> tuple[float, int]:
        """CPU seconds and simulations."""
        start = time.process_time()
        for _ in range(times):
            for state in self.states:
                self.bot.step(state)
        return time.process_time() - start, times * len(self.states) * search_speed.SIMULATIONS
