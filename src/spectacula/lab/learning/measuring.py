"""How well a net plays without any search: one seat of it at tables of random or novice players, on the CPU."""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

import torch

from spectacula.engine.game import load
from spectacula.lab.learning.network import Network, leaning


class Fair(NamedTuple):
    """The share of wins over what a seat wins by chance, with half a 95 % interval."""

    times: float
    half: float


@torch.no_grad()
def measure(network: Network, game: str, players: int, opponents: str, games: int = 1024, seed: int = 0) -> Fair:
    """Play the first game dealt to each of so many tables; the net always takes its favourite."""
    batch = load(game, players).batch(games, seed=seed, opponents=opponents, advised=True)
    shares: Any = torch.full((games,), -1.0)
    mine = torch.arange(games) % players
    while (shares < 0).any():
        encoded, leans = network.encode(torch.as_tensor(batch.observation)), leaning(torch.as_tensor(batch.advice))
        logits, _ = network(encoded, leans)
        batch.step(logits.argmax(1).numpy())
        ended = torch.as_tensor(batch.done) & (shares < 0)
        paid = torch.as_tensor(batch.reward).gather(1, mine[:, None])[:, 0]
        shares = torch.where(ended, paid, shares)
    return Fair(players * float(shares.mean()), players * 1.96 * float(shares.std()) / sqrt(games))
