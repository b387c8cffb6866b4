"""Recovery codes: written on paper for the day a device is lost. Shown once, kept as digests, each good for once."""

from __future__ import annotations

import secrets

from spectacula.server.people.once import once_row
from spectacula.server.store.rows import Delete, Write

KIND = "recovery"
CODES = 8
GROUPS, LETTERS = 4, 4
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without I, L, O and U, which are misread."""
MISREAD = str.maketrans({"I": "1", "L": "1", "O": "0"})
FOR_EVER = 1e11


def new_code() -> str:
    """80 bits, as `7KX2-9QWM-40TB-HC5R`."""
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(LETTERS)) for _ in range(GROUPS))


def as_written(text: str) -> str:
    """A code as it was shown, however it was typed in."""
    plain = "".join(c for c in text[:100].upper() if c.isascii() and c.isalnum()).translate(MISREAD)
    return "-".join(plain[start : start + LETTERS] for start in range(0, len(plain), LETTERS))


def new_codes(player_id: str) -> tuple[list[str], list[Write]]:
    """A new sheet of codes, which takes the place of the old one."""
    codes = [new_code() for _ in range(CODES)]
    gone = Delete("once", {"player_id": player_id, "kind": KIND})
    return codes, [gone, *(once_row(code, KIND, FOR_EVER, player_id) for code in codes)]
