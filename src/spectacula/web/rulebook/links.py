"""From a message to the passage that explains it: prompts, reasons, cards and terms."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache

from spectacula.engine.definition import definition
from spectacula.engine.texts import Texts
from spectacula.web.rulebook.pieces import explained_by_themselves
from spectacula.web.rulebook.terms import names_of


def address_of(game: str, message: str) -> str | None:
    """Where a message is explained, as a path."""
    passage = passage_of(game, message)
    return None if passage is None else f"/rules/{game}#{passage}"


@cache
def passage_of(game: str, message: str) -> str | None:
    """The passage of a message: its own, one that names it, or one whose pattern fits it."""
    name = message.partition(".")[0]
    if name in explained_by_themselves(game):
        return name.lower()
    named, patterns = _links(game)
    if name in named:
        return named[name]
    return next((passage for pattern, passage in patterns if fnmatchcase(name, pattern)), None)


@cache
def passages_by_name(game: str, language: str) -> dict[str, str]:
    """Where things are explained, by what they are called: cards, tokens, cities, tiles."""
    words = Texts(game, language)
    found = {words.text(message): passage_of(game, message) for message in sorted(names_of(game), reverse=True)}
    return {name: passage for name, passage in found.items() if passage is not None}


@cache
def _links(game: str) -> tuple[dict[str, str], list[tuple[str, str]]]:
    text = (definition(game).folder / "rulebook" / "links.toml").read_text("utf-8")
    named: dict[str, str] = {}
    patterns: list[tuple[str, str]] = []
    for passage, messages in tomllib.loads(text).items():
        for message in messages:
            if "*" in message:
                patterns.append((message, passage))
            else:
                named[message] = passage
    return named, patterns
