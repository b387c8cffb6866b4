"""Pictures of contests, drawn by ourselves: a bar of win share per level with its interval."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from spectacula.lab.arena import Report

WIDTH, LEFT, RIGHT = 720, 150, 150
ROW, HEAD = 30, 46
BAR, GUIDE, INTERVAL, INK = "#8c6d2f", "#b9b2a3", "#2b2118", "#2b2118"


def draw(reports: Sequence[Report]) -> str:
    """One block per report, as an SVG document."""
    blocks, height = [], 10
    for found in reports:
        blocks.append(f'<g transform="translate(0 {height})">{"".join(_block(found))}</g>')
        height += HEAD + ROW * len(found.standings) + 16
    style = f"text{{font:14px Georgia,serif;fill:{INK}}}.small{{font-size:12px}}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">'
        f"<title>Win shares of bots with 95 % intervals</title><style>{style}</style>"
        f'<rect width="{WIDTH}" height="{height}" fill="#faf6ec"/>{"".join(blocks)}</svg>\n'
    )


def _block(found: Report) -> list[str]:
    bottom = HEAD + ROW * len(found.standings)
    title = f"{found.game}, {found.players} players, {found.games} games"
    fair = _x(found.fair_share)
    marks = [
        f'<text x="16" y="20">{escape(title)}</text>',
        f'<line x1="{fair}" x2="{fair}" y1="{HEAD - 8}" y2="{bottom}" stroke="{GUIDE}" stroke-dasharray="4 3"/>',
        f'<text class="small" x="{fair}" y="{HEAD - 12}" text-anchor="middle">fair share</text>',
    ]
    for number, s in enumerate(found.standings):
        y = HEAD + ROW * number
        low, high = _x(max(0.0, s.share.low)), _x(min(1.0, s.share.high))
        middle = y + ROW / 2 - 3
        words = f"{100 * s.share.value:.1f} %, rating {s.rating:+.0f}"
        marks += [
            f'<text x="{LEFT - 12}" y="{y + 17}" text-anchor="end">{escape(s.level)}</text>',
            f'<rect x="{LEFT}" y="{y + 3}" width="{_x(s.share.value) - LEFT:.1f}" height="18" rx="3" fill="{BAR}"/>',
            f'<path d="M{low} {middle - 5}v10m0-5H{high}m0-5v10" stroke="{INTERVAL}" stroke-width="1.5" fill="none"/>',
            f'<text class="small" x="{WIDTH - RIGHT + 12}" y="{y + 17}">{words}</text>',
        ]
    return marks


def _x(share: float) -> float:
    return round(LEFT + share * (WIDTH - LEFT - RIGHT), 1)
