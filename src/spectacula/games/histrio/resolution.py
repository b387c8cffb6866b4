"""Phase 2, Resolution: cities 1 to 8, one by one."""

from __future__ import annotations

from spectacula.games.histrio.moves import KEEP, SEND, STEAL, actor_name, city_name
from spectacula.games.histrio.requests import draw_owed_requests
from spectacula.games.histrio.state import (
    ACROBAT,
    ACTORS_OF,
    ALL_CITIES,
    BONUS,
    CARD_SORT,
    CARD_VALUE,
    CITIES,
    COURSE,
    COURT,
    DRAW_REQUESTS,
    E_ALLIES,
    E_ALONE,
    E_BONUS,
    E_COURT,
    E_EMPTY,
    E_FOUND,
    E_JOINED,
    E_MANAGER,
    E_MET,
    E_NO_MANAGER,
    E_PAID,
    E_RECOVERED,
    E_UNPAID,
    ENCOUNTER,
    FROM_BONUS,
    FROM_MANAGERS,
    LEVELS,
    MANAGERS,
    NEXT_CITY,
    SEATS,
    STEALING,
    TO_FEES,
    USE_ACROBATS,
    State,
)
from spectacula.games.histrio.theatre import earn, managers_on_stage, move_needle, steal, towards, victims
from spectacula.games.histrio.travel import allies_in
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import count, lowest, tell
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Say, Seat

question, step = COURSE.question, COURSE.step


@rule
def next_city(s: State) -> None:
    """Go on to the next city somebody is in; after city 8 Acrobats may be used."""
    s.city += 1
    while s.city < CITIES and s.troupes_at[s.city] == 0 and allies_in(s, s.city) == 0:
        s.city += 1
    if s.city == CITIES:
        s.stage = USE_ACROBATS
        s.passed = 0
    else:
        visit_city(s, s.troupes_at[s.city], allies_in(s, s.city))


step(NEXT_CITY, next_city)


@rule
def visit_city(s: State, troupes: int, allies: int) -> None:
    """Alone, together, or only allied troupes."""
    if troupes == 0:
        visit_of_allies(s, allies)
    elif s.city == s.bear_city:
        tell(s, E_ALONE, s.bear_seat, s.city, 1)
        s.owed = troupes & ~(1 << s.bear_seat)
        s.stage = ENCOUNTER
    elif count(troupes) + allies > 1:
        tell(s, E_MET, -1, s.city, troupes | allies << SEATS)
        collide(s)
        s.owed = troupes
        request_each(s)
    elif s.height[s.city] == 0:
        tell(s, E_EMPTY, lowest(troupes), s.city, 0)
        s.owed = troupes
        request_each(s)
    else:
        tell(s, E_ALONE, lowest(troupes), s.city, 0)
        s.owed = 0
        s.stage = ENCOUNTER


@rule
def request_each(s: State) -> None:
    """Everybody owed a Secret Request draws one, then the next city follows."""
    s.stage = DRAW_REQUESTS
    s.back = NEXT_CITY
    draw_owed_requests(s)


@rule
def visit_of_allies(s: State, allies: int) -> None:
    """One ally alone discards the cards without effect; two alone together also move the King."""
    tell(s, E_ALLIES, -1, s.city, allies)
    if allies == 2:
        collide(s)
    else:
        for i in range(s.height[s.city]):
            s.discard |= 1 << s.stack[s.city, i]
        s.height[s.city] = 0


@rule
def netted(s: State, city: int) -> int:
    """Where the Actors of a city would push the needle if troupes met there: up is comedy."""
    steps = 0
    for i in range(s.height[city]):
        card = s.stack[city, i]
        if CARD_SORT[card] < BONUS:
            steps += towards(CARD_SORT[card], CARD_VALUE[card])
    return steps


@rule
def collide(s: State) -> None:
    """All cards are discarded; the Actors among them, netted, move the needle once."""
    steps = netted(s, s.city)
    for i in range(s.height[s.city]):
        card = s.stack[s.city, i]
        s.discard |= 1 << card
        if CARD_SORT[card] < BONUS:
            s.thrown |= 1 << card
    s.height[s.city] = 0
    move_needle(s, steps)


# --- alone in a city


@rule
def visitor(s: State) -> int:
    """The seat that resolves the city as if alone."""
    if s.city == s.bear_city:
        return s.bear_seat
    return lowest(s.troupes_at[s.city])


@rule
def next_encounter(s: State) -> None:
    """The newest card first; after the oldest one an Actor may be sent to court."""
    seat = visitor(s)
    if s.height[s.city] > 0:
        s.height[s.city] -= 1
        encounter(s, seat, s.stack[s.city, s.height[s.city]])
    elif s.guests != 0:
        s.stage = COURT
        s.asked = 1 << seat
    else:
        request_each(s)


step(ENCOUNTER, next_encounter)


