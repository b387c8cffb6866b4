"""A whole game looked back at, as the page shows it: what choices cost, what luck brought, and where to look first."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import mean
from typing import NamedTuple

from markupsafe import Markup, escape

from spectacula.bots.analysis import Entry
from spectacula.server.thinking.lookback import Lookback
from spectacula.web.chart import Charts, Series, axis
from spectacula.web.review.band import COSTLY, FINE, Mark
from spectacula.web.review.coach import LARGE, SMALL
from spectacula.web.review.curves import drawn
from spectacula.web.review.timeline import Step, Timeline
from spectacula.web.words import Words

LISTED = 6
WEIGHED, LEAST, GAP = 290.0, 96.0, 3.0
BALANCE, FIGURE = 200.0, 36.0


class Weight(NamedTuple):
    """A choice of the step in view: what it was worth, what came after it, and what it missed."""

    seat: int
    label: str
    picture: Markup
    missed: str


class Share(NamedTuple):
    """A seat's whole game: start, choices, luck and result, all in figures, and the two in the middle as bars."""

    seat: int
    label: str
    picture: Markup
    figures: tuple[str, str, str, str]


@dataclass(frozen=True)
class Told:
    """What `review/lookback.html` tells of a game that was looked back at."""

    moves: tuple[Weight, ...]
    shares: tuple[Share, ...]
    telling: tuple[Mark, ...]
    solo: bool
    skipped: int

    @property
    def listed(self) -> tuple[Mark, ...]:
        return self.telling[:LISTED]


def told(back: Lookback, line: Timeline, step: Step, seat: int | None, words: Words) -> Told:
    """`seat`: through whose eyes, if not everybody's."""
    moves = tuple(_weight(who, entry, words) for who, entry in _at(back, step, seat))
    return Told(moves, _shares(back, line, words), telling(back, line, words), len(back.accounts) == 1, back.skipped)


def number(value: float, words: Words) -> str:
    text = f"{value:.1f}".replace("-", "−")
    return text if words.language == "en" else text.replace(".", ",")


def signed(value: float, words: Words) -> str:
    value = round(value, 1)
    return "0" if value == 0 else f"{'+' if value > 0 else ''}{number(value, words)}"


def expected(back: Lookback, line: Timeline) -> list[Series]:
    """What every seat could expect at each of its choices, up to its result."""
    found: list[Series] = []
    for account, score in zip(back.accounts, line.steps[-1].scores, strict=True):
        points = [(entry.ply, entry.expected) for entry in account]
        first = points[0][1] if points else float(score)
        start = [] if points and points[0][0] == 0 else [(0, first)]
        found.append([*start, *points, (line.steps[-1].ply, float(score))])
    return found


def expectations(back: Lookback, line: Timeline, names: tuple[str, ...], here: Step) -> Charts:
    lines = expected(back, line)
    values = [value for series in lines for _, value in series]
    return drawn(line, lines, axis(min(values), max(values)), names, here)


def telling(back: Lookback, line: Timeline, words: Words) -> tuple[Mark, ...]:
    """Choices with a large share of what was to be expected in them, those with most at stake first.

    Costly: the coach's own would have brought so much more. Fine: it brought so much more than quick play would have,
    and the coach knows none that is better.
    """
    found = []
    for seat, account in enumerate(back.accounts):
        for entry in account:
            most = max(1.0, entry.expected)
            if entry.loss > LARGE * most:
                text = words("lookback-cost", name=words.names[seat], loss=number(entry.loss, words))
                found.append((entry.loss, Mark(_step_of(entry, line), COSTLY, COSTLY, seat, text)))
            elif entry.choice > LARGE * most and entry.loss <= SMALL * most:
                text = words("lookback-gain", name=words.names[seat], gain=number(entry.choice, words))
                found.append((entry.choice, Mark(_step_of(entry, line), FINE, FINE, seat, text)))
    return tuple(mark for _, mark in sorted(found, key=lambda stake: -stake[0]))


def _step_of(entry: Entry, line: Timeline) -> Step:
    """The position its choice led to."""
    return next(step for step in line.steps if step.ply > entry.ply)


