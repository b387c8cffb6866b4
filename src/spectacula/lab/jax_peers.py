"""Peers that JAX steps, on a GPU if it finds one: Pgx's backgammon and sparrow mahjong, and Mahjax.

As in our batches every step writes observations and masks, actions are drawn at random from the legal ones, and games
that end are dealt anew.
"""

from __future__ import annotations

import argparse
import os
import time
from importlib import import_module
from importlib.util import find_spec
from typing import Any

PEERS = {
    "Pgx backgammon": ("pgx", "backgammon", "pgx.experimental"),
    "Pgx sparrow mahjong": ("pgx", "sparrow_mahjong", "pgx.experimental"),
    "Mahjax": ("mahjax", "no_red_mahjong", "mahjax.wrappers.auto_reset_wrapper"),
}
GAMES = 1 << 16  # stepped together
FEWER = {"Mahjax": 1 << 11}  # 65,536 of it ask for 1.4 TB
STEPS = 64


def installed() -> list[str]:
    """The peers that are there."""
    return [name for name, (package, *_) in PEERS.items() if find_spec(package) and find_spec("jax")]


class Peer:
    """Many games of a peer and one compiled function that steps them."""

    def __init__(self, name: str, games: int, steps: int) -> None:
        os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # we share the card
        self.jax: Any = import_module("jax")
        package, game, wrappers = PEERS[name]
        self.env: Any = import_module(package).make(game)
        self.games, self.steps = games, steps
        self.deal_anew = import_module(wrappers).auto_reset(self.env.step, self.env.init)
        keys = self.jax.random.split(self.jax.random.key(1), games + 1)
        dealt = self.jax.jit(self.jax.vmap(self.env.init))(keys[1:])
        self.run = self.jax.jit(self._run)
        self.now = self.run((dealt, keys[0], self.jax.vmap(self._seen)(dealt)))

    def _seen(self, state: Any) -> Any:
        """What the player to act observes: Pgx keeps it in its state, Mahjax makes it on demand."""
        return state.observation if hasattr(state, "observation") else self.env.observe(state)

    def _run(self, now: Any) -> Any:
        return self.jax.lax.fori_loop(0, self.steps, self._step, now)

    def _step(self, _: int, now: Any) -> Any:
        jax, (state, key, _) = self.jax, now
        key, luck, chance = jax.random.split(key, 3)
        weights = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(luck, weights)
        state = jax.vmap(self.deal_anew)(state, actions, jax.random.split(chance, self.games))
        return state, key, jax.vmap(self._seen)(state)

    def speed(self) -> float:
        """Decisions a second; what compiles was compiled before."""
        self.jax.block_until_ready(self.now)
        start = time.perf_counter()
        self.now = self.jax.block_until_ready(self.run(self.now))
        return self.games * self.steps / (time.perf_counter() - start)


def report(games: int = GAMES, steps: int = STEPS) -> list[str]:
    """A line for each peer that is installed."""
    lines = []
    for name in installed():
        peer = Peer(name, min(games, FEWER.get(name, games)), steps)
        told = f"{peer.games:,} games stepped together on {peer.jax.devices()[0].device_kind}"
        lines.append(f"{name}: {told}, {peer.speed() / 1e6:.3g} million decisions/s with observations")
    return lines


def main() -> None:
    """Measure the peers alone."""
    parser = argparse.ArgumentParser(prog="python -m spectacula.lab.jax_peers", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="stepped together")
    parser.add_argument("--steps", type=int, default=STEPS, help="of each game")
    asked = parser.parse_args()
    print("\n".join(report(asked.games, asked.steps)) or "no peer is installed: pip install pgx mahjax 'jax[cuda12]'")


if __name__ == "__main__":
    main()
