"""Colosseum in one voice: a lot, an offer, a trade and a show are one sentence each."""

from __future__ import annotations

from collections.abc import Sequence

from spectacula.games.colosseum.view import goods_named, tell
from spectacula.kernel.words import Event, Say, Seat
from spectacula.web.tables.voice import Sentence

OFFERS = {"offered": "event-offer", "offered-all": "event-offer-all", "countered": "event-counter"}
STAGING = frozenset({"staged", "spectators", "show", "record"})


def merged(events: Sequence[Event]) -> dict[int, Sentence | None]:
    """The events of one ply that are told together: all but one are silent."""
    names = [event.name for event in events]
    if "deal" in names:
        return _deal(events, names.index("deal"))
    if "won-lot" in names and "lot" in names:
        return _lot(events, names.index("won-lot"), names.index("lot"))
    if "staged" in names and "show" in names:
        return _show(events, names.index("show"))
    offer = next((n for n, name in enumerate(names) if name in OFFERS), None)
    return {} if offer is None else _offer(events, offer)


def _offer(events: Sequence[Event], head: int) -> dict[int, Sentence | None]:
    """Who would give what for what."""
    gives, wants = (_goods(events, name) for name in ("offer-gives", "offer-wants"))
    if not gives or not wants:
        return {}
    said = tell(events[head])
    args = {**said.args, "gives": gives, "wants": wants}
    return _silenced(events, "offer-") | {head: Sentence(Say(OFFERS[events[head].name], args))}


def _deal(events: Sequence[Event], head: int) -> dict[int, Sentence | None]:
    """Who gets what from whom."""
    one, other = events[head].who, events[head].a
    gets, gives = (_goods(events, "received", seat) for seat in (one, other))
    if not gets or not gives:
        return {}
    args = {"player": Seat(one), "rival": Seat(other), "gets": gets, "gives": gives}
    return _silenced(events, "received") | {head: Sentence(Say("event-trade", args))}


def _lot(events: Sequence[Event], head: int, lot: int) -> dict[int, Sentence | None]:
    """What was won, and for how much."""
    args = {**tell(events[head]).args, "tokens": tell(events[lot]).args["tokens"]}
    return {head: Sentence(Say("event-won-tokens", args)), lot: None} if args["tokens"] else {}


def _show(events: Sequence[Event], head: int) -> dict[int, Sentence | None]:
    """Which program drew how many; where they came from is the count."""
    record = any(event.name == "record" for event in events)
    said = Say("event-performed-record" if record else "event-performed", tell(events[head]).args)
    count = tuple(tell(event) for event in events if event.name == "spectators")
    folded: dict[int, Sentence | None] = {n: None for n, event in enumerate(events) if event.name in STAGING}
    return folded | {head: Sentence(said, count)}


def _goods(events: Sequence[Event], name: str, seat: int | None = None) -> list[Say]:
    return [goods_named(event) for event in events if event.name == name and seat in (None, event.who)]


def _silenced(events: Sequence[Event], start: str) -> dict[int, Sentence | None]:
    return {n: None for n, event in enumerate(events) if event.name.startswith(start)}
