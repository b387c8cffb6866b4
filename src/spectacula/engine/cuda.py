"""Batches on a GPU: the same rules as CUDA device functions, in arrays that torch owns and nobody copies.

Games that do the same lie in neighbouring threads: between the steps of a game the games of a block are sorted by what
they do next (an answer to a question, a step that comes by itself, a deal, the list of legal moves), for threads of a
warp that do different things wait for each other. What the seats observe is written last, game beside game.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from spectacula.engine import gears
from spectacula.engine.advising import NO_ADVICE
from spectacula.engine.definition import Definition, definition
from spectacula.engine.stepper import ADVISERS, DRIVERS, Batch
from spectacula.engine.trail import PAST, TRAIL
from spectacula.kernel.errors import BadAction, BadBatch

THREADS = 1024  # of a block that sorts its games
GAMES = 4096  # of a block at most: the more, the more of a warp does the same
SHOWN = 32  # threads of a block that only shows: with more, the states in use outgrow the cache
ADVISED = 4  # games of a block that only takes advice
REGISTERS = 64  # of a thread, so that two blocks find room
KINDS = 128  # of work, four to a thread of the warp that counts them
NOTHING = KINDS - 1  # to do
MARKS = KINDS + 1  # where each kind begins, and where the last one ends
WARP, ALL = 32, 0xFFFFFFFF
FULL = WARP  # games that do the same, of which a block waits for more


def device_rules(chosen: Definition, drivers: Sequence[ModuleType] = ()) -> SimpleNamespace:
    """All rules of a game as CUDA device functions; `play` and `setup` leave the steps that follow to the caller."""
    from numba import cuda
    from numba.cuda.cpython import numbers

    gears.let_integers_wrap(numbers)

    def jit(function: FunctionType, is_entry: bool) -> Any:
        return gears.one_version(cuda.jit(device=True)(function), "compile_device")

    def stay(s: Any) -> None:
        """Somebody else takes the steps."""

    paused = {chosen.module("rules").advance: cuda.jit(device=True)(stay)}
    return gears.bind([*chosen.rule_modules, *drivers], jit, keep_all=True, instead=paused)


def aligned(chosen: Definition) -> Any:
    """The game's record, promising that every field lies at a multiple of its width: else it is read byte by byte."""
    import numpy as np

    plain = chosen.layout.dtype
    formats, offsets = zip(*(plain.fields[name][:2] for name in plain.names), strict=True)
    return np.dtype(
        {"names": plain.names, "formats": formats, "offsets": offsets, "itemsize": plain.itemsize}, align=True
    )


def blank(game: Any, n: int) -> Any:
    """States to deal in. Players and options are written here and not on the GPU.

    There, optimised code (NVVM 12.9) read the last option for the number of players after storing both.
    """
    import numpy as np

    states = np.zeros(n, aligned(game.definition))
    states["players"] = game.players
    states["option"] = np.array(game.definition.options_buffer(game.option_codes))
    return states


# --- games of a block sorted by what they do next


@cache
def sorting() -> tuple[Any, Any, Any]:
    """Device functions: what a slot does next is noted, then counted, then the slots stand in order."""
    from numba import cuda

    def will(tags: Any, tally: Any, slot: int, kind: int) -> None:
        """A slot's next work and its rank among those who do the same, in one number."""
        rank = cuda.atomic.add(tally, kind, 1) if kind != NOTHING else 0
        tags[slot] = rank * KINDS + kind

    def count_up(tally: Any, first: Any, most: Any) -> None:
        """Where each kind of work begins. Only full warps are let in, unless there is none."""
        lane = cuda.threadIdx.x
        full = 0
        for kind in range(4 * lane, 4 * lane + 4):
            if tally[kind] >= FULL:
                full = 1
        any_full = cuda.any_sync(ALL, full)
        mine = 0
        for kind in range(4 * lane, 4 * lane + 4):
            most[kind] = tally[kind] - tally[kind] % WARP if any_full else tally[kind]
            mine += most[kind]
            tally[kind] = 0
        at = mine
        distance = 1
        while distance < WARP:
            before = cuda.shfl_up_sync(ALL, at, distance)
            if lane >= distance:
                at += before
            distance *= 2
        at -= mine
        for kind in range(4 * lane, 4 * lane + 4):
            first[kind] = at
            at += most[kind]
        if lane == WARP - 1:
            first[KINDS] = at

    def line_up(tags: Any, order: Any, tally: Any, first: Any, most: Any, slots: int) -> None:
        """The slots whose turn it is, those of a kind side by side; the others keep waiting."""
        for slot in range(cuda.threadIdx.x, slots, cuda.blockDim.x):
            kind = tags[slot] % KINDS
            if kind != NOTHING:
                rank = tags[slot] // KINDS
                if rank < most[kind]:
                    order[first[kind] + rank] = slot
                else:
                    tags[slot] = cuda.atomic.add(tally, kind, 1) * KINDS + kind

    return cuda.jit(device=True)(will), cuda.jit(device=True)(count_up), cuda.jit(device=True)(line_up)


