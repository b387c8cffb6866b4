"""What a game's advice says of the legal actions of many games: something to lean on for nets that learn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spectacula.kernel.rules import entry, rule
from spectacula.kernel.state import Cells, States, Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from spectacula.engine.stepping import Rows

    turned: Callable[[Table, int, int, int], int]
    study: Callable[[Table, int, Cells], None]
    prior: Callable[[Table, int, int, Cells], int]

NO_ADVICE = -1  # of an action that is not legal


@rule
def advise(s: Table, seat: int, action: int, notes: Cells) -> int:
    """How promising an action looks, from 0 to 1000, after the notes of its decision were taken."""
    return prior(s, seat, turned(s, seat, action, 1), notes)


@entry
def advise_games(
    states: States[Table], first: int, last: int, seats: Cells, ids: Rows, choices: Cells, notes: Cells, out: Rows
) -> None:
    """The advice of games first to last - 1 on rows that have none yet."""
    for i in range(first, last):
        study(states[i], seats[i], notes)
        for k in range(choices[i]):
            out[i][ids[i][k]] = advise(states[i], seats[i], ids[i][k], notes)
