"""Spectators of every show over the rounds: a line per player, the show that became the record ringed."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from spectacula.web import chart

LEFT, RIGHT, TOP, BOTTOM = 34.0, 428.0, 16.0, 172.0
BOX = "0 0 540 198"


def shows_chart(names: Sequence[str], shows: Sequence[Sequence[int]]) -> Markup:
    """`shows`: for every player the spectators of each round, 0 without a show."""
    rounds = len(shows[0])
    unit = 10 if max(map(max, shows)) <= 50 else 20
    top = max(unit, -(-max(map(max, shows)) // unit) * unit)
    x = [LEFT + (RIGHT - LEFT) * i / max(1, rounds - 1) for i in range(rounds)]

    def y(count: int) -> float:
        return BOTTOM - (BOTTOM - TOP) * count / top

    out = [
        f'<path d="M{LEFT} {y(value):.1f}H{RIGHT}" class="grid"/>'
        f'<text x="{LEFT - 9}" y="{y(value) + 4:.1f}" text-anchor="end" class="ca">{value}</text>'
        for value in range(0, top + 1, unit)
    ]
    out += [
        f'<text x="{a:.1f}" y="{BOTTOM + 20}" text-anchor="middle" class="ca">{i}</text>' for i, a in enumerate(x, 1)
    ]
    for seat, counts in enumerate(shows):
        best = counts.index(max(counts))
        out.append(chart.line(seat, x, [y(count) for count in counts]))
        if counts[best]:
            out.append(f'<circle cx="{x[best]:.1f}" cy="{y(counts[best]):.1f}" r="9.5" class="best"/>')
    ends = [counts[-1] for counts in shows]
    return Markup("".join([*out, chart.labels(names, ends, [y(count) for count in ends], RIGHT)]))
