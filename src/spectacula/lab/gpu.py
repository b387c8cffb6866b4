"""Keep the rules fit for a GPU: compile every game's random play for CUDA, on a machine without one."""

from __future__ import annotations

import sys
import time
from types import FunctionType, SimpleNamespace
from typing import Any

from spectacula.engine import gears
from spectacula.engine.definition import Definition, definition
from spectacula.games import GAMES

ARCHITECTURE = (9, 0)


def device_rules(chosen: Definition) -> SimpleNamespace:
    """All rules of a game as CUDA device functions."""
    from numba import cuda

    def jit(function: FunctionType, is_entry: bool) -> Any:
        return gears.one_version(cuda.jit(device=True)(function), "compile_device")

    return gears.bind(chosen.rule_modules, jit, keep_all=True)


def kernel(chosen: Definition) -> Any:
    """One thread plays one whole game; `lengths` and `scores` are what comes back."""
    from numba import cuda, int64

    rules = device_rules(chosen)
    begin, playout, mix, score = rules.begin, rules.playout, rules.mix, rules.score
    most_moves = chosen.most_moves

    def play_games(states: Any, seed: int, players: int, options: Any, lengths: Any, scores: Any) -> None:
        i = cuda.grid(1)
        if i < states.size:
            s = states[i]
            ids = cuda.local.array(most_moves, int64)
            begin(s, seed + i, players, options)
            lengths[i] = playout(s, ids, mix((seed + i) & 0xFFFFFFFF))
            for p in range(players):
                scores[i, p] = score(s, p)

    return play_games


def ptx(game: str) -> str:
    """Random play of a game as PTX; needs no GPU."""
    from numba import cuda, from_dtype, types
    from numba.cuda import dispatcher

    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=ARCHITECTURE)
    chosen = definition(game)
    record = types.Array(from_dtype(chosen.layout.dtype), 1, "C")
    signature = types.void(record, types.int64, types.int64, types.int64[::1], types.int64[::1], types.int64[:, ::1])
    text, _ = cuda.compile_ptx(kernel(chosen), signature, cc=ARCHITECTURE)
    return str(text)


def main() -> None:
    """Compile every game, or those named."""
    for game in sys.argv[1:] or GAMES:
        start = time.process_time()
        text = ptx(game)
        entries = text.count(".visible .entry")
        if entries != 1:
            raise SystemExit(f"{game}: expected one CUDA kernel, got {entries}")
        print(f"{game}: {len(text.splitlines()):,} lines of PTX in {time.process_time() - start:.0f} s")


if __name__ == "__main__":
    main()
