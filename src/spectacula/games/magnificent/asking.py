"""How a question is put, and how its answers are listed."""

from __future__ import annotations

from spectacula.games.magnificent.moves import CARD, PLACE, POSTER
from spectacula.games.magnificent.state import State
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import lowest


@rule
def ask(s: State, kind: int, choices: int, specials: int) -> None:
    """Put a question to the acting seat."""
    s.asked = kind
    s.choices = choices
    s.specials = specials
    s.offers = 0


@rule
def list_members(ids: Cells, n: int, first: int, members: int) -> int:
    """Write the ids of a family's members behind the first n; the new number of ids."""
    while members != 0:
        ids[n] = first + lowest(members)
        members &= members - 1
        n += 1
    return n


@rule
def list_choices(s: State, ids: Cells, first: int) -> int:
    """Done, leave, keep and the deck, as far as they are allowed, then the choices of a family."""
    return list_members(ids, list_members(ids, 0, 0, s.specials), first, s.choices)


@rule
def card_moves(s: State, seat: int, ids: Cells) -> int:
    """Master cards to choose from."""
    return list_choices(s, ids, CARD)


@rule
def place_moves(s: State, seat: int, ids: Cells) -> int:
    """Places of the own board to choose from."""
    return list_choices(s, ids, PLACE)


@rule
def poster_moves(s: State, seat: int, ids: Cells) -> int:
    """Posters to choose from."""
    return list_choices(s, ids, POSTER)
