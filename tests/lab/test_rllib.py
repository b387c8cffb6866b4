"""RLlib plays every game with every number of players, and trains for one iteration."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("ray", reason="RLlib is not installed; `make lab-check` has it")

from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.multi_agent_env_runner import MultiAgentEnvRunner
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from spectacula.kernel.errors import BadAction, BadOption, BadPlayers
from spectacula.lab.rllib import Table
from tests.games.tables import PLAIN_COUNTS, PLAIN_NAMES

every_count = pytest.mark.parametrize(("game", "players", "options"), PLAIN_COUNTS, ids=PLAIN_NAMES)


@every_count
@pytest.mark.filterwarnings("error")
def test_a_game_is_played_to_its_end(game: str, players: int, options: dict[str, Any]) -> None:
    env, luck = Table({"game": game, "players": players, "reward": "score"}), np.random.default_rng(1)
    shown, _ = env.reset(seed=2)
    over = False
    while not over:
        [(agent, seen)] = shown.items()
        assert env.observation_spaces[agent].contains(seen)
        shown, rewards, ended, _, _ = env.step({agent: luck.choice(np.flatnonzero(seen["action_mask"]))})
        over = ended["__all__"]
    assert list(rewards) == list(shown) == env.agents == env.possible_agents
    assert list(rewards.values()) == env.episode.rewards


def test_an_illegal_action_ends_the_game_and_costs_a_point() -> None:
    env = Table({"game": "histrio", "players": 3})
    env.reset(seed=1)
    _, rewards, ended, _, _ = env.step({"player_0": 153})
    assert ended["__all__"] and rewards == {"player_0": -1.0, "player_1": 0.0, "player_2": 0.0}


def test_bad_input_is_answered_with_one_sentence() -> None:
    with pytest.raises(BadPlayers, match=r"^histrio is for 2 to 5 players, not 6$"):
        Table({"game": "histrio", "players": 6})
    with pytest.raises(BadOption, match=r"^histrio has no option colour"):
        Table({"colour": "red"})
    env = Table({"game": "histrio", "players": 3})
    env.reset(seed=1)
    with pytest.raises(BadAction, match=r"^player_0 owes an action, not player_2$"):
        env.step({"player_2": 0})


def test_one_iteration_of_ppo() -> None:
    """RLlib samples games and its learner learns from them, in this process: no cluster is needed for that."""
    module = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [16]})
    config = (
        PPOConfig()
        .environment(Table, env_config={"game": "histrio", "players": 2})
        .env_runners(num_env_runners=0, rollout_fragment_length=100)
        .multi_agent(policies={"shared"}, policy_mapping_fn=lambda agent, *_, **__: "shared")
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={"shared": module}))
    )
    runner = MultiAgentEnvRunner(config=config)
    episodes = runner.sample(num_timesteps=200, random_actions=False)
    learner = config.build_learner(spaces=runner.get_spaces())
    steps = {"num_env_steps_sampled_lifetime": 200}
    learned = learner.update(episodes=episodes, timesteps=steps, minibatch_size=50, num_epochs=1)
    assert np.isfinite(learned["shared"]["total_loss"].peek())
