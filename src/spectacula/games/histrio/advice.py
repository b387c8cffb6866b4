"""What a good beginner knows about Histrio, as rules: `prior` weighs a move, `worth` a position. Both in Ecus x 10."""

from __future__ import annotations

from spectacula.games.histrio.moves import (
    CHAMELEON_COUNTS,
    CHAMELEON_SPLITS,
    DECLINE,
    DISCARD,
    FULFIL,
    KEEP,
    PAIR_FIRST,
    PAIR_SECOND,
    SEND,
    STEAL,
    TRAVEL_PAIR,
    USE_BEAR,
    USE_ELEPHANT,
    USE_FOX,
    USE_HORSE,
    USE_MONKEY,
    USE_OWL,
    USE_OX,
    USE_PEACOCK,
    USE_RAVEN,
    USE_TURTLE,
)
from spectacula.games.histrio.requests import is_met
from spectacula.games.histrio.resolution import actor_of
from spectacula.games.histrio.shows import actors, lean
from spectacula.games.histrio.state import (
    ALL_CITIES,
    BONUS,
    CARD_SORT,
    CARD_VALUE,
    CITIES,
    COMEDY,
    DIAL,
    ELEPHANT_FIELDS,
    OVER,
    REQUEST_PAYS,
    REQUESTS,
    REWARD,
    SEATS,
    State,
)
from spectacula.games.histrio.theatre import managers_on_stage, mood, towards
from spectacula.games.histrio.travel import is_in
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import count

HORIZON = 30  # decisions to look ahead before `worth` judges a position
SECOND_LOOK = False  # as measured, whole games of hurried play tell too little
PARTS = ("ecus", "show", "requests", "acrobats")
MIDDLE = 300  # the weight of a move that changes nothing
REQUEST_WORTH = 18
ACROBAT_WORTH = 28

# notes: what was found out while weighing the moves of a decision
UNKNOWN = -(1 << 40)
LEAN = 0  # where the own troupe leans
GAIN = 1  # what a city brings
DRAW = GAIN + CITIES  # how much all cities a rival may travel to draw it together
NOTES = DRAW + SEATS


@rule
def weigh(gain: int) -> int:
    """A gain in tenths of an Ecu as a weight from 0 to 1000."""
    return max(0, min(1000, MIDDLE + 4 * gain))


@rule
def study(s: State, seat: int, notes: Cells) -> None:
    """Note where the troupe leans; what weighing one move finds out besides helps with the others."""
    for i in range(NOTES):
        notes[i] = UNKNOWN
    notes[LEAN] = lean(s, seat)


@rule
def prior(s: State, seat: int, move: int, notes: Cells) -> int:
    """How good a move looks at first sight, from 0 to 1000."""
    if move < USE_OX:
        return weigh(trip(s, seat, move, notes))
    if move < STEAL:
        return weigh(travel_trick(s, seat, move, notes))
    if move < DISCARD:
        return weigh(encounter_choice(s, seat, move, notes))
    if move < USE_FOX:
        return weigh(-request_value(s, seat, move - DISCARD))
    if move < CHAMELEON_COUNTS:
        return weigh(late_trick(s, seat, move, notes))
    if move < FULFIL:
        split = move - CHAMELEON_COUNTS
        return weigh(10 * CHAMELEON_SPLITS[split, mood(s)])
    if move < DECLINE:
        return weigh(10 * REQUEST_PAYS[move - FULFIL])
    return MIDDLE


# --- where to travel


@rule
def trip(s: State, seat: int, move: int, notes: Cells) -> int:
    """One city, or two with the Horse."""
    if move < TRAVEL_PAIR:
        return city_gain(s, seat, move, notes)
    pair = move - TRAVEL_PAIR
    return city_gain(s, seat, PAIR_FIRST[pair], notes) + city_gain(s, seat, PAIR_SECOND[pair], notes)


@rule
def city_gain(s: State, seat: int, city: int, notes: Cells) -> int:
    """What a city brings alone and in company, weighted by how likely rivals come."""
    if notes[GAIN + city] == UNKNOWN:
        alone = 1000 if s.ox_seat == seat and s.ox_city == city else chance_alone(s, seat, city, notes)
        in_company = (1000 - alone) * company_value(s, seat, city, notes)
        notes[GAIN + city] = (alone * stack_value(s, seat, city, notes) + in_company) // 1000
    return notes[GAIN + city]


