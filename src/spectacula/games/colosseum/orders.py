"""What may be ordered in Colosseum: bids up to a limit, passing otherwise, and refusing every offer of a round."""

from __future__ import annotations

from spectacula.games.colosseum.state import OPENING_BID
from spectacula.kernel.orders import Form, Order, Seen

ONCE: frozenset[str] = frozenset()
BEFORE_TRADING = ("draft", "investing", "auctions")
GONE = ""


def forms(seen: Seen) -> tuple[Form, ...]:
    """A lot may be bid for as long as it lies there and one has won none; passing is for all other lots."""
    table = seen.table
    offers: tuple[Form, ...] = (Form("refuse"),) if stretch("refuse", seen) else ()
    if not stretch("bid", seen):
        return offers
    lots = tuple(str(market.number) for market in table.markets if market.tokens)
    coins = table.players[seen.seat].coins
    bids = tuple(str(bid) for bid in range(OPENING_BID, coins + 1))
    return (*((Form("bid", (lots, bids)),) if lots and bids else ()), Form("pass"), *offers)


def stretch(name: str, seen: Seen) -> str:
    """A round; bidding ends with its auctions, or for whoever has won a lot."""
    table = seen.table
    if name == "refuse":
        return str(table.round) if table.phase in (*BEFORE_TRADING, "trading") else GONE
    won = table.auction is not None and seen.seat in table.auction.locked
    return str(table.round) if table.phase in BEFORE_TRADING and not won else GONE


def answer(order: Order, seen: Seen) -> str | None:
    """The least bid that is enough, up to the limit; then pass."""
    if order.name == "refuse":
        return "refuse" if seen.kind in ("answer", "reply") and "refuse" in seen.moves else None
    if seen.kind != "bid" or "pass" not in seen.moves:
        return None
    if order.name == "pass":
        return "pass"
    lot, limit = (int(value) for value in order.values)
    if seen.table.auction.market != lot:
        return None
    bids = (move for move in seen.moves if move.startswith("bid "))
    return next((move for move in bids if int(move.split()[1]) <= limit), "pass")
