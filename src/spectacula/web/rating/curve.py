"""The rating of somebody over their games: a line with the band in which it most likely lies."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from spectacula.server.rating.log import Line
from spectacula.server.rating.model import Rating
from spectacula.web.chart import Charts, Frame, axis, for_both

SIZES = (("only-desk", 700, 250), ("only-phone", 340, 220))
MOST = 200
"""Games that are drawn: the latest."""


def curve(lines: Sequence[Line]) -> Charts:
    """In both sizes; lines are the oldest first."""
    shown = lines[-MOST:]
    ratings = [shown[0].before, *(line.after for line in shown)]
    return for_both(SIZES, lambda width, height: _drawn(ratings, width, height))


def _drawn(ratings: Sequence[Rating], width: int, height: int) -> Markup:
    low = min(rating.value - rating.spread for rating in ratings)
    high = max(rating.value + rating.spread for rating in ratings)
    frame = Frame(48, width - 84, 14, height - 14, len(ratings) - 1, axis(low, high))
    upper = [f"{frame.x(n):.1f} {frame.y(r.value + r.spread):.1f}" for n, r in enumerate(ratings)]
    lower = [f"{frame.x(n):.1f} {frame.y(r.value - r.spread):.1f}" for n, r in enumerate(ratings)]
    way = "L".join(f"{frame.x(n):.1f} {frame.y(r.value):.1f}" for n, r in enumerate(ratings))
    last = ratings[-1]
    x, y = frame.x(len(ratings) - 1), frame.y(last.value)
    return Markup(
        f'{frame.grid()}<path class="rating-band" d="M{"L".join([*upper, *lower[::-1]])}Z"/>'
        f'<path class="rating-line" d="M{way}"/><circle class="rating-dot" cx="{x:.1f}" cy="{y:.1f}" r="5"/>'
        f'<text class="rating-last" x="{x + 10:.1f}" y="{y + 1:.1f}">{last.shown}</text>'
        f'<text class="rating-spread" x="{x + 10:.1f}" y="{y + 16:.1f}">± {last.give_or_take}</text>'
    )
