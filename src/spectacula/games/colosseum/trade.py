"""Phase 3, trading: the active player's offers, the answers and the counters.

A bundle is named step by step in the order of the ids: what is given, then what is wanted; coins by twenties, fives and
ones. So every bundle has one spelling. The same good never stands on both sides.
"""

from __future__ import annotations

from spectacula.games.colosseum.purse import legal_changes, purse
from spectacula.games.colosseum.state import (
    ACCEPT,
    ASK_ANSWER,
    ASK_COUNTER,
    ASK_OFFER,
    ASK_REPLY,
    ASK_TRADE,
    COIN_STEP,
    COIN_STEPS,
    COINS,
    COUNTER,
    COUNTERED,
    DEAL_MADE,
    END_TRADING,
    ENDED_TRADING,
    GIVE,
    GIVE_COINS,
    OFFER_ALL,
    OFFER_GIVES,
    OFFER_TO,
    OFFER_WANTS,
    OFFERED,
    OFFERED_ALL,
    OFFERS,
    PROPOSE,
    RECEIVED,
    REFUSE,
    REFUSED,
    TO_ANSWER,
    TO_TRADE,
    TRADABLE,
    WAIT,
    WANT,
    WANT_COINS,
    State,
)
from spectacula.games.colosseum.tokens import update_stars
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import tell


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
def wares_of_others(s: State, p: int) -> int:
    """Goods to want from anybody else."""
    mask = 0
    for q in range(s.players):
        if q != p:
            mask |= wares_of(s, q)
    return mask


@rule
def can_swap_goods(mine: int, theirs: int) -> int:
    """Both sides have something, and not only one and the same good."""
    both = mine | theirs
    if mine != 0 and theirs != 0 and both & (both - 1) != 0:
        return 1
    return 0


@rule
def next_trader(s: State) -> None:
    """The active player trades while offers and goods are left."""
    p = s.active
    if s.offers > 0 and can_swap_goods(wares_of(s, p), wares_of_others(s, p)) != 0:
        s.seat = p
        s.ask = ASK_TRADE
        s.todo = WAIT
    else:
        end_trading(s, p)


@rule
def end_trading(s: State, p: int) -> None:
    """The next player trades."""
    clear_bundle(s, 0)
    s.turns += 1
    s.active = (p + 1) % s.players
    s.offers = OFFERS
    s.todo = TO_TRADE


@rule
def legal_trade(s: State, p: int, ids: Cells) -> int:
    """Offer to one or to all, or end."""
    n = legal_changes(s, p, ids)
    ids[n] = END_TRADING
    n += 1
    mine = goods_of(s, p, s.coins[p])
    if can_swap_goods(mine, wares_of_others(s, p)) != 0:
        ids[n] = OFFER_ALL
        n += 1
    for q in range(s.players):
        if q != p and can_swap_goods(mine, wares_of(s, q)) != 0:
            ids[n] = OFFER_TO + q
            n += 1
    return n


@rule
def trade(s: State, p: int, move: int) -> None:
    """Choose whom the offer is for; its bundle follows."""
    if move == END_TRADING:
        tell(s, ENDED_TRADING, p, 0, 0)
        end_trading(s, p)
        return
    s.to = -1 if move == OFFER_ALL else move - OFFER_TO
    s.wares = wares_of_others(s, p) if move == OFFER_ALL else wares_of(s, s.to)
    s.cursor = GIVE
    s.partner = -1
    s.answered = 1 << p
    s.ask = ASK_OFFER


@rule
def clear_bundle(s: State, b: int) -> None:
    """Nothing given, nothing wanted."""
    for side in range(2):
        s.sums[b, side] = 0
        for k in range(TRADABLE):
            s.goods[b, side, k] = 0


@rule
def bundle_mask(s: State, b: int, side: int) -> int:
    """Goods on one side of a bundle."""
    mask = 0
    for k in range(TRADABLE):
        if s.goods[b, side, k] > 0:
            mask |= 1 << k
    if s.sums[b, side] > 0:
        mask |= 1 << COINS
    return mask


@rule
def most_to_want(s: State, p: int, b: int, k: int) -> int:
    """How much of a good the addressed seats have at most; purse counts for coins."""
    most = 0
    for q in range(s.players):
        if q != p and (q == s.active if b == 1 else s.to < 0 or s.to == q):
            most = max(most, purse(s, q) if k == COINS else s.hand[q, k])
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
def legal_bundle(s: State, p: int, b: int, ids: Cells) -> int:
    """The next step of a bundle: give more, want more, propose, or drop it."""
    n = legal_changes(s, p, ids)
    ids[n] = REFUSE if b == 1 else END_TRADING
    n += 1
    given = bundle_mask(s, b, 0)
    if given != 0 and bundle_mask(s, b, 1) != 0:
        ids[n] = PROPOSE
        n += 1
    if s.cursor < WANT:
        n = legal_gives(s, p, b, given, ids, n)
    if given != 0:
        n = legal_wants(s, p, b, given, ids, n)
    return n


