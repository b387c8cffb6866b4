"""PettingZoo: `aec_env` for one decision after the other, `parallel_env` for choices that are sealed together.

An illegal action ends the game: who made it gets -1, the others nothing, as PettingZoo's own classic games have it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pettingzoo
from pettingzoo.utils import wrappers

from spectacula.engine.game import Game, load
from spectacula.engine.rewards import read_reward
from spectacula.kernel.errors import BadAction
from spectacula.lab import spaces
from spectacula.lab.episode import Episode

ILLEGAL = -1.0


def aec_env(
    game: str, players: int | None = None, reward: str = "win", render_mode: str | None = None, **options: Any
) -> Any:
    """A game for PettingZoo's agent-environment cycle, with its usual wrappers."""
    env = Aec(load(game, players, **options), reward, render_mode)
    checked = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(env, ILLEGAL))
    return wrappers.OrderEnforcingWrapper(checked)


def parallel_env(
    game: str, players: int | None = None, reward: str = "win", render_mode: str | None = None, **options: Any
) -> Parallel:
    """A game in which everybody acts at every step; whoever owes no decision waits."""
    return Parallel(load(game, players, **options), reward, render_mode)


class _Table:
    """What both ways of playing share: agents, spaces, observations, words."""

    def __init__(self, game: Game, reward: str, render_mode: str | None, more_actions: int) -> None:
        read_reward(reward)
        self.game = game
        self.reward = reward
        self.render_mode = render_mode
        self.metadata = {
            "name": f"spectacula_{game.id}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(game.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: spaces.observations(game) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.actions(game, more_actions) for agent in self.possible_agents}
        self.state_space = spaces.everything(game)
        self._seeds = spaces.Seeds()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        self.episode = Episode(self.game, self._seeds.next(seed), self.reward)
        self.agents = list(self.possible_agents)

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    @property
    def _acting(self) -> int:
        return (self.episode.pending or (0,))[0]

    def state(self) -> Any:
        """Everything there is to see, from the seat that acts: its observation, then what is hidden from it."""
        return np.concatenate([self.episode.observe(self._acting), self.episode.oversee(self._acting)])

    def render(self) -> str | None:
        """What the seat that acts knows, in words."""
        if self.render_mode is None:
            return None
        told = self.game.explain(self.episode.observe(self._acting))
        return "\n".join(f"{part}: {text}" for part, text in told.items())

    def close(self) -> None:
        """There is nothing to close."""


class Aec(_Table, pettingzoo.AECEnv):
    """One decision after the other; sealed choices are asked for in the order of seats and seen by nobody until all are
    made. The mask of the agent that acts is in its info."""

    def __init__(self, game: Game, reward: str, render_mode: str | None) -> None:
        pettingzoo.AECEnv.__init__(self)
        _Table.__init__(self, game, reward, render_mode, 0)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._choose_next()

    def _choose_next(self) -> None:
        self.agent_selection = self.possible_agents[self._acting]
        nothing = np.zeros(self.action_space(self.agent_selection).n, np.int8)
        self.infos = {agent: {"action_mask": nothing} for agent in self.agents}
        self.infos[self.agent_selection] = {"action_mask": self.episode.mask(self._acting)}

    def observe(self, agent: str) -> Any:
        return self.episode.observe(self._seat(agent))

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.episode.play(self._seat(agent), int(action))
        self._choose_next()
        if self.episode.over:
            self.rewards = dict(zip(self.agents, self.episode.rewards, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()


class Parallel(_Table, pettingzoo.ParallelEnv):
    """Everybody acts at every step: those who owe a decision choose together, the last action is to wait."""

    def __init__(self, game: Game, reward: str, render_mode: str | None) -> None:
        _Table.__init__(self, game, reward, render_mode, 1)
        self.waiting = len(game.definition.notation)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        self._deal(seed)
        return self._observed(), self._infos()

    def step(self, actions: dict[str, Any]) -> Any:
        """Play the choices of those who owe one, in the order of seats; what the others send is not looked at."""
        pending = [self.possible_agents[seat] for seat in self.episode.pending]
        for agent in pending:
            if agent not in actions:
                raise BadAction(f"{agent} owes an action")
        illegal = [agent for agent in pending if int(actions[agent]) not in self.episode.actions(self._seat(agent))]
        for agent in pending if not illegal else ():
            self.episode.play(self._seat(agent), int(actions[agent]))
        worth = [ILLEGAL * (agent in illegal) for agent in self.agents] if illegal else self.episode.rewards
        ended = bool(illegal) or self.episode.over
        rewards = dict(zip(self.agents, worth, strict=True))
        result = self._observed(), rewards, dict.fromkeys(self.agents, ended), dict.fromkeys(self.agents, False)
        infos = self._infos()
        if ended:
            self.agents = []
        return *result, infos

    def _observed(self) -> dict[str, Any]:
        return {agent: self.episode.observe(self._seat(agent)) for agent in self.agents}

    def _infos(self) -> dict[str, Any]:
        return {agent: {"action_mask": self._mask(self._seat(agent))} for agent in self.agents}

    def _mask(self, seat: int) -> Any:
        mask = np.append(self.episode.mask(seat), np.int8(0))
        if not mask.any():
            mask[self.waiting] = 1
        return mask
