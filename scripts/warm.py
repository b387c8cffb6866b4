"""Compile the rules and the search of every game on all cores, in both gears, for everybody who tests afterwards."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor

from spectacula.bots.processes import processes
from spectacula.bots.warmup import BotWarmup
from spectacula.bots.wasm.building import files_of, net_files_of
from spectacula.engine.warmup import Warmup
from spectacula.games import GAMES


def compiled(warmup: Warmup) -> bool:
    warmup.begin()
    return warmup.wait()


def main() -> None:
    every = [kind(game) for game in GAMES for kind in (BotWarmup, Warmup)]
    cold = [warmup for warmup in every if not warmup.is_needless]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        if not all(pool.map(compiled, cold)):
            raise SystemExit("a game could not be compiled")
    with processes(os.cpu_count() or 1) as browsers:
        for making in [browsers.map(make, GAMES) for make in (files_of, net_files_of)]:
            list(making)


if __name__ == "__main__":
    main()
