"""Ecus over the rounds: a line per player, the totals as bands in the colour of the mood."""

from __future__ import annotations

from markupsafe import Markup, escape

from spectacula.web.chart import labels, line
from spectacula.web.games.histrio.chronicle import Chronicle
from spectacula.web.words import Words

SIZES = (("only-desk", 1000, 412), ("only-phone", 460, 320))
LEFT, TOP, NAMES, FOOT = 34.0, 30.0, 140, 40
ROOM = 24.0  # for the number of a round


def charts(told: Chronicle, names: tuple[str, ...], words: Words) -> list[tuple[str, str, Markup]]:
    """For a desk and for a phone: class, view box and drawing."""
    return [(cls, f"0 0 {width} {height}", _chart(told, names, words, width, height)) for cls, width, height in SIZES]


def _chart(told: Chronicle, names: tuple[str, ...], words: Words, width: int, height: int) -> Markup:
    """Drawn in the tokens of the page, so that it follows the theme."""
    right, bottom = float(width - NAMES), float(height - FOOT)
    curve = told.curve
    most = max(10, *(max(ecus) for _, ecus in curve))
    step = 5 if most <= 25 else 10
    top = -(-most // step) * step
    gap = (right - LEFT) / max(1, len(curve) - 1)
    x = [LEFT + gap * i for i in range(len(curve))]

    def y(ecus: int) -> float:
        return bottom - (bottom - TOP) * ecus / top

    out = [_bands(told, x, bottom)]
    for value in range(0, top + 1, step):
        out.append(f'<path d="M{LEFT} {y(value):.1f}H{right}" class="grid"/>')
        out.append(f'<text x="{LEFT - 8}" y="{y(value) + 4:.1f}" text-anchor="end" class="ca">{value}</text>')
    for i, (name, _) in enumerate(curve):
        label = words("chart-start") if name == "start" else words("chart-totals") if name == "totals" else name[2:]
        row, cls = (36, "ca b") if name == "totals" else (18, "ca")
        if gap >= ROOM or i % 2 == 0 or name == "totals":
            where = f'x="{x[i]:.1f}" y="{bottom + row}"'
            out.append(f'<text {where} text-anchor="middle" class="{cls}">{escape(label)}</text>')
    out += [line(seat, x, [y(ecus[seat]) for _, ecus in curve]) for seat in range(told.players)]
    out.append(labels(names, curve[-1][1], [y(ecus) for ecus in curve[-1][1]], right))
    return Markup("".join(out))


def _bands(told: Chronicle, x: list[float], bottom: float) -> str:
    """The totals as bands in the colour of the mood."""
    seasons = sorted(told.totals.values(), key=lambda totals: totals.season)
    at = [i for i, (name, _) in enumerate(told.curve) if name == "totals"]
    bands = []
    for i, totals in zip(at, seasons, strict=False):
        if i and totals.mood:
            width = x[i] - x[i - 1]
            bands.append(
                f'<rect x="{x[i - 1]:.1f}" y="8" width="{width:.1f}" height="{bottom - 8}" fill="var(--{totals.mood})" '
                f'opacity=".17"/>'
                f'<use href="#mask-{totals.mood}" x="{x[i - 1] + width / 2 - 9:.1f}" y="9" width="18" height="18"/>'
            )
    return "".join(bands)
