"""Phase 2 on screen: the lot under the hammer, who is in, and what a bid would bring."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from spectacula.games.colosseum.state import BID_SPAN, OPENING_BID, STAR_FROM
from spectacula.games.colosseum.view import Market, Table
from spectacula.web.games import Sitting, Story
from spectacula.web.games.colosseum.controls import control
from spectacula.web.games.colosseum.prospects import hand_of, star_moves
from spectacula.web.tables.controls import Control
from spectacula.web.words import Words


@dataclass(frozen=True)
class Bidder:
    seat: int
    state: str
    bid: int | None
    note: str


@dataclass(frozen=True)
class Lot:
    """What one market holds, and what it would do for the viewer."""

    number: int
    tokens: tuple[tuple[str, str], ...]
    sold_to: int | None
    gains: tuple[str, ...]
    control: Control


@dataclass(frozen=True)
class Hammer:
    lot: Lot | None
    lots: tuple[Lot, ...]
    bidders: tuple[Bidder, ...]
    quick: tuple[tuple[int, str, bool], ...]
    least: int
    most: int
    hundreds: int
    hundred: Control | None
    hints: tuple[str, ...]
    opener: int


def hammer(sitting: Sitting, table: Table) -> Hammer:
    assert table.auction is not None
    auction = table.auction
    lots = tuple(_lot(sitting, table, market) for market in table.markets)
    lot = lots[auction.market - 1] if auction.market else None
    amounts = bid_amounts(sitting)
    hints = _hints(sitting, table, table.markets[auction.market - 1]) if auction.market else ()
    more = control(sitting, "add 100") if "add 100" in sitting.labels else None
    return Hammer(
        lot=lot,
        lots=lots,
        bidders=tuple(_bidder(sitting, table, seat) for seat in _order(table)),
        quick=_quick(amounts),
        least=amounts[0] if amounts else 0,
        most=amounts[-1] if amounts else 0,
        hundreds=BID_SPAN * sitting.draft.laid.count("add 100"),
        hundred=more,
        hints=hints,
        opener=auction.opener,
    )


def bid_amounts(sitting: Sitting) -> list[int]:
    """Every bid the viewer may name, hundreds laid out included."""
    hundreds = BID_SPAN * sitting.draft.laid.count("add 100")
    return sorted(hundreds + int(move.split()[1]) for move in sitting.labels if move.startswith("bid "))


def _quick(amounts: list[int]) -> tuple[tuple[int, str, bool], ...]:
    """A few raises, and everything."""
    if not amounts:
        return ()
    least, most = amounts[0], amounts[-1]
    chosen = sorted({a for a in (least, least + 1, least + 3, least + 5) if a <= most} | {most})
    return tuple((a, f"bid-{(a - OPENING_BID) % BID_SPAN + OPENING_BID}", a == most) for a in chosen)


def _order(table: Table) -> list[int]:
    assert table.auction is not None
    count = len(table.players)
    return [(table.auction.opener + i) % count for i in range(count)]


def _lot(sitting: Sitting, table: Table, market: Market) -> Lot:
    words = sitting.words
    name = words("market", n=market.number)
    return Lot(
        number=market.number,
        tokens=tuple((token, words.own(f"token-{token}")) for token in market.tokens),
        sold_to=market.sold_to,
        gains=gains(words, market),
        control=control(sitting, f"market {market.number}", name),
    )


def gains(words: Words, market: Market) -> tuple[str, ...]:
    better = sorted(market.gains, key=lambda gain: gain.now - gain.then)
    return tuple(
        words("lot-gain", program=words.own(f"program-{gain.program}"), now=gain.now, then=gain.then)
        for gain in better[:3]
    )


def last_bids(story: Story, market: int | None) -> dict[int, int]:
    """What everybody bid last for the lot under the hammer."""
    bids: dict[int, int] = {}
    for _, event in reversed(story):
        if event.name in ("won-lot", "round", "gave-up"):
            break
        if event.name in ("raised", "opened"):
            bids.setdefault(event.who, event.b)
        if event.name == "opened":
            break
    return bids if market else {}


def _bidder(sitting: Sitting, table: Table, seat: int) -> Bidder:
    assert table.auction is not None
    words, auction, player = sitting.words, table.auction, table.players[seat]
    bid = last_bids(sitting.story, auction.market).get(seat)
    if auction.bidder == seat and auction.bid:
        return Bidder(seat, "top", auction.bid, words("bid-highest"))
    if player.won_market:
        return Bidder(seat, "out", None, words("bid-won", n=player.won_market))
    if seat in auction.passed and auction.market:
        return Bidder(seat, "out", None, words("bid-passed"))
    if not player.can_bid:
        return Bidder(seat, "out", None, words("bid-locked"))
    if table.asked == seat:
        key = "bid-opens" if table.ask in ("open", "opening-bid") else "bid-to-bid"
        return Bidder(seat, "you", bid, words(key))
    return Bidder(seat, "", bid, words("bid-opener") if seat == auction.opener else words("bid-in"))


def _hints(sitting: Sitting, table: Table, market: Market) -> tuple[str, ...]:
    """What the lot does for the viewer's programs and for the stars."""
    words = sitting.words
    if sitting.seat is None:
        return ()
    said = list(gains(words, market))
    before = hand_of(table.players[sitting.seat])
    after = before + Counter(market.tokens)
    for star, old, new in star_moves(table, {sitting.seat: after}):
        if new == sitting.seat:
            said.append(words("star-mine", star=words.own(f"token-{star}.star"), n=after[star]))
        elif old == sitting.seat:
            said.append(words("star-lost", star=words.own(f"token-{star}.star")))
    moving = {star for star, _, _ in star_moves(table, {sitting.seat: after})}
    for token in dict.fromkeys(market.tokens):
        if after[token] >= STAR_FROM and token not in moving:
            said += _star_stays(words, table, sitting, token, after[token])
    return tuple(said) or (words("lot-nothing"),)


def _star_stays(words: Words, table: Table, sitting: Sitting, token: str, mine: int) -> list[str]:
    owner = next((p for p in table.players if token in p.stars and p.seat != sitting.seat), None)
    if owner is None or hand_of(owner)[token] < mine:
        return []
    name = sitting.names[owner.seat]
    return [
        words("star-stays", token=words.own(f"token-{token}.many"), n=mine, name=name, theirs=hand_of(owner)[token])
    ]
