"""What a seat of Histrio knows as a row of integers, for learning. Seats are counted clockwise from the one that looks.

Sealed choices are left out, and so is who has sealed one. Whatever stood in a row before is written over.
"""

from __future__ import annotations

from spectacula.games.histrio.moves import CHAMELEON_SPLITS, STEAL, USE_FOX
from spectacula.games.histrio.rules import KINDS
from spectacula.games.histrio.state import (
    ACROBAT,
    ACROBAT_NAMES,
    BONUS,
    CARD_SORT,
    CARD_VALUE,
    CARDS,
    CHAMELEON_CHOICE,
    CHOOSE_CITY,
    CITIES,
    COURT,
    DIAL,
    DISCARDING,
    DRAW_REQUESTS,
    FIRST_ACROBAT,
    FULFILLING,
    LEVELS,
    MANAGERS,
    OVER,
    OWL_CHOICE,
    REQUEST_NAMES,
    REQUESTS,
    REQUESTS_OPEN,
    SEASON_ONE_ONLY,
    SEASONS,
    SEATS,
    STEALING,
    TALLEST,
    State,
)
from spectacula.games.histrio.theatre import mood
from spectacula.kernel.observation import (
    Observation,
    Part,
    around,
    blank,
    clear,
    numbered,
    put_bits,
    put_counts,
    put_seat,
    round_from,
    seat_at,
)
from spectacula.kernel.rules import rule, table
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import count, lowest

ACTORS = (*(f"comedian {n}" for n in numbered(LEVELS)), *(f"tragedian {n}" for n in numbered(LEVELS)))
BONUSES = tuple(f"bonus {value}" for value in sorted({CARD_VALUE[c] for c in range(CARDS) if CARD_SORT[c] == BONUS}))
ACROBATS = tuple(f"{name} {n}" if ACROBAT_NAMES.count(name) > 1 else name for n, name in enumerate(ACROBAT_NAMES, 1))
SORTS = (*ACTORS, *BONUSES, *ACROBATS)
QUESTIONS, N_ACTORS, N_ACROBATS, N_SORTS = len(KINDS), len(ACTORS), len(ACROBATS), len(SORTS)
SEATS_BY_CITY = CITIES_BY_SEAT = SEATS * CITIES  # widths of sets of them: constants, for they are written at once
ACROBATS_BY_SEAT = SEATS * N_ACROBATS
FIRST_BONUS_SORT, FIRST_ACROBAT_SORT = N_ACTORS, N_ACTORS + len(BONUSES)
ECUS = 255  # more than anybody can own: a season brings about a hundred at most
SCORES = (0, ECUS)


def _sort_of(card: int) -> int:
    """A card's place in SORTS."""
    if CARD_SORT[card] == ACROBAT:
        return FIRST_ACROBAT_SORT + card - FIRST_ACROBAT
    if CARD_SORT[card] == BONUS:
        return FIRST_BONUS_SORT + CARD_VALUE[card] - 1
    return CARD_SORT[card] * LEVELS + CARD_VALUE[card] - 1


SORT_OF = table([_sort_of(c) for c in range(CARDS)])
SORT_CARDS = table([sum(1 << c for c in range(CARDS) if SORT_OF[c] == sort) for sort in range(N_SORTS)])
COPIES = max(SORT_CARDS[sort].bit_count() for sort in range(N_SORTS))

