"""Ecus over the rounds: a line per player, the totals as bands in the colour of the mood."""

from __future__ import annotations

from markupsafe import Markup, escape

from spectacula.web.chart import Charts, Frame, axis, for_both
from spectacula.web.games.histrio.chronicle import Chronicle
from spectacula.web.words import Words

SIZES = (("only-desk", 1000, 412), ("only-phone", 460, 320))
LEFT, TOP, NAMES, FOOT = 34.0, 30.0, 140, 40
FEWEST = 10  # Ecus the picture has room for, however poor the game
ROOM = 24.0  # for the number of a round


def charts(told: Chronicle, names: tuple[str, ...], words: Words) -> Charts:
    return for_both(SIZES, lambda width, height: _chart(told, names, words, width, height))


def _chart(told: Chronicle, names: tuple[str, ...], words: Words, width: int, height: int) -> Markup:
    """Drawn in the tokens of the page, so that it follows the theme."""
    purses = [ecus for _, ecus in told.curve]
    around = axis(0, max(FEWEST, *map(max, purses)))
    frame = Frame(LEFT, float(width - NAMES), TOP, float(height - FOOT), len(purses) - 1, around)
    lines = [[(i, ecus[seat]) for i, ecus in enumerate(purses)] for seat in range(told.players)]
    parts = [_bands(told, frame), frame.grid(), _feet(told, frame, words), frame.curves(names, lines, purses[-1])]
    return Markup("".join(parts))


def _feet(told: Chronicle, frame: Frame, words: Words) -> str:
    """Under every point what it stands for; where rounds are narrow, every other number."""
    out = []
    for i, (name, _) in enumerate(told.curve):
        label = words("chart-start") if name == "start" else words("chart-totals") if name == "totals" else name[2:]
        row, cls = (36, "axis-label strong-label") if name == "totals" else (18, "axis-label")
        if frame.x(1) - frame.x(0) >= ROOM or i % 2 == 0 or name == "totals":
            where = f'x="{frame.x(i):.1f}" y="{frame.bottom + row}"'
            out.append(f'<text {where} text-anchor="middle" class="{cls}">{escape(label)}</text>')
    return "".join(out)


def _bands(told: Chronicle, frame: Frame) -> str:
    """The totals as bands in the colour of the mood."""
    seasons = sorted(told.totals.values(), key=lambda totals: totals.season)
    at = [i for i, (name, _) in enumerate(told.curve) if name == "totals"]
    bands = []
    for i, totals in zip(at, seasons, strict=False):
        if i and totals.mood:
            left, width = frame.x(i - 1), frame.x(i) - frame.x(i - 1)
            bands.append(
                f'<rect x="{left:.1f}" y="8" width="{width:.1f}" height="{frame.bottom - 8}" '
                f'fill="var(--{totals.mood})" opacity=".17"/>'
                f'<use href="#mask-{totals.mood}" x="{left + width / 2 - 9:.1f}" y="9" width="18" height="18"/>'
            )
    return "".join(bands)
