"""Knock-out: the best of every table go on until all who are left sit at one."""

from __future__ import annotations

from collections.abc import Sequence

from spectacula.tournaments.plan import Plan
from spectacula.tournaments.rooms import Entrant, Room, last_round
from spectacula.tournaments.standings import standings


def going_on(plan: Plan, entrants: Sequence[Entrant], rooms: Sequence[Room]) -> list[str]:
    """Everybody who plays the next round, the best seeds first; nobody after the last table."""
    here = {one.id: one for one in entrants if not one.out}
    before = last_round(rooms)
    if not before:
        return sorted(here, key=lambda one: (-here[one].strength, plan.lot("seeding", one)))
    if len(before) == 1:
        return []
    ranked = [found.entrant for found in standings(plan, entrants, rooms)]
    found = [(place, one) for room in before for place, one in enumerate(_best(plan, room, ranked, set(here)))]
    return [one for _, one in sorted(found, key=lambda each: (each[0], -here[each[1]].strength, ranked.index(each[1])))]


def _best(plan: Plan, room: Room, ranked: Sequence[str], here: set[str]) -> list[str]:
    """Whoever has left makes way for the next of the table; one at least stays behind."""
    many = 1 if room.bye else min(plan.advance, len(room.seats) - 1)
    absent = {room.seats[seat] for seat in room.result.absent} if room.result else set()
    order = sorted(room.entrants, key=ranked.index)
    return [one for one in order if one in here and one not in absent][:many]


def snake(order: Sequence[str], sizes: Sequence[int]) -> list[list[str]]:
    """Seeds laid out to and fro, so that the best meet late and every table has its share of them."""
    tables: list[list[str]] = [[] for _ in sizes]
    waiting, line = list(order), list(range(len(sizes)))
    while waiting:
        for table in line:
            if waiting and len(tables[table]) < sizes[table]:
                tables[table].append(waiting.pop(0))
        line.reverse()
    return tables
