"""Which messages of a game a reader may want explained."""

from __future__ import annotations

import re
from functools import cache

from spectacula.engine.definition import definition
from spectacula.engine.texts import COMMON

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =", re.M)
NAME = re.compile(r"^([a-zA-Z][\w-]*) = (?!.*\$)(?=\S)(.{1,60})$", re.M)
SENTENCES = ("move-", "event-", "given-", "then-", "hint-", "terminal-")
HEADS = frozenset({"title", "tagline", "intro", "player"})


@cache
def messages_of(game: str) -> frozenset[str]:
    """Every message of the game and the engine."""
    files = (COMMON / "en.ftl", definition(game).folder / "texts" / "en.ftl")
    return frozenset(name for file in files for name in MESSAGE.findall(file.read_text("utf-8")))


def terms_of(game: str) -> frozenset[str]:
    """Prompts, reasons, options, cards and terms: all that is no move, event, hint, title or line of the terminal."""
    return frozenset(m for m in messages_of(game) if m not in HEADS and not m.startswith(SENTENCES))


@cache
def names_of(game: str) -> frozenset[str]:
    """Messages that may be the name of something: short, and the same whoever is spoken of."""
    source = (definition(game).folder / "texts" / "en.ftl").read_text("utf-8")
    return frozenset(name for name, _ in NAME.findall(source)) & terms_of(game)
