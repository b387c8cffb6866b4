"""Histrio's vocabulary: every family of moves, declared once."""

from __future__ import annotations

from typing import Any

from spectacula.games.histrio.state import (
    ACROBAT_NAMES,
    CITIES,
    COMEDY,
    ELEPHANT_FIELDS,
    FIRST_ACROBAT,
    LEVELS,
    REQUEST_NAMES,
    SEATS,
)
from spectacula.kernel.rules import table
from spectacula.kernel.vocabulary import Vocabulary, numbers
from spectacula.kernel.words import Name, Seat

VOCABULARY = Vocabulary()
family = VOCABULARY.family


def city_name(city: int) -> Name:
    return Name(f"city-{city + 1}")


def actor_name(kind: int, level: int) -> Name:
    return Name(f"card-{'comedian' if kind == COMEDY else 'tragedian'}-{level}")


def request_name(request: int) -> Name:
    return Name(f"request-{REQUEST_NAMES[request]}")


def acrobat_name(card: int) -> Name:
    return Name(f"card-{ACROBAT_NAMES[card - FIRST_ACROBAT]}.object")


def _city(city: int) -> dict[str, Any]:
    return {"number": city + 1, "city": city_name(city)}


def _cities(a: int, b: int) -> dict[str, Any]:
    return {"a": a + 1, "b": b + 1, "first": city_name(a), "second": city_name(b)}


def _rival(rival: int) -> dict[str, Any]:
    return {"player": Seat(rival)}


def _actor(kind: int, level: int) -> dict[str, Any]:
    return {"actor": actor_name(kind, level)}


def _request(request: int) -> dict[str, Any]:
    return {"request": request_name(request)}


def _push(kind: int, fields: int) -> dict[str, Any]:
    return {"fields": fields, "side": Name(f"{_SIDES[kind]}.towards")}


def _split(comedy: int, tragedy: int) -> dict[str, Any]:
    return {"comedy": comedy, "tragedy": tragedy}


_CITIES = [str(c + 1) for c in range(CITIES)]
_SEATS = [str(p + 1) for p in range(SEATS)]
_KINDS = ["comedian", "tragedian"]
_SIDES = ["comedy", "tragedy"]
_LEVELS = numbers(1, LEVELS)
_PAIRS = [(a, b) for a in range(CITIES) for b in range(a + 1, CITIES)]
_SPLITS = [(1, 0), (0, 1), (2, 0), (1, 1), (0, 2)]

PAIRS = len(_PAIRS)
PAIR_FIRST = table([a for a, _ in _PAIRS])
PAIR_SECOND = table([b for _, b in _PAIRS])
CHAMELEON_SPLITS = table(_SPLITS)

TRAVEL = family("travel", "travel {city}", says=_city, city=_CITIES)
TRAVEL_PAIR = family("travel-pair", "travel {first} {second}", _PAIRS, says=_cities, first=_CITIES, second=_CITIES)
USE_OX = family("use-ox", "use ox {city}", says=_city, city=_CITIES)
USE_HORSE = family("use-horse")
USE_TURTLE = family("use-turtle")
USE_BEAR = family("use-bear", "use bear {city}", says=_city, city=_CITIES)
STEAL = family("steal", "steal from {rival}", says=_rival, rival=_SEATS)
KEEP = family("keep", "keep all")
SEND = family("send", "send {kind} {level}", says=_actor, kind=_KINDS, level=_LEVELS)
DISCARD = family("discard", "discard {request}", says=_request, request=REQUEST_NAMES)
USE_FOX = family("use-fox", "use fox {rival}", says=_rival, rival=_SEATS)
USE_ELEPHANT = family(
    "use-elephant", "use elephant {side} {fields}", says=_push, side=_SIDES, fields=numbers(1, ELEPHANT_FIELDS)
)
USE_PEACOCK = family("use-peacock")
USE_OWL = family("use-owl")
USE_MONKEY = family("use-monkey", "use monkey {kind} {level}", says=_actor, kind=_KINDS, level=_LEVELS)
USE_RAVEN = family("use-raven", "use raven {kind} {level}", says=_actor, kind=_KINDS, level=_LEVELS)
CHAMELEON_COUNTS = family(
    "chameleons",
    "chameleons {comedy} comedy {tragedy} tragedy",
    _SPLITS,
    says=_split,
    comedy=numbers(0, 2),
    tragedy=numbers(0, 2),
)
FULFIL = family("fulfil", "fulfil {request}", says=_request, request=REQUEST_NAMES)
DECLINE = family("decline", "fulfil none")
PASS = family("pass")
