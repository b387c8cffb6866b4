"""Phase 2 on screen: the lot under the hammer, who is in, and what a bid would bring."""

from __future__ import annotations

from dataclasses import dataclass

from spectacula.games.colosseum.moves import BID_SPAN
from spectacula.games.colosseum.state import OPENING_BID
from spectacula.games.colosseum.table import Market, Table
from spectacula.web.games import Sitting, Story
from spectacula.web.games.colosseum.controls import control, control_of, moves_of
from spectacula.web.games.colosseum.prospects import Goals, goals, hand_of
from spectacula.web.games.colosseum.steps import spell
from spectacula.web.tables.controls import Control, slug

HUNDRED = spell("add-100")


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
    tokens: tuple[tuple[str, str, str], ...]
    """Kind, name, and the goals it counts towards."""
    sold_to: int | None
    gains: tuple[str, ...]
    goals: tuple[tuple[int, str], ...]
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
    wanted = goals(table)
    lots = tuple(_lot(sitting, market, wanted) for market in table.markets)
    lot = lots[auction.market - 1] if auction.market else None
    amounts = bid_amounts(sitting)
    hints = _hints(sitting, table, table.markets[auction.market - 1]) if auction.market else ()
    more = control(sitting, HUNDRED) if HUNDRED in sitting.labels else None
    return Hammer(
        lot=lot,
        lots=lots,
        bidders=tuple(_bidder(sitting, table, seat) for seat in _order(table)),
        quick=_quick(amounts),
        least=amounts[0] if amounts else 0,
        most=amounts[-1] if amounts else 0,
        hundreds=hundreds(sitting),
        hundred=more,
        hints=hints,
        opener=auction.opener,
    )


def hundreds(sitting: Sitting) -> int:
    """Coins added to the bid that follows."""
    return BID_SPAN * sitting.draft.laid.count(HUNDRED)


def bid_amounts(sitting: Sitting) -> list[int]:
    """Every bid the viewer may name, hundreds laid out included."""
    return sorted(hundreds(sitting) + move.values[0] for _, move in moves_of(sitting, "bid"))


def _quick(amounts: list[int]) -> tuple[tuple[int, str, bool], ...]:
    """A few raises, and everything."""
    if not amounts:
        return ()
    least, most = amounts[0], amounts[-1]
    chosen = sorted({a for a in (least, least + 1, least + 3, least + 5) if a <= most} | {most})
    return tuple((a, slug(spell("bid", (a - OPENING_BID) % BID_SPAN + OPENING_BID)), a == most) for a in chosen)


def _order(table: Table) -> list[int]:
    assert table.auction is not None
    count = len(table.players)
    return [(table.auction.opener + i) % count for i in range(count)]


def _lot(sitting: Sitting, market: Market, wanted: Goals) -> Lot:
    words = sitting.words
    return Lot(
        number=market.number,
        tokens=tuple((token, words.own(f"token-{token}"), wanted[token]) for token in market.tokens),
        sold_to=market.sold_to,
        gains=gains(sitting, market),
        goals=goal_gains(sitting, market),
        control=control_of(sitting, "market", market.number, what=words("market", n=market.number)),
    )


def gains(sitting: Sitting, market: Market) -> tuple[str, ...]:
    """What a lot does for the viewer's own programs, most first."""
    words, table = sitting.words, sitting.view.table
    mine = [gain for gain in market.gains if table.programs[gain.program - 1].owner == sitting.seat]
    better = sorted((gain for gain in mine if gain.then > gain.now), key=lambda gain: gain.now - gain.then)
    return tuple(
        words("lot-gain", program=words.own(f"program-{gain.program}"), now=gain.now, then=gain.then)
        for gain in better[:3]
    )


def goal_gains(sitting: Sitting, market: Market) -> tuple[tuple[int, str], ...]:
    """What a lot does for programs that are for sale: shown for those the viewer has starred."""
    words, programs = sitting.words, sitting.view.table.programs
    open_ones = ((gain, programs[gain.program - 1]) for gain in market.gains)
    return tuple(
        (
            gain.program,
            words(
                "goal-gain",
                program=words.own(f"program-{gain.program}"),
                have=gain.have,
                will=gain.will,
                size=program.size,
            ),
        )
        for gain, program in open_ones
        if program.owner is None
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
    said = list(gains(sitting, market))
    for star in market.stars:
        name = words.own(f"token-{star.kind}.star")
        if star.after == sitting.seat:
            said.append(words("star-mine", star=name))
        elif star.before == sitting.seat:
            said.append(words("star-lost", star=name))
    said += _level(sitting, table, market)
    return tuple(said) or (words("lot-nothing"),)


def _level(sitting: Sitting, table: Table, market: Market) -> list[str]:
    """Stars the viewer would draw level for, which changes nothing."""
    words, mine = sitting.words, hand_of(table.players[sitting.seat or 0])
    said = []
    for token in dict.fromkeys(market.tokens):
        n = mine[token] + market.tokens.count(token)
        owner = next((p for p in table.players if token in p.stars and p.seat != sitting.seat), None)
        if owner is not None and hand_of(owner)[token] == n:
            many = words.own(f"token-{token}.many")
            said.append(words("star-stays", token=many, n=n, name=sitting.names[owner.seat]))
    return said
