"""Words in the player's language: Fluent messages of the engine and of each game."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from spectacula.kernel.errors import SpectaculaError
from spectacula.kernel.words import Name, Say, Seat

LANGUAGES = ("en", "de", "fr")
CONJUNCTIONS = {"en": "and", "de": "und", "fr": "et"}
COMMON = Path(__file__).parent / "texts"
GAMES = Path(__file__).parent.parent / "games"
NO_BREAK, NARROW = "\u00a0", "\u202f"
FRENCH_SPACES = (
    (re.compile(r"(?<=[^\s=]) (?=[;?!]+(?![\w/-]))"), NARROW),
    (re.compile(r"(?<=[^\s=]) (?=:(?![\w/:-]))|(?<=«) | (?=»)"), NO_BREAK),
)


class MissingText(LookupError):
    """A message that a language does not have, or that lacks an argument."""


class Texts:
    """All messages of one game (or none) in one language, for a table with these players; `also` adds folders."""

    def __init__(
        self, game: str | None, language: str, names: tuple[str, ...] = (), also: tuple[Path, ...] = ()
    ) -> None:
        if language not in LANGUAGES:
            raise SpectaculaError(f"languages are {', '.join(LANGUAGES)}, not {language}")
        self.game = game
        self.language = language
        self.names = names
        self._folders = (COMMON, *([GAMES / game / "texts"] if game else []), *also)

    def text(self, message: str, **args: Any) -> str:
        """A message by its id, or `id.attribute`."""
        words = tuple(sorted((key, self.word(value)) for key, value in args.items()))
        return _formatted(self._folders, self.language, message, words)

    def say(self, said: Say) -> str:
        return self.text(said.id, **said.args)

    def has(self, message: str) -> bool:
        name, _, attribute = message.partition(".")
        bundle = _bundle(self._folders, self.language)
        if not bundle.has_message(name):
            return False
        return not attribute or attribute in bundle.get_message(name).attributes

    def name_of(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.text("player", number=seat + 1)

    def word(self, value: Any) -> str | int | float:
        """An argument as it is put into a sentence."""
        if isinstance(value, Seat):
            return self.name_of(value)
        if isinstance(value, Name):
            return self.text(value)
        if isinstance(value, Say):
            return self.say(value)
        if isinstance(value, (list, tuple)):
            return self.enumeration([str(self.word(v)) for v in value])
        return value if isinstance(value, (int, float, str)) else str(value)

    def enumeration(self, words: list[str]) -> str:
        """Several words in one sentence: A, B and C."""
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {CONJUNCTIONS[self.language]} {words[-1]}"


def typeset(text: str, language: str) -> str:
    """Written words as they are printed: in French a sign stays on the line of the word before it."""
    if language == "fr":
        for space, printed in FRENCH_SPACES:
            text = space.sub(printed, text)
    return text


@cache
def _bundle(folders: tuple[Path, ...], language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        source = (folder / f"{language}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(typeset(source, language)), allow_overrides=True)
    return bundle


@lru_cache(maxsize=20_000)
def _formatted(
    folders: tuple[Path, ...], language: str, message: str, args: tuple[tuple[str, str | int | float], ...]
) -> str:
    bundle = _bundle(folders, language)
    name, _, attribute = message.partition(".")
    found = bundle.get_message(name) if bundle.has_message(name) else None
    pattern = None if found is None else found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        raise MissingText(f"no message {message} in {folders[-1].parent.name}/{language}")
    text, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        raise MissingText(f"{folders[-1].parent.name}/{language}: {message}: {errors[0]}")
    return str(text)
