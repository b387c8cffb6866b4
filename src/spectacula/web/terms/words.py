"""The terms of a table in words."""

from __future__ import annotations

from dataclasses import dataclass

from spectacula.server.tables.terms import Clock, Terms
from spectacula.web.words import Words


@dataclass(frozen=True)
class Agreed:
    """One thing that was agreed beyond what is usual: what it is about, in a few words, and in a sentence."""

    about: str
    text: str
    line: str
    symbol: str


def agreed(terms: Terms, words: Words) -> list[Agreed]:
    """Everything of it, for the board, the waiting room and the table."""
    found = []
    if terms.clock is not None:
        text = words(f"clock-{pace_of(terms.clock)}", time=times(terms.clock, words))
        found.append(Agreed(words("clock"), text, words("clock-line"), "clock"))
    if terms.rated:
        found.append(Agreed(words("rating"), _rated(terms, words), words("rated-line"), "crown"))
    return found


def _rated(terms: Terms, words: Words) -> str:
    """Rated, and for which ratings."""
    low, high = str(terms.lowest), str(terms.highest)
    if terms.lowest is None:
        return words("rated-text") if terms.highest is None else words("rated-text-to", high=high)
    return words("rated-text-from", low=low) if terms.highest is None else words("rated-text-range", low=low, high=high)


def pace_of(clock: Clock) -> str:
    return "live" if clock.live else "days"


def times(clock: Clock, words: Words) -> str:
    """`30 s + 10 min`, `2 days + 4 days`."""
    if not clock.live:
        return words("clock-times-days", move=clock.move, reserve=clock.reserve)
    return words("clock-times-live", move=clock.move, reserve=round(clock.reserve / 60))
