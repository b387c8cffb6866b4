"""Tables of all sizes stepped together, in tensors of one device."""

from __future__ import annotations

from functools import partial
from typing import Any

import torch

from spectacula.engine.definition import definition
from spectacula.engine.game import load
from spectacula.lab.learning.network import leaning
from spectacula.lab.learning.recording import fused, side_by_side

LEAD = 20.0  # points that count as much as a win in what is learned of leads
PAR = 100.0  # what a game alone is measured by
WARMING = 256  # random decisions of every table, to spread them over all phases and to see how large amounts get


class Tables:
    """About so many games, divided among the table sizes of a game. A seat is worth (win share, lead) at the end."""

    def __init__(self, game: str, n: int, device: str, seed: int) -> None:
        fewest, most = definition(game).players
        sizes = range(fewest, most + 1)
        self.device = device
        self.seats = most
        self.batches = [
            load(game, size).batch(n // len(sizes), device=device, seed=seed, reward="score", advised=True)
            for size in sizes
        ]
        self._joined = fused(joined, device)
        self.spans = [batch.n for batch in self.batches]
        self.n = sum(self.spans)
        self.actions = self.batches[0].actions
        self.players = torch.cat([torch.full((b.n,), b.game.players, device=device) for b in self.batches])

    def _all(self, name: str) -> Any:
        return torch.cat([torch.as_tensor(getattr(batch, name)) for batch in self.batches])

    @property
    def rows(self) -> Any:
        """What the seat that decides next observes."""
        return self._joined([torch.as_tensor(batch.observation) for batch in self.batches])

    @property
    def leaning(self) -> Any:
        """What the game's advice adds to the logits of actions."""
        return leaning(self._all("advice"))

    @property
    def seat(self) -> Any:
        return self._all("seat")

    @property
    def free(self) -> Any:
        """Where there is more than one legal action."""
        return self._all("choices") > 1

    @property
    def done(self) -> Any:
        return self._all("done")

    def step(self, actions: Any) -> None:
        """Play an action in every game."""
        parts = actions.split(self.spans)
        side_by_side([partial(batch.step, part) for batch, part in zip(self.batches, parts, strict=True)], self.device)

    def sample(self) -> Any:
        """A random legal action of every game."""
        mask = self._all("mask")
        return (torch.rand(mask.shape, device=self.device) * mask).argmax(1)

    def warmed_up(self) -> list[int]:
        """Random play; the largest amount of every number of a row."""
        largest = self.rows.abs().amax(0)
        for _ in range(WARMING):
            self.step(self.sample())
            largest = torch.maximum(largest, self.rows.abs().amax(0))
        return [int(number) for number in largest.tolist()]

    def results(self) -> Any:
        """(win share, lead) of every seat where a game has just ended, and zeros elsewhere."""
        return torch.cat([self._results(torch.as_tensor(batch.reward)) for batch in self.batches])

    def _results(self, scores: Any) -> Any:
        games, players = scores.shape
        found = torch.zeros(games, 2, self.seats, device=self.device)
        if players == 1:
            found[:, 1, :1] = (scores - PAR) / LEAD
            return found
        best = scores == scores.max(1, keepdim=True).values
        found[:, 0, :players] = best / best.sum(1, keepdim=True)
        others = (scores.sum(1, keepdim=True) - scores) / (players - 1)
        found[:, 1, :players] = (scores - others) / LEAD
        return found


def joined(rows: list[Any]) -> Any:
    """Rows of all tables; on a GPU they lie number by number before."""
    return torch.cat(rows)
