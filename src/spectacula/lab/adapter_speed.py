"""What each interface costs a step, beside the same game without it: CPU time, one thread, random actions.

A contestant yields how to draw its next action and is sent the action; only what it does with it is timed.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Generator, Iterator
from functools import partial
from importlib.util import find_spec
from itertools import count
from typing import Any, NamedTuple

from spectacula.engine.game import load
from spectacula.lab.episode import Episode

GAME, PLAYERS = "histrio", 4
WIDE = 256  # games of a batch
Loop = Generator[Callable[[], Any], Any, None]

luck = random.Random(1)


class Contestant(NamedTuple):
    """A loop, the package it needs, and how many games one of its steps steps."""

    loop: Callable[[], Loop]
    package: str | None = None
    games: int = 1


class Timed:
    """A loop whose steps are timed, without the drawing of actions."""

    def __init__(self, contestant: Contestant) -> None:
        self.games = contestant.games
        self.loop = contestant.loop()
        self.draw = next(self.loop)

    def run(self, times: int) -> tuple[float, int]:
        """CPU seconds, and steps of a game."""
        seconds = 0.0
        for _ in range(times):
            action = self.draw()
            start = time.process_time()
            self.draw = self.loop.send(action)
            seconds += time.process_time() - start
        return seconds, times * self.games


def _one_of(mask: Any) -> Callable[[], int]:
    return lambda: luck.choice(mask.nonzero()[0].tolist())


def _episodes() -> Iterator[Episode]:
    game = load(GAME, PLAYERS)
    return (Episode(game, seed) for seed in count())


# --- one game at a time


def rules_alone() -> Loop:
    for episode in _episodes():
        while not episode.over:
            seat = episode.pending[0]
            ids = episode.actions(seat)
            action = yield partial(luck.choice, ids)
            episode.rules.play(episode.state, seat, episode.move(seat, action))


def rules_observed() -> Loop:
    for episode in _episodes():
        while not episode.over:
            seat = episode.pending[0]
            mask = episode.mask(seat)
            episode.observe(seat)
            episode.play(seat, (yield _one_of(mask)))


def pettingzoo_aec() -> Loop:
    from spectacula.lab.pettingzoo import aec_env

    env = aec_env(GAME, PLAYERS)
    for seed in count():
        env.reset(seed=seed)
        while not env.terminations[env.agent_selection]:
            *_, info = env.last()
            env.step((yield _one_of(info["action_mask"])))


def gymnasium_seat() -> Loop:
    """A step has the decisions of three random opponents in it."""
    import gymnasium

    from spectacula.lab.gymnasium import register

    register()
    env: Any = gymnasium.make("spectacula/Histrio-v0", players=PLAYERS, opponents="random")
    for seed in count():
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            _, _, over, _, info = env.step((yield _one_of(info["action_mask"])))


def openspiel_state() -> Loop:
    import pyspiel

    from spectacula.lab.openspiel import register

    register()
    game = pyspiel.load_game(f"spectacula_{GAME}(players={PLAYERS})")
    for seed in count():
        state = game.new_initial_state()
        state.apply_action(seed)
        while not state.is_terminal():
            ids = state.legal_actions()
            state.observation_tensor(state.current_player())
            state.apply_action((yield partial(luck.choice, ids)))


def rllib_table() -> Loop:
    from spectacula.lab.rllib import Table

    env = Table({"game": GAME, "players": PLAYERS})
    for seed in count():
        shown, _ = env.reset(seed=seed)
        over = False
        while not over:
            [(agent, seen)] = shown.items()
            shown, _, ended, _, _ = env.step({agent: (yield _one_of(seen["action_mask"]))})
            over = ended["__all__"]


# --- batches


def batch_of_all() -> Loop:
    batch = load(GAME, PLAYERS).batch(WIDE)
    while True:
        batch.step((yield batch.sample))


def batch_of_seats() -> Loop:
    batch = load(GAME, PLAYERS).batch(WIDE, opponents="random")
    while True:
        batch.step((yield batch.sample))


def envpool_shape() -> Loop:
    from spectacula.lab.vector import Pool

    env = Pool(GAME, WIDE, PLAYERS)
    env.reset()
    while True:
        env.step((yield env.batch.sample))


def puffer_shape() -> Loop:
    from spectacula.lab.vector import Puffer

    env = Puffer(GAME, WIDE, PLAYERS)
    env.reset()
    while True:
        env.step((yield env.batch.sample))


def torchrl_games() -> Loop:
    import torch

    from spectacula.lab.torchrl import Games

    torch.set_num_threads(1)  # threads that wait for each other would be counted as work
    env = Games(GAME, WIDE, PLAYERS)
    shown = env.reset()
    while True:
        actions = yield env.batch.sample
        shown = env.step(shown.set("action", torch.from_numpy(actions)))["next"]


def stable_baselines3_seats() -> Loop:
    from spectacula.lab.stable_baselines3 import Seats

    env = Seats(GAME, WIDE, PLAYERS)
    env.reset()
    while True:
        env.step((yield env.batch.sample))


CONTESTANTS = {
    "rules alone": Contestant(rules_alone),
    "with observation and mask": Contestant(rules_observed),
    "PettingZoo, one by one": Contestant(pettingzoo_aec, "pettingzoo"),
    "OpenSpiel": Contestant(openspiel_state, "pyspiel"),
    "RLlib": Contestant(rllib_table, "ray"),
    "Gymnasium, a seat and its opponents": Contestant(gymnasium_seat, "gymnasium"),
    "batch": Contestant(batch_of_all, None, WIDE),
    "EnvPool's shape": Contestant(envpool_shape, "gymnasium", WIDE),
    "PufferLib's shape": Contestant(puffer_shape, "gymnasium", WIDE),
    "TorchRL": Contestant(torchrl_games, "torchrl", WIDE),
    "batch, a seat and its opponents": Contestant(batch_of_seats, None, WIDE),
    "Stable-Baselines3, a seat and its opponents": Contestant(stable_baselines3_seats, "stable_baselines3", WIDE),
}


def adapters() -> dict[str, Timed]:
    """Those whose packages are installed."""
    return {name: Timed(one) for name, one in CONTESTANTS.items() if one.package is None or find_spec(one.package)}
