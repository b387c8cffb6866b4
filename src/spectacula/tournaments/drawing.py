"""The next round of a tournament: drawn from what was agreed, what has happened and who is kept apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from spectacula.tournaments.companies import NOBODY_APART, Apart, companies, kept_apart, meetings
from spectacula.tournaments.knockout import going_on, snake
from spectacula.tournaments.plan import Plan, System
from spectacula.tournaments.rooms import Entrant, Room, last_round
from spectacula.tournaments.seating import Had, seated, seats_had
from spectacula.tournaments.sizes import spread, table_sizes
from spectacula.tournaments.standings import Standing, standings


def next_round(
    plan: Plan, entrants: Sequence[Entrant], rooms: Sequence[Room], apart: Apart = NOBODY_APART
) -> list[Room]:
    """The rooms of the next round; none when it is all over. Every room before must be done."""
    before = last_round(rooms)
    turn = before[0].round + 1 if before else 1
    chance = Random(plan.lot("round", turn))
    if plan.system is System.KNOCKOUT:
        return _knockout_round(plan, entrants, rooms, turn, chance, apart)
    ranked = [found for found in standings(plan, entrants, rooms) if not found.out]
    if turn > plan.rounds or len(ranked) < 2:
        return []
    if plan.system is System.DUPLICATE:
        return _duplicate_round(plan, ranked, rooms, turn, chance, apart)
    return _swiss_round(plan, ranked, rooms, turn, chance, apart)


def _swiss_round(
    plan: Plan, ranked: Sequence[Standing], rooms: Sequence[Room], turn: int, chance: Random, apart: Apart
) -> list[Room]:
    sizes = table_sizes(len(ranked), plan.players, *plan.sizes)
    resting = _sitting_out(ranked, rooms, max(0, len(ranked) - sum(sizes)))
    order = [found.entrant for found in ranked if found.entrant not in resting]
    points = {found.entrant: found.points for found in ranked}
    found = companies(order, _people(sizes, len(order)), meetings(rooms), points, chance, apart)
    return _laid(turn, list(zip(found, sizes, strict=True)), seats_had(rooms), chance, resting)


def _duplicate_round(
    plan: Plan, ranked: Sequence[Standing], rooms: Sequence[Room], turn: int, chance: Random, apart: Apart
) -> list[Room]:
    """At least two rooms, so that there is somebody to compare with; bots fill the same seats in all of them."""
    order = [found.entrant for found in ranked]
    chance.shuffle(order)
    sizes = spread(len(order), max(2, -(-len(order) // plan.players)))
    found = companies(order, sizes, meetings(rooms), dict.fromkeys(order, 0.0), chance, apart)
    first, had = turn - 1, seats_had(rooms)
    return [
        Room(turn, number, seated(company, plan.players, _free(plan.players, len(company), first), had, chance))
        for number, company in enumerate(found, start=1)
    ]


def _knockout_round(
    plan: Plan, entrants: Sequence[Entrant], rooms: Sequence[Room], turn: int, chance: Random, apart: Apart
) -> list[Room]:
    """Where somebody sits out, it is the best seed of those who have done so least."""
    order = going_on(plan, entrants, rooms)
    if len(order) < 2:
        return []
    sizes = table_sizes(len(order), plan.players, *plan.sizes)
    rested = Counter(one for room in rooms if room.bye for one in room.entrants)
    resting = sorted(order, key=rested.__getitem__)[: max(0, len(order) - sum(sizes))]
    playing = [one for one in order if one not in resting]
    found = kept_apart(snake(playing, _people(sizes, len(playing))), apart)
    return _laid(turn, list(zip(found, sizes, strict=True)), seats_had(rooms), chance, resting)


def _laid(
    turn: int, tables: Sequence[tuple[list[str], int]], had: Had, chance: Random, resting: Iterable[str]
) -> list[Room]:
    seatings = [seated(company, size, range(size)[: len(company)], had, chance) for company, size in tables]
    byes: list[tuple[str | None, ...]] = [(one,) for one in resting]
    return [Room(turn, number, seats) for number, seats in enumerate([*seatings, *byes], start=1)]


def _people(sizes: Sequence[int], count: int) -> Sequence[int]:
    """How many of each table are people: all, unless they are too few for one table."""
    return sizes if sum(sizes) <= count else (count,)


def _free(places: int, people: int, first: int) -> list[int]:
    """The seats of people in a round: in every room the same ones first, other ones every round."""
    return sorted((first + further) % places for further in range(people))


def _sitting_out(ranked: Sequence[Standing], rooms: Sequence[Room], many: int) -> list[str]:
    """Those who have sat out least, and of them the last."""
    rested = [one for room in rooms if room.bye for one in room.entrants]
    order = sorted(ranked, key=lambda found: (rested.count(found.entrant), -found.place))
    return [found.entrant for found in order[:many]]
