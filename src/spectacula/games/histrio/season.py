"""Phase 3, New Opportunities, and what ends a season: the festival, its totals, and the second season."""

from __future__ import annotations

from spectacula.games.histrio.moves import (
    CHAMELEON_COUNTS,
    CHAMELEON_SPLITS,
    DECLINE,
    FULFIL,
    PASS,
    USE_RAVEN,
    actor_name,
    request_name,
)
from spectacula.games.histrio.requests import is_met
from spectacula.games.histrio.resolution import actor_moves, actor_of
from spectacula.games.histrio.shows import actors, show
from spectacula.games.histrio.state import (
    ALL_CARDS,
    ALL_CITIES,
    BEST_SHOW_FACTOR,
    CARD_SORT,
    CARD_VALUE,
    CHAMELEON_CHOICE,
    CHAMELEONS,
    CITIES,
    COIN,
    COURSE,
    E_ACTORS,
    E_AGAIN,
    E_BEST,
    E_CHAMELEONS,
    E_COURT,
    E_DEALT,
    E_DECLINED,
    E_DISPLEASED,
    E_FULFILLED,
    E_OVER,
    E_PLEASED,
    E_RECOVERED,
    E_ROUND,
    E_SEASON,
    E_SEASON_OVER,
    ECUS_PER_ACTOR,
    ENCOUNTERS,
    FROM_ACTORS,
    FROM_REQUESTS,
    FROM_SHOW,
    FULFILLING,
    NEW_OPPORTUNITIES,
    OVER,
    PAY_REQUESTS,
    RAVEN,
    RAVEN_WINDOW,
    REQUEST_PAYS,
    REQUESTS,
    REWARD,
    SEASON_ONE_ONLY,
    SEASONS,
    TOTALS,
    State,
)
from spectacula.games.histrio.theatre import earn, mood, move_needle, send_managers_home, towards
from spectacula.games.histrio.travel import begin_travel, is_ready, turn_acrobat
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import below, count, draw, lowest, tell, unveil
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Say

question, step = COURSE.question, COURSE.step


@rule
def begin_season(s: State) -> None:
    """A coin sets the King's mood, every city gets its first Encounter card."""
    s.round = 0
    s.needle = -below(s, COIN, 2)
    tell(s, E_SEASON, -1, s.season + 1, mood(s))
    for c in range(CITIES):
        s.height[c] = 0
    s.deck = ALL_CARDS
    for p in range(s.players):
        s.deck &= ~s.acrobats[p]
        s.chameleons[p] = -1
        s.playing[p] = -1
    s.discard = 0
    deal(s)


@rule
def deal(s: State) -> None:
    """One Encounter card to each city from the first to the last, as far as they go; a new round begins."""
    s.round += 1
    tell(s, E_ROUND, -1, s.round, s.season + 1)
    for c in range(CITIES):
        if s.deck != 0:
            card = draw(s, ENCOUNTERS, s.deck)
            s.deck &= ~(1 << card)
            s.stack[c, s.height[c]] = card
            s.height[c] += 1
            tell(s, E_DEALT, -1, c, card)
    begin_travel(s)


@rule
def recover_last_cards(s: State) -> None:
    """Whoever has a single Travel card left (or none, after the Horse) recovers all; allied troupes reshuffle."""
    for p in range(s.players):
        left = count(s.travel[p])
        if left <= 1:
            s.travel[p] = ALL_CITIES
            tell(s, E_RECOVERED, p, 1, left)
        if s.players == 2 and count(s.ally_deck[p]) <= 1:
            s.ally_deck[p] = ALL_CITIES


@rule
def new_opportunities(s: State) -> None:
    """An empty deck ends the season; otherwise new cards lie open."""
    recover_last_cards(s)
    if s.deck != 0:
        deal(s)
    else:
        tell(s, E_SEASON_OVER, -1, s.season + 1, 0)
        s.stage = RAVEN_WINDOW


step(NEW_OPPORTUNITIES, new_opportunities)


# --- the festival: the Raven


