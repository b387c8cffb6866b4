"""Random play on a GPU: compile every game's rules for CUDA (no GPU needed) and, with `--run`, play and verify there.

A run plays the same games on the GPU and on one core of this machine and compares the final positions byte for byte.
"""

from __future__ import annotations

import argparse
import re
import time
from types import FunctionType, SimpleNamespace
from typing import Any, NamedTuple

from spectacula.engine import gears
from spectacula.engine.definition import Definition, definition
from spectacula.engine.game import Game, load
from spectacula.games import GAMES
from spectacula.lab.cuda_driver import Gpu, NoGpu

ARCHITECTURE = (9, 0)
RUN_GAMES = 1 << 17
SEED = 1


class Played(NamedTuple):
    """Random games: their final states, how many decisions each took, the scores and the seconds it took."""

    states: Any
    lengths: Any
    scores: Any
    seconds: float

    @property
    def speed(self) -> float:
        """Decisions a second."""
        return float(self.lengths.sum() / self.seconds)


# --- compiling


def device_rules(chosen: Definition) -> SimpleNamespace:
    """All rules of a game as CUDA device functions."""
    from numba import cuda

    def jit(function: FunctionType, is_entry: bool) -> Any:
        return gears.one_version(cuda.jit(device=True)(function), "compile_device")

    return gears.bind(chosen.rule_modules, jit, keep_all=True)


def kernel(chosen: Definition) -> Any:
    """One thread plays one whole game in a state that has its players and options already; see `blank_states`."""
    from numba import cuda, int64

    rules = device_rules(chosen)
    key_of, setup, playout, mix, score = rules.key_of, rules.setup, rules.playout, rules.mix, rules.score
    most_moves = chosen.most_moves

    def play_games(states: Any, seed: int, lengths: Any, scores: Any) -> None:
        i = cuda.grid(1)
        if i < states.size:
            s = states[i]
            ids = cuda.local.array(most_moves, int64)
            s.key = key_of(seed + i)
            setup(s)
            lengths[i] = playout(s, ids, mix((seed + i) & 0xFFFFFFFF))
            for p in range(s.players):
                scores[i, p] = score(s, p)

    return play_games


def ptx(game: str, architecture: tuple[int, int] = ARCHITECTURE) -> str:
    """Random play of a game as PTX; needs no GPU."""
    from numba import cuda, from_dtype, types
    from numba.cuda import dispatcher
    from numba.cuda.cpython import numbers

    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=architecture)
    gears.let_integers_wrap(numbers)
    chosen = definition(game)
    states = types.Array(from_dtype(aligned(chosen)), 1, "C")
    signature = types.void(states, types.int64, types.int64[::1], types.int64[:, ::1])
    text, _ = cuda.compile_ptx(kernel(chosen), signature, cc=architecture)
    if text.count(".visible .entry") != 1:
        raise SystemExit(f"{game}: expected one CUDA kernel, got {text.count('.visible .entry')}")
    return str(text)


def aligned(chosen: Definition) -> Any:
    """The game's record, promising that every field lies at a multiple of its width: else it is read byte by byte."""
    import numpy as np

    plain = chosen.layout.dtype
    formats, offsets = zip(*(plain.fields[name][:2] for name in plain.names), strict=True)
    return np.dtype(
        {"names": plain.names, "formats": formats, "offsets": offsets, "itemsize": plain.itemsize}, align=True
    )


# --- playing


def blank_states(game: Game, n: int) -> Any:
    """States to play in. Players and options are written here and not on the GPU.

    There, optimised code (NVVM 12.9) read the last option for the number of players after storing both.
    """
    import numpy as np

    states = np.zeros(n, game.definition.layout.dtype)
    states["players"] = game.players
    states["option"] = np.array(game.definition.options_buffer(game.option_codes))
    return states


def play_on_gpu(gpu: Gpu, game: Game, code: str, n: int) -> Played:
    """Random games, the first dealt from SEED; one small batch goes before, so that nothing is measured cold."""
    import numpy as np

    found = re.search(r"\.visible \.entry (\w+)", code)
    assert found is not None
    function = gpu.load(code.encode(), found[1])
    for size in (min(n, 1024), n):
        played = blank_states(game, size), np.zeros(size, np.int64), np.zeros((size, game.players), np.int64)
        states, lengths, scores = (gpu.lend(array) for array in played)
        seconds = gpu.run(function, size, states, SEED, lengths, scores)
        for lent in (states, lengths, scores):
            gpu.fetch(lent)
    return Played(*played, seconds)


def play_here(game: Game, n: int) -> Played:
    """The same games on one core."""
    import numpy as np

    run = game.definition.compiled.rollouts
    final, states = np.zeros(n, game.definition.layout.dtype), np.zeros(2, game.definition.layout.dtype)
    ids, options = np.zeros(game.definition.most_moves, np.int64), blank_states(game, 1)["option"][0].astype(np.int64)
    scores, winners, lengths = np.zeros((n, game.players), np.int64), np.zeros(n, np.int64), np.zeros(n, np.int64)
    game.rollouts(1)
    start = time.process_time()
    for i in range(n):
        run(states, ids, i, i + 1, SEED, game.players, options, scores, winners, lengths)
        final[i] = states[0]
    return Played(final, lengths, scores, time.process_time() - start)


def differences(ours: Played, theirs: Played) -> int:
    """How many games did not end in the same bytes after the same number of decisions."""
    import numpy as np

    n = len(ours.lengths)
    states = ours.states.view(np.uint8).reshape(n, -1) != theirs.states.view(np.uint8).reshape(n, -1)
    scores = ours.scores != theirs.scores
    return int((states.any(1) | scores.any(1) | (ours.lengths != theirs.lengths)).sum())


# --- telling


def check(game: str) -> str:
    """Compile a game and say how much came out."""
    start = time.process_time()
    lines = len(ptx(game).splitlines())
    return f"{game}: {lines:,} lines of PTX in {time.process_time() - start:.0f} s"


def run(gpu: Gpu, name: str, n: int) -> str:
    """Play a game on the GPU and here, and compare."""
    game = load(name, definition(name).players[1])
    on_gpu, here = play_on_gpu(gpu, game, ptx(name, gpu.architecture), n), play_here(game, n)
    wrong = differences(on_gpu, here)
    if wrong:
        raise SystemExit(f"{name}: {wrong:,} of {n:,} games end differently on the {gpu.name}")
    return (
        f"{name} {game.players}p: {n:,} games byte for byte the same; {on_gpu.speed / 1e6:.1f} million decisions/s, "
        f"{on_gpu.speed / here.speed:.0f} times one core ({here.speed / 1e6:.2f})"
    )


def main() -> None:
    """Compile every game, or those named; or play them."""
    parser = argparse.ArgumentParser(prog="python -m spectacula.lab.gpu", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="game", help=f"of {', '.join(GAMES)}; all by default")
    parser.add_argument("--run", action="store_true", help="play on this machine's GPU and compare with its CPU")
    parser.add_argument("--number", type=int, default=RUN_GAMES, help="how many games to play of each")
    asked = parser.parse_args()
    try:
        gpu = Gpu() if asked.run else None
    except NoGpu as missing:
        raise SystemExit(str(missing)) from None
    if gpu is not None:
        print(gpu.name)
    for game in asked.games or GAMES:
        print(check(game) if gpu is None else run(gpu, game, asked.number), flush=True)


if __name__ == "__main__":
    main()
