"""How pieces glide: a die from the tent onto a card, a gem into the sum, a hat up the track, a wagon around a ring."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple

from spectacula.games.magnificent.box import RING, SEATS
from spectacula.games.magnificent.pieces import Die
from spectacula.games.magnificent.view import Table
from spectacula.web.games import Story

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


def pooled(colour: str, value: int, n: int) -> str:
    """A die of the main tent; equal ones are counted."""
    return f"pool-{colour}-{value}-{n}"


def pool(dice: tuple[Die, ...]) -> tuple[str, ...]:
    """The dice of the main tent by name."""
    seen: Counter[tuple[str, int]] = Counter()
    names = []
    for die in dice:
        names.append(pooled(die.colour, die.value, seen[die.colour, die.value]))
        seen[die.colour, die.value] += 1
    return tuple(names)


def gem_name(seat: int, colour: str, n: int) -> str:
    """A player's gem: those in store are counted first, then those spent this turn."""
    return f"gem-{seat}-{colour}-{n}" if n <= MOST_GEMS else ""


def hat_name(table: Table, seat: int, space: int) -> str:
    """One of the two hats of a player, by the place on the track where it stands."""
    return f"hat-{seat}-{table.players[seat].hats.index(space)}"


class Rolled(NamedTuple):
    """How often a wagon has been around, and how far it has just come."""

    laps: int
    came: int


def rolled(table: Table, story: Story, fresh: bool) -> tuple[Rolled, ...]:
    """The way of every wagon: a trip only laid out is not yet told, but wagons only go forward. The last trip of all
    is shown once more to who sees the table anew (`fresh`): it may have ended a turn, and the table looks different."""
    trips = [(event.a, event.b) for _, event in story if event.name == "travel"]
    last = trips[-1] if fresh and trips else None
    found = []
    for i, road in enumerate(table.roads):
        told = sum(steps for ring, steps in trips if ring == i)
        laps = (told + (road.wagon - told) % RING) // RING
        found.append(Rolled(laps, last[1] if last and last[0] == i else 0))
    return tuple(found)


def all_names() -> list[str]:
    dice = [f"die-{colour}-{value}-{n + 1}" for colour in COLOURS for value in range(1, 7) for n in range(ALIKE)]
    gems = [gem_name(seat, colour, n + 1) for seat in range(SEATS) for colour in COLOURS for n in range(MOST_GEMS)]
    return dice + gems + [f"hat-{seat}-{n}" for seat in range(SEATS) for n in range(2)]
