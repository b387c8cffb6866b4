"""What things are called: messages for tokens, stars, programs and nobles, alone and as the object of a sentence."""

from __future__ import annotations

from spectacula.games.colosseum.state import COMPONENTS, TOKENS
from spectacula.kernel.words import Name, Say

_nobles = [noble["name"] for noble in COMPONENTS["track"]["nobles"]]
NOBLE_NAMES = tuple(
    name if _nobles.count(name) == 1 else f"{name}-{_nobles[: i + 1].count(name)}" for i, name in enumerate(_nobles)
)


def token_name(kind: int) -> Name:
    return Name(f"token-{TOKENS[kind]}")


def a_token(kind: int) -> Name:
    """One token of a kind, as the object of a sentence."""
    return Name(f"token-{TOKENS[kind]}.one")


def some_tokens(kind: int, n: int) -> Say:
    """So many tokens of a kind, as the object of a sentence."""
    return Say("some-tokens", {"n": n, "token": a_token(kind) if n == 1 else _tokens(kind)})


def counted(good: str, n: int) -> Say:
    """So many tokens of a kind, or coins, as an entry of a list."""
    if good == "coins":
        return some_coins(n)
    kind = TOKENS.index(good)
    return Say("counted-tokens", {"n": n, "token": token_name(kind) if n == 1 else _tokens(kind)})


def _tokens(kind: int) -> Name:
    return Name(f"token-{TOKENS[kind]}.many")


def some_coins(n: int) -> Say:
    return Say("some-coins", {"n": n})


def star_name(kind: int) -> Name:
    return Name(f"token-{TOKENS[kind]}.star")


def program_name(number: int) -> Name:
    return Name(f"program-{number}")


def noble_name(noble: int) -> Name:
    """A noble as the object of a sentence."""
    return Name(f"noble-{_nobles[noble]}.object")
