"""What changes hands in a trade: bundles of tokens and coins.

A bundle is named step by step in the order of the ids: what is given, then what is wanted; coins by twenties, fives and
ones. So every bundle has one spelling. The same good never stands on both sides.
"""

from __future__ import annotations

from spectacula.games.colosseum.moves import COIN_STEP, COIN_STEPS, GIVE, GIVE_COINS, VOCABULARY, WANT, WANT_COINS
from spectacula.games.colosseum.names import token_name
from spectacula.games.colosseum.purse import purse, short_of
from spectacula.games.colosseum.state import COINS, DEAL_MADE, OFFER_GIVES, OFFER_WANTS, RECEIVED, TRADABLE, State
from spectacula.games.colosseum.tokens import update_stars
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import tell
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Say


@rule
def goods_of(s: State, p: int, coins: int) -> int:
    """Mask of the goods a seat can give, counting these coins."""
    mask = 0
    for k in range(TRADABLE):
        if s.hand[p, k] > 0:
            mask |= 1 << k
    if coins > 0:
        mask |= 1 << COINS
    return mask


@rule
def wares_of(s: State, p: int) -> int:
    """Goods to want from a seat: it may cash a medal before it accepts."""
    return goods_of(s, p, purse(s, p))


@rule
def can_swap_goods(mine: int, theirs: int) -> int:
    """Both sides have something, and not only one and the same good."""
    both = mine | theirs
    if mine != 0 and theirs != 0 and both & (both - 1) != 0:
        return 1
    return 0


@rule
def clear_bundle(s: State, b: int) -> None:
    """Nothing given, nothing wanted."""
    for side in range(2):
        s.sums[b, side] = 0
        for k in range(TRADABLE):
            s.goods[b, side, k] = 0


@rule
def goods_given(s: State, b: int) -> int:
    """Mask of the goods a bundle gives."""
    mask = 0
    for k in range(TRADABLE):
        if s.goods[b, 0, k] > 0:
            mask |= 1 << k
    if s.sums[b, 0] > 0:
        mask |= 1 << COINS
    return mask


@rule
def stock_of(s: State, q: int, k: int) -> int:
    """How much of a good a seat could give; the purse counts for coins."""
    return purse(s, q) if k == COINS else s.hand[q, k]


@rule
def most_to_want(s: State, p: int, b: int, k: int) -> int:
    """How much of a good the addressed seats have at most: the active player, one partner, or all others."""
    addressed = s.active if b == 1 else s.to
    if addressed >= 0:
        return stock_of(s, addressed, k)
    most = 0
    for q in range(s.players):
        if q != p:
            most = max(most, stock_of(s, q, k))
    return most


@rule
def coin_step_fits(named: int, step: int, limit: int) -> int:
    """Coins are named in twenties, then up to three fives, then up to four ones."""
    if named + COIN_STEP[step] > limit:
        return 0
    if step == 1 and named % COIN_STEP[0] // COIN_STEP[1] == 3:
        return 0
    if step == 2 and named % COIN_STEP[1] == 4:
        return 0
    return 1


@rule
def legal_gives(s: State, p: int, b: int, given: int, ids: Cells, n: int) -> int:
    """Only what the seat owns, and never so that nothing is left to want."""
    for k in range(max(0, s.cursor - GIVE), TRADABLE):
        ids[n] = GIVE + k  # written always and counted where legal: a processor guesses branches badly here
        n += (s.hand[p, k] > s.goods[b, 0, k]) & (s.wares & ~(given | 1 << k) != 0)
    if s.wares & ~(given | 1 << COINS) != 0:
        for step in range(max(0, s.cursor - GIVE_COINS), COIN_STEPS):
            if coin_step_fits(s.sums[b, 0], step, s.coins[p]) != 0:
                ids[n] = GIVE_COINS + step
                n += 1
    return n


