"""Acrobats used after the reveal (Bear) and after city 8 (Fox to Monkey), and whose Acrobats they are."""

from __future__ import annotations

from spectacula.games.histrio.moves import (
    DISCARD,
    PASS,
    USE_BEAR,
    USE_ELEPHANT,
    USE_FOX,
    USE_MONKEY,
    USE_OWL,
    USE_PEACOCK,
    VOCABULARY,
    acrobat_name,
    actor_name,
    city_name,
)
from spectacula.games.histrio.requests import (
    ask_to_discard,
    discard_request,
    draw_request,
    request_moves,
    why_not_discard,
)
from spectacula.games.histrio.resolution import actor_moves, actor_of, why_not_steal
from spectacula.games.histrio.state import (
    ACROBAT_NAMES,
    ACTORS_OF,
    BEAR,
    CITIES,
    COURSE,
    E_BRIBED,
    E_GAINED,
    E_TOOK,
    ELEPHANT,
    ELEPHANT_FIELDS,
    FIRST_ACROBAT,
    FOX,
    FOX_STEALS,
    FROM_ACROBATS,
    MEET,
    MONKEY,
    NEW_OPPORTUNITIES,
    NEXT_CITY,
    OWL,
    OWL_CHOICE,
    OWL_DRAWS,
    PEACOCK,
    PEACOCK_LEAST,
    PEACOCK_MOST,
    RESOLUTION_ACROBATS,
    SEATS,
    USE_ACROBATS,
    State,
)
from spectacula.games.histrio.theatre import earn, managers_on_stage, move_needle, steal, towards, victims
from spectacula.games.histrio.travel import allies_in, first_city, is_in, is_ready, turn_acrobat
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import count, tell
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Name, Say

question = COURSE.question


# --- after the reveal: the Bear


@rule
def bear_price(s: State, seat: int, city: int) -> int:
    """One Ecu for every rival in the city, allied troupes included; 0 where the seat is not or is alone."""
    if is_in(s, seat, city) == 0:
        return 0
    return count(s.troupes_at[city]) - 1 + allies_in(s, city)


@rule
def bear_cities(s: State, seat: int, ids: Cells) -> int:
    """Cities the Bear can clear: not alone there and able to pay every rival."""
    n = 0
    if is_ready(s, seat, BEAR) != 0:
        for c in range(CITIES):
            price = bear_price(s, seat, c)
            if 0 < price <= s.ecus[seat]:
                ids[n] = USE_BEAR + c
                n += 1
    return n


@rule
def can_bribe(s: State, seat: int) -> int:
    """Whether `bear_cities` has anything for the seat."""
    if is_ready(s, seat, BEAR) != 0:
        for c in range(CITIES):
            price = bear_price(s, seat, c)
            if 0 < price <= s.ecus[seat]:
                return 1
    return 0


@rule
def ask_bear(s: State) -> None:
    """The owner of the Bear is asked if it can be used; then the first city follows."""
    s.stage = NEXT_CITY
    s.city = -1
    for p in range(s.players):
        if can_bribe(s, p) != 0:
            s.stage = MEET
            s.asked = 1 << p


@rule
def bear_cities_or_pass(s: State, seat: int, ids: Cells) -> int:
    """Clear a city, or do not."""
    n = bear_cities(s, seat, ids)
    ids[n] = PASS
    return n + 1


@rule
def use_bear(s: State, seat: int, move: int) -> None:
    """Pay an Ecu to each rival, for an allied troupe to the Treasury, and resolve the city as if alone."""
    s.asked = 0
    s.stage = NEXT_CITY
    if move == PASS:
        return
    city = move - USE_BEAR
    turn_acrobat(s, seat, BEAR)
    s.bear_seat = seat
    s.bear_city = city
    earn(s, seat, -bear_price(s, seat, city), FROM_ACROBATS)
    for p in range(s.players):
        if p != seat and is_in(s, p, city) != 0:
            earn(s, p, 1, FROM_ACROBATS)
            tell(s, E_BRIBED, seat, p, 1)
    allies = allies_in(s, city)
    if allies > 0:
        tell(s, E_BRIBED, seat, -1, allies)


