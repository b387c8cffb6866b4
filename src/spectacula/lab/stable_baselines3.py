"""Stable-Baselines3: a batch of games, one seat of each against opponents, as its vectorised environment.

For algorithms that mask illegal actions, such as `sb3_contrib.MaskablePPO`. An illegal action is an error.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from stable_baselines3.common.vec_env import VecEnv

from spectacula.engine.game import load
from spectacula.lab import spaces


class Seats(VecEnv):
    """One seat in each of n games; game i learns to play seat i modulo the number of players, or `seat`."""

    def __init__(
        self,
        game: str,
        n: int = 64,
        players: int | None = None,
        opponents: str = "random",
        seat: int | None = None,
        reward: str = "win",
        seed: int = 0,
        threads: int = 1,
        **options: Any,
    ) -> None:
        self.game = load(game, players, **options)
        self.batch = self.game.batch(n, seed=seed, reward=reward, opponents=opponents, seat=seat, threads=threads)
        self.first_seed = seed
        self.render_mode = None
        super().__init__(n, spaces.observations(self.game), spaces.actions(self.game))

    def reset(self) -> Any:
        """Deal all games anew."""
        self.batch.reset(self.first_seed)
        return self.batch.observation.copy()

    def step_async(self, actions: Any) -> None:
        self.batch.step(np.asarray(actions))

    def step_wait(self) -> Any:
        """What the seats see now, what the games that ended were worth to them, and which those are."""
        done, seen = self.batch.done.copy(), self.batch.observation.copy()
        rewards = self.batch.reward[np.arange(self.num_envs), self.batch.seat]
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(done):
            infos[i] = {"terminal_observation": seen[i], "TimeLimit.truncated": False}
        return seen, rewards, done, infos

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """Deal from this seed at the next reset."""
        self.first_seed = self.first_seed if seed is None else seed
        return [self.first_seed + i for i in range(self.num_envs)]

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **how: Any) -> list[Any]:
        """`action_masks`, the only method that single games have."""
        if method_name != "action_masks":
            raise AttributeError(f"games of a batch have no method {method_name}, only action_masks")
        return [self.batch.mask[i] for i in self._places(indices)]

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name) for _ in self._places(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(f"games of a batch share everything; {attr_name} cannot be set for one")

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False for _ in self._places(indices)]

    def action_masks(self) -> Any:
        """Legal actions as truth values, a row for each game."""
        return self.batch.mask

    def close(self) -> None:
        """There is nothing to close."""

    def _places(self, indices: Any) -> Iterable[int]:
        return range(self.num_envs) if indices is None else np.atleast_1d(indices)
