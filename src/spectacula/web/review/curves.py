"""The course of a game as a picture: a line per player, its turning points, and a needle where one looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from spectacula.web import chart
from spectacula.web.review.timeline import Step, Timeline

LEFT, TOP, BOTTOM = 40.0, 34.0, 174.0
HEIGHT = 188
WIDE, NARROW = 1000, 460
SIZES = (("only-desk", WIDE), ("only-phone", NARROW))
NAMES = 128
UNITS = (1, 2, 5, 10, 20, 50, 100, 500)
PIN, APART = 14.0, 20.0

Series = Sequence[tuple[int, float]]
"""What a line goes through: ply and value, from the first ply to the last."""


class Scale(NamedTuple):
    """Where a ply lies across a picture."""

    width: int
    last: int

    @property
    def right(self) -> float:
        return float(self.width - NAMES)

    def x(self, ply: float) -> float:
        return LEFT + (self.right - LEFT) * ply / max(1, self.last)


class Axis(NamedTuple):
    """Round values above and below everything there is to show."""

    low: int
    top: int
    unit: int

    def y(self, value: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (value - self.low) / (self.top - self.low)


def axis(least: float, most: float) -> Axis:
    unit = next((unit for unit in UNITS if (most - least) / unit <= 5), UNITS[-1])
    low, top = int(least // unit * unit), int(-(-most // unit) * unit)
    return Axis(low, max(low + unit, top), unit)


def scores(line: Timeline) -> list[Series]:
    """How the scores stood at every step, seat by seat."""
    return [[(step.ply, step.scores[seat]) for step in line.steps] for seat in range(len(line.steps[0].scores))]


def value_at(series: Series, ply: int) -> float:
    """The height of a line at a ply, between the points it goes through."""
    before = [point for point in series if point[0] <= ply][-1]
    after = next((point for point in series if point[0] > ply), before)
    span = after[0] - before[0]
    return before[1] + ((after[1] - before[1]) * (ply - before[0]) / span if span else 0.0)


def curves(
    line: Timeline, lines: Sequence[Series], around: Axis, names: tuple[str, ...], width: int, here: Step | None = None
) -> Markup:
    """Drawn in the tokens of the page, so that it follows the theme."""
    scale, final = Scale(width, line.steps[-1].ply), line.steps[-1].scores
    out = []
    if here is not None:
        seen = f'width="{scale.x(here.ply) - LEFT:.1f}" height="{BOTTOM - TOP}"'
        out.append(f'<rect x="{LEFT}" y="{TOP}" {seen} class="rv-gone"/>')
    out += [
        f'<path d="M{LEFT} {around.y(value):.1f}H{scale.right}" class="grid"/>'
        f'<text x="{LEFT - 8}" y="{around.y(value) + 4:.1f}" text-anchor="end" class="ca">{value}</text>'
        for value in range(around.low, around.top + 1, around.unit)
    ]
    starts = [scale.x(chapter.since.ply) for chapter in line.chapters[1:]]
    out += [f'<path d="M{x:.1f} {TOP}V{HEIGHT}" class="rv-chap"/>' for x in starts]
    feet = [around.y(value_at(lines[turn.seat], turn.step.ply)) for turn in line.turns]
    out.append(_pins(line, [scale.x(turn.step.ply) for turn in line.turns], feet))
    for seat, series in enumerate(lines):
        places, heights = [scale.x(ply) for ply, _ in series], [around.y(value) for _, value in series]
        out.append(chart.line(seat, places, heights, marked=False))
    out.append(chart.labels(names, final, [around.y(score) for score in final], scale.right))
    if here is not None:
        out.append(f'<path d="M{scale.x(here.ply):.1f} {TOP - 8}V{HEIGHT}" class="needle"/>')
    return Markup("".join(out))


Charts = list[tuple[str, str, Markup]]
"""For a desk and for a phone: class, view box and drawing."""


def charts(line: Timeline, names: tuple[str, ...], here: Step | None = None) -> Charts:
    """The scores, from nothing up."""
    values = [score for step in line.steps for score in step.scores]
    return drawn(line, scores(line), axis(min(0, *values), max(values)), names, here)


def drawn(
    line: Timeline, lines: Sequence[Series], around: Axis, names: tuple[str, ...], here: Step | None = None
) -> Charts:
    return [(cls, f"0 0 {width} {HEIGHT}", curves(line, lines, around, names, width, here)) for cls, width in SIZES]


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
