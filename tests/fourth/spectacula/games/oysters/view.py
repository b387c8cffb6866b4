"""What a seat may know of a game of Oysters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from spectacula.games.oysters.state import COURSE, OVER, State

from spectacula.kernel.words import Event, Say, Seat


class Hand(msgspec.Struct, frozen=True):
    """One player; `pearl` where the viewer may see it."""

    seat: int
    coins: int
    pearl: int | None


class Table(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    stage: str
    hands: tuple[Hand, ...]


def view(s: State, seat: int) -> Table:
    """The table as this seat sees it; -1 for the public."""
    shown = range(s.players) if s.stage == OVER else (seat,)
    hands = (Hand(p, s.coins[p], s.pearl[p] + 1 if p in shown else None) for p in range(s.players))
    return Table(COURSE.kind(s.stage), tuple(hands))


def seen(event: Event, seat: int, options: Mapping[str, Any]) -> Event | None:
    """Everything told is open."""
    return event


def tell(event: Event) -> Say:
    """An event as a sentence for the log."""
    player = {"player": Seat(event.who)} if event.who >= 0 else {}
    return Say(f"event-{event.name}", {**player, "coins": event.a, "pearl": event.b})
