"""Histrio's vocabulary: every decision as notation, as a message, and why it may be forbidden."""

from __future__ import annotations

from spectacula.games.histrio.acrobats import bear_price, is_usable
from spectacula.games.histrio.requests import is_met
from spectacula.games.histrio.resolution import visitor
from spectacula.games.histrio.state import (
    ACTORS_OF,
    ANNOUNCE,
    BEAR,
    CHAMELEON_CHOICE,
    CHAMELEON_COUNTS,
    CHAMELEON_SPLITS,
    CHAMELEONS,
    CHOOSE_CITY,
    CITIES,
    COURT,
    DECLINE,
    DISCARD,
    DISCARDING,
    ELEPHANT,
    ELEPHANT_FIELDS,
    FOX,
    FULFIL,
    FULFILLING,
    HORSE,
    KEEP,
    KINDS,
    LATE_CITY,
    LEVELS,
    MEET,
    MONKEY,
    OWL,
    OWL_CHOICE,
    OX,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    PASS,
    PEACOCK,
    RAVEN,
    RAVEN_WINDOW,
    REQUEST_NAMES,
    SEATS,
    SEND,
    STEAL,
    STEALING,
    TRAVEL,
    TRAVEL_PAIR,
    TURTLE,
    USE_ACROBATS,
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
    State,
)
from spectacula.games.histrio.travel import is_in, open_cards
from spectacula.kernel.words import Name, Say, Seat

ACTORS = [f"{kind} {level}" for kind in ("comedian", "tragedian") for level in range(1, LEVELS + 1)]
PUSHES = [f"{side} {n}" for side in ("comedy", "tragedy") for n in range(1, ELEPHANT_FIELDS + 1)]

NOTATION: tuple[str, ...] = (
    *(f"travel {c + 1}" for c in range(CITIES)),
    *(f"travel {PAIR_FIRST[i] + 1} {PAIR_SECOND[i] + 1}" for i in range(PAIRS)),
    *(f"use ox {c + 1}" for c in range(CITIES)),
    "use horse",
    "use turtle",
    *(f"use bear {c + 1}" for c in range(CITIES)),
    *(f"steal from {p + 1}" for p in range(SEATS)),
    "keep all",
    *(f"send {actor}" for actor in ACTORS),
    *(f"discard {name}" for name in REQUEST_NAMES),
    *(f"use fox {p + 1}" for p in range(SEATS)),
    *(f"use elephant {push}" for push in PUSHES),
    "use peacock",
    "use owl",
    *(f"use monkey {actor}" for actor in ACTORS),
    *(f"use raven {actor}" for actor in ACTORS),
    *(f"chameleons {CHAMELEON_SPLITS[i, 0]} comedy {CHAMELEON_SPLITS[i, 1]} tragedy" for i in range(5)),
    *(f"fulfil {name}" for name in REQUEST_NAMES),
    "fulfil none",
    "pass",
)


def city_name(city: int) -> Name:
    return Name(f"city-{city + 1}")


def actor_name(i: int) -> Name:
    return Name(f"card-{'comedian' if i < LEVELS else 'tragedian'}-{i % LEVELS + 1}")


def request_name(request: int) -> Name:
    return Name(f"request-{REQUEST_NAMES[request]}")


def family(move: int) -> tuple[int, int]:
    """The first id of the family a move belongs to, and its place in it."""
    firsts = (TRAVEL, TRAVEL_PAIR, USE_OX, USE_HORSE, USE_TURTLE, USE_BEAR, STEAL, KEEP, SEND, DISCARD, USE_FOX)
    later = (USE_ELEPHANT, USE_PEACOCK, USE_OWL, USE_MONKEY, USE_RAVEN, CHAMELEON_COUNTS, FULFIL, DECLINE, PASS)
    first = max(f for f in firsts + later if f <= move)
    return first, move - first


