"""The terms on the page where a table is set up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from spectacula.server.tables.terms import Clock, Terms
from spectacula.web.terms.words import pace_of, times
from spectacula.web.words import Words

CLOCKS = (
    *(Clock("seconds", 20, 300), Clock("seconds", 45, 600), Clock("seconds", 90, 1200)),
    *(Clock("days", 1, 2), Clock("days", 2, 4), Clock("days", 3, 7), Clock("days", 7, 7)),
)
"""Those the page offers; programs may ask for others."""
USUAL = (Clock("seconds", 45, 600), Clock("days", 2, 4))


@dataclass(frozen=True)
class ClockChoice:
    """A clock the page offers."""

    name: str
    pace: str
    label: str
    usual: bool


def clock_choices(words: Words) -> list[ClockChoice]:
    return [ClockChoice(_name(clock), pace_of(clock), times(clock, words), clock in USUAL) for clock in CLOCKS]


def chosen_terms(data: Mapping[str, str]) -> Terms:
    """What a form says; a clock the page does not offer is none."""
    pace = data.get("clock", "none")
    offered = {_name(clock): clock for clock in CLOCKS if pace_of(clock) == pace}
    return Terms(clock=offered.get(data.get(f"clock-{pace}", "")))


def _name(clock: Clock) -> str:
    return f"{clock.move}-{clock.reserve}"