@rule
def ask_raven(s: State) -> None:
    """The owner of the Raven may still sway the King before the Chameleons are counted."""
    for p in range(s.players):
        if is_ready(s, p, RAVEN) != 0 and s.troupe[p] != 0:
            s.asked = 1 << p
            return
    ask_chameleons(s)


@rule
def raven_moves(s: State, seat: int, ids: Cells) -> int:
    """An Actor of the troupe, or nobody."""
    n = actor_moves(s.troupe[seat], USE_RAVEN, ids, 0)
    ids[n] = PASS
    return n + 1


@rule
def use_raven(s: State, seat: int, move: int) -> None:
    """An Actor of the troupe goes to court, or nobody does."""
    s.asked = 0
    if move != PASS:
        turn_acrobat(s, seat, RAVEN)
        card = actor_of(s.troupe[seat], move - USE_RAVEN)
        s.troupe[seat] &= ~(1 << card)
        s.discard |= 1 << card
        tell(s, E_COURT, seat, card, 0)
        move_needle(s, towards(CARD_SORT[card], CARD_VALUE[card]))
    ask_chameleons(s)


def why_not_raven(s: State, seat: int, move: Move) -> Say | None:
    return Say("why-not-in-troupe", {"actor": actor_name(*move.values)}) if move.family == "use-raven" else None


question(
    RAVEN_WINDOW,
    "raven",
    ask=ask_raven,
    legal=raven_moves,
    play=use_raven,
    moves=(USE_RAVEN, PASS),
    why_not=why_not_raven,
)


# --- Chameleons, totals, requests


@rule
def ask_chameleons(s: State) -> None:
    """The mood is fixed: owners of Chameleons say, all at once, what theirs count as."""
    s.stage = CHAMELEON_CHOICE
    s.asked = 0
    for p in range(s.players):
        if s.acrobats[p] & CHAMELEONS != 0:
            s.asked |= 1 << p
    if s.asked == 0:
        s.stage = TOTALS


@rule
def chameleon_moves(s: State, seat: int, ids: Cells) -> int:
    """Every way to count the Chameleons a seat has."""
    owned = count(s.acrobats[seat] & CHAMELEONS)
    n = 0
    for i in range(5):
        if CHAMELEON_SPLITS[i, 0] + CHAMELEON_SPLITS[i, 1] == owned:
            ids[n] = CHAMELEON_COUNTS + i
            n += 1
    return n


@rule
def place_chameleons(s: State, seat: int, move: int) -> None:
    """The last owner's choice opens all of them."""
    s.chameleons[seat] = move - CHAMELEON_COUNTS
    s.asked &= ~(1 << seat)
    if s.asked == 0:
        unveil(s)
        for p in range(s.players):
            split = s.chameleons[p]
            if split >= 0:
                tell(s, E_CHAMELEONS, p, CHAMELEON_SPLITS[split, 0], CHAMELEON_SPLITS[split, 1])
        s.stage = TOTALS


def why_not_split(s: State, seat: int, move: Move) -> Say | None:
    """Every Chameleon counts, and none twice."""
    return Say("why-chameleons", {"owned": count(s.acrobats[seat] & CHAMELEONS)})


question(
    CHAMELEON_CHOICE,
    "chameleon",
    legal=chameleon_moves,
    play=place_chameleons,
    moves=(CHAMELEON_COUNTS,),
    sealed=True,
    why_not=why_not_split,
)


@rule
def total(s: State) -> None:
    """First every matching Actor pays, then the shows that please, the best of them twice."""
    for p in range(s.players):
        matching = actors(s, p, mood(s)) * ECUS_PER_ACTOR
        earn(s, p, matching, FROM_ACTORS)
        if matching > 0:
            tell(s, E_ACTORS, p, matching, mood(s))
    reward_shows(s)
    for p in range(s.players):
        s.purse[p] = s.ecus[p]
    ask_requests(s)


step(TOTALS, total)


