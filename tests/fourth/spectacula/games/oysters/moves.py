"""Every family of moves of Oysters, declared once."""

from __future__ import annotations

from typing import Any

from spectacula.games.oysters.state import STAKES

from spectacula.kernel.vocabulary import Vocabulary, numbers

VOCABULARY = Vocabulary()


def _coins(coins: int) -> dict[str, Any]:
    return {"coins": coins}


KEEP = VOCABULARY.family("keep")
DIVE_AGAIN = VOCABULARY.family("dive")
WAGER = VOCABULARY.family("stake", "stake {coins}", says=_coins, coins=numbers(1, STAKES))
