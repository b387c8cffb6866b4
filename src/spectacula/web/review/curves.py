"""The timeline as a picture: scores over the whole game, and a needle where one looks."""

from __future__ import annotations

from markupsafe import Markup

from spectacula.web import chart
from spectacula.web.review.position import Position

LEFT, TOP, BOTTOM = 40.0, 12.0, 152.0
HEIGHT = 166
WIDE, NARROW = 1000, 460
NAMES = 128
UNITS = (5, 10, 20, 50, 100, 500)


def curves(position: Position, width: int) -> Markup:
    """Drawn in the tokens of the page, so that it follows the theme."""
    steps = position.line.steps
    most = max(max(step.scores) for step in steps)
    least = min(0, *(min(step.scores) for step in steps))
    unit = next((unit for unit in UNITS if (most - least) / unit <= 5), UNITS[-1])
    top, low = max(unit, -(-most // unit) * unit), least // unit * unit
    right, last = float(width - NAMES), max(1, steps[-1].ply)

    def x(ply: int) -> float:
        return LEFT + (right - LEFT) * ply / last

    def y(score: int) -> float:
        return BOTTOM - (BOTTOM - TOP) * (score - low) / (top - low)

    out = [
        f'<path d="M{LEFT} {y(value):.1f}H{right}" class="grid"/>'
        f'<text x="{LEFT - 8}" y="{y(value) + 4:.1f}" text-anchor="end" class="ca">{value}</text>'
        for value in range(low, top + 1, unit)
    ]
    places, final = [x(step.ply) for step in steps], steps[-1].scores
    for seat in range(len(final)):
        heights = [y(step.scores[seat]) for step in steps]
        out.append(chart.line(seat, places, heights, marked=False))
    out.append(chart.labels(position.names, final, [y(score) for score in final], right))
    here = x(position.step.ply)
    out.append(f'<path d="M{here:.1f} {TOP - 8}V{BOTTOM + 8}" class="needle"/>')
    return Markup("".join(out))
