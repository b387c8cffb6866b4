"""Coins and medals: paying, earning, changing a medal into coins and an additional action into a medal."""

from __future__ import annotations

from spectacula.games.colosseum.moves import CASH, SWAP
from spectacula.games.colosseum.state import (
    ACTION,
    ASK_CAST,
    ASK_COUNTER,
    ASK_INVEST,
    ASK_PROGRAM,
    CASHED,
    CEREMONY,
    COURSE,
    DRAFTING,
    MEDAL_COINS,
    SWAPPED,
    TO_CAST,
    TO_INVEST,
    TO_PROGRAM,
    State,
)
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import tell
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Say


@rule
def earn(s: State, p: int, coins: int) -> None:
    """Take coins from the bank."""
    s.coins[p] += coins
    s.earned[p] += coins


@rule
def pay(s: State, p: int, coins: int) -> None:
    """Give coins to the bank."""
    s.coins[p] -= coins
    s.spent[p] += coins


@rule
def gain_medal(s: State, p: int) -> int:
    """Take a medal while there are any; 1 if there was one."""
    if s.medal_supply == 0:
        return 0
    s.medal_supply -= 1
    s.medals[p] += 1
    return 1


@rule
def play_medals(s: State, p: int, n: int) -> None:
    """Played medals leave the game (R24)."""
    s.medals[p] -= n
    s.medals_gone += n


@rule
def discard(s: State, p: int, kind: int) -> None:
    """A token leaves the game."""
    s.hand[p, kind] -= 1
    s.gone[kind] += 1


@rule
def promised_actions(s: State, p: int) -> int:
    """Additional actions that an open offer of this seat gives away."""
    if p == s.active:
        return s.goods[0, 0, ACTION]
    if s.ask == ASK_COUNTER:
        return s.goods[1, 0, ACTION]
    return 0


@rule
def can_swap(s: State, p: int) -> int:
    """An additional action becomes a medal while there are medals (R5)."""
    if s.medal_supply > 0 and s.hand[p, ACTION] > promised_actions(s, p):
        return 1
    return 0


@rule
def purse(s: State, p: int) -> int:
    """Coins a seat could lay down now, its medals and additional actions cashed."""
    actions = min(s.hand[p, ACTION] - promised_actions(s, p), s.medal_supply)
    return s.coins[p] + MEDAL_COINS * (s.medals[p] + actions)


@rule
def wealth(s: State, p: int) -> int:
    """What money counts at the end: coins, and six for each medal (R32)."""
    return s.coins[p] + MEDAL_COINS * s.medals[p]


@rule
def may_change(s: State, p: int) -> int:
    """Whether the seat has something to cash or to swap."""
    if s.medals[p] > 0 or can_swap(s, p) != 0:
        return 1
    return 0


@rule
def legal_changes(s: State, p: int, ids: Cells) -> int:
    """Cash a medal, swap an additional action: part of every decision of phases 1 to 4 (R5, R6)."""
    n = 0
    if s.medals[p] > 0:
        ids[n] = CASH
        n += 1
    if can_swap(s, p) != 0:
        ids[n] = SWAP
        n += 1
    return n


@rule
def cash_medal(s: State, p: int) -> None:
    """One medal for six coins."""
    play_medals(s, p, 1)
    earn(s, p, MEDAL_COINS)
    tell(s, CASHED, p, MEDAL_COINS, 0)


@rule
def swap_action(s: State, p: int) -> None:
    """One additional action for a medal."""
    discard(s, p, ACTION)
    gain_medal(s, p)
    tell(s, SWAPPED, p, 0, 0)


@rule
def change(s: State, p: int, move: int) -> None:
    """Cash a medal or swap an additional action; then the same question, if it is still one."""
    if move == CASH:
        cash_medal(s, p)
    else:
        swap_action(s, p)
    if s.ask == ASK_INVEST:
        s.todo = TO_INVEST
    elif s.ask == ASK_PROGRAM:
        s.todo = TO_PROGRAM
    elif s.ask == ASK_CAST:
        s.todo = TO_CAST


def why_not_change(s: State, seat: int, move: Move) -> Say:
    """Not in this phase, or nothing to change, or nothing to change it into."""
    if s.phase in (DRAFTING, CEREMONY):
        return Say("why-no-change-now")
    if move.family == "cash-medal":
        return Say("why-no-medal")
    if s.hand[seat, ACTION] == 0:
        return Say("why-no-action")
    return Say("why-promised" if s.hand[seat, ACTION] <= promised_actions(s, seat) else "why-medals-out")


COURSE.forbid((CASH, SWAP), why_not_change)


def short_of(s: State, seat: int, cost: int) -> Say | None:
    """Why not, if the seat cannot pay this."""
    return Say("why-coins", {"cost": cost, "coins": s.coins[seat]}) if s.coins[seat] < cost else None
