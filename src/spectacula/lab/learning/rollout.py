"""Some steps of self-play and what is learned from them: advantages over each seat's own decisions."""

from __future__ import annotations

from typing import Any

import torch

from spectacula.lab.learning.guests import Guests
from spectacula.lab.learning.network import Network, choose, precision
from spectacula.lab.learning.recording import fused
from spectacula.lab.learning.tables import Tables


class Rollout:
    """The same number of steps of every table. Where there is no choice, or a guest's, nothing is learned."""

    def __init__(self, tables: Tables, network: Network, steps: int, foresight: float, guests: bool = False) -> None:
        self.tables, self.network, self.steps, self.foresight = tables, network, steps, foresight
        self.guests = Guests(tables) if guests else None
        self.encode = fused(network.encode, tables.device)
        self.decide = fused(self._decide, tables.device)
        n, seats = tables.n, tables.seats

        def new(*shape: int, kind: Any = torch.float32) -> Any:
            return torch.zeros(steps, n, *shape, dtype=kind, device=tables.device)

        self.encoded = new(len(network.inputs) + network.blank, kind=precision(tables.device))
        self.leaning = new(tables.actions, kind=torch.float16)
        self.actions, self.seat = new(kind=torch.int64), new(kind=torch.int64)
        self.free, self.done = new(kind=torch.bool), new(kind=torch.bool)
        self.chances, self.values, self.results = new(), new(2, seats), new(2, seats)
        self.targets, self.advantages = new(2, seats), new(2)

    @torch.no_grad()
    def play(self) -> None:
        """Let the net play all seats, then judge what they did."""
        tables = self.tables
        for t in range(self.steps):
            self.encoded[t] = self.encode(tables.rows)
            self.leaning[t], self.seat[t], self.free[t] = tables.leaning, tables.seat, tables.free
            if self.guests is not None:
                self.free[t] &= ~self.guests.asked(self.seat[t])
            self.actions[t], self.chances[t], self.values[t] = self.decide(
                self.encoded[t], self.leaning[t], self.seat[t]
            )
            tables.step(self.actions[t])
            self.done[t] = tables.done
            self.results[t] = tables.results()
        self._judge()

    def _decide(self, encoded: Any, leaning: Any, seat: Any) -> tuple[Any, Any, Any]:
        """An action of every game by chance, how likely it was, and what the net expects."""
        logits, values = self.network(encoded, leaning)
        if self.guests is not None:
            logits = self.guests.among(seat, logits, leaning)
        actions = choose(logits)
        return actions, logits.log_softmax(1).gather(1, actions[:, None])[:, 0], values

    def _judge(self) -> None:
        """What every decision turned out to be worth, to the seat that took it and to all others.

        What comes after the last step is as the seat that is to decide then sees it.
        """
        last = self.network(self.encode(self.tables.rows), self.tables.leaning)[1]
        to_come = turned(last, -self.tables.seat, self.tables.players)
        gained = torch.zeros_like(to_come)
        for t in reversed(range(self.steps)):
            over, seat = self.done[t][:, None, None], self.seat[t]
            to_come = torch.where(over, self.results[t], to_come)
            gained = gained.masked_fill(over, 0.0)
            self.targets[t] = turned(to_come + self.foresight * gained, seat, self.tables.players)
            mine = self.values[t, :, :, 0]
            self.advantages[t] = self.targets[t, :, :, 0] - mine
            place = seat[:, None, None].expand(-1, 2, 1)
            to_come = to_come.scatter(2, place, mine[:, :, None])
            gained = gained.scatter(2, place, self.advantages[t, :, :, None])


def turned(by_seat: Any, seat: Any, players: Any) -> Any:
    """Columns of seats counted from another one on; columns without a player stay where they are."""
    column = torch.arange(by_seat.shape[2], device=by_seat.device)
    taken = column < players[:, None]
    source = torch.where(taken, (column + seat[:, None]) % players[:, None], column)
    return by_seat.gather(2, source[:, None].expand_as(by_seat))
