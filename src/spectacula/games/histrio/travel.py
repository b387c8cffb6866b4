"""Phase 1, Travel: Acrobats announced first, then every troupe chooses in secret, then all cards are revealed."""

from __future__ import annotations

from spectacula.games.histrio.moves import (
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    PASS,
    TRAVEL,
    TRAVEL_PAIR,
    USE_HORSE,
    USE_OX,
    USE_TURTLE,
    city_name,
)
from spectacula.games.histrio.state import (
    ALL_CITIES,
    ALLIES,
    ALLIES_DRAW,
    ANNOUNCE,
    CHOOSE_CITY,
    CITIES,
    COURSE,
    E_ALLY,
    E_ANNOUNCED,
    E_TRAVELLED,
    E_TWICE,
    E_USED,
    HORSE,
    LATE_CITY,
    MEET,
    OX,
    REVEAL,
    TRAVEL_ACROBATS,
    TURTLE,
    State,
)
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import count, draw, lowest, tell, unveil
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Say, Seat

question, step = COURSE.question, COURSE.step


@rule
def is_ready(s: State, seat: int, acrobat: int) -> int:
    """A seat owns this Acrobat and has not used it this season."""
    return s.acrobats[seat] >> acrobat & 1 & ~(s.used >> acrobat)


@rule
def turn_acrobat(s: State, seat: int, acrobat: int) -> None:
    """A used Acrobat is turned until the next season."""
    s.used |= 1 << acrobat
    tell(s, E_USED, seat, acrobat, 0)


@rule
def begin_travel(s: State) -> None:
    """A new round: no choices, no Acrobats in play."""
    for p in range(s.players):
        s.choice[p] = -1
        s.second[p] = -1
        s.ally[p] = -1
    s.ox_seat = -1
    s.ox_city = -1
    s.horse_seat = -1
    s.turtle_seat = -1
    s.bear_seat = -1
    s.bear_city = -1
    s.fresh = 0
    s.thrown = 0
    s.passed = 0
    for c in range(CITIES):
        s.troupes_at[c] = 0
    s.stage = ANNOUNCE


# --- before the choice: Ox, Horse, Turtle


@rule
def announcements(s: State, seat: int, ids: Cells) -> int:
    """Acrobats of the travel window the seat can use now; 0 if there are none."""
    n = 0
    cards = open_cards(s, seat)
    if is_ready(s, seat, OX) != 0 and s.turtle_seat != seat:
        for c in range(CITIES):
            if cards >> c & 1 != 0:
                ids[n] = USE_OX + c
                n += 1
    if is_ready(s, seat, HORSE) != 0 and count(cards) >= 2:
        ids[n] = USE_HORSE
        n += 1
    if is_ready(s, seat, TURTLE) != 0 and s.ox_seat != seat:
        ids[n] = USE_TURTLE
        n += 1
    return n


@rule
def can_announce(s: State, seat: int) -> int:
    """Whether `announcements` has anything for the seat."""
    if s.acrobats[seat] & ~s.used & TRAVEL_ACROBATS == 0:
        return 0
    if is_ready(s, seat, OX) != 0 and s.turtle_seat != seat:
        return 1
    if is_ready(s, seat, HORSE) != 0 and count(open_cards(s, seat)) >= 2:
        return 1
    return 1 if is_ready(s, seat, TURTLE) != 0 and s.ox_seat != seat else 0


@rule
def ask_announcements(s: State) -> None:
    """By seat: who can use an Acrobat before the choice is asked."""
    for p in range(s.players):
        if s.passed >> p & 1 == 0:
            if can_announce(s, p) != 0:
                s.asked = 1 << p
                return
            s.passed |= 1 << p
    s.stage = ALLIES_DRAW


@rule
def announcements_or_pass(s: State, seat: int, ids: Cells) -> int:
    """Use an Acrobat before the choice, or do not."""
    n = announcements(s, seat, ids)
    ids[n] = PASS
    return n + 1


@rule
def announce(s: State, seat: int, move: int) -> None:
    """Use an Acrobat of the travel window, or pass and not come back."""
    s.asked = 0
    if move == PASS:
        s.passed |= 1 << seat
    elif move == USE_HORSE:
        turn_acrobat(s, seat, HORSE)
        s.horse_seat = seat
    elif move == USE_TURTLE:
        turn_acrobat(s, seat, TURTLE)
        s.turtle_seat = seat
    else:
        turn_acrobat(s, seat, OX)
        s.ox_seat = seat
        s.ox_city = move - USE_OX
        tell(s, E_ANNOUNCED, seat, s.ox_city, 0)


def why_not_announce(s: State, seat: int, move: Move) -> Say | None:
    """Ox and Turtle exclude each other; the Ox needs an open card, the Horse two."""
    if move.family in ("use-ox", "use-turtle") and seat in (s.turtle_seat, s.ox_seat):
        return Say("why-ox-or-turtle")
    if move.family == "use-ox":
        return why_not_there(s, seat, move.values[0])
    return Say("why-two-cards") if move.family == "use-horse" else None


question(
    ANNOUNCE,
    "announce",
    ask=ask_announcements,
    legal=announcements_or_pass,
    play=announce,
    moves=(USE_OX, USE_HORSE, USE_TURTLE, PASS),
    why_not=why_not_announce,
)


# --- the choice


@rule
def draw_allies(s: State) -> None:
    """Two players: each draws and secretly looks at the next card of the allied troupe."""
    if s.players == 2:
        for p in range(2):
            s.ally[p] = draw(s, ALLIES, s.ally_deck[p])
            s.ally_deck[p] &= ~(1 << s.ally[p])
    s.stage = CHOOSE_CITY
    s.asked = 0
    for p in range(s.players):
        if p == s.ox_seat and p != s.horse_seat:
            s.choice[p] = s.ox_city
        elif p != s.turtle_seat:
            s.asked |= 1 << p
    if s.asked == 0:
        s.stage = REVEAL


