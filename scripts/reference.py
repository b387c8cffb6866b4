"""Write docs/reference.md: everything `import spectacula` offers, from its docstrings."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import spectacula

PAGE = Path(__file__).parent.parent / "docs" / "reference.md"
HEAD = """# The Python package

Made from the docstrings by `scripts/reference.py`; every example runs with the tests. In all of them
`game` is `spectacula.load("histrio", players=3)` and `match` is `game.new(seed=7)`.
"""


def public(names: list[str], wanted: Any) -> Iterator[tuple[str, Any]]:
    for name in names:
        if wanted(value := getattr(spectacula, name)):
            yield name, value


def is_error(value: Any) -> bool:
    return inspect.isclass(value) and issubclass(value, Exception)


def is_type(value: Any) -> bool:
    return inspect.isclass(value) and not is_error(value)


def members(owner: type) -> Iterator[tuple[str, Any]]:
    """Public methods and properties written in the class itself, in the order they stand there."""
    for name, found in vars(owner).items():
        value = found.__func__ if isinstance(found, classmethod | staticmethod) else found
        is_member = inspect.isfunction(value) or isinstance(value, property | cached_property)
        if is_member and not name.startswith("_") and inspect.getdoc(value):
            yield name, value


def described(value: Any) -> str:
    """A docstring as Markdown: its examples become code."""
    text, _, example = (inspect.getdoc(value) or "").partition("\n>>> ")
    return f"{text.strip()}\n" + (f"\n```python\n>>> {example}\n```\n" if example else "")


def signature(value: Any) -> str:
    if isinstance(value, property | cached_property):
        return ""
    shown = inspect.signature(value)
    kept = [p.replace(annotation=inspect.Parameter.empty) for p in shown.parameters.values()]
    kept = [p for p in kept if p.name not in ("self", "cls")]
    return str(shown.replace(parameters=kept, return_annotation=inspect.Signature.empty))


def fields(owner: type) -> str:
    """The names a plain value carries."""
    names = [name for name in getattr(owner, "__annotations__", {}) if not name.startswith("_")]
    return f"\nCarries {', '.join(f'`{name}`' for name in names)}.\n" if names else ""


def page() -> str:
    names = list(spectacula.__all__)
    parts = [HEAD, "## Functions\n"]
    for name, value in public(names, inspect.isfunction):
        parts.append(f"### `spectacula.{name}{signature(value)}`\n\n{described(value)}")
    for name, owner in public(names, is_type):
        parts.append(f"## `{name}`\n\n{described(owner)}{fields(owner)}")
        parts += [f"### `{name}.{n}{signature(value)}`\n\n{described(value)}" for n, value in members(owner)]
    parts.append("## Errors\n\n| error | when |\n|---|---|")
    parts += [f"| `{name}` | {inspect.getdoc(value)} |" for name, value in public(names, is_error)]
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    sys.stdout.write(f"{PAGE}\n")
