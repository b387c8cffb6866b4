"""Days and hours as people say them."""

from __future__ import annotations

from datetime import date, timedelta

from spectacula.web.words import Words


def date_in_words(day: str, words: Words) -> str:
    on = date.fromisoformat(day)
    return words("daily-date", day=on.day, month=on.month)


def weekday(day: str, words: Words) -> str:
    return words("daily-weekday", n=date.fromisoformat(day).isoweekday())


def hours(left: timedelta, words: Words) -> str:
    """What is left of the day."""
    minutes = max(1, int(left.total_seconds() // 60))
    return words("daily-left", hours=minutes // 60, minutes=minutes % 60)
