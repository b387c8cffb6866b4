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
        native = [pool.submit(compiled, warmup) for warmup in cold]
        modules = [pool.submit(lambda *asked: others.submit(*asked).result(), make, game)
                   for game in dearest_first for make in (files_of, net_files_of)]  # fmt: skip
        for each in modules:
            each.result()
        if not all(each.result() for each in native):
            raise SystemExit("a game could not be compiled")


if __name__ == "__main__":
    main()
