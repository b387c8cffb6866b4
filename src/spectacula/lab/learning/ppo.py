"""Proximal policy optimisation: small steps towards what turned out well."""

from __future__ import annotations

from typing import Any, NamedTuple

import torch
from torch import nn

from spectacula.lab.learning.network import Network, only_legal
from spectacula.lab.learning.rollout import Rollout

LEAST_RATE = 0.02  # of the first learning rate


class Manner(NamedTuple):
    """How to learn; of pairs the first number goes over into the second."""

    games: int = 65536
    steps: int = 32
    batch: int = 32768
    rate: float = 6e-4
    entropy: tuple[float, float] = (0.015, 0.001)
    lead: tuple[float, float] = (0.5, 0.1)  # the weight of the lead beside that of winning
    clip: float = 0.2
    steepest: float = 0.5  # length of a gradient

    def at(self, part: float) -> tuple[float, float, float]:
        """Learning rate, entropy and weight of the lead after a part of the training."""
        entropy, lead = (first + (last - first) * part for first, last in (self.entropy, self.lead))
        return self.rate * max(LEAST_RATE, 1 - part), entropy, lead


class Lesson(NamedTuple):
    """Means over what was learned from."""

    decisions: int
    surprise: float  # how far values were from what came, squared
    entropy: float
    change: float  # of the policy, as a divergence


def learn(network: Network, optimiser: Any, rollout: Rollout, manner: Manner, part: float) -> Lesson:
    """Learn once from every decision of a rollout that left a choice."""
    rate, entropy, lead = manner.at(part)
    for group in optimiser.param_groups:
        group["lr"] = rate
    chosen = rollout.free.flatten().nonzero()[:, 0]
    chosen = chosen[torch.randperm(len(chosen), device=chosen.device)]
    advantages = rollout.advantages.view(-1, 2)
    worth = advantages[:, 0] + lead * advantages[:, 1]
    worth = (worth - worth[chosen].mean()) / (worth[chosen].std() + 1e-6)
    batches = [which for which in chosen.split(manner.batch) if len(which) == manner.batch] or [chosen]
    found = sum(_step(network, optimiser, rollout, which, worth, entropy, manner) for which in batches) / len(batches)
    surprise, spread, change = found.tolist()
    return Lesson(rollout.free.numel(), surprise, spread, change)


def _step(
    network: Network, optimiser: Any, rollout: Rollout, which: Any, worth: Any, entropy: float, manner: Manner
) -> Any:
    """One step down the gradient of some decisions."""
    logits, values = network(rollout.encoded.flatten(0, 1)[which])
    chances = only_legal(logits, rollout.masks.flatten(0, 1)[which]).log_softmax(1)
    spread = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
    taken = chances.gather(1, rollout.actions.flatten()[which][:, None])[:, 0]
    shift = taken - rollout.chances.flatten()[which]
    ratio, gain = shift.exp(), worth[which]
    kept = torch.minimum(ratio * gain, ratio.clamp(1 - manner.clip, 1 + manner.clip) * gain).mean()
    surprise = (values - rollout.targets.flatten(0, 1)[which]).pow(2).mean((0, 2))
    loss = surprise[0] + surprise[1] / 4 - kept - entropy * spread
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    nn.utils.clip_grad_norm_(network.parameters(), manner.steepest)
    optimiser.step()
    return torch.stack([surprise.sum(), spread, (ratio - 1 - shift).mean()]).detach()
