"""Environments side by side: batches of ours that write observations and masks, EnvPool's C++ backgammon, RiichiEnv.

One thread each. Of the peers only their own work counts, not how the random actions are drawn; ours draw them within.
"""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from spectacula.engine.game import load

WIDE = 256  # games stepped together
ENVPOOL, RIICHI = "EnvPool backgammon", "RiichiEnv"


class Steps:
    """A batch of one of our games."""

    def __init__(self, game: str, players: int) -> None:
        self.batch = load(game, players).batch(WIDE, seed=1)

    def run(self, times: int) -> tuple[float, int]:
        """CPU seconds and decisions."""
        start = time.process_time()
        for _ in range(times):
            self.batch.step(self.batch.sample())
        return time.process_time() - start, times * WIDE


class EnvPool:
    """Backgammon as EnvPool steps it."""

    def __init__(self) -> None:
        pool: Any = import_module("envpool")
        self.env = pool.make_gymnasium("Backgammon-v1", num_envs=WIDE, num_threads=1, seed=1)
        _, self.info = self.env.reset()

    def run(self, times: int) -> tuple[float, int]:
        """CPU seconds and decisions."""
        import numpy as np

        luck, seconds = np.random.default_rng(1), 0.0
        for _ in range(times):
            legal = self.info["legal_action_mask"]
            actions = (legal * luck.random(legal.shape)).argmax(1).astype(np.int32)
            start = time.process_time()
            *_, self.info = self.env.step(actions, self.info["env_id"])
            seconds += time.process_time() - start
        return seconds, times * WIDE


class Riichi:
    """Mahjong in Rust, driven from Python, with what every seat that decides sees and may do."""

    def __init__(self) -> None:
        self.env: Any = import_module("riichienv").RiichiEnv()
        self.seen = self.env.reset()
        self.luck = random.Random(1)

    def run(self, times: int) -> tuple[float, int]:
        """CPU seconds and decisions."""
        seconds, decisions = 0.0, 0
        for _ in range(times):
            actions = {seat: self.luck.choice(seen.legal_actions()) for seat, seen in self.seen.items()}
            start = time.process_time()
            self.seen = self.env.step(actions)
            if self.env.done():
                self.seen = self.env.reset()
            for seen in self.seen.values():
                seen.encode()
                seen.mask()
            seconds += time.process_time() - start
            decisions += len(actions)
        return seconds, decisions


def environments(tables: Mapping[str, tuple[int, ...]]) -> dict[str, Any]:
    """Ours at these tables, and the peers that are installed."""
    found: dict[str, Any] = {f"{game} {n}p": Steps(game, n) for game, counts in tables.items() for n in counts}
    if find_spec("envpool"):
        found[ENVPOOL] = EnvPool()
    if find_spec("riichienv"):
        found[RIICHI] = Riichi()
    return found