def why_not_bear(s: State, seat: int, move: Move) -> Say | None:
    """Not there, alone there, or too dear."""
    if move.family == "pass":
        return None
    (city,) = move.values
    if not is_in(s, seat, city):
        return Say("why-not-there", {"city": city_name(city)})
    price = bear_price(s, seat, city)
    return Say("why-too-dear", {"price": price}) if price else Say("why-alone", {"city": city_name(city)})


question(
    MEET,
    "bear",
    ask=ask_bear,
    legal=bear_cities_or_pass,
    play=use_bear,
    moves=(USE_BEAR, PASS),
    why_not=why_not_bear,
)


# --- after city 8: Fox, Elephant, Peacock, Owl, Monkey


@rule
def is_usable(s: State, seat: int, acrobat: int) -> int:
    """Ready, and not gained in this round's resolution."""
    return is_ready(s, seat, acrobat) & ~(s.fresh >> acrobat) & 1


@rule
def uses(s: State, seat: int, ids: Cells) -> int:
    """What the seat's Acrobats can do after city 8."""
    n = 0
    if is_usable(s, seat, FOX) != 0:
        for p in range(s.players):
            if p != seat and s.ecus[p] > 0:
                ids[n] = USE_FOX + p
                n += 1
    if is_usable(s, seat, ELEPHANT) != 0:
        for i in range(2 * ELEPHANT_FIELDS):
            ids[n] = USE_ELEPHANT + i
            n += 1
    if is_usable(s, seat, PEACOCK) != 0:
        ids[n] = USE_PEACOCK
        n += 1
    if is_usable(s, seat, OWL) != 0:
        ids[n] = USE_OWL
        n += 1
    if is_usable(s, seat, MONKEY) != 0:
        n = actor_moves(s.thrown, USE_MONKEY, ids, n)
    return n


@rule
def can_use(s: State, seat: int) -> int:
    """Whether `uses` has anything for the seat."""
    ready = s.acrobats[seat] & ~s.used & ~s.fresh & RESOLUTION_ACROBATS
    if ready == 0:
        return 0
    if ready & ~(1 << FOX | 1 << MONKEY) != 0:
        return 1
    if ready >> FOX & 1 != 0 and victims(s, seat) != 0:
        return 1
    return 1 if ready >> MONKEY & 1 != 0 and s.thrown != 0 else 0


@rule
def ask_acrobats(s: State) -> None:
    """By city, then seat: who can use an Acrobat is asked until passing; then whose turn it was is over."""
    acting = -1
    for p in range(s.players):
        if s.passed >> p & 1 == 0 and can_use(s, p) != 0 and (acting < 0 or acts_before(s, p, acting) != 0):
            acting = p
    if acting < 0:
        s.stage = NEW_OPPORTUNITIES
        return
    for p in range(s.players):
        if p != acting and acts_before(s, p, acting) != 0:
            s.passed |= 1 << p
    s.asked = 1 << acting


@rule
def acts_before(s: State, a: int, b: int) -> int:
    """The order in an Acrobat window: by city, then by seat."""
    return 1 if first_city(s, a) * SEATS + a < first_city(s, b) * SEATS + b else 0


@rule
def uses_or_pass(s: State, seat: int, ids: Cells) -> int:
    """Use an Acrobat after city 8, or do not."""
    n = uses(s, seat, ids)
    ids[n] = PASS
    return n + 1