# --- a step of all games


def work_of(chosen: Definition) -> tuple[Any, Any, Any]:
    """Device functions: a seat answers, a game is dealt, and what a game does after either."""
    from numba import cuda

    rules = device_rules(chosen, DRIVERS)
    turned, note, play, key_of, setup = rules.turned, rules.note, rules.play, rules.key_of, rules.setup
    due, over, worth_of = rules.due, rules.over, rules.worth_of
    dealing = 2 * len(chosen.kinds)

    def answer(s: Any, i: int, seat: int, actions: Any, masks: Any, ids: Any, trail: Any, illegal: Any) -> None:
        """Play the action of a game, or its first legal one."""
        action = actions[i]
        if action < 0 or action >= masks.shape[1] or masks[i, action] == 0:
            illegal[i] = 1
            action = ids[i, 0]
        move = turned(s, seat, action, 1)
        note(s, seat, move, trail)
        play(s, seat, move)

    def deal(s: Any, i: int, words: Any, seed: int, trail: Any) -> None:
        """A fresh game on a copy of the last state of all."""
        for k in range(words.shape[1]):
            words[i, k] = words[words.shape[0] - 1, k]
        for k in range(PAST):
            trail[k] = 0
        s.key = key_of(seed)
        setup(s)

    def follow(s: Any, what: int, worth: Any) -> int:
        """What comes next by itself: a step, or after the end everybody's pay and a deal; -1 if somebody is asked."""
        step: int = due(s)
        if step >= 0:
            return dealing + 1 + step
        if over(s) == 0:
            return -1
        for p in range(s.players):
            worth[p] = worth_of(s, p, what)
        return dealing

    return cuda.jit(device=True)(answer), cuda.jit(device=True)(deal), cuda.jit(device=True)(follow)


def step_kernel(chosen: Definition) -> Any:
    """A decision of every game, or with `fresh` its deal, and the actions that are legal then.

    See `stepping.step_games`, which does the same one game after the other.
    """
    from numba import cuda, int16, int32

    rules = device_rules(chosen, DRIVERS)
    clear, take_step, kind_of = rules.clear, rules.take_step, rules.kind
    withdraw, offer = rules.withdraw, rules.offer
    lowest, pending = rules.lowest, rules.pending
    answer, deal, follow = work_of(chosen)
    will, count_up, line_up = sorting()
    listing = len(chosen.kinds)
    dealing = 2 * listing

    def step(
        states: Any,
        words: Any,
        trails: Any,
        seeds: Any,
        fresh: int,
        what: int,
        actions: Any,
        masks: Any,
        ids: Any,
        choices: Any,
        seats: Any,
        worths: Any,
        done: Any,
        illegal: Any,
        games: int,
    ) -> None:
        tags, order = cuda.shared.array(GAMES, int32), cuda.shared.array(GAMES, int16)
        tally, most = cuda.shared.array(KINDS, int32), cuda.shared.array(KINDS, int32)
        first = cuda.shared.array(MARKS, int32)
        start = cuda.blockIdx.x * games
        slots = min(games, seeds.size - start)
        for kind in range(cuda.threadIdx.x, KINDS, cuda.blockDim.x):
            tally[kind] = 0
        cuda.syncthreads()
        for slot in range(cuda.threadIdx.x, slots, cuda.blockDim.x):
            i = start + slot
            if done[i] != 0:
                clear(worths[i])
            done[i] = 0
            illegal[i] = 0
            will(tags, tally, slot, dealing if fresh != 0 else kind_of(states[i], seats[i]))
        while True:
            cuda.syncthreads()
            if cuda.threadIdx.x < WARP:
                count_up(tally, first, most)
            cuda.syncthreads()
            if first[KINDS] == 0:
                break
            line_up(tags, order, tally, first, most, slots)
            cuda.syncthreads()
            for at in range(cuda.threadIdx.x, first[KINDS], cuda.blockDim.x):
                slot = order[at]
                i = start + slot
                s = states[i]
                kind = tags[slot] % KINDS
                if listing <= kind < dealing:
                    withdraw(ids[i], choices[i], masks[i])
                    choices[i] = offer(s, seats[i], ids[i], masks[i])
                    following = NOTHING
                else:
                    if kind < listing:
                        answer(s, i, seats[i], actions, masks, ids, trails[i], illegal)
                    elif kind == dealing:
                        deal(s, i, words, seeds[i], trails[i])
                    else:
                        take_step(s)
                    following = follow(s, what, worths[i])
                    if following < 0:
                        seats[i] = lowest(pending(s))
                        following = listing + kind_of(s, seats[i])
                    elif following == dealing:
                        done[i] = 1
                        seeds[i] += seeds.size
                will(tags, tally, slot, following)

    return step