@rule
def encounter(s: State, seat: int, card: int) -> None:
    """One card: bonuses pay, Acrobats join face up, Actors take effect by level and come along."""
    value = CARD_VALUE[card]
    if CARD_SORT[card] == BONUS:
        earn(s, seat, value, FROM_BONUS)
        s.discard |= 1 << card
        tell(s, E_BONUS, seat, card, value)
    elif CARD_SORT[card] == ACROBAT:
        s.acrobats[seat] |= 1 << card
        s.fresh |= 1 << card
        tell(s, E_FOUND, seat, card, 0)
    elif value == 5 and s.ecus[seat] == 0:
        s.discard |= 1 << card
        tell(s, E_UNPAID, seat, card, 0)
    else:
        s.guests |= 1 << card
        tell(s, E_JOINED, seat, card, 0)
        actor_effect(s, seat, value)


@rule
def actor_effect(s: State, seat: int, level: int) -> None:
    """1 recovers, 2 steals, 3 brings a Manager on stage, 4 does nothing, 5 costs an Ecu."""
    if level == 1:
        recover(s, seat)
    elif level == 2:
        ask_victim(s, seat)
    elif level == 3:
        place_manager(s, seat)
    elif level == 5:
        earn(s, seat, -1, TO_FEES)
        tell(s, E_PAID, seat, 1, 0)


@rule
def recover(s: State, seat: int) -> None:
    """All Travel cards and Caravels come back, the one of this round included."""
    s.travel[seat] = ALL_CITIES
    tell(s, E_RECOVERED, seat, 0, 0)


@rule
def ask_victim(s: State, seat: int) -> None:
    """Steal an Ecu from an opponent of choice: asked only if there is a choice."""
    seats = victims(s, seat)
    if count(seats) == 1:
        steal(s, seat, lowest(seats), 1)
    elif seats != 0:
        s.stage = STEALING
        s.asked = 1 << seat


@rule
def place_manager(s: State, seat: int) -> None:
    """A Manager goes on stage, if one is at home, and every Manager there pays an Ecu."""
    if s.on_stage[seat] < MANAGERS:
        s.on_stage[seat] += 1
    else:
        tell(s, E_NO_MANAGER, seat, 0, 0)
    income = managers_on_stage(s)
    earn(s, seat, income, FROM_MANAGERS)
    tell(s, E_MANAGER, seat, income, 0)


@rule
def victim_moves(s: State, seat: int, ids: Cells) -> int:
    """Opponents to steal from."""
    seats = victims(s, seat)
    n = 0
    for p in range(s.players):
        if seats >> p & 1 != 0:
            ids[n] = STEAL + p
            n += 1
    return n


@rule
def steal_one(s: State, seat: int, move: int) -> None:
    """The chosen opponent loses an Ecu, the resolution goes on."""
    s.asked = 0
    s.stage = ENCOUNTER
    steal(s, seat, move - STEAL, 1)


def ask_in_city(s: State, seat: int) -> Say:
    return Say("prompt-steal" if s.stage == STEALING else "prompt-court", {"city": city_name(s.city)})


def why_not_steal(s: State, seat: int, move: Move) -> Say | None:
    """Nobody sits there, or nobody with Ecus."""
    (rival,) = move.values
    if rival >= s.players:
        return Say("why-nobody-there")
    return Say("why-not-yourself") if rival == seat else Say("why-no-ecus", {"player": Seat(rival)})


question(
    STEALING, "steal", legal=victim_moves, play=steal_one, moves=(STEAL,), prompt=ask_in_city, why_not=why_not_steal
)


# --- the court visit


@rule
def actor_moves(cards: int, first: int, ids: Cells, n: int) -> int:
    """Append one move per kind and level among these Actors to n moves; how many there are then."""
    last = -1
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        move = first + CARD_SORT[card] * LEVELS + CARD_VALUE[card] - 1
        if move != last:
            ids[n] = move
            n += 1
        last = move
    return n


@rule
def actor_of(cards: int, move: int) -> int:
    """The card meant by a move of `actor_moves`, counted from its first id."""
    return lowest(cards & ACTORS_OF[move // LEVELS, move % LEVELS + 1])


@rule
def court_moves(s: State, seat: int, ids: Cells) -> int:
    """Keep all Actors met here, or send one of them."""
    ids[0] = KEEP
    return actor_moves(s.guests, SEND, ids, 1)


@rule
def visit_court(s: State, seat: int, move: int) -> None:
    """One Actor gained here may be sent to the King; the others join the troupe."""
    s.asked = 0
    if move != KEEP:
        card = actor_of(s.guests, move - SEND)
        s.guests &= ~(1 << card)
        s.discard |= 1 << card
        s.thrown |= 1 << card
        tell(s, E_COURT, seat, card, 0)
        move_needle(s, towards(CARD_SORT[card], CARD_VALUE[card]))
    s.troupe[seat] |= s.guests
    s.guests = 0
    request_each(s)


def why_not_send(s: State, seat: int, move: Move) -> Say | None:
    """Only Actors met in this city can go to court from it."""
    return Say("why-not-met-here", {"actor": actor_name(*move.values), "city": city_name(s.city)})


question(
    COURT, "court", legal=court_moves, play=visit_court, moves=(KEEP, SEND), prompt=ask_in_city, why_not=why_not_send
)
