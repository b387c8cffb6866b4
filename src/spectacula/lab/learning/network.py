"""The net that learns: three layers, then what each action is worth trying and what the game is worth to every seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from typing import Any

import torch
from torch import nn
from torch.nn import functional

from spectacula.bots.inputs import NO_AMOUNT, Inputs

VALUES = 2  # win share and lead
QUIET = 0.01  # how small the last layers begin, so that all moves are tried at first


class Network(nn.Module):
    """Seats are counted from the one that decides, so one net plays all of them."""

    def __init__(self, inputs: Inputs, widths: tuple[int, ...], actions: int, seats: int) -> None:
        super().__init__()
        self.inputs = inputs
        self.widths = widths
        self.seats = seats
        first_name = inputs.value.count(NO_AMOUNT)
        self._keep("amounts", inputs.source[:first_name])
        self._keep("names", inputs.source[first_name:])
        self._keep("wanted", inputs.value[first_name:], torch.int16)
        self._keep("scale", [2.0**-shift for shift in inputs.shift[:first_name]], torch.float32)
        sizes = (len(inputs), *widths)
        self.layers = nn.ModuleList(nn.Linear(*pair) for pair in pairwise(sizes))
        self.policy = nn.Linear(widths[-1], actions)
        self.value = nn.Linear(widths[-1], VALUES * seats)
        for layer in (*self.layers, self.policy, self.value):
            nn.init.orthogonal_(layer.weight, QUIET if layer in (self.policy, self.value) else sqrt(2))
            nn.init.zeros_(layer.bias)

    def _keep(self, name: str, numbers: Sequence[Any], kind: Any = torch.int64) -> None:
        self.register_buffer(name, torch.tensor(numbers, dtype=kind), persistent=False)

    def encode(self, rows: Any) -> Any:
        """Rows of observations as what the first layer takes."""
        kind = precision(rows.device)
        amounts = rows.index_select(1, self.amounts).to(kind) * self.scale.to(kind)
        names = rows.index_select(1, self.names) == self.wanted
        return torch.cat([amounts, names.to(kind)], 1)

    def forward(self, encoded: Any) -> tuple[Any, Any]:
        """Logits of all actions, and (win share, lead) by seat."""
        with torch.autocast("cuda", torch.bfloat16, enabled=encoded.is_cuda):
            hidden = encoded
            for layer in self.layers:
                hidden = functional.relu(layer(hidden))
            logits, values = self.policy(hidden), self.value(hidden)
        return logits.float(), values.float().view(-1, VALUES, self.seats)


def precision(device: Any) -> Any:
    """What the net computes with: GPUs are quicker with half the bits."""
    return torch.bfloat16 if torch.device(device).type == "cuda" else torch.float32


def only_legal(logits: Any, mask: Any) -> Any:
    """Logits of actions that are not legal as good as never chosen."""
    return logits.masked_fill(~mask, -1e9)


@torch.no_grad()
def choose(logits: Any) -> Any:
    """An action by chance, as likely as the net finds it worth trying."""
    luck = torch.empty_like(logits).exponential_().clamp_(min=1e-20)
    return (logits - luck.log()).argmax(1)
