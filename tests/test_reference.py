"""The reference of the Python package: current, complete, and every example in it runs."""

from __future__ import annotations

import doctest
import importlib.util
import inspect
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import spectacula

SCRIPT = Path(__file__).parents[1] / "scripts" / "reference.py"


def load(file: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


reference: Any = load(SCRIPT)


def offered() -> list[tuple[str, Any]]:
    """Functions, methods and properties that `import spectacula` offers."""
    found = [(name, getattr(spectacula, name)) for name in spectacula.__all__]
    functions = [(name, value) for name, value in found if inspect.isfunction(value)]
    owners = [(name, owner) for name, owner in found if reference.is_type(owner)]
    return functions + [(f"{name}.{n}", value) for name, owner in owners for n, value in reference.members(owner)]


def test_the_page_is_current() -> None:
    assert reference.PAGE.read_text("utf-8") == reference.page(), "run scripts/reference.py"


def test_everything_offered_is_told_with_an_example() -> None:
    silent = [name for name, value in offered() if ">>>" not in (inspect.getdoc(value) or "")]
    bare = [f"{name}.{n}" for name, owner in vars(spectacula).items() if reference.is_type(owner)
            for n, value in vars(owner).items()
            if not n.startswith("_") and isinstance(value, property) and not inspect.getdoc(value)]  # fmt: skip
    assert silent == [] and bare == []


@pytest.mark.parametrize(("name", "value"), offered(), ids=[name for name, _ in offered()])
def test_the_example_runs(name: str, value: Any, tmp_path: Path) -> None:
    game = spectacula.load("histrio", players=3)
    given = {"spectacula": spectacula, "game": game, "match": game.new(seed=7), "folder": tmp_path}
    example = doctest.DocTestParser().get_doctest(inspect.getdoc(value) or "", given, name, None, 0)
    told: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example, out=told.append)
    assert not told, "".join(told)


def test_the_first_example_runs() -> None:
    assert doctest.testmod(spectacula).failed == 0