step(ALLIES_DRAW, draw_allies)


@rule
def open_cards(s: State, seat: int) -> int:
    """Travel cards in hand that no rival's Ox has closed."""
    cards = s.travel[seat]
    if s.ox_city >= 0 and s.ox_seat != seat:
        cards &= ~(1 << s.ox_city)
    return cards


@rule
def destinations(s: State, seat: int, ids: Cells) -> int:
    """Where a troupe can travel: one city, two with the Horse, among them the one announced with the Ox."""
    cards = open_cards(s, seat)
    if s.ox_seat == seat:
        cards &= 1 << s.ox_city | (ALL_CITIES if s.horse_seat == seat else 0)
    n = 0
    if s.horse_seat == seat and count(cards) >= 2:
        for i in range(PAIRS):
            a = PAIR_FIRST[i]
            b = PAIR_SECOND[i]
            announced = s.ox_seat != seat or a == s.ox_city or b == s.ox_city
            if announced and cards >> a & cards >> b & 1 != 0:
                ids[n] = TRAVEL_PAIR + i
                n += 1
        return n
    while cards != 0:
        ids[n] = TRAVEL + lowest(cards)
        cards &= cards - 1
        n += 1
    return n


@rule
def choose_city(s: State, seat: int, move: int) -> None:
    """Lay a Travel card face down; the last one lets all be revealed."""
    if move >= TRAVEL_PAIR:
        s.choice[seat] = PAIR_FIRST[move - TRAVEL_PAIR]
        s.second[seat] = PAIR_SECOND[move - TRAVEL_PAIR]
    else:
        s.choice[seat] = move - TRAVEL
    s.asked &= ~(1 << seat)
    if s.asked == 0:
        s.stage = REVEAL


def ask_city(s: State, seat: int) -> Say:
    """One city, or two with the Horse."""
    if s.horse_seat == seat:
        return Say("prompt-travel-pair")
    return Say("prompt-travel" if s.stage == CHOOSE_CITY else "prompt-turtle")


def why_not_travel(s: State, seat: int, move: Move) -> Say | None:
    """A card that is used up, closed or not the one announced; one city too many or too few."""
    if move.family == "travel-pair" and s.horse_seat != seat:
        return Say("why-one-city")
    return next((reason for city in move.values if (reason := why_not_there(s, seat, city))), None)


def why_not_there(s: State, seat: int, city: int) -> Say | None:
    """Why a troupe cannot travel to one city."""
    where = {"city": city_name(city), "number": city + 1}
    if not s.travel[seat] >> city & 1:
        return Say("why-used-city", where)
    if not open_cards(s, seat) >> city & 1:
        return Say("why-closed-city", {**where, "player": Seat(s.ox_seat)})
    if s.ox_seat == seat:
        return Say("why-announced", {"city": city_name(s.ox_city)})
    return Say("why-two-cities") if s.horse_seat == seat else None


question(
    CHOOSE_CITY,
    "travel",
    legal=destinations,
    play=choose_city,
    moves=(TRAVEL, TRAVEL_PAIR),
    sealed=True,
    prompt=ask_city,
    why_not=why_not_travel,
)
question(
    LATE_CITY,
    "turtle",
    legal=destinations,
    play=choose_city,
    moves=(TRAVEL, TRAVEL_PAIR),
    prompt=ask_city,
    why_not=why_not_travel,
)


# --- the reveal


@rule
def reveal(s: State) -> None:
    """Turn the cards over. The owner of the Turtle chooses only now, and reveals alone."""
    unveil(s)
    late = s.turtle_seat
    if late >= 0 and s.choice[late] >= 0:
        show_travel(s, late)
        s.stage = MEET
        return
    for p in range(s.players):
        if p != late:
            show_travel(s, p)
    for p in range(s.players):
        if s.ally[p] >= 0:
            tell(s, E_ALLY, p, s.ally[p], 1 if s.ally[p] == s.ox_city else 0)
    if late >= 0:
        s.stage = LATE_CITY
        s.asked = 1 << late
    else:
        s.stage = MEET


step(REVEAL, reveal)


@rule
def show_travel(s: State, seat: int) -> None:
    """A revealed Travel card goes to the discards, a Caravel to the city."""
    s.travel[seat] &= ~(1 << s.choice[seat])
    s.troupes_at[s.choice[seat]] |= 1 << seat
    if s.second[seat] >= 0:
        s.travel[seat] &= ~(1 << s.second[seat])
        s.troupes_at[s.second[seat]] |= 1 << seat
        tell(s, E_TWICE, seat, s.choice[seat], s.second[seat])
    else:
        tell(s, E_TRAVELLED, seat, s.choice[seat], 0)


# --- who is where


@rule
def is_in(s: State, seat: int, city: int) -> int:
    """Whether a seat's Caravel stands before a city this round."""
    return s.troupes_at[city] >> seat & 1


@rule
def allies_in(s: State, city: int) -> int:
    """Allied troupes in a city; one that drew the city closed by the Ox stays away."""
    n = 0
    if s.players == 2 and city != s.ox_city:
        for p in range(2):
            if s.ally[p] == city:
                n += 1
    return n


@rule
def first_city(s: State, seat: int) -> int:
    """The lower of the cities a seat is in: its place in the order of Acrobats."""
    if s.second[seat] >= 0:
        return min(s.choice[seat], s.second[seat])
    return s.choice[seat]
