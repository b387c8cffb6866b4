"""What `spectacula wasm` writes: small modules that need nothing but memory, and layouts that say how to call them."""

from __future__ import annotations

import gzip
import json
import subprocess
from pathlib import Path

import pytest

from spectacula.bots.levels import BUDGETS, SECOND_LOOKS
from spectacula.games import GAMES
from tests.wasm.engines import ROOT

PACKED = 60_000
GEAR = f"""
import {{ readFileSync }} from "node:fs";
import {{ Gear }} from "{ROOT}/src/spectacula/bots/wasm/gear.js";
const [folder, game] = process.argv.slice(1);
const module = new WebAssembly.Module(readFileSync(`${{folder}}/${{game}}.wasm`));
const gear = new Gear(module, JSON.parse(readFileSync(`${{folder}}/${{game}}.json`, "utf8")));
"""
every_game = pytest.mark.parametrize("game", GAMES)


def node(modules: Path, game: str, script: str) -> str:
    command = ["node", "--input-type=module", "-e", GEAR + script, str(modules), game]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@every_game
def test_a_module_is_small(modules: Path, game: str) -> None:
    assert len(gzip.compress((modules / f"{game}.wasm").read_bytes(), 9)) < PACKED


@every_game
def test_a_module_asks_for_memory_and_a_stack_and_has_one_entry(modules: Path, game: str) -> None:
    script = "console.log(JSON.stringify([WebAssembly.Module.imports(module), WebAssembly.Module.exports(module)]));"
    imports, exports = json.loads(node(modules, game, script))
    assert {each["name"] for each in imports} == {"__linear_memory", "__stack_pointer"}
    assert [each["name"] for each in exports] == ["call"]


@every_game
def test_an_index_out_of_bounds_is_an_error_and_the_game_goes_on(modules: Path, game: str) -> None:
    script = """
    gear.deal(3, [0, 0, 0, 0, 0, 0, 0, 0], 1);
    const before = gear.position.join();
    let raised;
    try {
      gear.choices(1000);
    } catch (error) {
      raised = `${error.constructor.name}: ${error.message}`;
    }
    console.log(JSON.stringify([raised, gear.position.join() === before]));
    """
    raised, unchanged = json.loads(node(modules, game, script))
    assert raised == "RuleError: builtins: IndexError: index is out of bounds"
    assert unchanged


@every_game
def test_a_layout_knows_the_levels(modules: Path, game: str) -> None:
    layout = json.loads((modules / f"{game}.json").read_text("utf-8"))
    budgets = SECOND_LOOKS if layout["secondLook"] else BUDGETS
    assert layout["budgets"] == {level: budget._asdict() for level, budget in budgets.items()}
