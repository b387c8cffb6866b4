"""The WebAssembly gear in Node beside the native one: every player count and every option of every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from spectacula.bots.trained import has_net
from spectacula.games import GAMES
from tests.games.tables import PLAIN_COUNTS, VARIANTS
from tests.wasm.engines import COMPARE_NETS, in_node
from tests.wasm.net_reference import net_reference
from tests.wasm.reference import Amount, reference

NETS = [game for game in GAMES if has_net(game)]
FEW = Amount(games=50, thoughts=2, batch=2000)
POSITIONS, THOUGHTS = 500, 2  # at every count of players; `make wasm-check` compares 100,000 of each game


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


@pytest.mark.parametrize("game", NETS)
def test_promises_prospects_and_decisions_of_a_net_are_the_native_ones(game: str, modules: Path) -> None:
    tables = [net_reference(variant, POSITIONS, THOUGHTS) for variant in PLAIN_COUNTS if variant[0] == game]
    assert in_node(modules, f"{game}-net", tables, COMPARE_NETS) == []


def test_the_comparison_of_nets_sees_a_difference(modules: Path) -> None:
    table = net_reference(("histrio", 3, {}), positions=1, thoughts=1)
    table["games"][0] = (table["games"][0][0], 0)
    table["thoughts"][0]["chosen"] = -1
    wrong = ["promises of game 0", "chosen of thought 0"]
    assert in_node(modules, "histrio-net", [table], COMPARE_NETS) == [f"histrio-3: {what}" for what in wrong]
