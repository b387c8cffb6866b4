"""Secret Requests: drawing, the hand limit, and what each of them asks for."""

from __future__ import annotations

from spectacula.games.histrio.moves import DISCARD, request_name
from spectacula.games.histrio.shows import actors, level_sum, levels, of_levels, show
from spectacula.games.histrio.state import (
    ACTORS_OF,
    ALL_CITIES,
    ALMONER,
    BANKER,
    CARDINAL,
    CARTOGRAPHER,
    CEREMONIES,
    CHAMBERLAIN,
    COMEDY,
    CONFESSOR,
    COUNTESS,
    COURSE,
    DAUPHIN,
    DIPLOMAT,
    DISCARDING,
    DOWAGER,
    DRAW_REQUESTS,
    E_DISCARDED,
    E_DREW,
    FAVORED,
    FLUTIST,
    FOP,
    HERMIT,
    JESTER,
    LEVELS,
    MARQUIS,
    MARSHAL,
    NUN,
    OWL_CHOICE,
    PRECEPTOR,
    QUEEN,
    REQUEST_CARDS,
    REQUEST_LIMIT,
    REQUEST_M,
    REQUEST_N,
    TRAGEDY,
    TWINS,
    State,
)
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import count, draw, lowest, tell, unveil
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Say

question, step = COURSE.question, COURSE.step


@rule
def draw_request(s: State, seat: int) -> int:
    """The top Secret Request; an empty deck is made anew from the discards. The card as a mask, 0 if there is none."""
    if s.request_deck == 0:
        s.request_deck = s.request_discard
        s.request_discard = 0
    if s.request_deck == 0:
        return 0
    card = draw(s, REQUEST_CARDS, s.request_deck)
    s.request_deck &= ~(1 << card)
    s.request_hand[seat] |= 1 << card
    unveil(s)
    tell(s, E_DREW, seat, card, 0)
    return 1 << card


@rule
def discard_request(s: State, seat: int, card: int) -> None:
    """Put a request on the open discard pile."""
    s.request_hand[seat] &= ~(1 << card)
    s.request_discard |= 1 << card
    unveil(s)
    tell(s, E_DISCARDED, seat, card, 0)


@rule
def draw_owed_requests(s: State) -> None:
    """One request each by seat; whoever is over the limit discards before the next one draws."""
    while s.owed != 0:
        seat = lowest(s.owed)
        s.owed &= ~(1 << seat)
        draw_request(s, seat)
        if ask_to_discard(s, seat, DRAW_REQUESTS) != 0:
            return
    s.stage = s.back


step(DRAW_REQUESTS, draw_owed_requests)


@rule
def ask_to_discard(s: State, seat: int, then: int) -> int:
    """Over the hand limit: ask for a card to discard, 1 if so; `then` is the stage to go on with."""
    if count(s.request_hand[seat]) <= REQUEST_LIMIT:
        return 0
    s.stage = DISCARDING
    s.resume = then
    s.asked = 1 << seat
    return 1


@rule
def request_moves(cards: int, ids: Cells) -> int:
    """One discard per request in a set."""
    n = 0
    while cards != 0:
        ids[n] = DISCARD + lowest(cards)
        cards &= cards - 1
        n += 1
    return n


@rule
def surplus_moves(s: State, seat: int, ids: Cells) -> int:
    """Any request in hand."""
    return request_moves(s.request_hand[seat], ids)


@rule
def discard_surplus(s: State, seat: int, move: int) -> None:
    """Over the limit: one request of choice goes."""
    s.asked = 0
    s.stage = s.resume
    discard_request(s, seat, move - DISCARD)
    ask_to_discard(s, seat, s.resume)


def why_not_discard(s: State, seat: int, move: Move) -> Say | None:
    """Only what one holds; with the Owl only what it has drawn."""
    (request,) = move.values
    held = s.stage == OWL_CHOICE and s.request_hand[seat] >> request & 1
    return Say("why-owl-drawn" if held else "why-not-your-request", {"request": request_name(request)})


question(DISCARDING, "discard", legal=surplus_moves, play=discard_surplus, moves=(DISCARD,), why_not=why_not_discard)


@rule
def fewest_ecus(s: State) -> int:
    least = s.purse[0]
    for p in range(1, s.players):
        least = min(least, s.purse[p])
    return least


@rule
def most_ecus(s: State) -> int:
    most = s.purse[0]
    for p in range(1, s.players):
        most = max(most, s.purse[p])
    return most


@rule
def has_twins(s: State, seat: int, n: int) -> int:
    """At least n Actors of one kind and level."""
    for kind in range(2):
        for level in range(1, LEVELS + 1):
            if count(s.troupe[seat] & ACTORS_OF[kind, level]) >= n:
                return 1
    return 0


@rule
def is_met(s: State, seat: int, card: int) -> int:
    """Whether the condition of a request holds for a seat in the totals."""
    if card <= BANKER:
        return is_met_by_standing(s, seat, card)
    if card <= CARTOGRAPHER:
        return is_met_by_company(s, seat, card)
    return is_met_by_kind(s, seat, card)


@rule
def is_met_by_standing(s: State, seat: int, card: int) -> int:
    """Favored, Queen, Almoner, Banker."""
    if card == FAVORED:
        return 1 if show(s, seat) > 0 else 0
    if card == QUEEN:
        return 1 if show(s, seat) < 0 else 0
    if card == ALMONER:
        return 1 if s.purse[seat] == fewest_ecus(s) else 0
    return 1 if s.purse[seat] == most_ecus(s) else 0


@rule
def is_met_by_company(s: State, seat: int, card: int) -> int:
    """Jester to Cartographer: who is in the troupe, on stage and on the road."""
    n = REQUEST_N[card]
    m = REQUEST_M[card]
    comedians = actors(s, seat, COMEDY)
    tragedians = actors(s, seat, TRAGEDY)
    met = False
    if card == JESTER:
        met = comedians + tragedians >= n and abs(show(s, seat)) <= m
    elif card == CEREMONIES:
        met = count(s.acrobats[seat]) >= n
    elif card == DIPLOMAT:
        met = comedians >= n and tragedians >= n
    elif card == HERMIT:
        met = comedians + tragedians <= n
    elif card == CHAMBERLAIN:
        met = s.on_stage[seat] >= n
    elif card == PRECEPTOR:
        met = levels(s, seat) >= n
    elif card == DAUPHIN:
        met = of_levels(s, seat, 1, m) >= n
    elif card == MARSHAL:
        met = of_levels(s, seat, m, LEVELS) >= n
    else:
        met = count(ALL_CITIES & ~s.travel[seat]) >= n
    return 1 if met else 0


@rule
def is_met_by_kind(s: State, seat: int, card: int) -> int:
    """Twins to Confessor: kinds of Actors, their sums, and the needle."""
    n = REQUEST_N[card]
    comedians = actors(s, seat, COMEDY)
    tragedians = actors(s, seat, TRAGEDY)
    met = False
    if card == TWINS:
        met = has_twins(s, seat, n) != 0
    elif card == COUNTESS:
        met = comedians >= n
    elif card == DOWAGER:
        met = tragedians >= n
    elif card == MARQUIS:
        met = level_sum(s, seat, COMEDY) >= n
    elif card == CARDINAL:
        met = level_sum(s, seat, TRAGEDY) >= n
    elif card == FOP:
        met = comedians >= n and tragedians == 0
    elif card == NUN:
        met = tragedians >= n and comedians == 0
    elif card == FLUTIST:
        met = s.needle >= n - 1
    elif card == CONFESSOR:
        met = s.needle <= -n
    return 1 if met else 0