@rule
def legal_wants(s: State, p: int, b: int, given: int, ids: Cells, n: int) -> int:
    """Only goods somebody addressed has, and none that is given as well; the first of a kind is always there."""
    open_wares = s.wares & ~given
    for k in range(max(0, s.cursor - WANT), TRADABLE):
        ids[n] = WANT + k
        n += open_wares >> k & 1 if s.goods[b, 1, k] == 0 else s.goods[b, 1, k] < most_to_want(s, p, b, k)
    if open_wares >> COINS & 1 != 0:
        limit = most_to_want(s, p, b, COINS)
        for step in range(max(0, s.cursor - WANT_COINS), COIN_STEPS):
            if coin_step_fits(s.sums[b, 1], step, limit) != 0:
                ids[n] = WANT_COINS + step
                n += 1
    return n


@rule
def add_goods(s: State, b: int, move: int) -> None:
    """One token, or a step of coins."""
    if move < GIVE_COINS:
        s.goods[b, 0, move - GIVE] += 1
    elif move < WANT:
        s.sums[b, 0] += COIN_STEP[move - GIVE_COINS]
    elif move < WANT_COINS:
        s.goods[b, 1, move - WANT] += 1
    else:
        s.sums[b, 1] += COIN_STEP[move - WANT_COINS]


@rule
def tell_bundle(s: State, p: int, b: int) -> None:
    """Report what a bundle gives and wants."""
    if s.listen == 0:
        return
    for side in range(2):
        what = OFFER_GIVES if side == 0 else OFFER_WANTS
        for k in range(TRADABLE):
            if s.goods[b, side, k] > 0:
                tell(s, what, p, k, s.goods[b, side, k])
        if s.sums[b, side] > 0:
            tell(s, what, p, COINS, s.sums[b, side])


@rule
def owns_wanted(s: State, p: int, b: int, coins: int) -> int:
    """Whether a seat has everything the bundle wants, counting these coins."""
    if s.sums[b, 1] > coins:
        return 0
    for k in range(TRADABLE):
        if s.goods[b, 1, k] > s.hand[p, k]:
            return 0
    return 1


@rule
def settle(s: State, giver: int, taker: int, b: int) -> None:
    """Goods change hands at once; for the stars this is one change."""
    tell(s, DEAL_MADE, giver, taker, 0)
    hand_over(s, giver, taker, b, 0)
    hand_over(s, taker, giver, b, 1)
    update_stars(s)


@rule
def hand_over(s: State, giver: int, taker: int, b: int, side: int) -> None:
    """One side of a bundle."""
    for k in range(TRADABLE):
        n = s.goods[b, side, k]
        if n > 0:
            s.hand[giver, k] -= n
            s.hand[taker, k] += n
            tell(s, RECEIVED, taker, k, n)
    coins = s.sums[b, side]
    if coins > 0:
        s.coins[giver] -= coins
        s.coins[taker] += coins
        tell(s, RECEIVED, taker, COINS, coins)


def why_not_goods(s: State, seat: int, b: int, move: Move) -> Say:
    """What stands against one more good on a side of a bundle."""
    gives = goods_given(s, b) != 0
    if move.family == "propose":
        return Say("why-both-sides")
    if move.family.startswith("want") and not gives:
        return Say("why-give-first")
    if VOCABULARY.id(move.family, *move.values) < s.cursor:
        return Say("why-order")
    return _why_not_coins(s, seat, b, move) if move.family.endswith("coins") else _why_not_token(s, seat, b, move)


def _why_not_coins(s: State, seat: int, b: int, move: Move) -> Say:
    if move.family == "want-coins":
        return Say("why-same-good") if s.sums[b, 0] else Say("why-coin-steps")
    return short_of(s, seat, s.sums[b, 0] + move.values[0]) or Say("why-coin-steps")


def _why_not_token(s: State, seat: int, b: int, move: Move) -> Say:
    (kind,) = move.values
    if move.family == "give":
        spent = s.hand[seat, kind] <= s.goods[b, 0, kind]
        return Say("why-not-owned", {"token": token_name(kind)}) if spent else Say("why-nothing-to-want")
    return Say("why-same-good") if s.goods[b, 0, kind] else Say("why-nobody-has", {"token": token_name(kind)})
