"""Arena: whoever is free is seated as soon as there is company, until the time is up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from spectacula.tournaments.companies import NOBODY_APART, Apart, companies, meetings, unwelcome
from spectacula.tournaments.plan import Plan
from spectacula.tournaments.rooms import Entrant, Room
from spectacula.tournaments.seating import seated, seats_had
from spectacula.tournaments.sizes import table_sizes

PATIENCE = 60.0
"""Seconds of waiting after which a table of another size will do."""


def waiting(entrants: Sequence[Entrant], rooms: Sequence[Room]) -> list[str]:
    """Those who are there and sit at no table."""
    playing = {one for room in rooms if not room.done for one in room.entrants}
    return [one.id for one in entrants if not one.out and one.id not in playing]


def next_tables(
    plan: Plan, free_since: Mapping[str, float], rooms: Sequence[Room], now: float, apart: Apart = NOBODY_APART
) -> list[Room]:
    """Tables for those who are free, the longest waiting first; nobody is seated with whom they are kept apart from."""
    order = sorted(free_since, key=lambda one: (free_since[one], plan.lot("waiting", one, len(rooms))))
    sizes = _sizes(plan, len(order), now - min(free_since.values(), default=now))
    chance = Random(plan.lot("arena", len(rooms)))
    order = _first(order, sum(sizes), apart)
    drawn = companies(order, sizes, meetings(rooms), dict.fromkeys(order, 0.0), chance, apart)
    found, had = [company for company in drawn if not unwelcome(company, apart)], seats_had(rooms)
    return [
        Room(1, len(rooms) + number, seated(company, len(company), range(len(company)), had, chance))
        for number, company in enumerate(found, start=1)
    ]


def _first(order: Sequence[str], many: int, apart: Apart) -> list[str]:
    """Those who have waited longest, before whom others are taken where they can be kept apart in no other way."""
    welcome = list[str]()
    for one in order:
        if not any(frozenset((one, other)) in apart for other in welcome):
            welcome.append(one)
    chosen = [*welcome, *(one for one in order if one not in welcome)][:many]
    return sorted(chosen, key=order.index)


def _sizes(plan: Plan, count: int, longest: float) -> tuple[int, ...]:
    fewest, most = plan.sizes
    if longest < PATIENCE or count % plan.players == 0:
        return (plan.players,) * (count // plan.players)
    return table_sizes(count, plan.players, fewest, most) if count >= fewest else ()
