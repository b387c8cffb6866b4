"""TorchRL: a batch of games as one environment, on the CPU or on a GPU.

Whoever decides next in a game acts; `seat` says who that is. Rewards have a column for every seat, or with opponents
one for the seat that learns. Games that end are dealt anew at once, so a reset of games that are done only shows them;
others cannot be reset alone. The action spec holds the mask, so `rand_action` is legal. On the CPU an illegal action is
an error; on a GPU, where nothing waits for an answer, the game's first legal one is played instead.
"""

from __future__ import annotations

from typing import Any

import torch
from tensordict import TensorDict, TensorDictBase
from torchrl.data import Binary, Bounded, Categorical, Composite, Unbounded
from torchrl.envs import EnvBase

from spectacula.engine.game import load
from spectacula.kernel.errors import BadBatch


class Games(EnvBase):
    """Games stepped together; takes what `game.batch` takes, and the options of the game."""

    def __init__(
        self,
        game: str,
        n: int = 64,
        players: int | None = None,
        device: str = "cpu",
        seed: int = 0,
        reward: str = "win",
        critic: bool = False,
        opponents: str | None = None,
        seat: int | None = None,
        threads: int = 1,
        **options: Any,
    ) -> None:
        chosen = load(game, players, **options)
        how = {"reward": reward, "critic": critic, "opponents": opponents, "seat": seat, "threads": threads}
        self.batch = chosen.batch(n, device=device, seed=seed, **how)
        super().__init__(device=torch.device(device), batch_size=torch.Size([n]))
        self.game = chosen
        self.first_seed = seed
        self.critic = critic
        self._state_the_specs()
        self._show()

    def _state_the_specs(self) -> None:
        n, game, actions = self.batch.n, self.game, self.batch.actions
        seen: dict[str, Any] = {"observation": self._bounds(game.observation)}
        if self.critic:
            seen["hidden"] = self._bounds(game.hidden)
        seen["action_mask"] = Binary(actions, shape=(n, actions), dtype=torch.bool, device=self.device)
        seen["seat"] = Categorical(game.players, shape=(n,), dtype=torch.int64, device=self.device)
        self.observation_spec = Composite(seen, shape=(n,))
        self.action_spec = Categorical(actions, shape=(n,), dtype=torch.int64, device=self.device)
        columns = game.players if self.batch.rival is None else 1
        self.reward_spec = Unbounded(shape=(n, columns), dtype=torch.float32, device=self.device)
        self.done_spec = Binary(1, shape=(n, 1), dtype=torch.bool, device=self.device)

    def _bounds(self, parts: Any) -> Any:
        low, high = (
            torch.tensor(bounds, dtype=torch.int16).repeat(self.batch.n, 1) for bounds in (parts.low, parts.high)
        )
        return Bounded(low=low, high=high, dtype=torch.int16, device=self.device)

    def _show(self) -> TensorDict:
        """Copies of what the batch shows: its own arrays are written again at every step."""
        shown = {"observation": self.batch.observation, "action_mask": self.batch.mask, "seat": self.batch.seat}
        if self.critic:
            shown["hidden"] = self.batch.hidden
        copies = {name: _copy(array) for name, array in shown.items()}
        self.action_spec.update_mask(copies["action_mask"])
        return TensorDict(copies, batch_size=self.batch_size, device=self.device)

    def _reset(self, tensordict: TensorDictBase | None = None, **how: Any) -> TensorDict:
        chosen = None if tensordict is None else tensordict.get("_reset", None)
        done = torch.as_tensor(self.batch.done)
        if chosen is None or (chosen.all() and not done.any()):
            self.batch.reset(self.first_seed)
        elif (chosen.reshape(-1) & ~done).any():
            raise BadBatch("games of a batch are dealt anew when they end; before that only all of them together")
        return self._show().update({"done": torch.zeros_like(done).unsqueeze(-1)})

    def _step(self, tensordict: TensorDictBase) -> TensorDict:
        actions = tensordict["action"]
        self.batch.step(actions if self.batch.device == "cuda" else actions.numpy())
        reward, done = _copy(self.batch.reward), _copy(self.batch.done)
        shown = self._show()
        if self.batch.rival is not None:
            reward = reward.gather(1, shown["seat"].unsqueeze(-1))
        return shown.update({"reward": reward, "done": done.unsqueeze(-1)})

    def _set_seed(self, seed: int | None) -> None:
        """Deal from this seed at the next reset of all games."""
        self.first_seed = seed or 0


def _copy(array: Any) -> Any:
    return torch.as_tensor(array).clone(memory_format=torch.contiguous_format)