def show_kernel(chosen: Definition, critic: bool = False) -> Any:
    """What the seat that decides next observes, number by number in memory: neighbouring threads write side by side.

    Rows are blank before. What is hidden from the seat is shown with `critic`, which costs registers.
    """
    from numba import cuda

    rules = device_rules(chosen, DRIVERS)
    observe, recall, oversee = rules.observe, rules.recall, rules.oversee

    def show(states: Any, trails: Any, seats: Any, rows: Any, hidden: Any) -> None:
        i = cuda.grid(1)
        if i < seats.size:
            observe(states[i], seats[i], rows[:, i])
            recall(states[i], seats[i], trails[i], rows[:, i])

    def show_all(states: Any, trails: Any, seats: Any, rows: Any, hidden: Any) -> None:
        i = cuda.grid(1)
        if i < seats.size:
            observe(states[i], seats[i], rows[:, i])
            recall(states[i], seats[i], trails[i], rows[:, i])
            oversee(states[i], seats[i], hidden[:, i])

    return show_all if critic else show


def sample_kernel(chosen: Definition) -> Any:
    """A random legal action of every game; see `stepping.sample`."""
    from numba import cuda

    mix = device_rules(chosen).mix

    def choose(luck: int, ids: Any, choices: Any, actions: Any) -> None:
        i = cuda.grid(1)
        if i < actions.size:
            actions[i] = ids[i, (mix((luck + (i + 1) * 0x9E3779B9) & ALL) * choices[i]) >> 32]

    return choose


def advise_kernel(chosen: Definition) -> Any:
    """What the game's advice says of the legal actions: a warp for each game, whose moves are all of one question."""
    from numba import cuda

    rules = device_rules(chosen, ADVISERS)
    study, advise = rules.study, rules.advise

    def weigh(states: Any, seats: Any, ids: Any, choices: Any, notes: Any, out: Any) -> None:
        i, lane = cuda.grid(1) // WARP, cuda.threadIdx.x % WARP
        if i < seats.size:
            if lane == 0:
                study(states[i], seats[i], notes[i])
            cuda.syncwarp(ALL)
            for k in range(lane, choices[i], WARP):
                out[i, ids[i, k]] = advise(states[i], seats[i], ids[i, k], notes[i])

    return weigh


@cache
def adviser(game: str) -> Any:
    """The kernel of a batch that is advised."""
    from numba import cuda

    return cuda.jit(advise_kernel(definition(game)))


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
        self._shown = states, trails, seats, lent(self._rows), lent(self._hidden)
        self._listed = ids, choices
        if self.advised:
            self._asked = states, seats, ids, choices, lent(self._notes), lent(self.advice)
            self._advise = adviser(self.game.id)
        processors = cuda.get_current_device().MULTIPROCESSOR_COUNT
        self._games = min(GAMES, max(WARP, -(-self.n // processors)))
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
        self._rows.zero_()
        self._hidden.zero_()
        self._show[-(-self.n // SHOWN), SHOWN, stream](*self._shown)
        if self.advised:
            self.advice.fill_(NO_ADVICE)
            self._advise[-(-self.n // ADVISED), ADVISED * WARP, stream](*self._asked)

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
        self._sample[-(-self.n // SHOWN), SHOWN, self._stream()](self.sampled * self.n, *self._listed, lent)
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