@rule
def reward_shows(s: State) -> None:
    """A show pleases when it leans to the King's mood; ties for the best are all best."""
    best = 1
    for p in range(s.players):
        best = max(best, show(s, p))
    for p in range(s.players):
        leaning = show(s, p)
        if leaning == best:
            earn(s, p, REWARD[s.season] * BEST_SHOW_FACTOR, FROM_SHOW)
            tell(s, E_BEST, p, leaning, REWARD[s.season] * BEST_SHOW_FACTOR)
        elif leaning > 0:
            earn(s, p, REWARD[s.season], FROM_SHOW)
            tell(s, E_PLEASED, p, leaning, REWARD[s.season])
        else:
            tell(s, E_DISPLEASED, p, leaning, 0)


@rule
def ask_requests(s: State) -> None:
    """Everybody who holds requests may play one: also those who cannot are asked, or waiting would tell on them."""
    s.stage = FULFILLING
    s.asked = 0
    for p in range(s.players):
        if s.request_hand[p] != 0:
            s.asked |= 1 << p
    if s.asked == 0:
        s.stage = PAY_REQUESTS


@rule
def fulfilled_moves(s: State, seat: int, ids: Cells) -> int:
    """Requests in hand whose condition holds, or none of them."""
    n = 0
    cards = s.request_hand[seat]
    while cards != 0:
        r = lowest(cards)
        cards &= cards - 1
        if is_met(s, seat, r) != 0:
            ids[n] = FULFIL + r
            n += 1
    ids[n] = DECLINE
    return n + 1


@rule
def choose_request(s: State, seat: int, move: int) -> None:
    """Lay a request face down; the last one opens all."""
    s.playing[seat] = REQUESTS if move == DECLINE else move - FULFIL
    s.asked &= ~(1 << seat)
    if s.asked == 0:
        unveil(s)
        s.stage = PAY_REQUESTS


def why_not_fulfil(s: State, seat: int, move: Move) -> Say | None:
    """Only a request in hand whose condition holds."""
    if move.family == "decline":
        return None
    (request,) = move.values
    mine = s.request_hand[seat] >> request & 1 and not is_met(s, seat, request)
    return Say("why-not-met" if mine else "why-not-your-request", {"request": request_name(request)})


question(
    FULFILLING,
    "fulfil",
    legal=fulfilled_moves,
    play=choose_request,
    moves=(FULFIL, DECLINE),
    sealed=True,
    why_not=why_not_fulfil,
)


@rule
def pay_requests(s: State) -> None:
    """Requests played now pay; those of the first season pay again in the second when they are met again."""
    for p in range(s.players):
        earlier = s.face_up[p, 0]
        if s.season == 1 and earlier >= 0 and is_met(s, p, earlier) != 0:
            earn(s, p, REQUEST_PAYS[earlier], FROM_REQUESTS)
            tell(s, E_AGAIN, p, earlier, REQUEST_PAYS[earlier])
        r = s.playing[p]
        if 0 <= r < REQUESTS:
            s.request_hand[p] &= ~(1 << r)
            s.face_up[p, s.season] = r
            earn(s, p, REQUEST_PAYS[r], FROM_REQUESTS)
            tell(s, E_FULFILLED, p, r, REQUEST_PAYS[r])
        elif r == REQUESTS:
            tell(s, E_DECLINED, p, 0, 0)
    end_season(s)


step(PAY_REQUESTS, pay_requests)


@rule
def end_season(s: State) -> None:
    """After the first season prepare the second; after the second the game is over."""
    if s.season + 1 == SEASONS or s.option[SEASON_ONE_ONLY] != 0:
        s.stage = OVER
        tell(s, E_OVER, -1, 0, 0)
    else:
        prepare_second_season(s)


@rule
def prepare_second_season(s: State) -> None:
    """Actors leave, Managers go home, Acrobats are ready again; Travel cards, Caravels and requests stay."""
    s.season += 1
    s.used = 0
    send_managers_home(s)
    for p in range(s.players):
        s.troupe[p] = 0
    begin_season(s)
