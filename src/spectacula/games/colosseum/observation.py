"""What a seat sees as a row of integers, for learning. Seats are counted clockwise from the one that looks."""

from __future__ import annotations

from spectacula.games.colosseum.state import (
    ASSETS,
    KINDS_OF_TOKEN,
    MARKET_SIZE,
    MARKETS,
    NOBLES,
    PROGRAMS,
    SEATS,
    SQUARES,
    STAR_KINDS,
    TRADABLE,
    State,
)
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells

PLAYER_CELLS = 10 + TRADABLE + STAR_KINDS + PROGRAMS
OBSERVED = (
    7
    + SEATS * PLAYER_CELLS
    + (NOBLES + PROGRAMS + (MARKETS + 1) * KINDS_OF_TOKEN + 3)
    + (4 + 2 * SEATS)
    + (2 + SEATS + 4 * (TRADABLE + 1))
    + (6 + ASSETS + 2)
)


@rule
def place_of(s: State, seat: int, p: int) -> int:
    """How far to the left of a seat another sits; -1 for nobody."""
    if p < 0:
        return -1
    return (p - seat + s.players) % s.players


@rule
def observe(s: State, seat: int, out: Cells) -> int:
    """The question, every player, the board, the auction, the offers, the show."""
    out[0] = s.players
    out[1] = s.round
    out[2] = s.phase
    out[3] = s.ask
    out[4] = place_of(s, seat, s.seat)
    out[5] = place_of(s, seat, s.active)
    out[6] = place_of(s, seat, s.start)
    n = 7
    for i in range(SEATS):
        if i < s.players:
            observe_player(s, (seat + i) % s.players, out, n)
        else:
            observe_nobody(out, n)
        n += PLAYER_CELLS
    n = observe_board(s, seat, out, n)
    n = observe_auction(s, seat, out, n)
    n = observe_offers(s, seat, out, n)
    return observe_show(s, seat, out, n)


@rule
def observe_nobody(out: Cells, n: int) -> None:
    """An empty seat."""
    for i in range(PLAYER_CELLS):
        out[n + i] = 0


@rule
def observe_player(s: State, p: int, out: Cells, n: int) -> None:
    """Everything before a player."""
    out[n] = s.coins[p]
    out[n + 1] = s.medals[p]
    out[n + 2] = s.record[p]
    out[n + 3] = s.arena[p]
    out[n + 4] = s.parts[p]
    out[n + 5] = s.seats[p]
    out[n + 6] = s.loge[p]
    out[n + 7] = s.podiums[p]
    out[n + 8] = s.last[p]
    out[n + 9] = s.shown >> p & 1
    n += 10
    for k in range(TRADABLE):
        out[n + k] = s.hand[p, k]
    n += TRADABLE
    for i in range(STAR_KINDS):
        out[n + i] = 1 if s.star[i] == p else 0
    n += STAR_KINDS
    for i in range(PROGRAMS):
        out[n + i] = (s.programs[p] >> (i + 1) & 1) + (s.performed[p] >> (i + 1) & 1)


@rule
def observe_board(s: State, seat: int, out: Cells, n: int) -> int:
    """Nobles by their way to the own arena, programs for sale, markets, bag, supplies."""
    for i in range(NOBLES):
        out[n + i] = (s.arena[seat] - s.noble[i] + SQUARES) % SQUARES
    n += NOBLES
    for i in range(PROGRAMS):
        out[n + i] = s.sale >> (i + 1) & 1
    n += PROGRAMS
    for m in range(MARKETS):
        for k in range(KINDS_OF_TOKEN):
            out[n + k] = 0
        for i in range(MARKET_SIZE):
            if s.market[m, i] >= 0:
                out[n + s.market[m, i]] += 1
        n += KINDS_OF_TOKEN
    for k in range(KINDS_OF_TOKEN):
        out[n + k] = s.bag[k]
    n += KINDS_OF_TOKEN
    out[n] = s.medal_supply
    out[n + 1] = s.seat_supply
    out[n + 2] = s.green_left
    return n + 3


@rule
def observe_auction(s: State, seat: int, out: Cells, n: int) -> int:
    """Investments left, the lot, the bid, who is out."""
    out[n] = s.allowance
    out[n + 1] = s.lot
    out[n + 2] = s.bid
    out[n + 3] = place_of(s, seat, s.bidder)
    n += 4
    for i in range(SEATS):
        p = (seat + i) % s.players
        out[n + i] = (s.out | s.locked) >> p & 1 if i < s.players else 0
        out[n + SEATS + i] = s.been >> p & 1 if i < s.players else 0
    return n + 2 * SEATS


@rule
def observe_offers(s: State, seat: int, out: Cells, n: int) -> int:
    """Offers left, whom the open one is for, who has answered, what it and the counter hold."""
    out[n] = s.offers
    out[n + 1] = place_of(s, seat, s.to)
    n += 2
    for i in range(SEATS):
        out[n + i] = s.answered >> ((seat + i) % s.players) & 1 if i < s.players else 0
    n += SEATS
    for b in range(2):
        for side in range(2):
            for k in range(TRADABLE):
                out[n + k] = s.goods[b, side, k]
            out[n + TRADABLE] = s.sums[b, side]
            n += TRADABLE + 1
    return n


@rule
def observe_show(s: State, seat: int, out: Cells, n: int) -> int:
    """Dice, the program on stage and its cast."""
    out[n] = s.dice[0]
    out[n + 1] = s.dice[1]
    out[n + 2] = s.die
    out[n + 3] = s.moved
    out[n + 4] = s.staged
    out[n + 5] = s.assets
    out[n + 6] = s.handed
    n += 7
    for k in range(ASSETS + 1):
        out[n + k] = s.cast[s.active, k]
    return n + ASSETS + 1
