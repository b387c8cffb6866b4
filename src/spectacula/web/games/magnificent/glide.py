"""Names under which pieces glide: a die from the tent onto a card, a gem into the sum, a hat up the track."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from spectacula.games.magnificent.box import SEATS
from spectacula.games.magnificent.pieces import Die
from spectacula.games.magnificent.view import Table

COLOURS = ("orange", "green", "purple", "clear")
ALIKE = 4
"""As many equal dice glide; more stay nameless."""
MOST_GEMS = 6


@dataclass(frozen=True)
class DieNames:
    """Equal dice are told apart by counting them: first those on cards, then those in the tent."""

    tent: tuple[str, ...]
    cards: tuple[tuple[str, ...], ...]


def die_names(table: Table) -> DieNames:
    seen: Counter[str] = Counter()

    def name(die: Die | None) -> str:
        if die is None:
            return ""
        kind = f"die-{die.colour}-{die.value}"
        seen[kind] += 1
        return f"{kind}-{seen[kind]}" if seen[kind] <= ALIKE else ""

    cards = tuple(tuple(name(own.die) for own in player.cards) for player in table.players)
    return DieNames(tuple(name(die) for die in table.dice), cards)


def gem_name(seat: int, colour: str, n: int) -> str:
    """A player's gem: those in store are counted first, then those spent this turn."""
    return f"gem-{seat}-{colour}-{n}" if n <= MOST_GEMS else ""


def hat_name(table: Table, seat: int, space: int) -> str:
    """One of the two hats of a player, by the place on the track where it stands."""
    return f"hat-{seat}-{table.players[seat].hats.index(space)}"


def all_names() -> list[str]:
    dice = [f"die-{colour}-{value}-{n + 1}" for colour in COLOURS for value in range(1, 7) for n in range(ALIKE)]
    gems = [gem_name(seat, colour, n + 1) for seat in range(SEATS) for colour in COLOURS for n in range(MOST_GEMS)]
    return dice + gems + [f"hat-{seat}-{n}" for seat in range(SEATS) for n in range(2)]
