"""Histrio's components and the state they are played with."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated

from spectacula.kernel.questions import Course
from spectacula.kernel.rules import table
from spectacula.kernel.state import Cells, Layout, Table, i1, i2, i4, i8

BOX = tomllib.loads(Path(__file__).with_name("components.toml").read_text("utf-8"))

SEATS = 5
TALLEST = 7  # cards of a stack
CITIES: int = BOX["cities"]
LEVELS = 5
START_ECUS: int = BOX["start_ecus"]
MANAGERS: int = BOX["managers"]
REQUEST_LIMIT: int = BOX["request_limit"]
BEST_SHOW_FACTOR: int = BOX["best_show_factor"]
ECUS_PER_ACTOR: int = BOX["ecus_per_actor"]
REWARD = table(BOX["reward"])
SEASONS = 2

# options and streams
DIAL, REQUESTS_OPEN, SEASON_ONE_ONLY = 0, 1, 2
COIN, ENCOUNTERS, REQUEST_CARDS, ALLIES = 0, 1, 2, 3

# Encounter cards: comedians by level, tragedians by level, bonuses, acrobats
COMEDY, TRAGEDY, BONUS, ACROBAT = 0, 1, 2, 3
_ACTORS = [level for level, copies in enumerate(BOX["actors"]["copies"], 1) for _ in range(copies)]
_BONUSES = [ecus for ecus, copies in enumerate(BOX["bonus"]["copies"], 1) for _ in range(copies)]
_ACROBATS = BOX["acrobat"]
CARDS = 2 * len(_ACTORS) + len(_BONUSES) + len(_ACROBATS)
CARD_SORT = table(
    [COMEDY] * len(_ACTORS) + [TRAGEDY] * len(_ACTORS) + [BONUS] * len(_BONUSES) + [ACROBAT] * len(_ACROBATS)
)
CARD_VALUE = table(_ACTORS + _ACTORS + _BONUSES + [0] * len(_ACROBATS))
ALL_CARDS = (1 << CARDS) - 1


def _cards(sort: int, value: int) -> int:
    """All cards of a sort and value as a mask."""
    return sum(1 << c for c in range(CARDS) if CARD_SORT[c] == sort and CARD_VALUE[c] == value)


def _first_acrobat(name: str) -> int:
    return CARDS - len(_ACROBATS) + [a["name"] for a in _ACROBATS].index(name)


def _window(name: str) -> int:
    first = CARDS - len(_ACROBATS)
    return sum(1 << (first + i) for i, a in enumerate(_ACROBATS) if a["window"] == name)


ACTORS_OF = table([[0] + [_cards(kind, level) for level in range(1, LEVELS + 1)] for kind in (COMEDY, TRAGEDY)])
KIND_CARDS = table([sum(_cards(kind, level) for level in range(1, LEVELS + 1)) for kind in (COMEDY, TRAGEDY)])
OX, HORSE, TURTLE, BEAR = (_first_acrobat(n) for n in ("ox", "horse", "turtle", "bear"))
FOX, ELEPHANT, PEACOCK = (_first_acrobat(n) for n in ("fox", "elephant", "peacock"))
OWL, MONKEY, RAVEN = (_first_acrobat(n) for n in ("owl", "monkey", "raven"))
CHAMELEON = _first_acrobat("chameleon")
TRAVEL_ACROBATS = _window("travel")
RESOLUTION_ACROBATS = _window("resolution")
CHAMELEONS = _window("automatic")
ACROBAT_NAMES = tuple(a["name"] for a in _ACROBATS)
FIRST_ACROBAT = CARDS - len(_ACROBATS)
FOX_STEALS: int = _ACROBATS[FOX - FIRST_ACROBAT]["steals"]
ELEPHANT_FIELDS: int = _ACROBATS[ELEPHANT - FIRST_ACROBAT]["fields"]
PEACOCK_LEAST: int = _ACROBATS[PEACOCK - FIRST_ACROBAT]["least"]
PEACOCK_MOST: int = _ACROBATS[PEACOCK - FIRST_ACROBAT]["most"]
OWL_DRAWS: int = _ACROBATS[OWL - FIRST_ACROBAT]["draws"]

# Secret Requests
REQUEST_NAMES = tuple(r["name"] for r in BOX["request"])
REQUESTS = len(REQUEST_NAMES)
ALL_REQUESTS = (1 << REQUESTS) - 1
REQUEST_PAYS = table([r["pays"] for r in BOX["request"]])
REQUEST_N = table([r.get("n", 0) for r in BOX["request"]])
REQUEST_M = table([r.get("m", 0) for r in BOX["request"]])
(FAVORED, QUEEN, ALMONER, BANKER, JESTER, CEREMONIES, DIPLOMAT, HERMIT, CHAMBERLAIN, PRECEPTOR, DAUPHIN) = range(11)
(MARSHAL, CARTOGRAPHER, TWINS, COUNTESS, DOWAGER, MARQUIS, CARDINAL, FOP, NUN, FLUTIST, CONFESSOR) = range(11, 22)

ALL_CITIES = (1 << CITIES) - 1

MOST_MOVES = 40

# what is being played, in the order of a round; the first twelve ask a question
(ANNOUNCE, CHOOSE_CITY, LATE_CITY, MEET, STEALING, COURT, DISCARDING, USE_ACROBATS, OWL_CHOICE) = range(9)
(RAVEN_WINDOW, CHAMELEON_CHOICE, FULFILLING) = range(9, 12)
(ALLIES_DRAW, REVEAL, NEXT_CITY, ENCOUNTER, DRAW_REQUESTS) = range(12, 17)
(NEW_OPPORTUNITIES, TOTALS, PAY_REQUESTS, OVER) = range(17, 21)

# where Ecus come from and go
SOURCES = ("actors", "show", "requests", "bonus", "managers", "thefts", "losses", "fees", "acrobats")
(FROM_ACTORS, FROM_SHOW, FROM_REQUESTS, FROM_BONUS, FROM_MANAGERS, FROM_THEFTS, TO_THIEVES, TO_FEES) = range(8)
FROM_ACROBATS = 8

EVENTS = (
    "season",
    "round",
    "dealt",
    "used",
    "announced",
    "travelled",
    "travelled-twice",
    "ally-travelled",
    "alone",
    "met",
    "allies-alone",
    "empty",
    "bonus",
    "joined",
    "found",
    "recovered",
    "stole",
    "manager",
    "no-manager",
    "paid",
    "unpaid",
    "court",
    "needle",
    "mood",
    "drew",
    "discarded",
    "bribed",
    "gained",
    "took",
    "chameleons",
    "actors-paid",
    "pleased",
    "best",
    "displeased",
    "fulfilled",
    "fulfilled-again",
    "declined",
    "season-over",
    "over",
)
(E_SEASON, E_ROUND, E_DEALT, E_USED, E_ANNOUNCED, E_TRAVELLED, E_TWICE, E_ALLY, E_ALONE, E_MET, E_ALLIES) = range(11)
(E_EMPTY, E_BONUS, E_JOINED, E_FOUND, E_RECOVERED, E_STOLE, E_MANAGER, E_NO_MANAGER, E_PAID, E_UNPAID) = range(11, 21)
(E_COURT, E_NEEDLE, E_MOOD, E_DREW, E_DISCARDED, E_BRIBED, E_GAINED, E_TOOK, E_CHAMELEONS) = range(21, 30)
(E_ACTORS, E_PLEASED, E_BEST, E_DISPLEASED, E_FULFILLED, E_AGAIN, E_DECLINED, E_SEASON_OVER, E_OVER) = range(30, 39)


class State(Table):
    """A game of Histrio. Sets of cards and cities are masks; -1 means none."""

    deck: Annotated[int, i8]
    discard: Annotated[int, i8]
    troupe: Annotated[Cells, i8, (SEATS,)]
    acrobats: Annotated[Cells, i8, (SEATS,)]
    used: Annotated[int, i8]  # acrobats turned this season
    fresh: Annotated[int, i8]  # acrobats gained in this round's resolution
    guests: Annotated[int, i8]  # actors of the city being resolved
    thrown: Annotated[int, i8]  # actors that went to court or were lost in a collision this round

    request_deck: Annotated[int, i4]
    request_discard: Annotated[int, i4]
    request_hand: Annotated[Cells, i4, (SEATS,)]
    owl_drawn: Annotated[int, i4]

    ecus: Annotated[Cells, i2, (SEATS,)]
    purse: Annotated[Cells, i2, (SEATS,)]  # everybody's Ecus before requests are paid
    travel: Annotated[Cells, i2, (SEATS,)]  # cities in hand
    ally_deck: Annotated[Cells, i2, (SEATS,)]

    season: Annotated[int, i1]
    round: Annotated[int, i1]
    stage: Annotated[int, i1]
    back: Annotated[int, i1]  # the stage to go on with after requests were drawn
    asked: Annotated[int, i1]  # seats that owe a decision
    resume: Annotated[int, i1]  # the stage to go on with after a request was discarded
    owed: Annotated[int, i1]  # seats that still draw a request
    passed: Annotated[int, i1]  # seats whose turn in an acrobat window is over
    city: Annotated[int, i1]  # being resolved
    needle: Annotated[int, i1]  # 0 and up comedy, below tragedy; there is no neutral field
    stack: Annotated[Cells, i1, (CITIES, TALLEST)]  # oldest card first
    height: Annotated[Cells, i1, (CITIES,)]
    troupes_at: Annotated[Cells, i1, (CITIES,)]  # seats in a city this round
    choice: Annotated[Cells, i1, (SEATS,)]
    second: Annotated[Cells, i1, (SEATS,)]  # the Horse's other city
    ally: Annotated[Cells, i1, (SEATS,)]
    ox_seat: Annotated[int, i1]
    ox_city: Annotated[int, i1]
    horse_seat: Annotated[int, i1]
    turtle_seat: Annotated[int, i1]
    bear_seat: Annotated[int, i1]
    bear_city: Annotated[int, i1]
    on_stage: Annotated[Cells, i1, (SEATS,)]  # managers
    chameleons: Annotated[Cells, i1, (SEATS,)]  # index into CHAMELEON_SPLITS
    playing: Annotated[Cells, i1, (SEATS,)]  # the request chosen in this season's totals, REQUESTS for none
    face_up: Annotated[Cells, i1, (SEATS, SEASONS)]
    earned: Annotated[Cells, i1, (SEATS, SEASONS, len(SOURCES))]


LAYOUT = Layout(State)
COURSE: Course[State] = Course("stage")
