"""The learning curve: a row for each lesson, and a picture of them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

import msgspec

WIDTH, HEIGHT, LEFT, TOP = 720, 300, 60, 50
LINES = (("surprise", "#8c6d2f"), ("entropy", "#2f5d8c"))
INK, PAPER, GUIDE = "#2b2118", "#faf6ec", "#b9b2a3"


class Row(msgspec.Struct, frozen=True):
    """A lesson: how far values were from what came (squared), how open the choice was, how far the policy went."""

    lesson: int
    seconds: float
    decisions: int
    surprise: float
    entropy: float
    change: float

    def __str__(self) -> str:
        speed = self.decisions / max(self.seconds, 1e-9) / 1e6
        return (
            f"lesson {self.lesson}: {self.decisions / 1e6:.1f} million decisions, {speed:.2f} million a second, "
            f"surprise {self.surprise:.4f}, entropy {self.entropy:.3f}"
        )


def draw(title: str, rows: Sequence[Row]) -> str:
    """Surprise and entropy over the decisions learned from, each on a scale of its own, as an SVG document."""
    right, bottom = WIDTH - 20, HEIGHT - 40
    most = max((row.decisions for row in rows), default=1)
    marks = [
        f'<text x="{LEFT}" y="24">{escape(title)}</text>',
        f'<path d="M{LEFT} {TOP}V{bottom}H{right}" stroke="{GUIDE}" fill="none"/>',
        f'<text class="small" x="{right}" y="{bottom + 22}" text-anchor="end">'
        f"{most / 1e6:.1f} million decisions</text>",
    ]
    for number, (name, colour) in enumerate(LINES):
        highest = max((getattr(row, name) for row in rows), default=0) or 1
        points = " ".join(
            f"{LEFT + (right - LEFT) * row.decisions / most:.1f},"
            f"{bottom - (bottom - TOP) * max(0.0, getattr(row, name)) / highest:.1f}"
            for row in rows
        )
        marks += [
            f'<polyline points="{points}" stroke="{colour}" stroke-width="1.5" fill="none"/>',
            f'<text class="small" x="{LEFT + 200 * number}" y="{TOP - 8}" style="fill:{colour}">'
            f"{name}, up to {highest:.2g}</text>",
        ]
    style = f"text{{font:14px Georgia,serif;fill:{INK}}}.small{{font-size:12px}}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
        f"<title>{escape(title)}: learning curve</title><style>{style}</style>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>{"".join(marks)}</svg>\n'
    )
