"""The levels: the same names in every game. Each has a fixed number of simulations, so that a seed repeats a game."""

from __future__ import annotations

from spectacula.bots.planner import Budget
from spectacula.engine.errors import UnknownLevel

LEVELS = ("random", "novice", "skilled", "expert", "master")

BUDGETS = {
    "skilled": Budget(50, 1, 1.0),
    "expert": Budget(300, 1, 1.0),
    "master": Budget(1000, 2, 3.0, 100),
}

# while nothing is compiled yet
PLAIN_BUDGETS = {
    "skilled": Budget(12, 1, 0.5),
    "expert": Budget(24, 1, 1.0),
    "master": Budget(48, 1, 2.0),
}


def read_level(level: str) -> str:
    if level not in LEVELS:
        raise UnknownLevel(f"bot levels are {', '.join(LEVELS)}, not {level}")
    return level


def budget_of(level: str, compiled: bool, simulations: int | None) -> Budget:
    """What a level may spend on a decision; a given number of simulations replaces its own, whatever time they take."""
    budget = (BUDGETS if compiled else PLAIN_BUDGETS)[level]
    if simulations is None:
        return budget
    each = max(1, simulations // budget.trees)
    return Budget(each, budget.trees, whole_games=min(simulations, budget.whole_games))
