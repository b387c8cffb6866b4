"""Where every point came from, as bars."""

from __future__ import annotations

from markupsafe import Markup, escape

from spectacula.games.magnificent.view import Player
from spectacula.web.games.magnificent.steps import Laying

HATCHES = {
    "cards": "M0 10 10 0M-2 2 2-2M8 12l4-4",
    "bonuses": "M5 3.500a1.500 1.500 0 1 1 0 3 1.500 1.500 0 0 1 0-3Z",
    "left": "M0 0l10 10M-2 8l4 4M8-2l4 4",
    "areas": "M0 2.500h10M0 7.500h10",
}
PATTERNS = "<defs>" + "".join(
    f'<pattern id="pt-{source}" width="10" height="10" patternUnits="userSpaceOnUse"><rect width="10" height="10" '
    f'class="pattern-{source}"/><path d="{way}" class="pattern-line"/></pattern>'
    for source, way in HATCHES.items()
)
PATTERNS += "</defs>"


def bars(laying: Laying, players: list[Player]) -> Markup:
    """Stacked bars; sources differ by pattern as well as by colour."""
    names = laying.sitting.names
    most = max(20, *(sum(max(0, n) for n in p.points_from.values()) for p in players))
    left, wide = 150, 830
    unit = wide / most
    high = 52 * len(players)
    out = []
    step = 20 if most <= 260 else 40
    for value in range(0, most + 1, step):
        x = left + value * unit
        out.append(f'<path d="M{x:.1f} 0V{high}" class="grid-line"/>')
        out.append(f'<text x="{x:.1f}" y="{high + 18}" text-anchor="middle" class="axis-label">{value}</text>')
    for i, player in enumerate(players):
        y, x = 52 * i + 6, float(left)
        seat = player.seat + 1
        out.append(
            f'<g class="player-{seat}"><use href="#ps-{seat}" x="2" y="{y + 10}" width="20" height="20" '
            f'class="shape"/></g>'
        )
        out.append(f'<text x="30" y="{y + 26}" class="player-label">{escape(names[player.seat][:10])}</text>')
        for source, points in player.points_from.items():
            if points <= 0:
                continue
            w = points * unit
            out.append(
                f'<rect x="{x:.1f}" y="{y}" width="{w:.1f}" height="40" class="source-{source}" stroke="#120c26"/>'
            )
            if w > 30:
                out.append(
                    f'<rect x="{x + w / 2 - 15:.1f}" y="{y + 10}" width="30" height="20" rx="6" class="bar-value-box"/>'
                    f'<text x="{x + w / 2:.1f}" y="{y + 25}" text-anchor="middle" class="bar-value">{points}</text>'
                )
            x += w
        lost = -player.points_from["missing"]
        if lost > 0:
            out.append(
                f'<rect x="{x - lost * unit:.1f}" y="{y + 3}" width="{lost * unit:.1f}" height="34" '
                f'class="source-lost"/>'
            )
        out.append(f'<text x="{x + 10:.1f}" y="{y + 28}" class="bar-total">{player.points}</text>')
    return Markup(
        f'<svg class="sources-chart" viewBox="0 0 1050 {high + 26}" aria-hidden="true">{PATTERNS}{"".join(out)}</svg>'
    )
