"""Run the compiled PTX of every game on a GPU (CuPy), compare with the CPU game by game, and measure.

python -m spectacula.lab.gpu FOLDER     writes PTX and expected results, on any machine
python benchmarks/gpu_run.py FOLDER     on a machine with a GPU and CuPy; needs nothing else of this project
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import cupy as cp
import numpy as np


def vector(pointer: int, size: int, width: int) -> list[Any]:
    return [
        np.uint64(0),
        np.uint64(0),
        np.int64(size),
        np.int64(width),
        np.uint64(pointer),
        np.int64(size),
        np.int64(width),
    ]


def matrix(pointer: int, rows: int, columns: int) -> list[Any]:
    head = [np.uint64(0), np.uint64(0), np.int64(rows * columns), np.int64(8), np.uint64(pointer)]
    return [*head, np.int64(rows), np.int64(columns), np.int64(8 * columns), np.int64(8)]


def play(kernel: Any, told: dict[str, Any], games: int) -> tuple[Any, Any, float]:
    """Whole games, one thread each: lengths, scores and milliseconds."""
    states = cp.zeros(games * told["state_bytes"], cp.uint8)
    lengths, scores = cp.zeros(games, cp.int64), cp.zeros((games, told["players"]), cp.int64)
    options = cp.asarray(told["options"], cp.int64)
    arguments = [
        *vector(states.data.ptr, games, told["state_bytes"]),
        np.int64(1),
        np.int64(told["players"]),
        *vector(options.data.ptr, len(told["options"]), 8),
        *vector(lengths.data.ptr, games, 8),
        *matrix(scores.data.ptr, games, told["players"]),
    ]
    begin, end = cp.cuda.Event(), cp.cuda.Event()
    begin.record()
    kernel(((games + 63) // 64,), (64,), tuple(arguments))
    end.record()
    end.synchronize()
    return lengths, scores, cp.cuda.get_elapsed_time(begin, end)


def main(folder: Path) -> None:
    name = cp.cuda.runtime.getDeviceProperties(0)["name"].decode()
    for path in sorted(folder.glob("*.ptx")):
        told = json.loads(path.with_suffix(".json").read_text())
        entry = re.search(r"\.visible \.entry (\S+)\(", path.read_text())
        assert entry
        kernel = cp.RawModule(path=str(path)).get_function(entry[1])
        n = len(told["lengths"])
        lengths, scores, _ = play(kernel, told, n)
        same = lengths.get().tolist() == told["lengths"] and scores.get().tolist() == told["scores"]
        print(f"{path.stem} on {name}: {n} games {'equal the CPU game by game' if same else 'DIFFER from the CPU'}")
        for games in (1 << 16, 1 << 18, 1 << 20):
            lengths, _, milliseconds = play(kernel, told, games)
            decisions = int(lengths.sum())
            print(f"  {games:>8,} games: {decisions / milliseconds / 1e3:,.0f} million decisions/s")


main(Path(sys.argv[1]))
