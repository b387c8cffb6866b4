"""Words of the pages in the visitor's language; a game's own words stay with the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from spectacula.engine.texts import LANGUAGES, MissingText, Texts
from spectacula.engine.words import Say

HERE = Path(__file__).parent
ROOMS = ("rulebook", "review", "mine", "guide")
"""Folders of pages that bring words of their own."""
__all__ = ["LANGUAGES", "Words", "preferred"]


class Words:
    """`words("lobby-title")`: a page's message. `words.say(...)`: what a game says, with the players' names in it."""

    def __init__(self, language: str, game: str | None = None, names: tuple[str, ...] = ()) -> None:
        self.language = language
        self.game = game
        self.names = names
        self.texts = Texts(game, language, names)

    def __call__(self, message: str, **args: Any) -> str:
        return _formatted(self.game, self.language, message, tuple(sorted(args.items())))

    def has(self, message: str) -> bool:
        return bool(_bundle(self.game, self.language).has_message(message))

    def say(self, said: Say) -> str:
        return self.texts.say(said)

    def own(self, message: str, **args: Any) -> str:
        """A message of the game itself."""
        return self.texts.text(message, **args)

    def list(self, names: Sequence[str]) -> str:
        """Several names in one sentence."""
        return self.texts._enumeration([str(name) for name in names])

    def about(self, game: str) -> Words:
        return Words(self.language, game)


def preferred(accepted: str) -> str:
    """The first language of an Accept-Language header that we speak, weighted as the browser weighs them."""
    wishes = []
    for place, part in enumerate(accepted.lower().split(",")[:20]):
        tag, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), place, tag[:2]))
        except ValueError:
            continue
    return next((language for _, _, language in sorted(wishes) if language in LANGUAGES), "en")


@cache
def _bundle(game: str | None, language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    folders = [HERE / "texts", *(HERE / room / "texts" for room in ROOMS)]
    if game is not None:
        folders.append(HERE / "games" / game / "texts")
    for folder in folders:
        bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))
    return bundle


@lru_cache(maxsize=20_000)
def _formatted(game: str | None, language: str, message: str, args: tuple[tuple[str, str | int], ...]) -> str:
    bundle = _bundle(game, language)
    if not bundle.has_message(message):
        raise MissingText(f"web/{language}: no message {message}")
    text, errors = bundle.format_pattern(bundle.get_message(message).value, dict(args))
    if errors:
        raise MissingText(f"web/{language}: {message}: {errors[0]}")
    return str(text)
