"""Where every point came from, as bars, and the race for them, as lines."""

from __future__ import annotations

from markupsafe import Markup, escape

from spectacula.games.magnificent.box import TURNS
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
DASHES = ("", "5 4", "12 5", "2 5")


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


def race(laying: Laying, players: list[Player]) -> Markup:
    words = laying.sitting.words
    length = max(len(player.race) for player in players)
    top = -(-max(50, *(max(player.race, default=0) for player in players)) // 50) * 50
    low = min(0, *(min(player.race, default=0) for player in players))
    left, right, up, down = 44.0, 500.0, 14.0, 236.0

    def at(i: int, points: int) -> tuple[float, float]:
        return left + (right - left) * i / max(1, length), down - (down - up) * (points - low) / (top - low)

    out = []
    for n in range(3):
        x, _ = at(n * (TURNS + 1), 0)
        w = at((n + 1) * (TURNS + 1), 0)[0] - x
        out.append(f'<rect x="{x:.1f}" y="{up}" width="{w:.1f}" height="{down - up}" class="race-band-{n % 2}"/>')
        out.append(
            f'<text x="{x + w / 2:.1f}" y="256" text-anchor="middle" class="axis-label">'
            f"{escape(words('round-n', n=n + 1))}</text>"
        )
    for value in range(0, top + 1, 50):
        y = at(0, value)[1]
        out.append(f'<path d="M{left} {y:.1f}H{right}" class="grid-line"/>')
        out.append(f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end" class="axis-label">{value}</text>')
    placed: list[float] = []
    for player in players:
        seat = player.seat + 1
        points = [at(i + 1, n) for i, n in enumerate(player.race)]
        way = f"M{at(0, 0)[0]:.1f} {at(0, 0)[1]:.1f}" + "".join(f"L{x:.1f} {y:.1f}" for x, y in points)
        dash = f' stroke-dasharray="{DASHES[player.seat]}"' if DASHES[player.seat] else ""
        y = points[-1][1] if points else down
        y = next((y + d for d in (0, 18, -18, 36, -36, 54) if all(abs(y + d - other) > 16 for other in placed)), y)
        placed.append(y)
        out.append(
            f'<g class="player-{seat}"><path d="{way}" class="curve"{dash}/>'
            f'<use href="#ps-{seat}" x="{right + 8}" y="{y - 8:.1f}" width="16" height="16" class="shape"/></g>'
        )
    return Markup(f'<svg class="race" viewBox="0 0 530 264" aria-hidden="true">{"".join(out)}</svg>')
