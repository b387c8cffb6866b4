"""Spectators of every show over the rounds: a line per player, the show that became the record ringed."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from spectacula.web.chart import Frame, axis

LEFT, RIGHT, TOP, BOTTOM = 34.0, 428.0, 16.0, 172.0
BOX = "0 0 540 198"


def shows_chart(names: Sequence[str], shows: Sequence[Sequence[int]]) -> Markup:
    """`shows`: for every player the spectators of each round, 0 without a show."""
    rounds = len(shows[0])
    frame = Frame(LEFT, RIGHT, TOP, BOTTOM, rounds - 1, axis(0, max(map(max, shows))))
    feet = "".join(
        f'<text x="{frame.x(i):.1f}" y="{BOTTOM + 20}" text-anchor="middle" class="axis-label">{i + 1}</text>'
        for i in range(rounds)
    )
    lines = frame.curves(names, [list(enumerate(counts)) for counts in shows], [counts[-1] for counts in shows])
    return Markup("".join([frame.grid(), feet, lines, *(_record(counts, frame) for counts in shows)]))


def _record(counts: Sequence[int], frame: Frame) -> str:
    best = max(counts)
    where = f'cx="{frame.x(counts.index(best)):.1f}" cy="{frame.y(best):.1f}"'
    return f'<circle {where} r="9.5" class="best"/>' if best else ""
