"""The modules of all games, built once and kept like everything that is compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from spectacula.bots.wasm.building import write
from spectacula.games import GAMES


@pytest.fixture(scope="session")
def modules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("modules")
    write(folder, GAMES)
    return folder
