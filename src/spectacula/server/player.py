"""People: who somebody is, and the plain words they give us."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

NAME_LENGTH = 32
TALK_LENGTH = 500
JOINERS = frozenset("\u200c\u200d")
"""Nothing to see, and yet needed: they join emoji, and letters of some scripts."""
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters that look like nothing at all."""
MARKS = 4
"""As many accents stand on one letter; more of them would cover the lines around."""


@dataclass(frozen=True)
class Player:
    """Somebody at a browser or a program with a token: a guest, unless the name is kept since some time."""

    id: str
    name: str
    kept: float | None = None
    language: str | None = None
    unheard: frozenset[str] = frozenset()
    """Whose talk is hidden from them."""
    blocked: frozenset[str] = frozenset()
    """With whom they do not want to sit; they do not hear them either."""
    warned: bool = False
    """Whether the host has a word with them that they have not read yet."""
    silent_until: float = 0.0
    """Until when the host lets them say nothing."""


def clean_name(text: str) -> str:
    """A name in one line without control characters."""
    return clean(text, NAME_LENGTH)


def clean(text: str, length: int) -> str:
    """One line of plain text: what cannot be seen is gone, white space single, cut to a length."""
    kept, marks = list[str](), 0
    for character in filter(_plain, text[: length * 8]):
        marks = marks + 1 if unicodedata.category(character).startswith("M") else 0
        if marks <= MARKS:
            kept.append(" " if character.isspace() else character)
    said = " ".join("".join(kept).split())[:length].rstrip()
    return said if set(said) - JOINERS else ""


def _plain(character: str) -> bool:
    if character.isspace() or character in JOINERS:
        return True
    return unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Cn") and character not in BLANKS
