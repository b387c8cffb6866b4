"""Every package the code imports is declared by name, none comes along by chance."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parent.parent
OPTIONAL = {
    "engine": ("gpu", "train"),
    "lab": ("bench", "gpu", "lab", "ray", "train"),
    "server": ("jobs", "postgres", "telemetry", "valkey"),
}
"""What a folder may import beyond the plain installation."""


@cache
def declared(*extras: str) -> frozenset[str]:
    """The packages that come with the plain installation and these extras, as they are imported."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    lines = [*project["dependencies"], *(line for extra in extras for line in project["optional-dependencies"][extra])]
    return frozenset().union(*(_brought(re.split(r"[\[<>=;!~ ]", line)[0]) for line in lines))


@cache
def _brought(name: str) -> frozenset[str]:
    try:
        files = distribution(name).files or ()
    except PackageNotFoundError:
        return frozenset()
    return frozenset(file.parts[0].partition(".")[0] for file in files if file.suffix in (".py", ".so"))


def imported(file: Path) -> set[str]:
    """The packages of others that a file imports, as far as they are installed."""
    names = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
    tops = {name.partition(".")[0] for name in names} - sys.stdlib_module_names - {"spectacula"}
    return {top for top in tops if find_spec(top)}


def test_what_is_imported_is_declared() -> None:
    source = ROOT / "src" / "spectacula"
    for file in source.rglob("*.py"):
        allowed = declared(*OPTIONAL.get(file.relative_to(source).parts[0], ()))
        assert imported(file) <= allowed, file
