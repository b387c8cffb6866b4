"""The WebAssembly gear in a worker of Chromium beside the native one; options are compared in Node, the same engine."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from spectacula.bots.wasm.building import write
from spectacula.games import GAMES
from tests.games.tables import PLAIN_COUNTS
from tests.wasm.engines import in_chromium
from tests.wasm.reference import Amount, reference

FEW = Amount(games=25, thoughts=1, batch=2000)


@pytest.mark.parametrize("game", GAMES)
def test_states_trees_outlooks_decisions_and_rollouts_are_the_native_ones(
    game: str, browser: Browser, tmp_path: Path
) -> None:
    page = browser.new_page()
    write(tmp_path, [game])
    tables = [reference(variant, FEW) for variant in PLAIN_COUNTS if variant[0] == game]
    assert in_chromium(page, tmp_path, game, tables) == []
