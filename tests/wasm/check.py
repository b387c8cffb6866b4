"""`python -m tests.wasm.check`: many random games of every variant in Node and in Chromium, beside the native gear.

And what nets promise in 100,000 positions of each game that has one.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

from spectacula.bots.processes import processes
from spectacula.bots.trained import has_net
from spectacula.bots.wasm.building import write
from spectacula.games import GAMES
from tests.games.tables import PLAIN_COUNTS, VARIANTS
from tests.wasm.engines import COMPARE_NETS, in_chromium, in_node
from tests.wasm.net_reference import net_reference
from tests.wasm.reference import Amount, reference


def differences(game: str, amount: Amount, folder: Path) -> Iterator[str]:
    """Variant by variant, everything in which a game's module differs."""
    variants = [variant for variant in VARIANTS if variant[0] == game]
    with sync_playwright() as playwright, processes(1) as native:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        for table in native.map(reference, variants, [amount] * len(variants)):
            yield from in_node(folder, game, [table])
            yield from in_chromium(page, folder, game, [table])
            games, thoughts = len(table["games"]), len(table["thoughts"])
            print(
                f"{table['name']}: {games:,} games, {thoughts} thoughts, {table['batch']['games']:,} rollouts",
                flush=True,
            )
        browser.close()


def net_differences(game: str, positions: int, thoughts: int, folder: Path) -> Iterator[str]:
    """The same of a game's net, by the number of players."""
    variants = [variant for variant in PLAIN_COUNTS if variant[0] == game]
    each = -(-positions // len(variants))
    with sync_playwright() as playwright, processes(1) as native:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        for table in native.map(net_reference, variants, [each] * len(variants), [thoughts] * len(variants)):
            yield from in_node(folder, f"{game}-net", [table], COMPARE_NETS)
            yield from in_chromium(page, folder, f"{game}-net", [table], COMPARE_NETS)
            print(f"{table['name']}: {table['positions']:,} positions, {thoughts} thoughts of the net", flush=True)
        browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.wasm.check", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="game", help=f"of {', '.join(GAMES)}; all by default")
    parser.add_argument("--games", type=int, default=2000, help="random games of each variant")
    parser.add_argument("--thoughts", type=int, default=20, help="decisions to think about in them")
    parser.add_argument("--batch", type=int, default=3000, help="games of one batch")
    parser.add_argument("--positions", type=int, default=100_000, help="positions of each game that a net looks at")
    asked = parser.parse_args()
    games, amount = asked.names or GAMES, Amount(asked.games, asked.thoughts, asked.batch)
    with tempfile.TemporaryDirectory() as folder:
        write(Path(folder), games)
        wrong = [what for game in games for what in differences(game, amount, Path(folder))]
        for game in games:
            if has_net(game):
                wrong += net_differences(game, asked.positions, asked.thoughts, Path(folder))
    print("\n".join(wrong) or "all the same", flush=True)
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
