"""A tournament in words: its form, its length, its clock."""

from __future__ import annotations

from datetime import UTC, datetime

from spectacula.server.tournaments.tourney import Entry, Tourney
from spectacula.tournaments.plan import System
from spectacula.web.terms.words import agreed
from spectacula.web.words import Words


def form_of(found: Tourney, words: Words) -> str:
    """`Swiss, 5 rounds, tables of 4`."""
    plan = found.plan
    length = {
        System.ARENA: words("tournament-minutes", n=plan.minutes),
        System.KNOCKOUT: words("tournament-advance", n=plan.advance),
    }.get(plan.system, words("tournament-rounds", n=plan.rounds))
    return ", ".join([words(f"tournament-{plan.system}"), length, words("tournament-tables-of", n=plan.players)])


def clock_of(found: Tourney, words: Words) -> str:
    return ", ".join(each.text for each in agreed(found.terms, words))


def name_of(entry: Entry, words: Words) -> str:
    """Whoever has gone from the house is somebody."""
    return entry.name or words("tournament-somebody")


def moment(at: float | None) -> str:
    """For `<time>`: the page turns it into the reader's own time."""
    return "" if at is None else datetime.fromtimestamp(at, UTC).isoformat(timespec="minutes")
