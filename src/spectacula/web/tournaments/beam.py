"""Everybody's result of one deal in one seat, on a line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from markupsafe import Markup

WIDTH, HEIGHT, SIDE, GROUND = 420, 38, 16, 26
APART = 6


def beam(scores: Sequence[int], mine: int) -> Markup:
    """Dots for all, a larger one for mine, a dashed line for the mean."""
    low, high = min(scores), max(scores)

    def across(score: float) -> float:
        return WIDTH / 2 if low == high else SIDE + (WIDTH - 2 * SIDE) * (score - low) / (high - low)

    drawn, piled = [f'<path class="beam-line" d="M{SIDE} {GROUND}H{WIDTH - SIDE}"/>'], Counter[int]()
    for score in sorted(scores):
        height = GROUND - APART * min(2, piled[score])
        drawn.append(f'<circle class="beam-dot" cx="{across(score):.1f}" cy="{height}" r="4"/>')
        piled[score] += 1
    mean = across(sum(scores) / len(scores))
    drawn.append(f'<path class="beam-mean" d="M{mean:.1f} {GROUND - 9}v18"/>')
    drawn.append(f'<circle class="beam-mine" cx="{across(mine):.1f}" cy="{GROUND}" r="8"/>')
    ends = dict.fromkeys((low, high))
    drawn += [f'<text class="beam-end" x="{across(score):.1f}" y="11">{score}</text>' for score in ends]
    return Markup("".join(drawn))
