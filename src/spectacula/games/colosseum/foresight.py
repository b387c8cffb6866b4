"""What can be supposed of a choice that others decide too: that a bid wins, that an offer is accepted."""

from __future__ import annotations

from spectacula.games.colosseum.auction import sell_lot
from spectacula.games.colosseum.bundle import owns_wanted, settle
from spectacula.games.colosseum.moves import BID_SPAN
from spectacula.games.colosseum.purse import purse
from spectacula.games.colosseum.state import (
    ASK_BID,
    ASK_COUNTER,
    ASK_OFFER,
    ASK_OPEN,
    ASK_OPENING,
    COURSE,
    OPENING_BID,
    State,
)
from spectacula.kernel.questions import Supposition
from spectacula.kernel.rules import rule
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Say, Seat


@rule
def win_lot(s: State, p: int, m: int, bid: int) -> None:
    """Nobody bids more."""
    s.lot = m
    s.bid = bid
    s.bidder = p
    sell_lot(s, p)


def suppose_bid(s: State, seat: int, move: Move) -> tuple[Supposition, ...]:
    """A market put up, or a bid for the one under the hammer."""
    if move.family == "market":
        market, bid = move.values[0] - 1, OPENING_BID
    elif move.family == "bid":
        market, bid = s.lot, BID_SPAN * s.hundreds + move.values[0]
    else:
        return ()
    return (Supposition(Say("given-won", {"number": market + 1}), win_lot, (seat, market, bid)),)


def suppose_offer(s: State, seat: int, move: Move) -> tuple[Supposition, ...]:
    """A bundle proposed: whoever is asked and could deliver accepts it."""
    if move.family != "propose":
        return ()
    b = 1 if s.ask == ASK_COUNTER else 0
    asked = (s.active,) if b else (p for p in range(s.players) if p != seat and s.to in (-1, p))
    able = [p for p in asked if owns_wanted(s, p, b, purse(s, p))]
    return tuple(Supposition(Say("given-accepted", {"player": Seat(p)}), settle, (seat, p, b)) for p in able)


COURSE.suppose((ASK_OPEN, ASK_OPENING, ASK_BID), suppose_bid)
COURSE.suppose((ASK_OFFER, ASK_COUNTER), suppose_offer)
