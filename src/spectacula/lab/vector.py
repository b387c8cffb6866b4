"""Batches in the shapes of EnvPool and of PufferLib, neither of which is needed: their loops run on these as they are.

Arrays are the batch's own and are written again at every step; copy what you keep. An illegal action is an error, and
nothing is played. With opponents a reward is a number for the seat that learns, else a row with a column for each seat.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from spectacula.engine.game import load
from spectacula.kernel.errors import BadAction
from spectacula.lab import spaces


class _Games:
    """A batch, its spaces, and what a step was worth."""

    def __init__(self, game: str, n: int, players: int | None, options: dict[str, Any], how: dict[str, Any]) -> None:
        self.game = load(game, players, **options)
        self.batch = self.game.batch(n, **how)
        self.first_seed: int = how.get("seed", 0)
        self._never = np.zeros(n, np.bool_)
        self._all = np.arange(n)

    @property
    def _reward(self) -> Any:
        reward = self.batch.reward
        return reward if self.batch.rival is None else reward[self._all, self.batch.seat]

    def close(self) -> None:
        """There is nothing to close."""


class Pool(_Games):
    """As `envpool.make_gymnasium(…)` gives: `reset`, `step`, and `async_reset`, `send`, `recv`."""

    is_player_env = False

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        players: int | None = None,
        how: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        super().__init__(game, num_envs, players, options, how or {})
        self.config = {"num_envs": num_envs, "batch_size": num_envs, "seed": self.first_seed}
        self.observation_space = spaces.observations(self.game)
        self.action_space = spaces.actions(self.game)
        self.all_env_ids = self._all.astype(np.int32)
        self._steps = np.zeros(num_envs, np.int32)

    def __len__(self) -> int:
        return self.batch.n

    def reset(self, env_id: Any = None) -> tuple[Any, dict[str, Any]]:
        """Deal all games anew."""
        self._all_of(env_id)
        self.batch.reset(self.first_seed)
        self._steps[:] = 0
        return self.batch.observation, self._info()

    def step(self, action: Any, env_id: Any = None) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """An action of every game."""
        self.send(action, env_id)
        return self.recv()

    def async_reset(self) -> None:
        self.reset()

    def send(self, action: Any, env_id: Any = None) -> None:
        self._all_of(env_id)
        self.batch.step(action)
        self._steps = np.where(self.batch.done, 0, self._steps + 1).astype(np.int32)

    def recv(self) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        return self.batch.observation, self._reward, self.batch.done, self._never, self._info()

    def _all_of(self, env_id: Any) -> None:
        if env_id is not None and not np.array_equal(np.asarray(env_id), self._all):
            raise BadAction(
                f"all {self.batch.n} games are stepped together; env_id is 0 to {self.batch.n - 1} or left out"
            )

    def _info(self) -> dict[str, Any]:
        shown = {"action_mask": self.batch.mask, "players": {"env_id": self.all_env_ids, "seat": self.batch.seat}}
        return {"env_id": self.all_env_ids, "elapsed_step": self._steps, **shown}


class Puffer(_Games):
    """As a native environment of PufferLib: buffers that are written in place; `masks` are agents, all alive."""

    def __init__(
        self,
        game: str,
        num_agents: int = 64,
        players: int | None = None,
        how: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        super().__init__(game, num_agents, players, options, how or {})
        self.num_agents = self.agents_per_batch = num_agents
        self.num_envs, self.emulated, self.driver_env, self.render_mode = num_agents, None, self, None
        self.agent_ids = self._all
        self.single_observation_space, self.single_action_space = (
            spaces.observations(self.game),
            spaces.actions(self.game),
        )
        self.observations, self.terminals, self.truncations = self.batch.observation, self.batch.done, self._never
        self.action_masks, self.masks = self.batch.mask, ~self._never
        self.actions = np.zeros(num_agents, np.int32)
        self.infos: list[dict[str, Any]] = []

    @property
    def rewards(self) -> Any:
        return self._reward

    def reset(self, seed: int | None = None) -> tuple[Any, list[dict[str, Any]]]:
        """Deal all games anew."""
        self.first_seed = self.first_seed if seed is None else seed
        self.batch.reset(self.first_seed)
        self.infos = []
        return self.observations, self.infos

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[dict[str, Any]]]:
        """An action of every game."""
        self.send(actions)
        return self.observations, self.rewards, self.terminals, self.truncations, self.infos

    def async_reset(self, seed: int | None = None) -> None:
        self.reset(seed)

    def send(self, actions: Any) -> None:
        self.actions[:] = actions
        self.batch.step(self.actions)
        ended = int(self.terminals.sum())
        self.infos = [{"games": ended, "reward": float(self.rewards.sum() / ended)}] if ended else []

    def recv(self) -> tuple[Any, ...]:
        shown = self.observations, self.rewards, self.terminals, self.truncations
        return *shown, self.infos, self.agent_ids, self.masks
