"""Phase 2, acquiring: the auctions for the five markets."""

from __future__ import annotations

from spectacula.games.colosseum.moves import BID, BID_SPAN, CASH, GIVE_UP, HUNDRED, MARKET, PASS, SWAP
from spectacula.games.colosseum.phases import begin_phase
from spectacula.games.colosseum.purse import legal_changes, may_change, pay, purse, short_of
from spectacula.games.colosseum.state import (
    ASK_BID,
    ASK_OPEN,
    ASK_OPENING,
    AUCTIONS_OPTION,
    COURSE,
    GAVE_UP,
    INTENSE,
    LOT,
    MARKET_SIZE,
    MARKETS,
    OPENED,
    OPENING_BID,
    PASSED,
    RAISED,
    TO_BID,
    TO_OPEN,
    TO_OPENER,
    TO_TRADE,
    TRADING,
    WAIT,
    WON_LOT,
    State,
)
from spectacula.games.colosseum.tokens import gain_token, lot_code, lot_size, refill, update_stars
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import tell
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Say, Seat


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
    begin_phase(s, TRADING, TO_TRADE)


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
def take_lot(s: State, p: int, m: int) -> None:
    """The tokens of a market come before a player; for the stars this is one change."""
    tell(s, LOT, p, m, lot_code(s, m))
    for i in range(MARKET_SIZE):
        kind = s.market[m, i]
        s.market[m, i] = -1
        if kind >= 0:
            gain_token(s, p, kind)
    update_stars(s)


@rule
def sell_lot(s: State, p: int) -> None:
    """The winner pays the bank, takes the tokens and is locked out; the markets wait for the active player."""
    pay(s, p, s.bid)
    tell(s, WON_LOT, p, s.lot, s.bid)
    take_lot(s, p, s.lot)
    s.locked |= 1 << p
    s.sold[s.lot] = p
    s.bought[p] = s.lot
    s.todo = TO_OPEN
    if p == s.active:
        refill(s)
        s.todo = TO_OPENER


# --- the questions


def why_not_open(s: State, seat: int, move: Move) -> Say | None:
    """The market is empty, or there are too few coins to open."""
    (number,) = move.values
    empty = lot_size(s, number - 1) == 0
    return Say("why-market-empty", {"number": number}) if empty else short_of(s, seat, OPENING_BID)


def why_not_bid(s: State, seat: int, move: Move) -> Say | None:
    """An opener has to bid; a bid is within the coins and above the last one."""
    if move.family == "pass":
        return Say("why-must-bid")
    amount = BID_SPAN * s.hundreds + (OPENING_BID + BID_SPAN if move.family == "add-100" else move.values[0])
    if amount > s.coins[seat] or move.family == "add-100":
        return Say("why-bid-coins", {"coins": s.coins[seat]})
    return Say("why-bid-low", {"least": least_bid(s)})


def why_not_yet(s: State, seat: int, move: Move) -> Say | None:
    """A bid is for a market, and an opening is one."""
    if s.ask == ASK_OPEN and move.family == "bid":
        return Say("why-market-first")
    return Say("why-must-bid") if s.ask == ASK_OPENING and move.family == "pass" else None


def prompt_opening(s: State, seat: int) -> Say:
    return Say("prompt-opening-bid", {"number": s.lot + 1, "coins": s.coins[seat]})


def prompt_bid(s: State, seat: int) -> Say:
    said = {"number": s.lot + 1, "bid": s.bid, "player": Seat(s.bidder), "coins": s.coins[seat]}
    return Say("prompt-bid", said)


COURSE.step(TO_OPENER, next_opener)
COURSE.step(TO_OPEN, ask_opener)
COURSE.step(TO_BID, next_bidder)
COURSE.question(
    ASK_OPEN, "open", legal=legal_open, play=open_market, moves=(CASH, SWAP, GIVE_UP, MARKET), why_not=why_not_open
)
COURSE.question(
    ASK_OPENING,
    "opening-bid",
    legal=legal_bid,
    play=make_bid,
    moves=(CASH, SWAP, HUNDRED, BID),
    prompt=prompt_opening,
    why_not=why_not_bid,
)
COURSE.question(
    ASK_BID,
    "bid",
    legal=legal_bid,
    play=make_bid,
    moves=(CASH, SWAP, PASS, HUNDRED, BID),
    prompt=prompt_bid,
    why_not=why_not_bid,
)
COURSE.forbid((BID, PASS), why_not_yet)
