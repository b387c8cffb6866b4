"""What may be ordered in The Magnificent: the card that is scored at the end of the round."""

from __future__ import annotations

from spectacula.kernel.orders import Form, Order, Seen

ONCE = frozenset({"score"})


def forms(seen: Seen) -> tuple[Form, ...]:
    own = [each.card for each in seen.table.players[seen.seat].cards if each.card is not None]
    cards = tuple(f"card {card.id.lower()}" for card in own)
    return (Form("score", (cards,)),) if cards else ()


def stretch(name: str, seen: Seen) -> str:
    return str(seen.table.round)


def asked(seen: Seen) -> bool:
    return seen.kind == "score"


def answer(order: Order, seen: Seen) -> str | None:
    """The card, if it may still be scored."""
    (card,) = order.values
    return card if seen.kind == "score" and card in seen.moves else None
