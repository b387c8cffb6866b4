"""People: who somebody is, and the plain words they give us."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

NAME_LENGTH = 32
TALK_LENGTH = 500
BIDI = frozenset("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff")


@dataclass(frozen=True)
class Player:
    """Somebody at a browser or a program with a token: a guest, unless the name is kept since some time."""

    id: str
    name: str
    kept: float | None = None
    language: str | None = None


def clean_name(text: str) -> str:
    """A name in one line without control characters."""
    return clean(text, NAME_LENGTH)


def clean(text: str, length: int) -> str:
    """One line of plain text: control and direction characters gone, white space single, cut to a length."""
    kept = "".join(" " if c.isspace() else c for c in text[: length * 8] if _plain(c))
    return " ".join(kept.split())[:length].rstrip()


def _plain(character: str) -> bool:
    return character.isspace() or (unicodedata.category(character) not in ("Cc", "Cs", "Cn") and character not in BIDI)