PLAYER, TOWNS, TWO = around(SEATS), tuple(f"city {n}" for n in numbered(CITIES)), around(2)
OBSERVATION = Observation(
    Part("question", (KINDS,)),
    Part("asked", (PLAYER,)),
    Part("players", low=2, high=SEATS),
    Part("dial", low=4, high=8),
    Part("requests lie open"),
    Part("first season only"),
    Part("season", high=SEASONS, low=1),
    Part("round", high=9),
    Part("needle", low=-8, high=7),
    Part("mood", words=("comedy", "tragedy")),
    Part("encounters left", (SORTS,), high=COPIES),
    Part("requests left", high=REQUESTS),
    Part("requests discarded", (REQUEST_NAMES,)),
    Part("stacks", (TOWNS, SORTS), high=COPIES),
    Part("newest card", (TOWNS,), high=len(SORTS), words=("none", *SORTS)),
    Part("visitors", (TOWNS, PLAYER)),
    Part("city being resolved", (TOWNS,)),
    Part("guests", (ACTORS,), high=COPIES),
    Part("thrown out", (ACTORS,), high=COPIES),
    Part("ox closes", (TOWNS,)),
    Part("bear clears", (TOWNS,)),
    Part("ox", (PLAYER,)),
    Part("horse", (PLAYER,)),
    Part("turtle", (PLAYER,)),
    Part("bear", (PLAYER,)),
    Part("done with acrobats", (PLAYER,)),
    Part("ecus", (PLAYER,), high=ECUS),
    Part("managers on stage", (PLAYER,), high=MANAGERS),
    Part("requests held", (PLAYER,), high=REQUESTS),
    Part("travel cards", (PLAYER, TOWNS)),
    Part("actors", (PLAYER, ACTORS), high=COPIES),
    Part("acrobats ready", (PLAYER, ACROBATS)),
    Part("acrobats used", (PLAYER, ACROBATS)),
    Part("acrobats just found", (ACROBATS,)),
    Part("chameleons count as", (PLAYER, ("comedy", "tragedy")), high=2),
    Part("requests in hand", (PLAYER, REQUEST_NAMES)),
    Part("requests face up", (PLAYER, REQUEST_NAMES)),
    Part("requests the owl drew", (REQUEST_NAMES,)),
    Part("allied troupe may still draw", (TWO, TOWNS)),
    Part("allied troupe goes to", (TWO, TOWNS)),
)
OBSERVED = OBSERVATION.size
UNCHECKED = APART = True  # see `kernel.observation`
(AT_QUESTION, AT_ASKED, AT_PLAYERS, AT_DIAL, AT_OPEN, AT_SHORT, AT_SEASON, AT_ROUND) = OBSERVATION.starts[:8]
(AT_NEEDLE, AT_MOOD, AT_DECK, AT_REQUEST_DECK, AT_REQUEST_DISCARD, AT_STACKS, AT_NEWEST) = OBSERVATION.starts[8:15]
(AT_VISITORS, AT_RESOLVED, AT_GUESTS, AT_THROWN, AT_OX_CITY, AT_BEAR_CITY) = OBSERVATION.starts[15:21]
(AT_OX, AT_HORSE, AT_TURTLE, AT_BEAR, AT_DONE, AT_ECUS, AT_MANAGERS, AT_HELD) = OBSERVATION.starts[21:29]
(AT_TRAVEL, AT_ACTORS, AT_READY, AT_USED, AT_FRESH, AT_CHAMELEONS) = OBSERVATION.starts[29:35]
(AT_HAND, AT_FACE_UP, AT_OWL, AT_ALLY_DECK, AT_ALLY) = OBSERVATION.starts[35:]

HIDDEN = Observation(
    Part("requests in rivals' hands", (PLAYER, REQUEST_NAMES)),
    Part("cities chosen", (PLAYER, TOWNS)),
    Part("chameleons chosen", (PLAYER, ("comedy", "tragedy")), high=2),
    Part("requests chosen", (PLAYER, (*REQUEST_NAMES, "none"))),
    Part("allied troupe goes to", (TWO, TOWNS)),
)
OVERSEEN = HIDDEN.size
(HID_HAND, HID_CITY, HID_CHAMELEONS, HID_PLAYING, HID_ALLY) = HIDDEN.starts


@rule
def turned(s: State, seat: int, move: int, way: int) -> int:
    """A move that names a seat, with seats counted from the acting one (way -1), or back (way 1)."""
    if STEAL <= move < STEAL + SEATS:
        return STEAL + (move - STEAL + way * seat + s.players) % s.players
    if USE_FOX <= move < USE_FOX + SEATS:
        return USE_FOX + (move - USE_FOX + way * seat + s.players) % s.players
    return move


@rule
def discreet(s: State) -> int:
    """Every move comes to light."""
    return 0


