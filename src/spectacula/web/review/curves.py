"""The course of a game as a picture: scores move by move, its turning points, and a needle where one looks."""

from __future__ import annotations

from markupsafe import Markup

from spectacula.web import chart
from spectacula.web.review.timeline import Step, Timeline

LEFT, TOP, BOTTOM = 40.0, 34.0, 174.0
HEIGHT = 188
WIDE, NARROW = 1000, 460
NAMES = 128
UNITS = (5, 10, 20, 50, 100, 500)
PIN, APART = 14.0, 20.0


def curves(line: Timeline, names: tuple[str, ...], width: int, here: Step | None = None) -> Markup:
    """Drawn in the tokens of the page, so that it follows the theme."""
    steps = line.steps
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
    out.append(_pins(line, [x(turn.step.ply) for turn in line.turns], [y(t.step.scores[t.seat]) for t in line.turns]))
    places, final = [x(step.ply) for step in steps], steps[-1].scores
    for seat in range(len(final)):
        heights = [y(step.scores[seat]) for step in steps]
        out.append(chart.line(seat, places, heights, marked=False))
    out.append(chart.labels(names, final, [y(score) for score in final], right))
    if here is not None:
        out.append(f'<path d="M{x(here.ply):.1f} {TOP - 8}V{BOTTOM + 8}" class="needle"/>')
    return Markup("".join(out))


def charts(line: Timeline, names: tuple[str, ...], here: Step | None = None) -> list[tuple[str, str, Markup]]:
    """For a desk and for a phone: class, view box and drawing."""
    return [
        (cls, f"0 0 {width} {HEIGHT}", curves(line, names, width, here))
        for cls, width in (("only-desk", WIDE), ("only-phone", NARROW))
    ]


def _pins(line: Timeline, x: list[float], y: list[float]) -> str:
    """The numbers of the turning points above the lines, moved apart where they would cover each other."""
    out, at = [], 0.0
    for number, turn in enumerate(line.turns, 1):
        foot, head = x[number - 1], max(x[number - 1], at + APART)
        at = head
        out.append(
            f'<path d="M{foot:.1f} {y[number - 1]:.1f}V{PIN + 16}L{head:.1f} {PIN}" class="pinline"/>'
            f'<circle cx="{head:.1f}" cy="{PIN}" r="9.5" class="pin" stroke="var(--p{turn.seat + 1})"/>'
            f'<text x="{head:.1f}" y="{PIN + 4.5}" text-anchor="middle" class="pn">{number}</text>'
        )
    return "".join(out)
