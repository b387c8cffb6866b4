"""Gymnasium: one seat of a game against bots. Importing this registers `spectacula/Histrio-v0` and its sisters.

An illegal action ends the game with a reward of -1; legal ones are in `info["action_mask"]` and `action_masks()`.
"""

from __future__ import annotations

import hashlib
from typing import Any, ClassVar

import gymnasium
import numpy as np

from spectacula.bots import Task, choose, read_level
from spectacula.engine.game import SEEDS, load, read_seed
from spectacula.engine.rewards import read_reward
from spectacula.games import GAMES
from spectacula.kernel.errors import BadSeat
from spectacula.lab import spaces
from spectacula.lab.episode import Episode

ILLEGAL = -1.0


class OneSeat(gymnasium.Env[Any, Any]):
    """A seat of a game; bots of a level play the others between its decisions."""

    metadata: ClassVar = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: str = "novice",
        seat: int = 0,
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = load(game, players, **options)
        self.opponents = read_level(opponents, self.game.id)
        if not isinstance(seat, int) or not 0 <= seat < self.game.players:
            raise BadSeat(f"seats are 0 to {self.game.players - 1}, not {seat}")
        read_reward(reward)
        self.seat = seat
        self.reward = reward
        self.render_mode = render_mode
        self.observation_space = spaces.observations(self.game)
        self.action_space = spaces.actions(self.game)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a game: from this seed if there is one."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(SEEDS)) if seed is None else read_seed(seed)
        self.episode = Episode(self.game, dealt, self.reward)
        self.decisions = 0
        self._let_bots_play()
        return self.episode.observe(self.seat), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play a decision of the seat and let the bots decide up to its next one."""
        legal = self.episode.actions(self.seat)
        if int(action) in legal:
            self._play(self.seat, int(action))
            self._let_bots_play()
            reward, over = self.episode.rewards[self.seat], self.episode.over
        else:
            reward, over = ILLEGAL, True
        return self.episode.observe(self.seat), reward, over, False, self._info()

    def action_masks(self) -> Any:
        """Legal actions as truth values, under the name that masking algorithms look for."""
        return self.episode.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """What the seat knows, in words."""
        told = self.game.explain(self.episode.observe(self.seat))
        return "\n".join(f"{part}: {text}" for part, text in told.items())

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(self.seat)}

    def _let_bots_play(self) -> None:
        while not self.episode.over and self.episode.pending[0] != self.seat:
            self._play(self.episode.pending[0], None)

    def _play(self, seat: int, action: int | None) -> None:
        if action is None:
            action = self._thought(seat)
        self.decisions += 1
        self.episode.play(seat, action)

    def _thought(self, seat: int) -> int:
        """What a bot decides from what its seat may know, with luck of its own."""
        luck = hashlib.sha256(f"{self.episode.seed} {self.decisions} {seat}".encode()).digest()
        here = int.from_bytes(luck[:8], "big") >> 1
        position = self.episode.concealed(seat, here).position
        task = Task(self.game.id, self.game.players, self.game.options, position, seat, self.opponents, here)
        return self.episode.action(seat, choose(task))


def register() -> None:
    """Make the environments known to `gymnasium.make`."""
    for game in GAMES:
        name = f"spectacula/{game.capitalize()}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="spectacula.lab.gymnasium:OneSeat", kwargs={"game": game})


register()
