"""Charts: a line per player over a grid, told apart by hue, dash, marker and a label at its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from markupsafe import Markup, escape

DASHES = ("", "", "7 4", "2 5", "10 4 2 4")
MARKERS = (
    '<circle cx="{x:.1f}" cy="{y:.1f}" r="5"',
    '<path d="M{x:.1f} {y:.1f}m0-6l5.8 10.5h-11.5Z"',
    '<path d="M{x:.1f} {y:.1f}m-4.6-4.6h9.2v9.2h-9.2Z"',
    '<path d="M{x:.1f} {y:.1f}m0-6.4l6.4 6.4-6.4 6.4-6.4-6.4Z"',
    '<path d="M{x:.1f} {y:.1f}m0-7l2 4.6 5 .4-3.8 3.3 1.2 4.9-4.4-2.6-4.4 2.6 1.2-4.9-3.8-3.3 5-.4Z"',
)
APART = 19
UNITS = (1, 2, 5, 10, 20, 50, 100, 200, 500)

Charts = list[tuple[str, str, Markup]]
"""The same for a desk and for a phone: class, view box and drawing."""
Series = Sequence[tuple[float, float]]
"""What a line goes through: place across and value, from left to right."""


class Axis(NamedTuple):
    """Round values above and below everything there is to show."""

    low: int
    top: int
    unit: int


def axis(least: float, most: float) -> Axis:
    unit = next((unit for unit in UNITS if (most - least) / unit <= 5), UNITS[-1])
    low, top = int(least // unit * unit), int(-(-most // unit) * unit)
    return Axis(low, max(low + unit, top), unit)


@dataclass(frozen=True)
class Frame:
    """The field of a chart in its picture: places from 0 to `last` across, the values of the axis upwards."""

    left: float
    right: float
    top: float
    bottom: float
    last: float
    axis: Axis

    def x(self, place: float) -> float:
        return self.left + (self.right - self.left) * place / max(1, self.last)

    def y(self, value: float) -> float:
        return self.bottom - (self.bottom - self.top) * (value - self.axis.low) / (self.axis.top - self.axis.low)

    def grid(self) -> str:
        """A line and a figure for every unit."""
        return "".join(
            f'<path d="M{self.left} {self.y(value):.1f}H{self.right}" class="grid"/>'
            f'<text x="{self.left - 8}" y="{self.y(value) + 4:.1f}" text-anchor="end" class="axis-label">{value}</text>'
            for value in range(self.axis.low, self.axis.top + 1, self.axis.unit)
        )

    def curves(self, names: Sequence[str], lines: Sequence[Series], ends: Sequence[int], marked: bool = True) -> str:
        """All lines, with names and final values at their ends."""
        drawn = [
            line(seat, [self.x(at) for at, _ in series], [self.y(value) for _, value in series], marked)
            for seat, series in enumerate(lines)
        ]
        return "".join([*drawn, labels(names, ends, [self.y(end) for end in ends], self.right)])


def for_both(sizes: Sequence[tuple[str, int, int]], draw: Callable[[int, int], Markup]) -> Charts:
    """A drawing in every size: class, width and height."""
    return [(cls, f"0 0 {width} {height}", draw(width, height)) for cls, width, height in sizes]


def line(seat: int, x: Sequence[float], y: Sequence[float], marked: bool = True) -> str:
    """A player's line; `marked` draws their shape at every point, otherwise at the last."""
    points = list(zip(x, y, strict=True))
    way = "L".join(f"{a:.1f} {b:.1f}" for a, b in _bends(points))
    dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
    marks = "".join(
        MARKERS[seat].format(x=a, y=b) + f' fill="var(--p{seat + 1})" stroke="var(--surface)" stroke-width="1.6"/>'
        for a, b in (points if marked else points[-1:])
    )
    return f'<path d="M{way}" class="halo"/><path d="M{way}" class="curve" stroke="var(--p{seat + 1})"{dash}/>{marks}'


def _bends(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """The points of a line without those in the middle of a level stretch."""
    inner = zip(points, points[1:], points[2:], strict=False)
    return [points[0], *(b for a, b, c in inner if not a[1] == b[1] == c[1]), points[-1]]


def labels(names: Sequence[str], scores: Sequence[int], ends: Sequence[float], right: float) -> str:
    """Names at the ends of the lines, moved apart where they would cover each other."""
    placed: list[float] = []
    out = []
    for seat in sorted(range(len(names)), key=lambda seat: ends[seat]):
        at = max(ends[seat] + 5, placed[-1] + APART if placed else 0)
        placed.append(at)
        out.append(
            f'<path d="M{right + 7} {ends[seat]:.1f}L{right + 17} {at - 5:.1f}" stroke="var(--p{seat + 1})" '
            f'stroke-width="1.5"/><text x="{right + 21}" y="{at:.1f}" class="line-name">'
            f'<tspan class="who-name">{escape(names[seat][:9])} </tspan>'
            f'<tspan class="line-value">{scores[seat]}</tspan></text>'
        )
    return "".join(out)
