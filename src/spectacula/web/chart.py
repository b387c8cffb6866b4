"""Lines of a chart: a line per player, told apart by hue, dash, marker and a label at its end."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import escape

DASHES = ("", "", "7 4", "2 5", "10 4 2 4")
MARKERS = (
    '<circle cx="{x:.1f}" cy="{y:.1f}" r="5"',
    '<path d="M{x:.1f} {y:.1f}m0-6l5.8 10.5h-11.5Z"',
    '<path d="M{x:.1f} {y:.1f}m-4.6-4.6h9.2v9.2h-9.2Z"',
    '<path d="M{x:.1f} {y:.1f}m0-6.4l6.4 6.4-6.4 6.4-6.4-6.4Z"',
    '<path d="M{x:.1f} {y:.1f}m0-7l2 4.6 5 .4-3.8 3.3 1.2 4.9-4.4-2.6-4.4 2.6 1.2-4.9-3.8-3.3 5-.4Z"',
)
APART = 19


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
            f'stroke-width="1.5"/><text x="{right + 21}" y="{at:.1f}" class="cl">'
            f'<tspan class="who-name">{escape(names[seat][:9])} </tspan>'
            f'<tspan class="cv2">{scores[seat]}</tspan></text>'
        )
    return "".join(out)
