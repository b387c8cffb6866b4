"""The results of a deal as bars, with the middle of the field, the master and oneself among them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from markupsafe import Markup, escape

from spectacula.server.daily.results import Field
from spectacula.web.chart import Charts, for_both
from spectacula.web.words import Words

SIZES = (("only-desk", 760, 230), ("only-phone", 340, 230))
UNITS = (1, 2, 5, 10, 20, 50)
MOST_BARS = 14
HEAD, FOOT, SIDE = 74, 24, 14
"""Room for the names above the bars, for the figures below, and at both ends."""
APART = 21


def bars(field: Field, mine: int | None, words: Words) -> Charts:
    """The field as a bar for every few points."""
    return for_both(SIZES, lambda width, height: _drawn(field, mine, words, width, height))


def _drawn(field: Field, mine: int | None, words: Words, width: int, height: int) -> Markup:
    marked = [score for score in (mine, field.master) if score is not None]
    low, unit, count = _scale([*field.scores, *marked])
    heights = Counter((score - low) // unit for score in field.scores)
    wide, tallest = (width - 2 * SIDE) / count, max(heights.values(), default=1)
    ground = height - FOOT

    def across(score: float) -> float:
        return SIDE + wide * ((score - low) / unit + 0.5 / unit)

    drawn = [f'<path class="ground" d="M{SIDE} {ground}H{width - SIDE}"/>']
    for place in range(count):
        tall = (ground - HEAD) * heights[place] / tallest
        own = mine is not None and (mine - low) // unit == place
        x = SIDE + wide * place
        if tall:
            drawn.append(
                f'<rect class="{"mine" if own else "others"}" x="{x + 1.5:.1f}" y="{ground - tall:.1f}"'
                f' width="{wide - 3:.1f}" height="{tall:.1f}" rx="3"/>'
            )
        if place % max(1, round(count * 48 / width)) == 0:
            drawn.append(f'<text class="figure" x="{x + wide / 2:.1f}" y="{height - 6}">{low + place * unit}</text>')
    named = [("median", field.median, words("daily-median", n=field.median))] if field.scores else []
    if field.master is not None:
        named.append(("master", field.master, words("daily-master-at", n=field.master)))
    if mine is not None:
        named.append(("myself", mine, words("daily-you-at", n=mine)))
    for row, (cls, score, label) in enumerate(named):
        drawn.append(_mark(cls, across(score), 12 + row * APART, ground, label, width))
    return Markup("".join(drawn))


def _scale(scores: Sequence[int]) -> tuple[int, int, int]:
    """Where the first bar begins, how many points each is wide, and how many there are."""
    least, most = min(scores, default=0), max(scores, default=0)
    unit = next((unit for unit in UNITS if (most - least) // unit < MOST_BARS), UNITS[-1])
    low = least // unit * unit
    return low, unit, (most - low) // unit + 1


def _mark(cls: str, x: float, y: float, ground: int, label: str, width: int) -> str:
    """A line with a name on the side where there is room."""
    left = x > width * 0.6
    return (
        f'<path class="mark {cls}" d="M{x:.1f} {y - 8:.1f}V{ground}"/>'
        f'<text class="name {cls}" x="{x + (-6 if left else 6):.1f}" y="{y:.1f}"'
        f' text-anchor="{"end" if left else "start"}">{escape(label)}</text>'
    )
