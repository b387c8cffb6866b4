"""The WebAssembly gear in Node beside the native one: every player count and every option of every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from spectacula.games import GAMES
from tests.games.tables import VARIANTS
from tests.wasm.engines import in_node
from tests.wasm.reference import Amount, reference

FEW = Amount(games=50, thoughts=2, batch=300)


@pytest.mark.parametrize("game", GAMES)
def test_states_trees_outlooks_decisions_and_rollouts_are_the_native_ones(game: str, modules: Path) -> None:
    tables = [reference(variant, FEW) for variant in VARIANTS if variant[0] == game]
    assert in_node(modules, game, tables) == []


def test_the_comparison_sees_a_difference(modules: Path) -> None:
    table = reference(("histrio", 3, {}), Amount(games=2, thoughts=2, batch=2))
    table["games"][1] = (1, 0)
    table["thoughts"][0]["tree"][0] = (0, 0, 0)
    table["batch"]["lengths"][0] += 1
    wrong = ["game 1", "tree of thought 0", "lengths of rollouts"]
    assert in_node(modules, "histrio", [table]) == [f"histrio-3: {what}" for what in wrong]