@rule
def observe(s: State, seat: int, out: Cells) -> int:
    """The course of the game, the cities, every troupe from the one that looks on, and the requests."""
    observe_course(s, seat, out)
    observe_cities(s, seat, out)
    observe_troupes(s, seat, out)
    blank(out, AT_CHAMELEONS, AT_HAND)
    blank(out, AT_FACE_UP, AT_OWL)
    if s.season > 0 or s.stage == FULFILLING:
        observe_faces(s, seat, out)
    observe_requests(s, seat, out)
    if s.players == 2:
        for i in range(2):
            observe_ally(s, seat_at(s, seat, i), i, out)
    return OBSERVED


@rule
def observe_course(s: State, seat: int, out: Cells) -> None:
    """The question, the options, the time and the King."""
    blank(out, AT_QUESTION, AT_DECK)
    blank(out, AT_OX, AT_DONE)
    if s.stage < QUESTIONS:
        out[AT_QUESTION + s.stage] = 1
    if s.stage == CHOOSE_CITY or s.stage == CHAMELEON_CHOICE or s.stage == FULFILLING:
        out[AT_ASKED] = s.asked >> seat & 1
    elif s.stage != OVER:
        put_seat(s, seat, lowest(s.asked), out, AT_ASKED)
    out[AT_PLAYERS] = s.players
    out[AT_DIAL] = s.option[DIAL]
    out[AT_OPEN] = s.option[REQUESTS_OPEN]
    out[AT_SHORT] = s.option[SEASON_ONE_ONLY]
    out[AT_SEASON] = s.season + 1
    out[AT_ROUND] = s.round
    out[AT_NEEDLE] = s.needle
    out[AT_MOOD] = mood(s)
    put_bits(round_from(s, seat, s.passed), SEATS, out, AT_DONE)
    put_counts(s.deck, SORT_CARDS, N_SORTS, out, AT_DECK)
    put_seat(s, seat, s.ox_seat, out, AT_OX)
    put_seat(s, seat, s.horse_seat, out, AT_HORSE)
    put_seat(s, seat, s.turtle_seat, out, AT_TURTLE)
    put_seat(s, seat, s.bear_seat, out, AT_BEAR)


@rule
def observe_cities(s: State, seat: int, out: Cells) -> None:
    """What lies in the cities, who is there, and what happens in the one being resolved."""
    visitors = 0
    for c in range(CITIES):
        cards = 0
        for i in range(TALLEST):
            cards |= (1 if i < s.height[c] else 0) << s.stack[c, i]
        put_counts(cards, SORT_CARDS, N_SORTS, out, AT_STACKS + c * N_SORTS)
        newest = s.stack[c, max(0, s.height[c] - 1)]
        out[AT_NEWEST + c] = (SORT_OF[newest] + 1) * min(1, s.height[c])
        visitors |= round_from(s, seat, s.troupes_at[c]) << c * SEATS
    put_bits(visitors, SEATS_BY_CITY, out, AT_VISITORS)
    blank(out, AT_OX_CITY, AT_OX)
    if s.ox_city >= 0:
        out[AT_OX_CITY + s.ox_city] = 1
    if s.bear_city >= 0:
        out[AT_BEAR_CITY + s.bear_city] = 1
    blank(out, AT_RESOLVED, AT_GUESTS)
    drawing = s.stage == DISCARDING and s.resume == DRAW_REQUESTS
    if s.stage == COURT or s.stage == STEALING or drawing:
        out[AT_RESOLVED + s.city] = 1
    put_counts(s.guests, SORT_CARDS, N_ACTORS, out, AT_GUESTS)
    put_counts(s.thrown, SORT_CARDS, N_ACTORS, out, AT_THROWN)
    put_bits(s.fresh >> FIRST_ACROBAT, N_ACROBATS, out, AT_FRESH)


