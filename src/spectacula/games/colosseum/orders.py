"""What may be ordered in Colosseum: bids up to a limit, passing otherwise, and answers to the offers of a round."""

from __future__ import annotations

from spectacula.games.colosseum.state import OPENING_BID, TOKENS, TRADABLE
from spectacula.games.colosseum.table import Bundle
from spectacula.kernel.orders import Form, Order, Seen

ONCE = frozenset({"sell"})
BEFORE_TRADING = ("draft", "investing", "auctions")
PRICES = tuple(str(coins) for coins in range(1, 31))
GONE = ""


def forms(seen: Seen) -> tuple[Form, ...]:
    """A lot may be bid for as long as it lies there and one has won none; passing is for all other lots."""
    table = seen.table
    offers = _answers(seen) if stretch("refuse", seen) else ()
    if not stretch("bid", seen):
        return offers
    lots = tuple(str(market.number) for market in table.markets if market.tokens)
    coins = table.players[seen.seat].coins
    bids = tuple(str(bid) for bid in range(OPENING_BID, coins + 1))
    return (*((Form("bid", (lots, bids)),) if lots and bids else ()), Form("pass"), *offers)


def _answers(seen: Seen) -> tuple[Form, ...]:
    """To offers: one token for a price, named as the move that gives it; refusing whatever is left."""
    tokens = seen.table.players[seen.seat].tokens
    wares = tuple(f"give {token.kind}" for token in tokens if token.kind in TOKENS[:TRADABLE])
    return (*((Form("sell", (wares, PRICES)),) if wares else ()), Form("refuse"))


def stretch(name: str, seen: Seen) -> str:
    """A round; bidding ends with its auctions, or for whoever has won a lot."""
    table = seen.table
    if name in ("sell", "refuse"):
        return str(table.round) if table.phase in (*BEFORE_TRADING, "trading") else GONE
    won = table.auction is not None and seen.seat in table.auction.locked
    return str(table.round) if table.phase in BEFORE_TRADING and not won else GONE


def asked(seen: Seen) -> bool:
    return (seen.kind == "bid" and "pass" in seen.moves) or seen.kind in ("answer", "reply")


def answer(order: Order, seen: Seen) -> str | None:
    """The least bid that is enough, up to the limit, then pass; to an offer what was said about such ones."""
    if order.name == "sell":
        offer = seen.table.trade.offer if seen.kind == "answer" and seen.table.trade is not None else None
        return "accept" if offer is not None and _pays(offer, *order.values) and "accept" in seen.moves else None
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


def _pays(offer: Bundle, ware: str, price: str) -> bool:
    """Whether an offer wants this one token and nothing else, and gives so many coins at least."""
    coins = sum(good.count for good in offer.gives if good.kind == "coins")
    return [(f"give {good.kind}", good.count) for good in offer.wants] == [(ware, 1)] and coins >= int(price)
