"""Proximal policy optimisation: small steps towards what turned out well."""

from __future__ import annotations

from typing import Any, NamedTuple

import torch
from torch import nn

from spectacula.lab.learning.network import Network
from spectacula.lab.learning.recording import Recorded, fused
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
    foresight: float = 0.95  # how much of a surprise counts for the seat's decision before (lambda)
    guests: bool = False  # whether others than the net play at some tables
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


class Learner:
    """Learns from one rollout after the other."""

    def __init__(self, network: Network, rollout: Rollout, manner: Manner, device: str) -> None:
        self.network, self.rollout, self.manner = network, rollout, manner
        self.rate = torch.tensor(manner.rate, device=device)
        self.optimiser: Any = torch.optim.Adam(
            network.parameters(), self.rate, eps=1e-5, fused=True, capturable=device == "cuda"
        )
        self.which = torch.zeros(manner.batch, dtype=torch.int64, device=device)
        self.worth = torch.zeros(rollout.free.numel(), device=device)
        self.entropy, self.found = torch.zeros((), device=device), torch.zeros(3, device=device)
        self.loss = fused(self._loss, device)
        self.step = Recorded(self._step, device)

    def resume(self, kept: Any) -> None:
        """Go on with what an optimiser has kept."""
        self.optimiser.load_state_dict(kept)
        for group in self.optimiser.param_groups:
            group["lr"] = self.rate

    def learn(self, part: float) -> Lesson:
        """Learn once from every decision of the rollout that left a choice; what does not fill a batch is left out."""
        rate, entropy, lead = self.manner.at(part)
        self.rate.fill_(rate)
        self.entropy.fill_(entropy)
        self.found.zero_()
        chosen = self.rollout.free.flatten().nonzero()[:, 0]
        chosen = chosen[torch.randperm(len(chosen), device=chosen.device)]
        advantages = self.rollout.advantages.view(-1, 2)
        worth = advantages[:, 0] + lead * advantages[:, 1]
        self.worth.copy_((worth - worth[chosen].mean()) / (worth[chosen].std() + 1e-6))
        batches = self._batches(chosen)
        for batch in batches:
            self.which.copy_(batch)
            self.step()
        surprise, spread, change = (self.found / len(batches)).tolist()
        return Lesson(self.rollout.free.numel(), surprise, spread, change)

    def _batches(self, chosen: Any) -> Any:
        """Full batches of decisions; some more than once if there are too few for one."""
        size = self.manner.batch
        full = max(1, len(chosen) // size) * size
        return chosen[torch.arange(full, device=chosen.device) % len(chosen)].split(size)

    def _step(self) -> None:
        """One step down the gradient of some decisions."""
        loss, found = self.loss(self.which)
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), self.manner.steepest)
        self.optimiser.step()
        self.found += found

    def _loss(self, which: Any) -> tuple[Any, Any]:
        """How far some decisions are from what would have been better, and what is told of them."""
        rollout, clip = self.rollout, self.manner.clip
        logits, values = self.network(rollout.encoded.flatten(0, 1)[which], rollout.leaning.flatten(0, 1)[which])
        chances = logits.log_softmax(1)
        spread = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
        taken = chances.gather(1, rollout.actions.flatten()[which][:, None])[:, 0]
        shift = taken - rollout.chances.flatten()[which]
        ratio, gain = shift.exp(), self.worth[which]
        kept = torch.minimum(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain).mean()
        surprise = (values - rollout.targets.flatten(0, 1)[which]).pow(2).mean((0, 2))
        loss = surprise[0] + surprise[1] / 4 - kept - self.entropy * spread
        return loss, torch.stack([surprise.sum(), spread, (ratio - 1 - shift).mean()]).detach()
