"""How a phase begins."""

from __future__ import annotations

from spectacula.games.colosseum.state import OFFERS, State
from spectacula.kernel.rules import rule


@rule
def begin_phase(s: State, phase: int, todo: int) -> None:
    """Each phase goes clockwise from the start player."""
    s.phase = phase
    s.turns = 0
    s.active = s.start
    s.allowance = 1
    s.invested = 0
    s.offers = OFFERS
    s.todo = todo
