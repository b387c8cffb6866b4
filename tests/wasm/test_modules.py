"""What `spectacula wasm` writes: small modules that need nothing but memory, and layouts that say how to call them."""

from __future__ import annotations

import gzip
import json
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

import spectacula
from spectacula.bots.levels import BUDGETS, SECOND_LOOKS
from spectacula.bots.trained import has_net
from spectacula.games import GAMES
from tests.games.tables import random_play
from tests.wasm.engines import ROOT

PACKED = 60_000
GEAR = f"""
import {{ readFileSync }} from "node:fs";
import {{ Gear }} from "{ROOT}/src/spectacula/bots/wasm/gear.js";
import {{ choose }} from "{ROOT}/src/spectacula/bots/wasm/thinker.js";
const [folder, game, given] = process.argv.slice(1);
const module = new WebAssembly.Module(readFileSync(`${{folder}}/${{game}}.wasm`));
const gear = new Gear(module, JSON.parse(readFileSync(`${{folder}}/${{game}}.json`, "utf8")));
"""
OTHER_WEIGHTS = f"""
import {{ Glancer }} from "{ROOT}/src/spectacula/bots/wasm/glancer.js";
const weights = readFileSync(`${{folder}}/${{game}}.bin`);
weights[0] ^= 1;
const said = await Glancer.of(module, gear.layout, weights).catch((error) => error.message);
console.log(JSON.stringify(said));
"""
every_game = pytest.mark.parametrize("game", GAMES)


def node(modules: Path, game: str, script: str, given: object = None) -> Any:
    """What a script says of a game's gear."""
    command = ["node", "--input-type=module", "-e", GEAR + script, str(modules), game, json.dumps(given)]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def test_every_module_is_small(modules: Path) -> None:
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in modules.glob("*.wasm")}
    assert {name for name, size in sizes.items() if size >= PACKED} == set()
    assert sizes.keys() == {f"{game}.wasm" for game in GAMES} | {f"{game}-net.wasm" for game in GAMES if has_net(game)}


@every_game
def test_a_module_asks_for_memory_and_a_stack_and_has_one_entry(modules: Path, game: str) -> None:
    script = "console.log(JSON.stringify([WebAssembly.Module.imports(module), WebAssembly.Module.exports(module)]));"
    imports, exports = node(modules, game, script)
    assert {each["name"] for each in imports} == {"__linear_memory", "__stack_pointer"}
    assert [each["name"] for each in exports] == ["call"]


@every_game
def test_an_index_out_of_bounds_is_an_error_and_the_next_game_is_a_game(modules: Path, game: str) -> None:
    script = """
    const dealt = (players) => {
      gear.deal(players, [0, 0, 0, 0, 0, 0, 0, 0], 1);
      return gear.position.join();
    };
    const before = dealt(3);
    let raised;
    try {
      dealt(100);
    } catch (error) {
      raised = `${error.constructor.name}: ${error.message}`;
    }
    console.log(JSON.stringify([raised, dealt(3) === before]));
    """
    assert node(modules, game, script) == ["RuleError: IndexError: index is out of bounds", True]


def test_a_move_without_a_choice_is_made_at_once(modules: Path) -> None:
    match = spectacula.load("histrio", 3).new(1)
    asked = next(each for each in random_play(match, Random(1)) if len(each.ids(each.pending[0])) == 1)
    seat = asked.pending[0]
    task = {"position": list(asked.position), "seat": seat, "level": "master", "simulations": 0, "seed": 0}
    assert [node(modules, "histrio", "console.log(choose(gear, JSON.parse(given)));", task)] == asked.ids(seat)


@every_game
def test_a_layout_knows_the_levels(modules: Path, game: str) -> None:
    layout = json.loads((modules / f"{game}.json").read_text("utf-8"))
    budgets = SECOND_LOOKS if layout["secondLook"] else BUDGETS
    assert layout["budgets"] == {level: budget._asdict() for level, budget in budgets.items()}


def test_weights_that_are_not_the_cards_are_refused(modules: Path) -> None:
    assert node(modules, "histrio-net", OTHER_WEIGHTS) == "the weights of histrio are not those its card is for"
