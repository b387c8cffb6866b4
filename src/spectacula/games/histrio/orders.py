"""What may be ordered in Histrio: where to travel next, and to use no Acrobat this round."""

from __future__ import annotations

from spectacula.kernel.orders import Form, Order, Seen

ONCE = frozenset({"travel"})
NOBODY = ""


def forms(seen: Seen) -> tuple[Form, ...]:
    cities = tuple(f"travel {city}" for city in seen.table.troupes[seen.seat].travel)
    return Form("travel", (cities, (NOBODY, *cities))), Form("pass")


def stretch(name: str, seen: Seen) -> str:
    """Journeys are ordered for a season, as then all cards are in hand again; Acrobats rest for a round."""
    table = seen.table
    return f"{table.season}" if name == "travel" else f"{table.season}.{table.round}"


def asked(seen: Seen) -> bool:
    return seen.kind in ("travel", "turtle") or "pass" in seen.moves


def answer(order: Order, seen: Seen) -> str | None:
    """The first city that can be reached; whoever can reach neither is asked."""
    if order.name == "travel" and seen.kind in ("travel", "turtle"):
        return next((move for move in order.values if move in seen.moves), None)
    return "pass" if order.name == "pass" and "pass" in seen.moves else None
