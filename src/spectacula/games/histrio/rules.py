"""Histrio from set-up to the end: the verbs every game has, and the course of a round."""

from __future__ import annotations

from spectacula.games.histrio.acrobats import (
    ask_acrobats,
    ask_bear,
    ask_raven,
    bear_cities,
    discard_drawn,
    discard_surplus,
    request_moves,
    use_acrobat,
    use_bear,
    use_raven,
    uses,
)
from spectacula.games.histrio.requests import draw_owed_requests
from spectacula.games.histrio.resolution import actor_moves, next_city, next_encounter, steal_one, visit_court
from spectacula.games.histrio.season import (
    ask_chameleons,
    begin_season,
    chameleon_moves,
    choose_request,
    fulfilled_moves,
    new_opportunities,
    pay_requests,
    place_chameleons,
    total,
)
from spectacula.games.histrio.state import (
    ALL_CITIES,
    ALL_REQUESTS,
    ALLIES,
    ALLIES_DRAW,
    ANNOUNCE,
    CHAMELEON_CHOICE,
    CHOOSE_CITY,
    COURT,
    DISCARDING,
    DRAW_REQUESTS,
    ENCOUNTER,
    FULFILLING,
    KEEP,
    LATE_CITY,
    MEET,
    NEW_OPPORTUNITIES,
    NEXT_CITY,
    OVER,
    OWL_CHOICE,
    PASS,
    PAY_REQUESTS,
    RAVEN_WINDOW,
    REQUEST_CARDS,
    REQUESTS_OPEN,
    REVEAL,
    SEASONS,
    SEND,
    START_ECUS,
    STEAL,
    STEALING,
    TOTALS,
    USE_ACROBATS,
    USE_RAVEN,
    State,
)
from spectacula.games.histrio.theatre import victims
from spectacula.games.histrio.travel import (
    announce,
    announcements,
    ask_announcements,
    choose_city,
    destinations,
    draw_allies,
    reveal,
)
from spectacula.kernel.rules import rule
from spectacula.kernel.state import STREAMS, Cells
from spectacula.kernel.streams import count, draw


@rule
def setup(s: State) -> None:
    """Everybody takes Travel cards and 3 Ecus; the first season begins."""
    for p in range(s.players):
        s.ecus[p] = START_ECUS
        s.travel[p] = ALL_CITIES
        s.ally_deck[p] = ALL_CITIES
        for season in range(SEASONS):
            s.face_up[p, season] = -1
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
    return 1 if s.stage == CHOOSE_CITY or s.stage == CHAMELEON_CHOICE or s.stage == FULFILLING else 0


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


@rule
def legal(s: State, seat: int, ids: Cells) -> int:
    """The moves of a seat that is asked, rising."""
    n = 0
    stage = s.stage
    if stage == CHOOSE_CITY or stage == LATE_CITY:
        n = destinations(s, seat, ids)
    elif stage == COURT:
        ids[0] = KEEP
        n = actor_moves(s.guests, SEND, ids, 1)
    elif stage == STEALING:
        n = victim_moves(s, seat, ids)
    elif stage == DISCARDING:
        n = request_moves(s.request_hand[seat], ids)
    elif stage == OWL_CHOICE:
        n = request_moves(s.owl_drawn, ids)
    elif stage == CHAMELEON_CHOICE:
        n = chameleon_moves(s, seat, ids)
    elif stage == FULFILLING:
        n = fulfilled_moves(s, seat, ids)
    else:
        n = window_moves(s, seat, ids)
    return n


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
def window_moves(s: State, seat: int, ids: Cells) -> int:
    """In an Acrobat window: what can be used, or pass."""
    n = 0
    if s.stage == ANNOUNCE:
        n = announcements(s, seat, ids)
    elif s.stage == MEET:
        n = bear_cities(s, seat, ids)
    elif s.stage == USE_ACROBATS:
        n = uses(s, seat, ids)
    else:
        n = actor_moves(s.troupe[seat], USE_RAVEN, ids, 0)
    ids[n] = PASS
    return n + 1


@rule
def play(s: State, seat: int, move: int) -> None:
    """One decision, and everything that follows from it without another."""
    stage = s.stage
    if stage == CHOOSE_CITY:
        choose_city(s, seat, move)
    elif stage == COURT:
        visit_court(s, seat, move)
    elif stage == STEALING:
        steal_one(s, seat, move)
    elif stage == DISCARDING:
        discard_surplus(s, seat, move)
    elif stage == FULFILLING:
        choose_request(s, seat, move)
    elif stage == CHAMELEON_CHOICE:
        place_chameleons(s, seat, move)
    elif stage == LATE_CITY:
        choose_city(s, seat, move)
    elif stage == OWL_CHOICE:
        discard_drawn(s, seat, move)
    else:
        play_window(s, seat, move)
    if s.asked == 0:
        advance(s)


@rule
def play_window(s: State, seat: int, move: int) -> None:
    """Use an Acrobat, or pass."""
    if s.stage == ANNOUNCE:
        announce(s, seat, move)
    elif s.stage == MEET:
        use_bear(s, seat, move)
    elif s.stage == USE_ACROBATS:
        use_acrobat(s, seat, move)
    else:
        use_raven(s, seat, move)
        ask_chameleons(s)


@rule
def advance(s: State) -> None:
    """Go on, stage by stage, until somebody is asked or the game is over."""
    while s.asked == 0 and s.stage != OVER:
        stage = s.stage
        if stage == ANNOUNCE:
            ask_announcements(s)
        elif stage == ALLIES_DRAW:
            draw_allies(s)
        elif stage == REVEAL:
            reveal(s)
        elif stage == MEET:
            ask_bear(s)
        elif stage == NEXT_CITY:
            next_city(s)
        elif stage == ENCOUNTER:
            next_encounter(s)
        elif stage == DRAW_REQUESTS:
            draw_owed_requests(s)
        elif stage == USE_ACROBATS:
            ask_acrobats(s)
        elif stage == NEW_OPPORTUNITIES:
            new_opportunities(s)
        else:
            advance_festival(s)


@rule
def advance_festival(s: State) -> None:
    """The end of a season, stage by stage."""
    if s.stage == RAVEN_WINDOW:
        if ask_raven(s) == 0:
            ask_chameleons(s)
    elif s.stage == TOTALS:
        total(s)
    elif s.stage == PAY_REQUESTS:
        pay_requests(s)


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
