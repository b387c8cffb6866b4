"""A turn laid out step by step: where a step goes among the others, and how coins are named."""

from __future__ import annotations

from spectacula.games.colosseum.moves import NOTATION, coins_of
from spectacula.games.colosseum.state import COIN_STEP, COIN_STEPS, GIVE, HAND_IN, HOLD, NOBLE
from spectacula.web.tables.draft import written

IDS = {move: i for i, move in enumerate(NOTATION)}
CHANGES = ("cash medal", "swap action")
Steps = tuple[str, ...]


def is_offer(move: str) -> bool:
    """The step that opens a bundle."""
    return move.startswith("offer to") or move == "counter"


def in_bundle(move: str) -> bool:
    return GIVE <= IDS[move] < NOBLE


def _named_in_order(move: str) -> bool:
    return in_bundle(move) or HOLD <= IDS[move] <= HAND_IN


def ordered(steps: Steps) -> Steps:
    """Goods and tokens in the order of the rules; medals are cashed before an offer is made."""
    known = tuple(step for step in steps if step in IDS)
    trading = any(is_offer(step) for step in known)

    def rank(step: str) -> int:
        if step in CHANGES and trading:
            return -2
        return IDS[step] if _named_in_order(step) else -1

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
    return sum(COIN_STEP[i] * steps.count(f"{side} {coins_of(i)}") for i in range(COIN_STEPS))


def with_coins(steps: Steps, side: str, amount: int) -> Steps:
    """So many coins on a side, in twenties, fives and ones."""
    names = [f"{side} {coins_of(i)}" for i in range(COIN_STEPS)]
    steps = tuple(step for step in steps if step not in names)
    for i in range(COIN_STEPS):
        for _ in range(amount // COIN_STEP[i]):
            steps = with_step(steps, names[i])
        amount %= COIN_STEP[i]
    return steps


def for_whom(steps: Steps, opening: str) -> Steps:
    """The same bundle for somebody else."""
    changes = tuple(step for step in steps if step in CHANGES)
    return (*changes, opening, *(step for step in steps if in_bundle(step)))


def laid(steps: Steps, move: str) -> str:
    """The draft with one step more, as a control carries it."""
    return written(with_step(steps, move))
