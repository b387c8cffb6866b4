"""Every package the code imports is declared by name, none comes along by chance."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parent.parent
OPTIONAL = {"engine": ("gpu", "train"), "lab": ("bench", "gpu", "lab", "train"), "server": ("postgres",)}
"""What a folder may import beyond the plain installation."""


def declared(*extras: str) -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    lines = [*project["dependencies"], *(line for extra in extras for line in project["optional-dependencies"][extra])]
    return {_plain(re.split(r"[\[<>=;!~ ]", line)[0]) for line in lines}


def imported(file: Path) -> dict[str, set[str]]:
    """What a file imports, and the distributions that may bring it."""
    names = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    tops = {name.partition(".")[0] for name in names} - sys.stdlib_module_names - {"spectacula"}
    known = _brought()
    return {top: {_plain(distribution) for distribution in known[top]} for top in tops if top in known}


@cache
def _brought() -> Mapping[str, list[str]]:
    """Which distributions bring a package; to look through all of them takes a moment."""
    return packages_distributions()


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_what_is_imported_is_declared() -> None:
    source = ROOT / "src" / "spectacula"
    for file in source.rglob("*.py"):
        allowed = declared(*OPTIONAL.get(file.relative_to(source).parts[0], ()))
        for name, distributions in imported(file).items():
            assert distributions & allowed, f"{file} imports {name}"
