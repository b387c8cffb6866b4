"""The words of the pages: the same messages in every language, and none that no page says."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

import spectacula
from spectacula.engine.texts import LANGUAGES
from spectacula.web.words import Words

SOURCE = Path(spectacula.__file__).parent
FOLDERS = sorted(path.parent for path in SOURCE.rglob("en.ftl") if "games" not in path.parts[len(SOURCE.parts) :])
everywhere = pytest.mark.parametrize("folder", FOLDERS, ids=[str(f.relative_to(SOURCE)) for f in FOLDERS])


def messages(path: Path) -> dict[str, set[str]]:
    """Message ids with the arguments they use."""
    parts = re.split(r"^([a-z][\w-]*) =", path.read_text("utf-8"), flags=re.MULTILINE)[1:]
    return {name: set(re.findall(r"\$(\w+)", text)) for name, text in zip(parts[::2], parts[1::2], strict=True)}


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.ftl")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_every_line_belongs_to_a_message(path: Path) -> None:
    assert [
        entry.content for entry in FluentParser().parse(path.read_text("utf-8")).body if isinstance(entry, Junk)
    ] == []


@cache
def quoted() -> frozenset[str]:
    """Everything in the source that may be a message's id, or with a hyphen at its end the head of a family."""
    files = [path for kind in ("py", "html", "js") for path in SOURCE.rglob(f"*.{kind}")]
    return frozenset(name for path in files for name in re.findall(r"[\"'`]([a-z][\w-]*)", path.read_text("utf-8")))


def is_said(name: str) -> bool:
    heads = {name[: place.end()] for place in re.finditer("-", name)}
    return name in quoted() or not heads.isdisjoint(quoted())


@everywhere
def test_every_language_has_the_same_messages_and_arguments(folder: Path) -> None:
    english = messages(folder / "en.ftl")
    assert all(messages(folder / f"{language}.ftl") == english for language in LANGUAGES)


@everywhere
def test_every_message_is_said_somewhere(folder: Path) -> None:
    assert [name for name in messages(folder / "en.ftl") if not is_said(name)] == []


@pytest.mark.parametrize("name", ["tournament-people", "mine-open-at", "vacation-left"])
def test_none_is_not_one_in_french(name: str) -> None:
    assert "0" in Words("fr")(name, n=0)
