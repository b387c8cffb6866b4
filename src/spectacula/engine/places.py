"""Who came first, second and third."""

from __future__ import annotations

from collections.abc import Sequence


def places(scores: Sequence[int], winners: Sequence[int]) -> list[tuple[int, int]]:
    """Place and seat, the best first; whoever wins a tie is first alone."""
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat], seat))
    better = {seat: sum(other > scores[seat] for other in scores) for seat in order}
    return [(1 if seat in winners else 1 + max(better[seat], len(winners)), seat) for seat in order]