@rule
def legal_gives(s: State, p: int, b: int, given: int, ids: Cells, n: int) -> int:
    """Only what the seat owns, and never so that nothing is left to want."""
    for k in range(max(0, s.cursor - GIVE), TRADABLE):
        if s.hand[p, k] > s.goods[b, 0, k] and s.wares & ~(given | 1 << k) != 0:
            ids[n] = GIVE + k
            n += 1
    if s.wares & ~(given | 1 << COINS) != 0:
        for step in range(max(0, s.cursor - GIVE_COINS), COIN_STEPS):
            if coin_step_fits(s.sums[b, 0], step, s.coins[p]) != 0:
                ids[n] = GIVE_COINS + step
                n += 1
    return n


@rule
def legal_wants(s: State, p: int, b: int, given: int, ids: Cells, n: int) -> int:
    """Only goods somebody addressed has, and none that is given as well."""
    open_wares = s.wares & ~given
    for k in range(max(0, s.cursor - WANT), TRADABLE):
        if open_wares >> k & 1 != 0 and s.goods[b, 1, k] < most_to_want(s, p, b, k):
            ids[n] = WANT + k
            n += 1
    if open_wares >> COINS & 1 != 0:
        limit = most_to_want(s, p, b, COINS)
        for step in range(max(0, s.cursor - WANT_COINS), COIN_STEPS):
            if coin_step_fits(s.sums[b, 1], step, limit) != 0:
                ids[n] = WANT_COINS + step
                n += 1
    return n


@rule
def name_goods(s: State, p: int, b: int, move: int) -> None:
    """Add one good to the bundle, propose it or drop it."""
    if move == PROPOSE:
        propose(s, p, b)
    elif move == END_TRADING:
        tell(s, ENDED_TRADING, p, 0, 0)
        end_trading(s, p)
    elif move == REFUSE:
        refuse(s, p)
    else:
        s.cursor = move
        add_goods(s, b, move)


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
def propose(s: State, p: int, b: int) -> None:
    """Put the bundle on the table: an offer awaits answers, a counter the active player's reply."""
    if b == 1:
        tell(s, COUNTERED, p, s.active, 0)
        s.seat = s.active
        s.ask = ASK_REPLY
    else:
        s.offers -= 1
        if s.to < 0:
            tell(s, OFFERED_ALL, p, s.offers, 0)
        else:
            tell(s, OFFERED, p, s.to, s.offers)
        s.todo = TO_ANSWER
    tell_bundle(s, p, b)


@rule
def tell_bundle(s: State, p: int, b: int) -> None:
    """Report what a bundle gives and wants."""
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
def can_counter(s: State, p: int) -> int:
    """A counter needs goods of one's own and others to want."""
    return can_swap_goods(goods_of(s, p, s.coins[p]), wares_of(s, s.active))


@rule
def could_counter(s: State, p: int) -> int:
    """Whether a partner has something to counter with, a medal cashed if need be."""
    return can_swap_goods(wares_of(s, p), wares_of(s, s.active))


@rule
def next_answer(s: State) -> None:
    """The partner, or all others clockwise, answer; who can neither accept nor counter refuses."""
    for i in range(1, s.players):
        p = (s.active + i) % s.players
        if (s.to < 0 or s.to == p) and s.answered >> p & 1 == 0:
            if owns_wanted(s, p, 0, purse(s, p)) != 0 or could_counter(s, p) != 0:
                s.seat = p
                s.partner = p
                s.ask = ASK_ANSWER
                s.todo = WAIT
                return
            refuse(s, p)
    close_offer(s)


@rule
def close_offer(s: State) -> None:
    """The offer is off the table."""
    clear_bundle(s, 0)
    s.todo = TO_TRADE


@rule
def legal_answer(s: State, p: int, ids: Cells) -> int:
    """Accept what one can deliver, refuse, or counter."""
    n = legal_changes(s, p, ids)
    if owns_wanted(s, p, 0, s.coins[p]) != 0:
        ids[n] = ACCEPT
        n += 1
    ids[n] = REFUSE
    n += 1
    if can_counter(s, p) != 0:
        ids[n] = COUNTER
        n += 1
    return n


@rule
def answer(s: State, p: int, move: int) -> None:
    """The partner answers the offer."""
    if move == ACCEPT:
        settle(s, s.active, p, 0)
        close_offer(s)
    elif move == REFUSE:
        refuse(s, p)
    else:
        s.wares = wares_of(s, s.active)
        s.cursor = GIVE
        s.ask = ASK_COUNTER


@rule
def refuse(s: State, p: int) -> None:
    """No deal with this partner; a counter that was begun is dropped."""
    clear_bundle(s, 1)
    s.answered |= 1 << p
    tell(s, REFUSED, p, s.active, 0)
    s.todo = TO_ANSWER


@rule
def legal_reply(s: State, p: int, ids: Cells) -> int:
    """The active player accepts a counter or refuses it."""
    n = legal_changes(s, p, ids)
    if owns_wanted(s, p, 1, s.coins[p]) != 0:
        ids[n] = ACCEPT
        n += 1
    ids[n] = REFUSE
    return n + 1


@rule
def reply(s: State, p: int, move: int) -> None:
    """A counter accepted is a deal and closes the offer; refused, it was the partner's answer."""
    if move == ACCEPT:
        settle(s, s.partner, p, 1)
        clear_bundle(s, 1)
        close_offer(s)
    else:
        tell(s, REFUSED, p, s.partner, 0)
        clear_bundle(s, 1)
        s.answered |= 1 << s.partner
        s.todo = TO_ANSWER


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
