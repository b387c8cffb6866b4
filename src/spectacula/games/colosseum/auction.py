"""Phase 2, acquiring: the auctions for the five markets."""

from __future__ import annotations

from spectacula.games.colosseum.purse import legal_changes, may_change, pay, purse
from spectacula.games.colosseum.state import (
    ASK_BID,
    ASK_OPEN,
    ASK_OPENING,
    AUCTIONS_OPTION,
    BID,
    BID_SPAN,
    GAVE_UP,
    GIVE_UP,
    HUNDRED,
    INTENSE,
    LOT,
    MARKET,
    MARKET_SIZE,
    MARKETS,
    OPENED,
    OPENING_BID,
    PASS,
    PASSED,
    RAISED,
    TO_BID,
    TO_OPEN,
    TO_OPENER,
    TO_TRADE,
    WAIT,
    WON_LOT,
    State,
)
from spectacula.games.colosseum.tokens import gain_token, lot_code, lot_size, refill, update_stars
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import tell


@rule
def begin_auctions(s: State) -> None:
    """Nobody has been active, nobody has won."""
    s.been = 0
    s.locked = 0
    s.out = 0
    for p in range(s.players):
        s.bought[p] = -1
    s.todo = TO_OPENER


@rule
def next_opener(s: State) -> None:
    """The next player clockwise who has neither won nor been active opens; with intense auctions a win is no bar."""
    intense = s.option[AUCTIONS_OPTION] == INTENSE
    s.todo = TO_TRADE
    for i in range(s.players):
        p = (s.active + i) % s.players
        barred = s.been if intense else s.been | s.locked
        if barred >> p & 1 == 0:
            s.been |= 1 << p
            s.active = p
            if intense:
                s.locked = 0
            s.todo = TO_OPEN
            return


@rule
def has_filled_market(s: State) -> int:
    """Whether there is anything to auction."""
    for m in range(MARKETS):
        if lot_size(s, m) > 0:
            return 1
    return 0


@rule
def ask_opener(s: State) -> None:
    """The active player may put a market up; without eight coins this is given up (R8)."""
    p = s.active
    s.out = 0
    s.lot = -1
    s.bid = 0
    s.bidder = -1
    if purse(s, p) < OPENING_BID or has_filled_market(s) == 0:
        give_up(s)
    else:
        s.seat = p
        s.ask = ASK_OPEN
        s.todo = WAIT


@rule
def give_up(s: State) -> None:
    """The active player opens no more; the markets are refilled."""
    refill(s)
    s.todo = TO_OPENER


@rule
def legal_open(s: State, p: int, ids: Cells) -> int:
    """Every filled market, for who has the coins of an opening bid."""
    n = legal_changes(s, p, ids)
    ids[n] = GIVE_UP
    n += 1
    if s.coins[p] >= OPENING_BID:
        for m in range(MARKETS):
            if lot_size(s, m) > 0:
                ids[n] = MARKET + m
                n += 1
    return n


@rule
def open_market(s: State, p: int, move: int) -> None:
    """Choose a market; the opening bid follows, at once if there is only one."""
    if move == GIVE_UP:
        tell(s, GAVE_UP, p, 0, 0)
        give_up(s)
        return
    s.lot = move - MARKET
    s.hundreds = 0
    s.ask = ASK_OPENING
    if s.coins[p] == OPENING_BID and may_change(s, p) == 0:
        make_bid(s, p, BID)


@rule
def least_bid(s: State) -> int:
    """Eight coins to open, one more than the highest bid to raise."""
    return max(OPENING_BID, s.bid + 1)


@rule
def legal_bid(s: State, p: int, ids: Cells) -> int:
    """All bids the coins in hand allow (R7); a bid above 107 is named hundred by hundred."""
    n = legal_changes(s, p, ids)
    if s.ask == ASK_BID and s.hundreds == 0:
        ids[n] = PASS
        n += 1
    base = BID_SPAN * s.hundreds + OPENING_BID
    if s.coins[p] >= max(base + BID_SPAN, least_bid(s)):
        ids[n] = HUNDRED
        n += 1
    for k in range(max(0, least_bid(s) - base), min(BID_SPAN, s.coins[p] - base + 1)):
        ids[n] = BID + k
        n += 1
    return n


@rule
def make_bid(s: State, p: int, move: int) -> None:
    """Bid, pass, or add a hundred to the bid that follows."""
    if move == HUNDRED:
        s.hundreds += 1
        return
    s.todo = TO_BID
    if move == PASS:
        s.out |= 1 << p
        tell(s, PASSED, p, s.lot, 0)
        return
    s.bid = BID_SPAN * s.hundreds + OPENING_BID + move - BID
    s.bidder = p
    s.hundreds = 0
    if s.ask == ASK_OPENING:
        tell(s, OPENED, p, s.lot, s.bid)
    else:
        tell(s, RAISED, p, s.lot, s.bid)


@rule
def next_bidder(s: State) -> None:
    """Clockwise from who spoke last; who cannot raise passes, and the last one in takes the lot."""
    outside = s.out | s.locked | 1 << s.bidder
    for i in range(1, s.players):
        p = (s.seat + i) % s.players
        if outside >> p & 1 == 0:
            if purse(s, p) > s.bid:
                s.seat = p
                s.ask = ASK_BID
                s.todo = WAIT
                return
            s.out |= 1 << p
            tell(s, PASSED, p, s.lot, 0)
    sell_lot(s, s.bidder)


@rule
def sell_lot(s: State, p: int) -> None:
    """The winner pays the bank, takes the tokens and is locked out; the markets wait for the active player."""
    pay(s, p, s.bid)
    tell(s, WON_LOT, p, s.lot, s.bid)
    tell(s, LOT, p, s.lot, lot_code(s, s.lot))
    for i in range(MARKET_SIZE):
        kind = s.market[s.lot, i]
        s.market[s.lot, i] = -1
        if kind >= 0:
            gain_token(s, p, kind)
    update_stars(s)
    s.locked |= 1 << p
    s.sold[s.lot] = p
    s.bought[p] = s.lot
    s.todo = TO_OPEN
    if p == s.active:
        refill(s)
        s.todo = TO_OPENER