@rule
def observe_troupes(s: State, seat: int, out: Cells) -> None:
    """Everybody's open facts. Small sets of all troupes are put together and written as one."""
    travel = 0
    ready = 0
    used = 0
    if s.players < SEATS:
        blank(out, AT_ECUS, AT_TRAVEL)
        blank(out, AT_ACTORS, AT_READY)
    for i in range(s.players):
        p = seat_at(s, seat, i)
        out[AT_ECUS + i] = s.ecus[p]
        out[AT_MANAGERS + i] = s.on_stage[p]
        out[AT_HELD + i] = count(s.request_hand[p])
        put_counts(s.troupe[p], SORT_CARDS, N_ACTORS, out, AT_ACTORS + i * N_ACTORS)
        travel |= s.travel[p] << i * CITIES
        ready |= (s.acrobats[p] & ~s.used) >> FIRST_ACROBAT << i * N_ACROBATS
        used |= (s.acrobats[p] & s.used) >> FIRST_ACROBAT << i * N_ACROBATS
    put_bits(travel, CITIES_BY_SEAT, out, AT_TRAVEL)
    put_bits(ready, ACROBATS_BY_SEAT, out, AT_READY)
    put_bits(used, ACROBATS_BY_SEAT, out, AT_USED)


@rule
def observe_faces(s: State, seat: int, out: Cells) -> None:
    """Requests that lie face up since the first season, and Chameleons once all have said what theirs count as."""
    for i in range(s.players):
        p = seat_at(s, seat, i)
        if s.face_up[p, 0] >= 0:
            out[AT_FACE_UP + i * REQUESTS + s.face_up[p, 0]] = 1
        if s.stage == FULFILLING and s.chameleons[p] >= 0:
            put_split(s, p, out, AT_CHAMELEONS + 2 * i)


@rule
def put_split(s: State, p: int, out: Cells, n: int) -> None:
    """How many Chameleons count as Comedians and as Tragedians."""
    out[n] = CHAMELEON_SPLITS[s.chameleons[p], 0]
    out[n + 1] = CHAMELEON_SPLITS[s.chameleons[p], 1]


@rule
def observe_requests(s: State, seat: int, out: Cells) -> None:
    """The own requests, everybody's where they lie open, what the Owl drew for the one who looks, the discards."""
    out[AT_REQUEST_DECK] = count(s.request_deck)
    put_bits(s.request_discard, REQUESTS, out, AT_REQUEST_DISCARD)
    put_bits(s.request_hand[seat], REQUESTS, out, AT_HAND)
    blank(out, AT_HAND + REQUESTS, AT_FACE_UP)
    if s.option[REQUESTS_OPEN] != 0:
        for i in range(1, s.players):
            put_bits(s.request_hand[seat_at(s, seat, i)], REQUESTS, out, AT_HAND + i * REQUESTS)
    blank(out, AT_OWL, OBSERVED)
    if s.stage == OWL_CHOICE and (s.asked >> seat & 1 != 0 or s.option[REQUESTS_OPEN] != 0):
        put_bits(s.owl_drawn, REQUESTS, out, AT_OWL)


@rule
def observe_ally(s: State, p: int, place: int, out: Cells) -> None:
    """With two players: where an allied troupe goes is its player's secret until the cards are revealed."""
    known = place == 0 or s.stage != CHOOSE_CITY
    cards = s.ally_deck[p]
    if s.ally[p] >= 0:
        if known:
            out[AT_ALLY + place * CITIES + s.ally[p]] = 1
        else:
            cards |= 1 << s.ally[p]
    put_bits(cards, CITIES, out, AT_ALLY_DECK + place * CITIES)


@rule
def oversee(s: State, seat: int, out: Cells) -> int:
    """What the seat cannot know: rivals' requests, choices that are sealed, the rival's allied troupe."""
    clear(out)
    for i in range(1, s.players):
        p = seat_at(s, seat, i)
        put_bits(s.request_hand[p], REQUESTS, out, HID_HAND + i * REQUESTS)
        if s.stage == CHOOSE_CITY and s.choice[p] >= 0:
            out[HID_CITY + i * CITIES + s.choice[p]] = 1
            if s.second[p] >= 0:
                out[HID_CITY + i * CITIES + s.second[p]] = 1
        if s.stage == CHAMELEON_CHOICE and s.chameleons[p] >= 0:
            put_split(s, p, out, HID_CHAMELEONS + 2 * i)
        if s.stage == FULFILLING and s.playing[p] >= 0:
            out[HID_PLAYING + i * (REQUESTS + 1) + s.playing[p]] = 1
    if s.players == 2 and s.ally[1 - seat] >= 0:
        out[HID_ALLY + CITIES + s.ally[1 - seat]] = 1
    return OVERSEEN
