"""Imports point downwards: a layer knows those below it and nothing else, wherever in a file the import stands."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from spectacula.games import GAMES

SOURCE = Path(__file__).parents[1] / "src"
LAYERS = (
    ("kernel",),
    ("games",),
    ("engine",),
    ("bots",),
    ("tournaments",),
    ("lab", "terminal", "server"),
    ("web",),
    ("site",),
    ("cli",),
)
BELOW = {name: {lower for layer in LAYERS[:height] for lower in layer} for height, layer in enumerate(LAYERS)
         for name in layer}  # fmt: skip
FACADE = {"__init__": {"kernel", "engine", "bots"}, "__main__": {"cli"}}
"""What `import spectacula` and `python -m spectacula` open with."""


class Import(NamedTuple):
    """A module of ours that takes something from another one of ours."""

    file: Path
    line: int
    text: str
    taken: str

    def __repr__(self) -> str:
        return f"{self.file.relative_to(SOURCE)}:{self.line}: {self.text}"


def imports() -> Iterator[Import]:
    for file in sorted((SOURCE / "spectacula").rglob("*.py")):
        text = file.read_text("utf-8")
        lines = text.splitlines()
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Import | ast.ImportFrom | ast.Call):
                ours = [taken for taken in _taken(node, file) if taken.split(".")[0] == "spectacula"]
                yield from (Import(file, node.lineno, lines[node.lineno - 1].strip(), taken) for taken in ours)


def _taken(node: ast.Import | ast.ImportFrom | ast.Call, file: Path) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        package = file.relative_to(SOURCE).parts[: -node.level] if node.level else ()
        module = ".".join([*package, *([node.module] if node.module else [])])
        return [f"{module}.{alias.name}" for alias in node.names]
    is_lazy = isinstance(node.func, ast.Name) and node.func.id == "import_module"
    return [ast.unparse(node.args[0]).strip("f'\"")] if is_lazy else []


def part(file: Path) -> str:
    """The layer a file belongs to."""
    return file.relative_to(SOURCE / "spectacula").with_suffix("").parts[0]


@pytest.fixture(scope="module")
def found() -> list[Import]:
    return list(imports())


def test_every_part_has_its_layer(found: list[Import]) -> None:
    assert {part(each.file) for each in found} <= BELOW.keys() | FACADE.keys()


def test_imports_point_downwards(found: list[Import]) -> None:
    def allowed(each: Import) -> bool:
        home, taken = part(each.file), each.taken.split(".")[1:]
        return bool(taken) and (taken[0] == home or taken[0] in (FACADE.get(home) or BELOW[home]))

    upwards = [repr(each) for each in found if not allowed(each)]
    assert not upwards, "\n" + "\n".join(upwards)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_knows_the_kernel_and_itself(found: list[Import], game: str) -> None:
    folder = SOURCE / "spectacula" / "games" / game
    known = ("spectacula.kernel.", f"spectacula.games.{game}.")
    strange = [repr(each) for each in found if folder in each.file.parents and not f"{each.taken}.".startswith(known)]
    assert not strange, "\n" + "\n".join(strange)
