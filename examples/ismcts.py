"""OpenSpiel's own search, ISMCTS in Python, plays Histrio: all it needs is the resampler that comes with the game."""

from __future__ import annotations

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from spectacula.lab.openspiel import resample


def main(simulations: int = 30, decisions: int = 1000) -> list[str]:
    """One seat searches, the other plays at random; what the searching one did, and what the game was worth to both."""
    luck = np.random.RandomState(1)
    game = pyspiel.load_game("spectacula_histrio(players=2,season_one_only=True)")
    evaluator = RandomRolloutEvaluator(1, luck)
    bot = ISMCTSBot(game, evaluator, uct_c=1.4, max_simulations=simulations, random_state=luck)
    bot.set_resampler(resample)
    state, told = game.new_initial_state(), []
    state.apply_action(int(luck.randint(len(state.chance_outcomes()))))
    while not state.is_terminal() and len(told) < decisions:
        if state.current_player() == 0:
            action = bot.step(state)
            told.append(state.action_to_string(action))
        else:
            action = int(luck.choice(state.legal_actions()))
        state.apply_action(action)
    return [*told, f"worth: {state.returns()}"]


if __name__ == "__main__":
    print("\n".join(main()))
