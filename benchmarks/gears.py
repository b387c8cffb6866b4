"""How fast bots search in each gear on this machine: machine code, and WebAssembly in Node and in Chromium.

python -m benchmarks.gears
"""

from __future__ import annotations

import gzip
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table as Sheet
from tests.wasm.engines import in_chromium, in_node

from spectacula.bots.desk import manner_of
from spectacula.bots.wasm.building import write
from spectacula.engine.definition import definition
from spectacula.games import GAMES
from spectacula.lab.search_speed import SIMULATIONS, Search

ROUNDS = 5
SCRIPT = "benchmarks/gears.js"
FEW, MANY = 4, 16  # times; what the two differ in is neither start nor warm-up

Run = Callable[[int], tuple[float, int]]  # how often; CPU seconds and simulations


def contestants(browser: Browser, folder: Path, game: str) -> dict[str, Run]:
    """The same positions in every gear."""
    search = Search(game, definition(game).players[1], manner_of(game))
    desks = [
        {"position": list(desk.states[:1].tobytes()[: definition(game).layout.body]), "seat": desk.seat}
        for desk in search.desks
    ]

    def task(times: int) -> dict[str, Any]:
        return {"desks": desks, "simulations": SIMULATIONS, "times": times}

    def node(times: int) -> tuple[float, int]:
        before = getrusage(RUSAGE_CHILDREN)
        done: int = in_node(folder, game, task(times), SCRIPT)
        after = getrusage(RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, done

    def chromium(times: int) -> tuple[float, int]:
        page = browser.new_page()
        before = _of_renderers(browser)
        done: int = in_chromium(page, folder, game, task(times), SCRIPT)
        spent = _of_renderers(browser) - before
        page.close()
        return spent, done

    return {"machine code": search.run, "Node": node, "Chromium": chromium}


def _of_renderers(browser: Browser) -> float:
    """CPU seconds of all pages and their workers so far."""
    session = browser.new_browser_cdp_session()
    running = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return sum(process["cpuTime"] for process in running if process["type"] == "renderer")


def speed(run: Run) -> float:
    """Simulations a second once it is under way."""
    (few, less), (many, more) = run(FEW), run(MANY)
    return (more - less) / (many - few)


def measure(browser: Browser, folder: Path, game: str) -> dict[str, float]:
    """Every gear in every round, so that a busy machine slows all of them alike; medians over the rounds."""
    runs = contestants(browser, folder, game)
    rounds = [{name: speed(run) for name, run in runs.items()} for _ in range(ROUNDS)]
    return {name: median(each[name] for each in rounds) for name in runs}


def main() -> None:
    sheet = Sheet(
        "game", "machine code", "Node", "Chromium", "module", "gzip", title="Simulations/s of CPU, largest table"
    )
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        write(folder, GAMES)
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for game in GAMES:
            native, *others = measure(browser, folder, game).values()
            module = (folder / f"{game}.wasm").read_bytes()
            shares = [f"{rate:,.0f} ({rate / native:.0%})" for rate in others]
            sheet.add_row(game, f"{native:,.0f}", *shares, f"{len(module):,}", f"{len(gzip.compress(module, 9)):,}")
        browser.close()
    Console().print(sheet)


if __name__ == "__main__":
    main()