@rule
def chance_alone(s: State, seat: int, city: int, notes: Cells) -> int:
    """In thousandths: no rival who still has this card, or whose allied troupe may draw it, comes."""
    alone = 1000
    for p in range(s.players):
        if s.turtle_seat == seat and p != seat:
            if is_in(s, p, city) != 0:
                return 0
        elif p != seat and s.travel[p] >> city & 1 != 0:
            alone = alone * (1000 - appeal_share(s, p, city, notes)) // 1000
        if s.players == 2:
            if p == seat:
                if s.ally[p] == city:
                    return 0
            elif s.ally_deck[p] >> city & 1 != 0:
                alone = alone * (1000 - 1000 // (count(s.ally_deck[p]) + 1)) // 1000
    return alone


@rule
def appeal(s: State, city: int) -> int:
    """How much a stack draws anybody: tall ones more."""
    return 2 + 3 * s.height[city] * s.height[city]


@rule
def appeal_share(s: State, rival: int, city: int, notes: Cells) -> int:
    """A rival's chance to choose a city, in thousandths."""
    if notes[DRAW + rival] == UNKNOWN:
        notes[DRAW + rival] = 0
        for c in range(CITIES):
            if s.travel[rival] >> c & 1 != 0:
                notes[DRAW + rival] += appeal(s, c)
    return 1000 * appeal(s, city) // max(1, notes[DRAW + rival])


@rule
def stack_value(s: State, seat: int, city: int, notes: Cells) -> int:
    """All cards of a stack for a troupe alone there."""
    total = REQUEST_WORTH if s.height[city] == 0 else 0
    for i in range(s.height[city]):
        total += card_value(s, seat, s.stack[city, i], notes)
    return total


@rule
def card_value(s: State, seat: int, card: int, notes: Cells) -> int:
    """A bonus its Ecus, an Acrobat a flat value, an Actor its place in the show plus its effect."""
    value = CARD_VALUE[card]
    if CARD_SORT[card] == BONUS:
        return 10 * value
    if CARD_SORT[card] > BONUS:
        return ACROBAT_WORTH
    return actor_worth(s, notes[LEAN], card) + effect_worth(s, seat, value)


@rule
def actor_worth(s: State, leaning: int, card: int) -> int:
    """Actors of the genre the troupe leans to, or the King wants, count; the others harm a little less."""
    kind = CARD_SORT[card]
    wanted = mood(s) if leaning == 0 else (COMEDY if leaning > 0 else 1 - COMEDY)
    if kind == wanted:
        return 5 + 5 * CARD_VALUE[card]
    return 4 - 2 * CARD_VALUE[card]


@rule
def effect_worth(s: State, seat: int, level: int) -> int:
    """What an Actor's effect brings at once."""
    if level == 1:
        return 3 * count(ALL_CITIES & ~s.travel[seat])
    if level == 2:
        return 10
    if level == 3:
        return 10 * managers_on_stage(s) + 8
    return -10 if level == 5 else 0


@rule
def company_value(s: State, seat: int, city: int, notes: Cells) -> int:
    """A Secret Request, and the King swayed to or from the troupe's genre."""
    steps = 0
    for i in range(s.height[city]):
        card = s.stack[city, i]
        if CARD_SORT[card] < BONUS:
            steps += towards(CARD_SORT[card], CARD_VALUE[card])
    return REQUEST_WORTH + sway(s, notes[LEAN], steps)


@rule
def sway(s: State, leaning: int, steps: int) -> int:
    """The gain when the needle moves: a mood that fits the show is worth its reward, a safer one a little."""
    new = max(-s.option[DIAL], min(s.option[DIAL] - 1, s.needle + steps))
    return fit(leaning, new, s.season) - fit(leaning, s.needle, s.season)


@rule
def fit(leaning: int, needle: int, season: int) -> int:
    """How well a show that leans this way suits a needle standing there."""
    if leaning == 0:
        return 0
    side = 1 if needle >= 0 else -1
    depth = needle + 1 if needle >= 0 else -needle
    strength = min(6, abs(leaning))
    suits = side * leaning > 0
    gain = 2 * strength * REWARD[season] + depth * strength
    return gain if suits else -gain


# --- Acrobats and choices


@rule
def travel_trick(s: State, seat: int, move: int, notes: Cells) -> int:
    """Ox, Horse, Turtle and Bear: worth it where a tall stack would be won."""
    if move < USE_HORSE:
        city = move - USE_OX
        return stack_value(s, seat, city, notes) - city_gain(s, seat, city, notes) - 12
    if move == USE_HORSE:
        return 12 if count(s.travel[seat]) > 3 else -10
    if move == USE_TURTLE:
        return 8 if tallest(s) >= 3 else -6
    city = move - USE_BEAR
    return stack_value(s, seat, city, notes) - company_value(s, seat, city, notes) - 12


@rule
def tallest(s: State) -> int:
    most = 0
    for c in range(CITIES):
        most = max(most, s.height[c])
    return most


@rule
def encounter_choice(s: State, seat: int, move: int, notes: Cells) -> int:
    """Whom to steal from, whom to send to court."""
    if move < KEEP:
        return s.ecus[move - STEAL]
    if move == KEEP:
        return 0
    card = actor_of(s.guests, move - SEND)
    return court_gain(s, card, notes[LEAN] + guests_lean(s))


@rule
def guests_lean(s: State) -> int:
    """What the Actors just met would add to the show."""
    total = 0
    cards = s.guests
    while cards != 0:
        card = count((cards & -cards) - 1)
        cards &= cards - 1
        total += towards(CARD_SORT[card], CARD_VALUE[card])
    return total


@rule
def court_gain(s: State, card: int, leaning: int) -> int:
    """Lose an Actor, move the King."""
    steps = towards(CARD_SORT[card], CARD_VALUE[card])
    after = leaning - steps
    new = max(-s.option[DIAL], min(s.option[DIAL] - 1, s.needle + steps))
    return fit(after, new, s.season) - fit(leaning, s.needle, s.season) - 4


@rule
def request_value(s: State, seat: int, request: int) -> int:
    """A request is worth what it pays if it is met already, less than half if not."""
    return 10 * REQUEST_PAYS[request] if is_met(s, seat, request) != 0 else 4 * REQUEST_PAYS[request]


@rule
def late_trick(s: State, seat: int, move: int, notes: Cells) -> int:
    """Fox to Raven: use them when they bring something."""
    if move < USE_ELEPHANT:
        return 10 * min(2, s.ecus[move - USE_FOX]) + s.ecus[move - USE_FOX]
    if move < USE_PEACOCK:
        i = move - USE_ELEPHANT
        return sway(s, notes[LEAN], towards(i // ELEPHANT_FIELDS, i % ELEPHANT_FIELDS + 1)) - 15
    if move == USE_PEACOCK:
        return 10 * min(4, managers_on_stage(s)) - 12
    if move == USE_OWL:
        return 30 - 4 * count(s.request_hand[seat])
    if move < USE_RAVEN:
        return actor_worth(s, notes[LEAN], actor_of(s.thrown, move - USE_MONKEY)) - 8
    return court_gain(s, actor_of(s.troupe[seat], move - USE_RAVEN), notes[LEAN])


# --- the position


@rule
def show_to_come(s: State, seat: int) -> int:
    """What the troupe would be paid for as the King is now, and how far the needle is from changing that."""
    return 5 * actors(s, seat, mood(s)) + fit(lean(s, seat), s.needle, s.season)


@rule
def requests_held(s: State, seat: int) -> int:
    """Half of what the requests in hand may pay."""
    total = 0
    for r in range(REQUESTS):
        if s.request_hand[seat] >> r & 1 != 0:
            total += request_value(s, seat, r) // 2
    return total


@rule
def acrobats_ready(s: State, seat: int) -> int:
    """Acrobats that can still be used this season."""
    return ACROBAT_WORTH // 2 * count(s.acrobats[seat] & ~s.used)


@rule
def parts(s: State, seat: int, out: Cells) -> int:
    """What `worth` is made of, in the order of PARTS."""
    going_on = 1 if s.stage != OVER else 0
    out[0] = 10 * s.ecus[seat]
    out[1] = going_on * show_to_come(s, seat)
    out[2] = going_on * requests_held(s, seat)
    out[3] = going_on * acrobats_ready(s, seat)
    return 4


@rule
def worth(s: State, seat: int) -> int:
    """Ecus, the show as it would be paid, requests and Acrobats; times 10."""
    if s.stage == OVER:
        return 10 * s.ecus[seat]
    return 10 * s.ecus[seat] + show_to_come(s, seat) + requests_held(s, seat) + acrobats_ready(s, seat)
