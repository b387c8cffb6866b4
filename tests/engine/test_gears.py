"""Binding rules to a gear, and a cache that can never be stale."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from spectacula.bots import hurry, outlook, search
from spectacula.engine import gears
from spectacula.engine.definition import definition
from spectacula.engine.warmup import Warmup
from spectacula.games import GAMES

SMALL = Path(__file__).parents[1] / "fourth"
RULES = """
from spectacula.kernel.rules import entry, rule, table
PRICES = table([3, {price}])
@rule
def price(i):
    return PRICES[i]
@entry
def at(i):
    return price(i)
@entry
def total(n):
    sum = 0
    for i in range(n):
        sum += price(i)
    return sum
"""


def toy(folder: Path, price: int) -> ModuleType:
    path = folder / "toyrules.py"
    path.write_text(RULES.format(price=price))
    module = ModuleType("toyrules")
    module.__file__ = str(path)
    exec(compile(path.read_text(), str(path), "exec"), vars(module))
    return module


def test_plain_and_compiled_live_side_by_side(tmp_path: Path) -> None:
    module = toy(tmp_path, 4)
    assert gears.bind([module]).total(2) == 7
    assert gears.compiled([module], [], tmp_path / "cache").total(2) == 7
    assert module.total(2) == 7


def test_a_changed_table_or_rule_never_meets_an_old_cache(tmp_path: Path) -> None:
    for price in (4, 9):
        module = toy(tmp_path, price)
        assert gears.compiled([module], [], tmp_path / "cache").total(2) == 3 + price
    assert len(list((tmp_path / "cache").iterdir())) == 2


def test_the_fingerprint_knows_data_and_compiler_flags(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module, data = toy(tmp_path, 4), tmp_path / "components.toml"
    data.write_text("a = 1")
    before = gears.fingerprint([module], [data])
    data.write_text("a = 2")
    changed = gears.fingerprint([module], [data])
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert len({before, changed, gears.fingerprint([module], [data])}) == 3


def test_a_changed_constant_of_the_state_compiles_the_rules_anew(tmp_path: Path) -> None:
    """Rules take constants from modules that hold no rule themselves."""
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "__init__.py").touch()
    rules = "from spectacula.kernel.rules import entry\nfrom toy.state import PRICE\n"
    (tmp_path / "toy" / "rules.py").write_text(rules + "@entry\ndef total(n):\n    return n * PRICE\n")
    code = (
        "import sys; from pathlib import Path; sys.path.insert(0, sys.argv[1]); from spectacula.engine import gears\n"
        "import toy.rules; print(gears.compiled([toy.rules], [], Path(sys.argv[1]) / 'cache').total(2))"
    )
    for price in (3, 5):
        (tmp_path / "toy" / "state.py").write_text(f"PRICE = {price}\n")
        anew = [sys.executable, "-B", "-c", code, str(tmp_path)]  # bytecode of the same second is taken for new
        out = subprocess.run(anew, check=True, capture_output=True, text=True)
        assert int(out.stdout) == 2 * price


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_can_change_a_compiled_rule_is_hashed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bound = definition(game).bound(search, outlook, hurry)
    files = {*gears.sources(bound.modules), Path(gears.__file__), *bound.data}
    named = {f"{file.parent.name}/{file.name}" for file in files}
    assert {"kernel/state.py", "kernel/rules.py", "kernel/streams.py", "engine/batch.py", "engine/gears.py"} <= named
    assert {f"{game}/state.py", f"{game}/rules.py", f"{game}/advice.py", f"{game}/components.toml"} <= named
    before, read = gears.fingerprint(bound.modules, bound.data), Path.read_bytes
    for changed in files:
        monkeypatch.setattr(Path, "read_bytes", lambda path, changed=changed: read(path) + b"\n" * (path == changed))
        assert gears.fingerprint(bound.modules, bound.data) != before, changed
    monkeypatch.setattr(Path, "read_bytes", read)
    assert gears.fingerprint(bound.modules, bound.data) == before


def test_only_entries_are_handed_out_compiled(tmp_path: Path) -> None:
    assert not hasattr(gears.compiled([toy(tmp_path, 4)], [], tmp_path / "cache"), "price")


def test_compiled_rules_keep_bounds_checks(tmp_path: Path) -> None:
    total = gears.compiled([toy(tmp_path, 4)], [], tmp_path / "cache").total
    with pytest.raises(IndexError):
        total(3)


def test_a_compiled_rule_that_counts_from_the_end_is_refused(tmp_path: Path) -> None:
    """No card is -1: it must never be taken for the last one."""
    with pytest.raises(IndexError):
        gears.compiled([toy(tmp_path, 4)], [], tmp_path / "cache").at(-1)


def test_functions_of_others_may_count_from_the_end_beside_rules(tmp_path: Path) -> None:
    import numba
    import numpy as np

    assert gears.compiled([toy(tmp_path, 4)], [], tmp_path / "cache").total(2) == 7
    theirs = numba.njit(boundscheck=True)(lambda cells, i: cells[i])
    assert theirs(np.arange(5), -1) == 4
    with pytest.raises(IndexError):
        theirs(np.arange(5), -6)


def test_compiled_rules_release_the_gil() -> None:
    assert definition("histrio").compiled.rollouts.targetoptions["nogil"]


def test_games_import_no_compiler() -> None:
    code = (
        "import sys, spectacula; m = spectacula.load('histrio', 3).new(1)\n"
        "m.play(0, 'travel 1'); m.view(0); m.record().encode()\n"
        "assert not {'numba', 'numpy'} & set(sys.modules), 'play needs neither'"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_warm_cache_needs_no_second_compilation() -> None:
    definition("histrio").warm_up(lambda done, total: None)
    warmup = Warmup("histrio")
    warmup.start()
    assert definition("histrio").is_warm and not warmup.running


def test_compilation_runs_in_a_child_process_and_says_how_far_it_is(tmp_path: Path) -> None:
    """The smallest of games: even that takes a compiler seconds."""
    paths = os.pathsep.join([*sys.path, str(SMALL)])
    environment = {**os.environ, "SPECTACULA_CACHE": str(tmp_path), "PYTHONPATH": paths}
    code = (
        "import time; from spectacula.engine.warmup import Warmup; w = Warmup('oysters'); w.start()\n"
        "import spectacula; m = spectacula.load('oysters', 2).new(1); m.play(0, m.moves(0)[0])\n"
        "assert w.running, 'the move did not wait for the compiler'\n"
        "while w.running and not w.done: time.sleep(0.05)\n"
        "assert 0 < w.done < w.total; w.stop(); assert not w.running"
    )
    ran = subprocess.run([sys.executable, "-c", code], check=False, env=environment, stderr=subprocess.PIPE, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")
