"""Histrio from set-up to the end: the verbs every game has, and the course of a round."""

from __future__ import annotations

from spectacula.games.histrio import acrobats, foresight, requests, resolution, season, travel
from spectacula.games.histrio.season import begin_season
from spectacula.games.histrio.state import (
    ALL_CITIES,
    ALL_REQUESTS,
    ALLIES,
    CHAMELEON_CHOICE,
    CHOOSE_CITY,
    COURSE,
    FULFILLING,
    OVER,
    OWL_CHOICE,
    REQUEST_CARDS,
    REQUESTS_OPEN,
    SEASONS,
    START_ECUS,
    State,
)
from spectacula.kernel.rules import rule
from spectacula.kernel.state import STREAMS
from spectacula.kernel.streams import count, draw

PHASES = (travel, resolution, requests, acrobats, season, foresight)  # each declares its questions
KINDS = COURSE.kinds
SEALED = COURSE.sealed


@rule
def setup(s: State) -> None:
    """Everybody takes Travel cards and 3 Ecus; the first season begins."""
    for p in range(s.players):
        s.ecus[p] = START_ECUS
        s.travel[p] = ALL_CITIES
        s.ally_deck[p] = ALL_CITIES
        for i in range(SEASONS):
            s.face_up[p, i] = -1
    s.request_deck = ALL_REQUESTS
    begin_season(s)
    advance(s)


@rule
def pending(s: State) -> int:
    """The seats that owe a decision."""
    return s.asked


@rule
def sealed(s: State) -> int:
    """Travel cards, Chameleons and requests are chosen by all at once."""
    return SEALED >> s.stage & 1


@rule
def kind(s: State, seat: int) -> int:
    """The stages that ask come first, in the order of their names."""
    return s.stage


@rule
def over(s: State) -> int:
    return 1 if s.stage == OVER else 0


@rule
def score(s: State, seat: int) -> int:
    """Ecus."""
    return s.ecus[seat]


@rule
def winners(s: State) -> int:
    """The most Ecus; a tie is a shared victory."""
    best = 0
    seats = 0
    for p in range(s.players):
        if s.ecus[p] > best or p == 0:
            best = s.ecus[p]
            seats = 0
        if s.ecus[p] == best:
            seats |= 1 << p
    return seats


legal = COURSE.legal
answer_asked = COURSE.answer
go_on = COURSE.go_on


@rule
def play(s: State, seat: int, move: int) -> None:
    """One decision, and everything that follows from it without another."""
    answer_asked(s, seat, move)
    if s.asked == 0:
        advance(s)


@rule
def advance(s: State) -> None:
    """Go on, stage by stage, until somebody is asked or the game is over."""
    while s.asked == 0 and s.stage != OVER:
        go_on(s)


@rule
def due(s: State) -> int:
    """The step that comes next by itself, -1 while somebody is asked or the game is over."""
    return s.stage if s.asked == 0 and s.stage != OVER else -1


@rule
def take_step(s: State) -> None:
    """The step that is due."""
    go_on(s)


# --- what a seat cannot know


@rule
def conceal(s: State, seat: int, key: int) -> None:
    """Draw the deck's future, rivals' requests, a rival's allied card and sealed choices of others anew."""
    s.key = key
    for i in range(STREAMS):
        s.drawn[i] = 0
    unseal(s, seat)
    if s.option[REQUESTS_OPEN] == 0:
        conceal_requests(s, seat)
    if s.players == 2 and s.stage == CHOOSE_CITY:
        rival = 1 - seat
        if s.ally[rival] >= 0:
            s.ally_deck[rival] |= 1 << s.ally[rival]
            s.ally[rival] = draw(s, ALLIES, s.ally_deck[rival])
            s.ally_deck[rival] &= ~(1 << s.ally[rival])


@rule
def unseal(s: State, seat: int) -> None:
    """Others take back what they have sealed and owe it again."""
    for p in range(s.players):
        if p != seat:
            if s.stage == CHOOSE_CITY and s.choice[p] >= 0 and (p != s.ox_seat or p == s.horse_seat):
                s.choice[p] = -1
                s.second[p] = -1
                s.asked |= 1 << p
            elif s.stage == CHAMELEON_CHOICE and s.chameleons[p] >= 0:
                s.chameleons[p] = -1
                s.asked |= 1 << p
            elif s.stage == FULFILLING and s.playing[p] >= 0:
                s.playing[p] = -1
                s.asked |= 1 << p


@rule
def conceal_requests(s: State, seat: int) -> None:
    """Deal rivals' hands again from all requests the seat has not seen."""
    unseen = s.request_deck
    for p in range(s.players):
        if p != seat:
            unseen |= s.request_hand[p]
    for p in range(s.players):
        if p != seat:
            held = count(s.request_hand[p])
            just_drawn = count(s.owl_drawn) if s.asked == 1 << p and s.stage == OWL_CHOICE else 0
            s.request_hand[p] = 0
            for i in range(held):
                card = draw(s, REQUEST_CARDS, unseen)
                unseen &= ~(1 << card)
                s.request_hand[p] |= 1 << card
                if just_drawn > 0 and i == held - just_drawn:
                    s.owl_drawn = 0
                if just_drawn > 0 and i >= held - just_drawn:
                    s.owl_drawn |= 1 << card
    s.request_deck = unseen
