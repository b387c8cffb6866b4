"""Words of the pages in the visitor's language; a game's own words stay with the game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from spectacula.engine.texts import LANGUAGES, Texts
from spectacula.games import folder_of
from spectacula.kernel.words import Say

HERE = Path(__file__).parent
ROOMS = (
    *("lobby", "tables", "rulebook", "review", "result", "mine", "guide", "hints", "daily", "travel", "room"),
    "offline",
    "account",
    "host",
    "profile",
    "fair",
    "alerts",
    "friends",
    "manners",
    "terms",
    "rating",
    "tournaments",
)
"""Folders of pages that bring words of their own."""
FOLDERS = (HERE / "texts", *(HERE / room / "texts" for room in ROOMS))
__all__ = ["LANGUAGES", "Words", "preferred"]


class Words:
    """`words("lobby-title")`: a page's message. `words.say(...)`: what a game says, with the players' names in it."""

    def __init__(self, language: str, game: str | None = None, names: tuple[str, ...] = ()) -> None:
        self.language = language
        self.game = game
        self.names = names
        self.texts = Texts(game, language, names)
        self.pages = Texts(None, language, names, also=FOLDERS if game is None else (*FOLDERS, _board_texts(game)))

    def __call__(self, message: str, **args: Any) -> str:
        return self.pages.text(message, **args)

    def has(self, message: str) -> bool:
        return self.pages.has(message)

    def say(self, said: Say) -> str:
        return self.texts.say(said)

    def own(self, message: str, **args: Any) -> str:
        """A message of the game itself."""
        return self.texts.text(message, **args)

    def list(self, names: Sequence[str]) -> str:
        """Several names in one sentence."""
        return self.texts.enumeration([str(name) for name in names])

    def about(self, game: str) -> Words:
        return Words(self.language, game)


def _board_texts(game: str) -> Path:
    return folder_of(game, "spectacula.web.games") / "texts"


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
