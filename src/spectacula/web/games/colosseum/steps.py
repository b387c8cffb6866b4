"""A turn laid out step by step: where a step goes among the others, and how coins are named."""

from __future__ import annotations

from collections import Counter

from spectacula.games.colosseum.moves import COIN_STEP, COIN_STEPS, VOCABULARY
from spectacula.games.colosseum.state import TOKENS
from spectacula.games.colosseum.table import Good
from spectacula.web.tables.draft import written

spell = VOCABULARY.spell
CHANGES = (spell("cash-medal"), spell("swap-action"))
TO_ALL = spell("offer-to-all")
OPENINGS = frozenset({"offer-to", "offer-to-all", "counter"})
BUNDLE = frozenset({"give", "give-coins", "want", "want-coins"})
NAMED_IN_ORDER = BUNDLE | {"hold", "hand-in"}
Steps = tuple[str, ...]


def family(step: str) -> str:
    return VOCABULARY.move(step).family


def is_offer(step: str) -> bool:
    """The step that opens a bundle."""
    return family(step) in OPENINGS


def in_bundle(step: str) -> bool:
    return family(step) in BUNDLE


def ordered(steps: Steps) -> Steps:
    """Goods and tokens in the order of the rules; medals are cashed before an offer is made."""
    known = tuple(step for step in steps if step in VOCABULARY.ids)
    trading = any(is_offer(step) for step in known)

    def rank(step: str) -> int:
        if step in CHANGES and trading:
            return -2
        return VOCABULARY.ids[step] if family(step) in NAMED_IN_ORDER else -1

    return tuple(sorted(known, key=rank))


def with_step(steps: Steps, move: str) -> Steps:
    """One step more; the last one chosen is the first to be taken back."""
    return (*steps, move)


def without_step(steps: Steps, move: str) -> Steps:
    """One step of this kind less."""
    if move not in steps:
        return steps
    at = len(steps) - 1 - steps[::-1].index(move)
    return steps[:at] + steps[at + 1 :]


def coins_in(steps: Steps, side: str) -> int:
    """Coins on a side of the bundle: `give` or `want`."""
    named = (VOCABULARY.move(step) for step in steps)
    return sum(move.values[0] for move in named if move.family == f"{side}-coins")


def with_coins(steps: Steps, side: str, amount: int) -> Steps:
    """So many coins on a side, in twenties, fives and ones."""
    steps = tuple(step for step in steps if family(step) != f"{side}-coins")
    for i in range(COIN_STEPS):
        steps += (spell(f"{side}-coins", COIN_STEP[i]),) * (amount // COIN_STEP[i])
        amount %= COIN_STEP[i]
    return steps


def tokens_in(steps: Steps, side: str) -> Counter[str]:
    """Tokens on a side of the bundle."""
    named = (VOCABULARY.move(step) for step in steps)
    return Counter(TOKENS[move.values[0]] for move in named if move.family == side)


def with_tokens(
    steps: Steps, side: str, goods: tuple[Good, ...], hand: Counter[str] | None = None, coins: int | None = None
) -> Steps:
    """These goods on a side, as far as a hand and a purse go."""
    for good in goods:
        if good.kind == "coins":
            steps = with_coins(steps, side, good.count if coins is None else min(good.count, coins))
        else:
            n = good.count if hand is None else min(good.count, hand[good.kind])
            steps += (spell(side, TOKENS.index(good.kind)),) * n
    return steps


def wanting_only(steps: Steps, hand: Counter[str], coins: int) -> Steps:
    """The same bundle, asking for no more than somebody has."""
    asked = Counter[str]()
    kept: list[str] = []
    for step in steps:
        move = VOCABULARY.move(step)
        if move.family == "want":
            kind = TOKENS[move.values[0]]
            asked[kind] += 1
            if asked[kind] > hand[kind]:
                continue
        kept.append(step)
    return with_coins(tuple(kept), "want", min(coins_in(tuple(kept), "want"), coins))


def for_whom(steps: Steps, opening: str) -> Steps:
    """The same bundle for somebody else."""
    changes = tuple(step for step in steps if step in CHANGES)
    return (*changes, opening, *(step for step in steps if in_bundle(step)))


def laid(steps: Steps, move: str) -> str:
    """The draft with one step more, as a control carries it."""
    return written(with_step(steps, move))
