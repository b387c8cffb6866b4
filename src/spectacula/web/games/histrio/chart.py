"""Ecus over the rounds: a line per player, told apart by hue, dash, marker and a label at its end."""

from __future__ import annotations

from markupsafe import Markup, escape

from spectacula.web.games.histrio.chronicle import Chronicle
from spectacula.web.words import Words

LEFT, RIGHT, TOP, BOTTOM = 34.0, 860.0, 30.0, 372.0
DASHES = ("", "", "7 4", "2 5", "10 4 2 4")
MARKERS = (
    '<circle cx="{x:.1f}" cy="{y:.1f}" r="5"',
    '<path d="M{x:.1f} {y:.1f}m0-6l5.8 10.5h-11.5Z"',
    '<path d="M{x:.1f} {y:.1f}m-4.6-4.6h9.2v9.2h-9.2Z"',
    '<path d="M{x:.1f} {y:.1f}m0-6.4l6.4 6.4-6.4 6.4-6.4-6.4Z"',
    '<path d="M{x:.1f} {y:.1f}m0-7l2 4.6 5 .4-3.8 3.3 1.2 4.9-4.4-2.6-4.4 2.6 1.2-4.9-3.8-3.3 5-.4Z"',
)


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
    out += [_line(seat, x, [y(ecus[seat]) for _, ecus in curve]) for seat in range(told.players)]
    out.append(_labels(told, names, [y(ecus) for ecus in curve[-1][1]]))
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


def _line(seat: int, x: list[float], y: list[float]) -> str:
    way = "L".join(f"{a:.1f} {b:.1f}" for a, b in zip(x, y, strict=True))
    dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
    marks = "".join(
        MARKERS[seat].format(x=a, y=b) + f' fill="var(--p{seat + 1})" stroke="var(--surface)" stroke-width="1.6"/>'
        for a, b in zip(x, y, strict=True)
    )
    return f'<path d="M{way}" class="halo"/><path d="M{way}" class="curve" stroke="var(--p{seat + 1})"{dash}/>{marks}'


def _labels(told: Chronicle, names: tuple[str, ...], ends: list[float]) -> str:
    """Names at the ends of the lines, moved apart where they would cover each other."""
    order = sorted(range(told.players), key=lambda seat: ends[seat])
    placed: list[float] = []
    out = []
    for seat in order:
        at = max(ends[seat] + 5, placed[-1] + 19 if placed else 0)
        placed.append(at)
        score = told.curve[-1][1][seat]
        out.append(
            f'<path d="M{RIGHT + 7} {ends[seat]:.1f}L{RIGHT + 17} {at - 5:.1f}" stroke="var(--p{seat + 1})" '
            f'stroke-width="1.5"/><text x="{RIGHT + 21}" y="{at:.1f}" class="cl">'
            f'<tspan class="who-name">{escape(names[seat][:9])} </tspan><tspan class="cv2">{score}</tspan></text>'
        )
    return "".join(out)
