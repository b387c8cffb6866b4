"""The levels: the same names in every game, and one more where a net was trained.

Each search has a fixed number of simulations, so that a seed repeats a game.
"""

from __future__ import annotations

from spectacula.bots.desk import takes_second_look
from spectacula.bots.planner import Budget
from spectacula.bots.trained import has_net
from spectacula.kernel.errors import UnknownLevel

LEVELS = ("random", "novice", "skilled", "expert", "master")
GRANDMASTER = "grandmaster"  # of games with a trained net
ALL_LEVELS = (*LEVELS, GRANDMASTER)

BUDGETS = {
    "skilled": Budget(50, 1, 1.0),
    "expert": Budget(300, 1, 1.0),
    "master": Budget(2000, 2, 3.0),
}

# where whole games tell more than taller trees
SECOND_LOOKS = {
    "skilled": Budget(50, 1, 1.0),
    "expert": Budget(50, 1, 1.0, 12),
    "master": Budget(50, 2, 3.0, 24),
}

# while nothing is compiled yet
PLAIN_BUDGETS = {
    "skilled": Budget(12, 1, 0.5),
    "expert": Budget(24, 1, 1.0),
    "master": Budget(48, 1, 2.0),
}


def levels_of(game: str) -> tuple[str, ...]:
    """The levels of a game, the weakest first."""
    return ALL_LEVELS if has_net(game) else LEVELS


def read_level(level: str, game: str | None = None) -> str:
    """A level by its name: of a game, or of any."""
    known = ALL_LEVELS if game is None else levels_of(game)
    if level not in known:
        raise UnknownLevel(f"bot levels are {', '.join(known)}, not {level}")
    return level


def budget_of(game: str, level: str, compiled: bool, simulations: int | None) -> Budget:
    """What a level may spend on a decision; a given number of simulations replaces its own, whatever time they take."""
    budgets = SECOND_LOOKS if takes_second_look(game) else BUDGETS
    budget = (budgets if compiled else PLAIN_BUDGETS)[level]
    if simulations is None:
        return budget
    each = max(1, simulations // budget.trees)
    return Budget(each, budget.trees, whole_games=min(simulations, budget.whole_games))