def _at(back: Lookback, step: Step, seat: int | None) -> list[tuple[int, Entry]]:
    found = [
        (who, entry)
        for who, account in enumerate(back.accounts)
        for entry in account
        if step.since <= entry.ply < step.ply
    ]
    return [(who, entry) for who, entry in found if who == seat] or found


def _weight(seat: int, entry: Entry, words: Words) -> Weight:
    choice = words("lookback-choice", n=signed(entry.choice, words))
    luck = words("lookback-luck", n=signed(entry.luck, words))
    both = abs(entry.choice) + abs(entry.luck)
    width = WEIGHED - GAP
    solid = min(max(width * (abs(entry.choice) / both if both else 0.5), LEAST), width - LEAST)
    rest = solid + GAP
    picture = Markup(
        f'<svg class="review-weight player-{seat + 1}" viewBox="0 0 {WEIGHED:.0f} 30" aria-hidden="true">'
        f'<rect y="1" width="{solid:.1f}" height="28" rx="7" class="review-solid"/>'
        f'<rect x="{rest:.1f}" y="1" width="{width - solid - 1:.1f}" height="28" rx="7" class="review-luck" '
        f'fill="url(#hatch-{seat + 1})"/>'
        f'<text x="{solid / 2:.1f}" y="20" text-anchor="middle" class="review-on-solid">{escape(choice)}</text>'
        f'<text x="{rest + (width - solid) / 2:.1f}" y="20" text-anchor="middle" class="review-on-luck">'
        f"{escape(luck)}</text></svg>"
    )
    told_of = entry.loss > SMALL * max(1.0, entry.expected)
    missed = words("lookback-missed", loss=number(entry.loss, words)) if told_of else ""
    return Weight(seat, f"{choice}, {luck}", picture, missed)


def _shares(back: Lookback, line: Timeline, words: Words) -> tuple[Share, ...]:
    """Against the table's average; a single seat against what was to be expected."""
    choices = [sum(entry.choice for entry in account) for account in back.accounts]
    lucks = [sum(entry.luck for entry in account) for account in back.accounts]
    several = len(choices) > 1
    usual, fortune = (mean(choices), mean(lucks)) if several else (0.0, 0.0)
    pairs = [(choice - usual, luck - fortune) for choice, luck in zip(choices, lucks, strict=True)]
    low, high = min(0.0, *(min(pair) for pair in pairs)), max(0.0, *(max(pair) for pair in pairs))
    unit = (BALANCE - 2 * FIGURE) / ((high - low) or 1.0)
    zero = FIGURE - low * unit
    shares = []
    for seat, (choice, luck) in enumerate(pairs):
        result = line.steps[-1].scores[seat]
        figures = (
            number(result - choices[seat] - lucks[seat], words),
            signed(choices[seat], words),
            signed(lucks[seat], words),
            str(result),
        )
        said = words("lookback-share", choice=signed(choice, words), luck=signed(luck, words))
        shares.append(Share(seat, said, _balance(seat, choice, luck, zero, unit, words), figures))
    return tuple(shares)


def _balance(seat: int, choice: float, luck: float, zero: float, unit: float, words: Words) -> Markup:
    solid, hatched = 'class="review-solid"', f'class="review-luck" fill="url(#hatch-{seat + 1})"'
    bars = _bar(choice, 3, zero, unit, solid, words) + _bar(luck, 18, zero, unit, hatched, words)
    return Markup(
        f'<svg class="review-balance player-{seat + 1}" viewBox="0 0 {BALANCE:.0f} 32" aria-hidden="true">'
        f'{bars}<path d="M{zero:.1f} 0V32" class="review-zero"/></svg>'
    )


def _bar(value: float, y: int, zero: float, unit: float, look: str, words: Words) -> str:
    length, up = abs(value) * unit, value >= 0
    left, label = (zero, zero + length + 5) if up else (zero - length, zero - length - 5)
    return (
        f'<rect x="{left:.1f}" y="{y}" width="{length:.1f}" height="11" rx="2" {look}/>'
        f'<text x="{label:.1f}" y="{y + 9.5}" text-anchor="{"start" if up else "end"}" class="review-figure">'
        f"{signed(value, words)}</text>"
    )
