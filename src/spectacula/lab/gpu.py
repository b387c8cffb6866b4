"""Random play and nets on a GPU: compile every game for CUDA (no GPU needed) and, with `--run`, play and verify there.

A run plays the same games on the GPU and on one core of this machine and compares the final positions byte for byte,
and what nets promise number for number.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any, NamedTuple

from spectacula.bots.trained import has_net
from spectacula.engine.cuda.advising import advise_kernel
from spectacula.engine.cuda.batch import REGISTERS, THREADS
from spectacula.engine.cuda.rules import aligned, blank, device_rules
from spectacula.engine.cuda.showing import show_kernel
from spectacula.engine.cuda.sorting import ALL, FULL, KINDS, MARKS, NOTHING, WARP, sorting
from spectacula.engine.cuda.stepping import sample_kernel, step_kernel
from spectacula.engine.definition import Definition, definition
from spectacula.engine.game import Game, load
from spectacula.games import GAMES
from spectacula.kernel.errors import SpectaculaError
from spectacula.lab import jax_peers, net_on_gpu

ARCHITECTURE = (9, 0)
RUN_GAMES = 1 << 22
COMPARED = 100_000  # games that are also played here
BATCH = 1 << 19  # games stepped together
SEED = 1
TABLES = 3584  # games that a block plays at a time: more outgrow the cache, fewer leave lanes idle
DEALT = 128  # threads of a block that deals


class NoGpu(SpectaculaError):
    """This machine has no GPU that could be used; the message says what is missing."""


class Played(NamedTuple):
    """Random games: final states of the first ones, how many decisions each took, the scores and the seconds of all."""

    states: Any
    lengths: Any
    scores: Any
    seconds: float

    @property
    def speed(self) -> float:
        """Decisions a second."""
        return float(self.lengths.sum() / self.seconds)


# --- compiling


def deal_kernel(chosen: Definition) -> Any:
    """One thread deals one game, on a copy of a blank state that has its players and options."""
    from numba import cuda

    rules = device_rules(chosen)
    key_of, setup, due, take_step = rules.key_of, rules.setup, rules.due, rules.take_step

    def deal(states: Any, words: Any, blank_words: Any, seed: int) -> None:
        i = cuda.grid(1)
        if i < states.size:
            for k in range(words.shape[1]):
                words[i, k] = blank_words[k]
            s = states[i]
            s.key = key_of(seed + i)
            setup(s)
            while due(s) >= 0:
                take_step(s)

    return deal


def play_kernel(chosen: Definition) -> Any:
    """A block plays its share of the games to the end, so many at a time, sorted as `engine.cuda.sorting` says."""
    from numba import cuda, int16, int32

    rules = device_rules(chosen)
    mix, lowest, pending, legal, play = rules.mix, rules.lowest, rules.pending, rules.legal, rules.play
    due, take_step, over, score, kind_of = rules.due, rules.take_step, rules.over, rules.score, rules.kind
    will, count_up, line_up, go_on = sorting()
    most_moves, stepping = chosen.most_moves, len(chosen.kinds)

    def play_games(states: Any, seed: int, share: int, lengths: Any, scores: Any) -> None:
        tags, order = cuda.shared.array(TABLES, int32), cuda.shared.array(TABLES, int16)
        tally, most = cuda.shared.array(KINDS, int32), cuda.shared.array(KINDS, int32)
        first, next_game = cuda.shared.array(MARKS, int32), cuda.shared.array(1, int32)
        games, played = cuda.shared.array(TABLES, int32), cuda.shared.array(TABLES, int16)
        ids = cuda.local.array(most_moves, int16)
        start = cuda.blockIdx.x * share
        end = min(start + share, states.size)
        for kind in range(cuda.threadIdx.x, KINDS, cuda.blockDim.x):
            tally[kind] = 0
        if cuda.threadIdx.x == 0:
            next_game[0] = start + TABLES
        cuda.syncthreads()
        for slot in range(cuda.threadIdx.x, TABLES, cuda.blockDim.x):
            g = start + slot
            games[slot] = g
            played[slot] = 0
            will(tags, tally, slot, kind_of(states[g], 0) if g < end else NOTHING)
        while True:
            cuda.syncthreads()
            if cuda.threadIdx.x < WARP:
                count_up(tally, first, most, FULL, WARP)
            cuda.syncthreads()
            if first[KINDS] == 0:
                break
            line_up(tags, order, tally, first, most, TABLES)
            cuda.syncthreads()
            begin = cuda.threadIdx.x // WARP * WARP
            while begin < first[KINDS]:
                at = begin + cuda.threadIdx.x % WARP
                if at < first[KINDS]:
                    slot = order[at]
                    g = games[slot]
                    s = states[g]
                    if tags[slot] % KINDS >= stepping:
                        take_step(s)
                    else:
                        seat = lowest(pending(s))
                        n = legal(s, seat, ids)
                        played[slot] += 1
                        luck = (mix((seed + g) & ALL) + played[slot] * 0x9E3779B9) & ALL
                        play(s, seat, ids[(mix(luck) * n) >> 32])
                    following = due(s)
                    if following >= 0:
                        following += stepping
                    elif over(s) == 0:
                        following = kind_of(s, 0)
                    else:
                        for p in range(s.players):
                            scores[g, p] = score(s, p)
                        lengths[g] = played[slot]
                        played[slot] = 0
                        g = cuda.atomic.add(next_game, 0, 1)
                        games[slot] = g
                        following = kind_of(states[g], 0) if g < end else NOTHING
                    will(tags, tally, slot, following)
                begin = go_on(first, begin, WARP)

    return play_games


def ptx(game: str, architecture: tuple[int, int] = ARCHITECTURE) -> str:
    """Random play of a game, what steps a batch of it, and its net if it has one, as PTX; needs no GPU."""
    from numba import cuda, from_dtype, types
    from numba.cuda import dispatcher

    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=architecture)
    chosen = definition(game)
    states, whole = types.Array(from_dtype(aligned(chosen)), 1, "C"), types.int64
    line, square = types.int64[::1], types.int64[:, ::1]
    small, wide, truth = types.int16[::1], types.int16[:, ::1], types.uint8[:, ::1]
    before, after = (states, square, wide, line), (line, truth, wide, small, line, types.float32[:, ::1])
    shown = square, wide, line, wide, wide
    kernels = [
        (deal_kernel(chosen), (states, square, line, whole)),
        (play_kernel(chosen), (states, whole, whole, line, square)),
        (step_kernel(chosen), (*before, whole, whole, *after, types.uint8[::1], types.uint8[::1], whole)),
        (show_kernel(chosen), shown),
        (show_kernel(chosen, critic=True), shown),
        (sample_kernel(chosen), (whole, wide, small, line)),
        (advise_kernel(chosen), (states, line, wide, small, square, wide)),
    ]
    if has_net(game):
        kernels.append((net_on_gpu.promise_kernel(chosen), net_on_gpu.signature(chosen)))
    texts = []
    for kernel, signature in kernels:
        text, _ = cuda.compile_ptx(kernel, types.void(*signature), cc=architecture)
        if text.count(".visible .entry") != 1:
            raise SystemExit(f"{game}: expected one CUDA kernel, got {text.count('.visible .entry')}")
        texts.append(str(text))
    return "".join(texts)


# --- playing


def card() -> Any:
    """The GPU of this machine; without one, a sentence that says what is missing."""
    if find_spec("numba_cuda") is None:
        raise NoGpu("numba-cuda is not installed: pip install 'spectacula[gpu]'")
    from numba import cuda
    from numba.cuda.cudadrv.error import CudaSupportError

    try:
        return cuda.get_current_device()
    except CudaSupportError as missing:
        raise NoGpu(f"no NVIDIA GPU can be used here: {' '.join(str(missing).split())}") from None


@cache
def compiled(game: str) -> tuple[Any, Any]:
    """The kernels of a game that deal and play; each is compiled at its first launch."""
    from numba import cuda

    chosen = definition(game)
    return cuda.jit(deal_kernel(chosen)), cuda.jit(play_kernel(chosen), max_registers=REGISTERS)


def play_on_gpu(game: Game, n: int) -> Played:
    """Random games, the first dealt from SEED; one small batch goes before, so that nothing is measured cold."""
    import numpy as np
    from numba import cuda

    blocks = card().MULTIPROCESSOR_COUNT
    deal, play = compiled(game.id)
    fresh = cuda.to_device(blank(game, 1).view(np.int64))
    for size in (min(n, 1024), n):
        words = cuda.device_array((size, len(fresh)), np.int64)
        states = words.reshape(words.size).view(aligned(game.definition))
        lengths = cuda.to_device(np.zeros(size, np.int64))
        scores = cuda.to_device(np.zeros((size, game.players), np.int64))
        began, ended = cuda.event(), cuda.event()
        began.record()
        deal[-(-size // DEALT), DEALT](states, words, fresh, SEED)
        play[blocks, THREADS](states, SEED, -(-size // blocks), lengths, scores)
        ended.record()
        ended.synchronize()
    seconds = cuda.event_elapsed_time(began, ended) / 1000
    kept = states[: min(n, COMPARED)].copy_to_host()
    return Played(kept, lengths.copy_to_host(), scores.copy_to_host(), seconds)


def play_here(game: Game, n: int) -> Played:
    """The same games on one core."""
    import numpy as np

    run = game.definition.compiled.rollouts
    final, states = np.zeros(n, game.definition.layout.dtype), np.zeros(2, game.definition.layout.dtype)
    ids, options = (
        np.zeros(game.definition.most_moves, np.int64),
        np.array(game.definition.options_buffer(game.option_codes)),
    )
    scores, winners, lengths = np.zeros((n, game.players), np.int64), np.zeros(n, np.int64), np.zeros(n, np.int64)
    game.rollouts(1)
    start = time.process_time()
    for i in range(n):
        run(states, ids, i, i + 1, SEED, game.players, options, scores, winners, lengths)
        final[i] = states[0]
    return Played(final, lengths, scores, time.process_time() - start)


def differences(ours: Played, theirs: Played) -> int:
    """How many of the games that both played did not end in the same bytes after the same number of decisions."""
    import numpy as np

    n = min(len(ours.states), len(theirs.states))
    mine, others = (played.states[:n].view(np.uint8).reshape(n, -1) for played in (ours, theirs))
    scores, lengths = ours.scores[:n] != theirs.scores[:n], ours.lengths[:n] != theirs.lengths[:n]
    return int(((mine != others).any(1) | scores.any(1) | lengths).sum())


# --- telling


def check(game: str) -> str:
    """Compile a game and say how much came out."""
    start = time.process_time()
    lines = len(ptx(game).splitlines())
    return f"{game}: {lines:,} lines of PTX in {time.process_time() - start:.0f} s"


def run(name: str, n: int) -> str:
    """Play a game on the GPU and here, and compare."""
    game = load(name, definition(name).players[1])
    on_gpu, here = play_on_gpu(game, n), play_here(game, min(n, COMPARED))
    wrong = differences(on_gpu, here)
    if wrong:
        raise SystemExit(f"{name}: {wrong:,} of {len(here.lengths):,} games end differently on the GPU")
    return (
        f"{name} {game.players}p: {n:,} random games, {on_gpu.speed / 1e6:.0f} million decisions/s, "
        f"{on_gpu.speed / here.speed:.0f} times one core ({here.speed / 1e6:.2f}); "
        f"the first {len(here.lengths):,} byte for byte the same"
    )


def stepped(name: str, n: int = BATCH, steps: int = 64) -> str:
    """The speed of a batch that writes observations and masks, its actions drawn at random on the GPU."""
    import torch

    game = load(name, definition(name).players[1])
    batch = game.batch(n, device="cuda")
    for _ in range(steps):
        batch.step(batch.sample())
    began, ended = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    began.record()
    for _ in range(steps):
        batch.step(batch.sample())
    ended.record()
    ended.synchronize()
    speed = n * steps / began.elapsed_time(ended) * 1000
    return (
        f"{name} {game.players}p: {n:,} games stepped together, {speed / 1e6:.0f} million decisions/s with observations"
    )


def report(games: list[str], n: int = RUN_GAMES) -> Iterator[str]:
    """All games on this machine's GPU: random play, nets, batches where torch is installed, then peers that are."""
    name = card().name
    yield name.decode() if isinstance(name, bytes) else name
    for game in games:
        yield run(game, n)
        if has_net(game):
            yield net_on_gpu.compare(game)
    if find_spec("torch"):
        yield from map(stepped, games)
    yield from jax_peers.report()


def main() -> None:
    """Compile every game, or those named; or play them."""
    parser = argparse.ArgumentParser(prog="python -m spectacula.lab.gpu", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help=f"of {', '.join(GAMES)}; all by default")
    parser.add_argument("--run", action="store_true", help="play on this machine's GPU and compare with its CPU")
    parser.add_argument("--number", type=int, default=RUN_GAMES, help="how many games to play of each")
    asked = parser.parse_args()
    games = asked.games or list(GAMES)
    try:
        for line in report(games, asked.number) if asked.run else map(check, games):
            print(line, flush=True)
    except NoGpu as missing:
        raise SystemExit(str(missing)) from None


if __name__ == "__main__":
    main()
