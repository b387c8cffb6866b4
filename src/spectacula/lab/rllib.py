"""RLlib: a game as a multi-agent environment in which one seat after the other acts.

An observation holds `observations` and `action_mask`, as RLlib's own masking modules expect. Only the seat that acts
next is shown anything, at the end all are. An illegal action ends the game: who made it gets -1, the others nothing.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from ray.rllib.env.multi_agent_env import MultiAgentEnv

from spectacula.engine.game import load
from spectacula.engine.rewards import read_reward
from spectacula.kernel.errors import BadAction
from spectacula.lab import spaces
from spectacula.lab.episode import Episode

ILLEGAL = -1.0


class Table(MultiAgentEnv):
    """A game; its configuration holds `game`, `players`, `reward` and the options of the game."""

    def __init__(self, config: dict[str, Any] | None = None) -> None:
        super().__init__()
        chosen = dict(config or {})
        self.reward: str = chosen.pop("reward", "win")
        read_reward(self.reward)
        self.game = load(chosen.pop("game", "histrio"), chosen.pop("players", None), **chosen)
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.agents = list(self.possible_agents)
        self.observation_spaces = dict.fromkeys(self.agents, _observations(self.game))
        self.action_spaces = dict.fromkeys(self.agents, spaces.actions(self.game))
        self._seeds = spaces.Seeds()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """Deal a game: from this seed if there is one."""
        self.episode = Episode(self.game, self._seeds.next(seed), self.reward)
        return self._shown(self.episode.pending[:1]), {}

    def step(self, action_dict: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """Play the decision of the seat that acts."""
        seat = self.episode.pending[0]
        agent = self.possible_agents[seat]
        if agent not in action_dict:
            raise BadAction(f"{agent} owes an action, not {', '.join(action_dict) or 'nobody'}")
        action = int(action_dict[agent])
        illegal = action not in self.episode.actions(seat)
        if not illegal:
            self.episode.play(seat, action)
        ended = illegal or self.episode.over
        shown = self._shown(tuple(range(self.game.players)) if ended else self.episode.pending[:1])
        worth = [ILLEGAL * (p == seat) for p in range(self.game.players)] if illegal else self.episode.rewards
        rewards = dict(zip(self.possible_agents, worth, strict=True))
        return shown, rewards, {"__all__": ended}, {"__all__": False}, {}

    def _shown(self, seats: tuple[int, ...]) -> dict[str, Any]:
        return {self.possible_agents[seat]: self._seen(seat) for seat in seats}

    def _seen(self, seat: int) -> dict[str, Any]:
        mask = self.episode.mask(seat).astype(np.float32)
        return {"observations": self.episode.observe(seat).astype(np.float32), "action_mask": mask}


def _observations(game: Any) -> Any:
    low, high = (np.array(bounds, np.float32) for bounds in (game.observation.low, game.observation.high))
    mask = gymnasium.spaces.Box(0.0, 1.0, (len(game.definition.notation),), np.float32)
    return gymnasium.spaces.Dict({"observations": gymnasium.spaces.Box(low, high), "action_mask": mask})
