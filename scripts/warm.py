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
    cores, dearest_first = os.cpu_count() or 1, GAMES[::-1]
    every = [kind(game) for game in dearest_first for kind in (BotWarmup, Warmup)]
    cold = [warmup for warmup in every if not warmup.is_needless]
    with processes(cores) as others, ThreadPoolExecutor(cores) as pool:
        modules = [others.map(make, dearest_first) for make in (files_of, net_files_of)]
        if not all(pool.map(compiled, cold)):
            raise SystemExit("a game could not be compiled")
        for made in modules:
            list(made)


if __name__ == "__main__":
    main()
