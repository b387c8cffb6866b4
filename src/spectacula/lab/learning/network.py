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
from spectacula.bots.net import LEAN, UNIT
from spectacula.engine.advising import NO_ADVICE

VALUES = 2  # win share and lead
QUIET = 0.01  # how small the last layers begin, so that the game's advice is followed at first
STRIDE = 64  # inputs come in multiples of it: matrices are multiplied faster so
NEVER = -6e4  # the logit of an action that is not legal


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
        self.blank = -len(inputs) % STRIDE
        sizes = (len(inputs) + self.blank, *widths)
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
        blank = amounts.new_zeros(len(rows), self.blank)
        return torch.cat([amounts, names.to(kind), blank], 1)

    def forward(self, encoded: Any, leaning: Any) -> tuple[Any, Any]:
        """Logits of all actions, and (win share, lead) by seat."""
        with torch.autocast("cuda", torch.bfloat16, enabled=encoded.is_cuda):
            hidden = encoded
            for layer in self.layers:
                hidden = functional.relu(layer(hidden))
            logits, values = self.policy(hidden), self.value(hidden)
        return logits.float() + leaning, values.float().view(-1, VALUES, self.seats)


def precision(device: Any) -> Any:
    """What the net computes with: GPUs are quicker with half the bits."""
    return torch.bfloat16 if torch.device(device).type == "cuda" else torch.float32


def leaning(advice: Any) -> Any:
    """What the game's advice adds to the logits; actions that are not legal are as good as never chosen."""
    return (advice * (LEAN / UNIT)).masked_fill(advice == NO_ADVICE, NEVER).half()


@torch.no_grad()
def choose(logits: Any) -> Any:
    """An action by chance, as likely as the net finds it worth trying."""
    luck = torch.empty_like(logits).exponential_().clamp_(min=1e-20)
    return (logits - luck.log()).argmax(1)
