"""Ecus over the rounds: a line per player, the totals as bands in the colour of the mood."""

from __future__ import annotations

from markupsafe import Markup, escape

from spectacula.web.chart import labels, line
from spectacula.web.games.histrio.chronicle import Chronicle
from spectacula.web.words import Words

LEFT, RIGHT, TOP, BOTTOM = 34.0, 860.0, 30.0, 372.0


def chart(told: Chronicle, names: tuple[str, ...], words: Words) -> Markup:
    """Drawn in the tokens of the page, so that it follows the theme."""
    curve = told.curve
    most = max(10, *(max(ecus) for _, ecus in curve))
    step = 5 if most <= 25 else 10
    top = -(-most // step) * step
    x = [LEFT + (RIGHT - LEFT) * i / max(1, len(curve) - 1) for i in range(len(curve))]

    def y(ecus: int) -> float:
        return BOTTOM - (BOTTOM - TOP) * ecus / top

    out = [_bands(told, x)]
    for value in range(0, top + 1, step):
        out.append(f'<path d="M{LEFT} {y(value):.1f}H{RIGHT}" class="grid"/>')
        out.append(f'<text x="{LEFT - 8}" y="{y(value) + 4:.1f}" text-anchor="end" class="ca">{value}</text>')
    for i, (name, _) in enumerate(curve):
        label = words("chart-start") if name == "start" else words("chart-totals") if name == "totals" else name[2:]
        row, cls = (408, "ca b") if name == "totals" else (390, "ca odd" if i % 2 else "ca")
        out.append(f'<text x="{x[i]:.1f}" y="{row}" text-anchor="middle" class="{cls}">{escape(label)}</text>')
    out += [line(seat, x, [y(ecus[seat]) for _, ecus in curve]) for seat in range(told.players)]
    out.append(labels(names, curve[-1][1], [y(ecus) for ecus in curve[-1][1]], RIGHT))
    return Markup("".join(out))


def _bands(told: Chronicle, x: list[float]) -> str:
    """The totals as bands in the colour of the mood."""
    seasons = sorted(told.totals.values(), key=lambda totals: totals.season)
    at = [i for i, (name, _) in enumerate(told.curve) if name == "totals"]
    bands = []
    for i, totals in zip(at, seasons, strict=False):
        if i and totals.mood:
            width = x[i] - x[i - 1]
            bands.append(
                f'<rect x="{x[i - 1]:.1f}" y="8" width="{width:.1f}" height="364" fill="var(--{totals.mood})" '
                f'opacity=".17"/>'
                f'<use href="#mask-{totals.mood}" x="{x[i - 1] + width / 2 - 9:.1f}" y="9" width="18" height="18"/>'
            )
    return "".join(bands)