def describe(move: int) -> Say:
    """A move as a sentence to choose."""
    first, i = family(move)
    if first == TRAVEL:
        return Say("move-travel", {"number": i + 1, "city": city_name(i)})
    if first == TRAVEL_PAIR:
        a, b = PAIR_FIRST[i], PAIR_SECOND[i]
        return Say("move-travel-pair", {"a": a + 1, "b": b + 1, "first": city_name(a), "second": city_name(b)})
    if first in (USE_OX, USE_BEAR):
        return Say("move-use-ox" if first == USE_OX else "move-use-bear", {"number": i + 1, "city": city_name(i)})
    if first in (STEAL, USE_FOX):
        return Say("move-steal" if first == STEAL else "move-use-fox", {"player": Seat(i)})
    if first in (DISCARD, FULFIL):
        return Say("move-discard" if first == DISCARD else "move-fulfil", {"request": request_name(i)})
    if first in (SEND, USE_MONKEY, USE_RAVEN):
        message = {SEND: "move-send", USE_MONKEY: "move-use-monkey", USE_RAVEN: "move-use-raven"}[first]
        return Say(message, {"actor": actor_name(i)})
    if first == USE_ELEPHANT:
        side = "comedy" if i < ELEPHANT_FIELDS else "tragedy"
        return Say("move-use-elephant", {"fields": i % ELEPHANT_FIELDS + 1, "side": Name(f"{side}.towards")})
    if first == CHAMELEON_COUNTS:
        comedy, tragedy = CHAMELEON_SPLITS[i, 0], CHAMELEON_SPLITS[i, 1]
        return Say("move-chameleons", {"comedy": comedy, "tragedy": tragedy})
    plain = {USE_HORSE: "use-horse", USE_TURTLE: "use-turtle", USE_PEACOCK: "use-peacock", USE_OWL: "use-owl"}
    plain |= {KEEP: "keep", DECLINE: "decline", PASS: "pass"}
    return Say(f"move-{plain[first]}")


def prompt(s: State, seat: int) -> Say:
    """What a seat is asked."""
    args: dict[str, object] = {}
    if s.stage in (STEALING, COURT):
        args["city"] = city_name(s.city)
    if s.stage in (CHOOSE_CITY, LATE_CITY) and s.horse_seat == seat:
        return Say("prompt-travel-pair")
    return Say(f"prompt-{KINDS[s.stage]}", args)


# --- why not?

ASKS = {
    TRAVEL: (CHOOSE_CITY, LATE_CITY),
    TRAVEL_PAIR: (CHOOSE_CITY, LATE_CITY),
    USE_OX: (ANNOUNCE,),
    USE_HORSE: (ANNOUNCE,),
    USE_TURTLE: (ANNOUNCE,),
    USE_BEAR: (MEET,),
    STEAL: (STEALING,),
    KEEP: (COURT,),
    SEND: (COURT,),
    DISCARD: (DISCARDING, OWL_CHOICE),
    USE_FOX: (USE_ACROBATS,),
    USE_ELEPHANT: (USE_ACROBATS,),
    USE_PEACOCK: (USE_ACROBATS,),
    USE_OWL: (USE_ACROBATS,),
    USE_MONKEY: (USE_ACROBATS,),
    USE_RAVEN: (RAVEN_WINDOW,),
    CHAMELEON_COUNTS: (CHAMELEON_CHOICE,),
    FULFIL: (FULFILLING,),
    DECLINE: (FULFILLING,),
    PASS: (ANNOUNCE, MEET, USE_ACROBATS, RAVEN_WINDOW),
}
ACROBAT_OF = {USE_OX: OX, USE_HORSE: HORSE, USE_TURTLE: TURTLE, USE_BEAR: BEAR, USE_FOX: FOX, USE_ELEPHANT: ELEPHANT}
ACROBAT_OF |= {USE_PEACOCK: PEACOCK, USE_OWL: OWL, USE_MONKEY: MONKEY, USE_RAVEN: RAVEN}


