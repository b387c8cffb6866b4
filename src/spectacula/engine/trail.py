"""What happened since a seat's last decision: a trail of moves kept beside a game, never part of its position.

A trail is a row of integers: how many decisions were made, how many of them are still sealed, when each seat decided
last, and the latest moves with who made them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spectacula.kernel.observation import Part, around, blank, numbered, place_of
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells, Table

if TYPE_CHECKING:
    from collections.abc import Callable

    OBSERVED: int
    pending: Callable[[Table], int]
    sealed: Callable[[Table], int]
    discreet: Callable[[Table], int]
    turned: Callable[[Table, int, int, int], int]

REMEMBERED = 32  # moves; a power of two
MOST_SEATS = 8
AGE, SEALED, LAST, PAST = 0, 1, 2, 2 + MOST_SEATS
TRAIL = PAST + REMEMBERED
SEAT_BIT = 12  # a seat stands above its move in one number


def trail_parts(seats: int, notation: tuple[str, ...]) -> tuple[Part, Part]:
    """Who moved since the seat's last decision and how, the latest first; seats count from the viewer's."""
    who, moves = ("nobody", *around(seats)), ("none", *notation)
    latest = (numbered(REMEMBERED),)
    return (
        Part("moved since", latest, high=seats, words=who),
        Part("moves since", latest, high=len(notation), words=moves),
    )


@rule
def note(s: Table, seat: int, move: int, trail: Cells) -> None:
    """Remember a decision about to be played; what all choose at once stays sealed until the last has chosen."""
    age = trail[AGE]
    trail[PAST + (age & REMEMBERED - 1)] = -1 if discreet(s) != 0 else seat << SEAT_BIT | move
    trail[SEALED] = trail[SEALED] + 1 if sealed(s) != 0 and pending(s) != 1 << seat else 0
    trail[AGE] = age + 1
    trail[LAST + seat] = age + 1


@rule
def recall(s: Table, seat: int, trail: Cells, out: Cells) -> None:
    """Write what a seat has seen others do since its last decision behind the game's own parts."""
    n = OBSERVED
    blank(out, n, n + 2 * REMEMBERED)
    k = trail[AGE] - trail[SEALED] - 1
    first = max(trail[LAST + seat], trail[AGE] - REMEMBERED)
    while k >= first:
        past = trail[PAST + (k & REMEMBERED - 1)]
        if past >= 0:
            out[n] = place_of(s, seat, past >> SEAT_BIT) + 1
            out[n + REMEMBERED] = turned(s, seat, past & (1 << SEAT_BIT) - 1, -1) + 1
            n += 1
        k -= 1