@rule
def use_acrobat(s: State, seat: int, move: int) -> None:
    """Play one Acrobat after city 8, or pass and not come back."""
    s.asked = 0
    if move == PASS:
        s.passed |= 1 << seat
    elif move < USE_ELEPHANT:
        turn_acrobat(s, seat, FOX)
        steal(s, seat, move - USE_FOX, FOX_STEALS)
    elif move < USE_PEACOCK:
        turn_acrobat(s, seat, ELEPHANT)
        i = move - USE_ELEPHANT
        move_needle(s, towards(i // ELEPHANT_FIELDS, i % ELEPHANT_FIELDS + 1))
    elif move == USE_PEACOCK:
        turn_acrobat(s, seat, PEACOCK)
        income = max(PEACOCK_LEAST, min(PEACOCK_MOST, managers_on_stage(s)))
        earn(s, seat, income, FROM_ACROBATS)
        tell(s, E_GAINED, seat, income, 0)
    elif move == USE_OWL:
        use_owl(s, seat)
    else:
        use_monkey(s, seat, move - USE_MONKEY)


def why_not_use(s: State, seat: int, move: Move) -> Say | None:
    """Gained only now, nobody to steal from, or an Actor that did not go to court this round."""
    if move.family == "pass":
        return None
    acrobat = ACROBATS[move.family]
    if not is_usable(s, seat, acrobat):
        return Say("why-fresh", {"acrobat": acrobat_name(acrobat)})
    if move.family == "use-fox":
        return why_not_steal(s, seat, move)
    if move.family == "use-monkey" and not s.thrown & ACTORS_OF[move.values[0], move.values[1]]:
        return Say("why-not-thrown", {"actor": actor_name(*move.values)})
    return None


question(
    USE_ACROBATS,
    "acrobats",
    ask=ask_acrobats,
    legal=uses_or_pass,
    play=use_acrobat,
    moves=(USE_FOX, USE_ELEPHANT, USE_PEACOCK, USE_OWL, USE_MONKEY, PASS),
    why_not=why_not_use,
)


@rule
def use_monkey(s: State, seat: int, i: int) -> None:
    """An Actor thrown out this round joins the troupe without its effect."""
    turn_acrobat(s, seat, MONKEY)
    card = actor_of(s.thrown, i)
    s.thrown &= ~(1 << card)
    s.discard &= ~(1 << card)
    s.troupe[seat] |= 1 << card
    tell(s, E_TOOK, seat, card, 0)


@rule
def use_owl(s: State, seat: int) -> None:
    """Draw three Secret Requests one by one; one of them must go."""
    turn_acrobat(s, seat, OWL)
    s.owl_drawn = 0
    for _ in range(OWL_DRAWS):
        s.owl_drawn |= draw_request(s, seat)
    if s.owl_drawn != 0:
        s.stage = OWL_CHOICE
        s.asked = 1 << seat


@rule
def drawn_moves(s: State, seat: int, ids: Cells) -> int:
    """One of the requests the Owl has drawn must go."""
    return request_moves(s.owl_drawn, ids)


@rule
def discard_drawn(s: State, seat: int, move: int) -> None:
    """The Owl's discard, then down to the hand limit."""
    s.asked = 0
    s.owl_drawn = 0
    s.stage = USE_ACROBATS
    discard_request(s, seat, move - DISCARD)
    ask_to_discard(s, seat, USE_ACROBATS)


question(OWL_CHOICE, "owl", legal=drawn_moves, play=discard_drawn, moves=(DISCARD,), why_not=why_not_discard)


# --- whose Acrobat, and when

ACROBATS = {f"use-{name}": FIRST_ACROBAT + i for i, name in enumerate(ACROBAT_NAMES)}


def why_not_your_acrobat(s: State, seat: int, move: Move) -> Say | None:
    """Somebody else's, used already, or for another window."""
    acrobat = ACROBATS[move.family]
    card = {"acrobat": acrobat_name(acrobat)}
    if not s.acrobats[seat] >> acrobat & 1:
        return Say("why-not-your-acrobat", card)
    if s.used >> acrobat & 1:
        return Say("why-used-acrobat", card)
    window = COURSE.asking(VOCABULARY.families[move.family].first)[0]
    if s.stage != window:
        return Say("why-not-this-window", {**card, "window": Name(f"window-{COURSE.questions[window].kind}")})
    return None


COURSE.forbid(
    tuple(family.first for family in VOCABULARY.families.values() if family.name in ACROBATS), why_not_your_acrobat
)
