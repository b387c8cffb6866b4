"""Codes to say aloud: two words that are spelled alike in all our languages, and four digits."""

from __future__ import annotations

import re
import secrets
import unicodedata

WORDS = (
    *("ALTO", "AROMA", "BANJO", "BINGO", "BISTRO", "BOLERO", "BONBON", "BRAVO", "CASINO", "COBRA", "DELTA"),
    *("DOMINO", "DUO", "ECHO", "EXTRA", "FIESTA", "FORUM", "GALA", "GONG", "JAZZ", "JUDO", "JUMBO", "KARAOKE"),
    *("KAYAK", "KIMONO", "KIWI", "KOALA", "LAMA", "LASSO", "LIMBO", "MAMBO", "MANGO", "MENU", "METRO", "MOTEL"),
    *("NINJA", "OLIVE", "ORANGE", "PANDA", "PIANO", "PIZZA", "POLO", "PUMA", "PUZZLE", "QUIZ", "RADIO", "RODEO"),
    *("RUMBA", "SAFARI", "SALSA", "SAMBA", "SAUNA", "SOFA", "SOLO", "STUDIO", "SUSHI", "TANGO", "TAXI", "TEMPO"),
    *("TOMBOLA", "TRIO", "TURBO", "VIDEO", "VILLA"),
)
DIGITS = 4


def new_code() -> str:
    """`TANGO-PUMA-4271`: forty million of them, so that guessing finds nobody."""
    first, second = secrets.choice(WORDS), secrets.choice(WORDS)
    return f"{first}-{second}-{secrets.randbelow(10**DIGITS):0{DIGITS}}"


def read_code(said: str) -> str | None:
    """The code somebody has typed, whatever stands between its parts and however it is accented; None if it is none."""
    plain = unicodedata.normalize("NFKD", said[:80]).upper()
    letters = "".join(c for c in plain if not unicodedata.combining(c))
    parts = re.findall(r"[^\W\d_]+|[0-9]+", letters)
    words, digits = [part for part in parts if part[0].isalpha()], "".join(part for part in parts if part[0].isdigit())
    known = len(words) == 2 and len(digits) == DIGITS and set(words) <= set(WORDS)
    return f"{words[0]}-{words[1]}-{digits}" if known else None
