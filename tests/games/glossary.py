"""The words of a game: its glossary, and every text of ours that speaks about it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

import spectacula
from spectacula.engine.definition import definition

SOURCE = Path(spectacula.__file__).parent
DOCS = SOURCE.parent.parent / "docs" / "rules"
SIGNS = re.compile(r"\(#[^)]*\)|!\[\]\([^)]*\)|\{#[^}]*\}|`[^`]*`|^::: .*$", re.MULTILINE)


@cache
def glossary(game: str) -> dict[str, dict[str, Any]]:
    """Every thing of the box: its word in each language, and under `never` the words it must not be called by."""
    path = definition(game).folder / "glossary.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


def words(pattern: str) -> re.Pattern[str]:
    """Whole words in any case; `*` is any ending."""
    whole = re.escape(pattern).replace(r"\*", r"\w*")
    return re.compile(rf"\b{whole}\b", re.IGNORECASE)


def spelled(pattern: str, found: str) -> bool:
    """Whether a word has the capitals of the glossary; a small letter may be a capital where a sentence begins."""
    pairs = zip(pattern.split(), found.split(), strict=True)
    return all(got.startswith(want.rstrip("*")) or want[0].islower() for want, got in pairs)


@cache
def texts(game: str, language: str) -> dict[str, str]:
    """What is said about a game in one language, by place."""
    found: dict[str, str] = {}
    for folder in (f"games/{game}/texts", f"web/games/{game}/texts", f"web/games/{game}/guide"):
        found |= {f"{folder} {name}": said for name, said in _messages(SOURCE / folder / f"{language}.ftl")}
    for path in _shared(language):
        place = path.parent.parent.relative_to(SOURCE)
        found |= {f"{place} {name}": said for name, said in _messages(path) if _is_about(game, name)}
    books = [definition(game).folder / "rulebook" / f"{language}.md"] + [DOCS / f"{game}.md"] * (language == "en")
    return found | {f"{path.parent.name}/{path.name}": SIGNS.sub(" ", path.read_text("utf-8")) for path in books}


def _shared(language: str) -> list[Path]:
    paths = SOURCE.rglob(f"texts/{language}.ftl")
    return sorted(path for path in paths if "games" not in path.relative_to(SOURCE).parts)


def _is_about(game: str, message: str) -> bool:
    """Whether a shared message is said by a module of this game."""
    return message in _said_by_modules(game)


@cache
def _said_by_modules(game: str) -> frozenset[str]:
    board = SOURCE / "web" / "games" / game
    files = [definition(game).folder / "terminal.py", *board.rglob("*.py"), *board.rglob("*.html")]
    return frozenset(name for path in files for name in re.findall(r"[\"']([a-z][\w-]+)[\"']", path.read_text("utf-8")))


def _messages(path: Path) -> Iterator[tuple[str, str]]:
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            yield entry.id.name, " … ".join(_spoken(entry))


def _spoken(node: Any) -> Iterator[str]:
    """The words below a node, without names and arguments."""
    if isinstance(node, ast.TextElement):
        yield node.value
    for child in vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ():
        yield from _spoken(child)
