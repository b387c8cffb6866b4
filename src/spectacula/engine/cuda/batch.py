"""A batch on a GPU, in torch tensors."""

from __future__ import annotations

from functools import cache
from typing import Any

from spectacula.engine.advising import NO_ADVICE
from spectacula.engine.cuda.advising import ADVISED, advise_kernel
from spectacula.engine.cuda.rules import aligned, blank
from spectacula.engine.cuda.showing import SHOWN, show_kernel
from spectacula.engine.cuda.stepping import GAMES, sample_kernel, step_kernel
from spectacula.engine.definition import definition
from spectacula.engine.stepper import Batch
from spectacula.engine.trail import TRAIL
from spectacula.kernel.errors import BadAction, BadBatch

THREADS = 1024  # of a block that sorts its games
FEWEST = 512  # games that it steps: of fewer hardly any do the same
REGISTERS = 64  # of a thread: as many as so many threads find room for
DRAWN = 32  # threads of a block that only draws actions


@cache
def adviser(game: str) -> Any:
    """The kernel of a batch that is advised."""
    from numba import cuda

    return cuda.jit(advise_kernel(definition(game)), max_registers=REGISTERS)


@cache
def kernels(game: str, critic: bool) -> tuple[Any, Any, Any]:
    """The kernels of a game that a batch needs; each is compiled at its first launch."""
    from numba import cuda

    chosen = definition(game)
    step = cuda.jit(step_kernel(chosen), max_registers=REGISTERS)
    return step, cuda.jit(show_kernel(chosen, critic)), cuda.jit(sample_kernel(chosen))


class CudaBatch(Batch):
    """A batch in torch tensors on a GPU; `observation` and `hidden` are views that lie number by number in memory.

    A step is a few launches on torch's current stream. Nothing waits and nothing is allocated, so steps can be recorded
    in a CUDA graph. For the same reason an illegal action is not refused: the game's first legal one is played instead,
    and `illegal` says where.
    """

    device = "cuda"

    def _allocate(self, critic: bool) -> None:
        torch = _torch()
        if self.threads != 1:
            raise BadBatch("a batch on cuda has no threads of the CPU")
        if self.rival is not None:
            raise BadBatch("opponents play on the cpu; on cuda every seat decides")
        game, n = self.game, self.n

        def new(*shape: int, kind: Any) -> Any:
            return torch.zeros(shape, dtype=kind, device="cuda")

        self.states = new(n + 1, game.definition.layout.size // 8, kind=torch.int64)
        self.trails = new(n, TRAIL, kind=torch.int16)
        self.seed = new(n, kind=torch.int64)
        self._rows = new(game.observation.size, n, kind=torch.int16)
        self.observation = self._rows.T
        seen = n if critic and game.hidden.size else 0
        self._hidden = new(max(1, game.hidden.size), max(1, seen), kind=torch.int16)
        self.hidden = self._hidden[: game.hidden.size, : n if critic else 0].T
        self.mask = new(n, self.actions, kind=torch.bool)
        self.legal = new(n, game.definition.most_moves, kind=torch.int16)
        self.choices = new(n, kind=torch.int16)
        self.seat = new(n, kind=torch.int64)
        self.reward = new(n, game.players, kind=torch.float32)
        self.done = new(n, kind=torch.bool)
        self.illegal = new(n, kind=torch.bool)
        self.chosen = new(n, kind=torch.int64)
        self.advice = new(n if self.advised else 0, self.actions, kind=torch.int16)
        self._notes = new(n if self.advised else 0, game.definition.module("advice").NOTES, kind=torch.int64)
        self._lend(seen > 0)

    def _lend(self, critic: bool) -> None:
        """Write the blank state and describe the tensors to the kernels, once."""
        import numpy as np
        from numba import cuda

        torch, lent = _torch(), cuda.as_cuda_array
        self.states[-1].copy_(torch.from_numpy(blank(self.game, 1).view(np.int64)))
        states = lent(self.states.view(torch.uint8).flatten()).view(aligned(self.game.definition))
        done, illegal, mask = (lent(t.view(torch.uint8)) for t in (self.done, self.illegal, self.mask))
        trails, seats, ids, choices = lent(self.trails), lent(self.seat), lent(self.legal), lent(self.choices)
        self._before = states, lent(self.states), trails, lent(self.seed)
        self._after = lent(self.chosen), mask, ids, choices, seats, lent(self.reward), done, illegal
        self._shown = lent(self.states), trails, seats, lent(self._rows), lent(self._hidden)
        self._listed = ids, choices
        if self.advised:
            self._asked = states, seats, ids, choices, lent(self._notes), lent(self.advice)
            self._advise = adviser(self.game.id)
        processors = cuda.get_current_device().MULTIPROCESSOR_COUNT
        self._games = min(GAMES, max(FEWEST, -(-self.n // processors)))
        self._step, self._show, self._sample = kernels(self.game.id, critic)

    def _deal(self, seed: int) -> None:
        self.seed.copy_(_torch().arange(seed, seed + self.n))
        self.done.fill_(True)
        self._run(1)
        self.done.zero_()

    def _run(self, fresh: int) -> None:
        stream = self._stream()
        self._step[-(-self.n // self._games), THREADS, stream](
            *self._before, fresh, self.what, *self._after, self._games
        )
        self._show[-(-self.n // SHOWN), SHOWN, stream](*self._shown)
        if self.advised:
            self.advice.fill_(NO_ADVICE)
            self._advise[-(-self.n // ADVISED), THREADS, stream](*self._asked)

    def _stream(self) -> Any:
        from numba import cuda

        return cuda.external_stream(_torch().cuda.current_stream().cuda_stream)

    def _read(self, actions: Any) -> None:
        torch = _torch()
        if not isinstance(actions, torch.Tensor) or actions.device.type != "cuda":
            raise BadAction("actions of a batch on cuda are a torch tensor on cuda")
        if tuple(actions.shape) != (self.n,):
            raise BadAction(f"one action for each of {self.n} games, not a tensor of shape {tuple(actions.shape)}")
        if actions.dtype not in (torch.int64, torch.int32, torch.int16):
            raise BadAction(f"actions are whole numbers, not {actions.dtype}")
        self.chosen.copy_(actions)

    def sample(self) -> Any:
        """A random legal action of every game: the same as on the CPU."""
        from numba import cuda

        torch = _torch()
        actions = torch.empty(self.n, dtype=torch.int64, device="cuda")
        lent = cuda.as_cuda_array(actions, sync=False)
        self._sample[-(-self.n // DRAWN), DRAWN, self._stream()](self.sampled * self.n, *self._listed, lent)
        self.sampled += 1
        return actions


def _torch() -> Any:
    """Torch with a GPU, or one sentence about what is missing."""
    try:
        import torch
    except ImportError:
        raise BadBatch("a batch on cuda needs torch: pip install 'spectacula[gpu]' torch") from None
    if not torch.cuda.is_available():
        raise BadBatch("a batch on cuda needs an NVIDIA GPU, and torch finds none here")
    return torch
