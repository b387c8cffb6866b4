"""Days and hours as people say them."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from spectacula.server.tables.table import Table
from spectacula.web.words import Words


def date_in_words(day: str, words: Words) -> str:
    on = date.fromisoformat(day)
    return words("daily-date", day=on.day, month=on.month)


def full_date(at: float, words: Words) -> str:
    """The day of a moment with its year, by the clock of the house."""
    on = date.fromtimestamp(at)
    return f"{date_in_words(on.isoformat(), words)} {on.year}"


def weekday(day: str, words: Words) -> str:
    return words("daily-weekday", n=date.fromisoformat(day).isoweekday())


def withheld(table: Table, words: Words) -> str:
    """When what a table was dealt from may be known, as long as others still play it; else nothing."""
    if table.deal is None or not table.withheld:
        return ""
    if table.day is None or table.deal.opens is None:
        return words("withheld-round")
    opens = datetime.fromtimestamp(table.deal.opens, UTC).date()
    return words("withheld-day", day=date_in_words(opens.isoformat(), words))


def hours(left: timedelta, words: Words) -> str:
    """What is left of the day."""
    minutes = max(1, int(left.total_seconds() // 60))
    return words("daily-left", hours=minutes // 60, minutes=minutes % 60)
