"""Who came first, second and third."""

from __future__ import annotations

from spectacula.engine.match import Match


def places(match: Match) -> list[tuple[int, int]]:
    """Place and seat, the best first; whoever wins a tie is first alone."""
    scores, winners = match.scores, match.winners
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat], seat))
    better = {seat: sum(other > scores[seat] for other in scores) for seat in order}
    return [(1 if seat in winners else 1 + max(better[seat], len(winners)), seat) for seat in order]
