"""Words in the player's language: Fluent messages of the engine and of each game."""

from __future__ import annotations

import pickle
import re
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

from spectacula.games import folder_of
from spectacula.kernel.errors import SpectaculaError
from spectacula.kernel.words import Name, Say, Seat

LANGUAGES = ("en", "de", "fr")
CONJUNCTIONS = {"en": "and", "de": "und", "fr": "et"}
COMMON = Path(__file__).parent / "texts"
READY = ".messages"
PLAIN = frozenset({int, str})
"""What is put into a sentence as it is."""
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
        self._folders = (COMMON, *([folder_of(game) / "texts"] if game else []), *also)

    @cached_property
    def _volume(self) -> Volume:
        return _volume(self._folders, self.language)

    def text(self, message: str, **args: Any) -> str:
        """A message by its id, or `id.attribute`."""
        if not args:
            return self._volume.formatted(message, ())
        words = [(key, value if type(value) in PLAIN else self.word(value)) for key, value in args.items()]
        return self._volume.formatted(message, tuple(words))

    def say(self, said: Say) -> str:
        return self.text(said.id, **said.args)

    def has(self, message: str) -> bool:
        return self._volume.find(message) is not None

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


class Volume:
    """The messages of some folders in one language; each sentence is put together once."""

    def __init__(self, folders: tuple[Path, ...], language: str) -> None:
        from fluent.runtime import FluentBundle

        self.title = f"{folders[-1].parent.name}/{language}"
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            self._bundle.add_resource(_resource(folder / f"{language}.ftl", language), allow_overrides=True)
        self.formatted = lru_cache(maxsize=5_000)(self._formatted)

    def find(self, message: str) -> Any:
        """The pattern of a message, or of `message.attribute`; None if there is none."""
        name, _, attribute = message.partition(".")
        found = self._bundle.get_message(name) if self._bundle.has_message(name) else None
        return None if found is None else found.attributes.get(attribute) if attribute else found.value

    def _formatted(self, message: str, args: tuple[tuple[str, str | int | float], ...]) -> str:
        pattern = self.find(message)
        if pattern is None:
            raise MissingText(f"no message {message} in {self.title}")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MissingText(f"{self.title}: {message}: {errors[0]}")
        return str(text)


@cache
def _resource(file: Path, language: str) -> Any:
    """A file of messages, read once for all volumes it belongs to; where one lies ready beside it, that."""
    ready = file.with_suffix(READY)
    if ready.exists():
        return pickle.loads(ready.read_bytes())
    return parsed(file.read_text("utf-8"), language)


def parsed(source: str, language: str) -> Any:
    """Messages as written, made ready to be printed."""
    from fluent.runtime import FluentResource

    return FluentResource(typeset(source, language))


@cache
def _volume(folders: tuple[Path, ...], language: str) -> Volume:
    return Volume(folders, language)