def why_not(s: State, seat: int, move: int) -> Say | None:
    """The rule that forbids a move to a seat that is asked; uses only what the seat can know."""
    first, i = family(move)
    if first in ACROBAT_OF:
        return _why_no_acrobat(s, seat, first, i)
    if s.stage not in ASKS[first]:
        return None
    if first == TRAVEL:
        return _why_not_travel(s, seat, i)
    if first == TRAVEL_PAIR:
        if s.horse_seat != seat:
            return Say("why-one-city")
        return _why_not_travel(s, seat, PAIR_FIRST[i]) or _why_not_travel(s, seat, PAIR_SECOND[i])
    if first == STEAL:
        if i >= s.players:
            return Say("why-nobody-there")
        return Say("why-not-yourself") if i == seat else Say("why-no-ecus", {"player": Seat(i)})
    if first == SEND:
        return Say("why-not-met-here", {"actor": actor_name(i), "city": city_name(s.city)})
    if first == DISCARD:
        drawn = s.stage == OWL_CHOICE and s.request_hand[seat] >> i & 1
        return Say("why-owl-drawn" if drawn else "why-not-your-request", {"request": request_name(i)})
    if first == CHAMELEON_COUNTS:
        return Say("why-chameleons", {"owned": (s.acrobats[seat] & CHAMELEONS).bit_count()})
    if first == FULFIL:
        mine = s.request_hand[seat] >> i & 1 and not is_met(s, seat, i)
        return Say("why-not-met" if mine else "why-not-your-request", {"request": request_name(i)})
    return None


def _why_not_travel(s: State, seat: int, city: int) -> Say | None:
    where = {"city": city_name(city), "number": city + 1}
    if not s.travel[seat] >> city & 1:
        return Say("why-used-city", where)
    if not open_cards(s, seat) >> city & 1:
        return Say("why-closed-city", {**where, "player": Seat(s.ox_seat)})
    if s.ox_seat == seat:
        return Say("why-announced", {"city": city_name(s.ox_city)})
    if s.horse_seat == seat:
        return Say("why-two-cities")
    return None


def _why_no_acrobat(s: State, seat: int, first: int, i: int) -> Say | None:
    acrobat = ACROBAT_OF[first]
    card = {"acrobat": Name(f"card-{NOTATION[first].split()[1]}.object")}
    if not s.acrobats[seat] >> acrobat & 1:
        return Say("why-not-your-acrobat", card)
    if s.used >> acrobat & 1:
        return Say("why-used-acrobat", card)
    if s.stage not in ASKS[first]:
        return Say("why-not-this-window", {**card, "window": Name(f"window-{KINDS[ASKS[first][0]]}")})
    if first in (USE_OX, USE_TURTLE) and seat in (s.turtle_seat, s.ox_seat):
        return Say("why-ox-or-turtle")
    if first == USE_OX:
        return _why_not_travel(s, seat, i)
    if first == USE_HORSE:
        return Say("why-two-cards")
    if first == USE_BEAR:
        if not is_in(s, seat, i):
            return Say("why-not-there", {"city": city_name(i)})
        price = bear_price(s, seat, i)
        return Say("why-too-dear", {"price": price}) if price else Say("why-alone", {"city": city_name(i)})
    if s.stage == USE_ACROBATS and not is_usable(s, seat, acrobat):
        return Say("why-fresh", card)
    if first == USE_FOX:
        if i >= s.players:
            return Say("why-nobody-there")
        return Say("why-not-yourself") if i == seat else Say("why-no-ecus", {"player": Seat(i)})
    if first == USE_MONKEY and not s.thrown & ACTORS_OF[i // LEVELS, i % LEVELS + 1]:
        return Say("why-not-thrown", {"actor": actor_name(i)})
    if first == USE_RAVEN:
        return Say("why-not-in-troupe", {"actor": actor_name(i)})
    return None


def resolving_seat(s: State) -> int:
    """Whose city is being resolved, -1 outside a resolution."""
    return visitor(s) if s.stage in (STEALING, COURT) else -1
