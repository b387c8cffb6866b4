"""What a city would bring, as rules that play on as if: nobody else comes, or somebody does."""

from __future__ import annotations

from spectacula.games.histrio.moves import STEAL, VOCABULARY, city_name
from spectacula.games.histrio.resolution import collide, next_encounter, steal_one, visit_city
from spectacula.games.histrio.state import (
    ANNOUNCE,
    CHAMELEON_CHOICE,
    CHOOSE_CITY,
    COURSE,
    ENCOUNTER,
    LATE_CITY,
    MEET,
    STEALING,
    State,
)
from spectacula.games.histrio.theatre import victims
from spectacula.games.histrio.travel import allies_in
from spectacula.kernel.questions import Supposition
from spectacula.kernel.rules import rule
from spectacula.kernel.streams import lowest
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Say


@rule
def come_alone(s: State, seat: int, city: int) -> None:
    """Nobody else is there: on to the court visit. For the thief it is all the same who is stolen from."""
    s.asked = 0
    s.city = city
    s.troupes_at[city] = 1 << seat
    visit_city(s, 1 << seat, 0)
    while s.stage == ENCOUNTER or s.stage == STEALING:
        if s.stage == STEALING:
            steal_one(s, seat, STEAL + lowest(victims(s, seat)))
        else:
            next_encounter(s)


@rule
def come_together(s: State, seat: int, city: int) -> None:
    """Somebody else is there as well."""
    s.city = city
    collide(s)


@rule
def count_chameleons(s: State, seat: int, split: int) -> None:
    """This is what the Chameleons count as, whatever others choose for theirs."""
    s.chameleons[seat] = split


def alone(seat: int, city: int, sure: bool = False) -> Supposition:
    given = None if sure else Say("given-alone", {"city": city_name(city)})
    return Supposition(given, come_alone, (seat, city))


def together(seat: int, city: int) -> Supposition:
    return Supposition(Say("given-together", {"city": city_name(city)}), come_together, (seat, city))


def suppose_travel(s: State, seat: int, move: Move) -> tuple[Supposition, ...]:
    """A destination: alone or not, unless the Ox has closed the city or the Turtle sees who is there."""
    if move.family in ("use-ox", "use-bear"):
        return (alone(seat, move.values[0], sure=True),)
    found = []
    for city in move.values:
        if s.stage == LATE_CITY:
            met = s.troupes_at[city] & ~(1 << seat) or allies_in(s, city)
            found.append(together(seat, city) if met else alone(seat, city))
        elif s.ox_seat == seat and s.ox_city == city:
            found.append(alone(seat, city, sure=True))
        else:
            found += [alone(seat, city), together(seat, city)]
    return tuple(found)


COURSE.suppose((ANNOUNCE, CHOOSE_CITY, LATE_CITY, MEET), suppose_travel)


def suppose_chameleons(s: State, seat: int, move: Move) -> tuple[Supposition, ...]:
    return (Supposition(None, count_chameleons, (seat, VOCABULARY.place(move))),)


COURSE.suppose((CHAMELEON_CHOICE,), suppose_chameleons)
