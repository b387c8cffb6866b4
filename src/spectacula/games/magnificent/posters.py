"""Posters: deck and display, taking one, a place for it, a sixth one."""

from __future__ import annotations

from spectacula.games.magnificent.asking import ask, list_choices, place_moves, poster_moves
from spectacula.games.magnificent.box import DISPLAY, PLACES
from spectacula.games.magnificent.moves import DECK, DISCARD, LEAVE, PLACE, POSTER
from spectacula.games.magnificent.names import poster_name
from spectacula.games.magnificent.state import (
    ASK_DISCARD,
    ASK_KEEP,
    ASK_LAY,
    ASK_POSTER,
    ASK_TENT,
    ASK_TRIP,
    E_DISCARDED,
    E_DRAWN,
    E_LEFT_POSTER,
    E_POSTER,
    NOTHING,
    POSTER_DECK,
    State,
    forbid,
    question,
)
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import draw, tell
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Say


@rule
def draw_poster(s: State) -> int:
    """The top poster of the deck; discards are shuffled when it is empty, -1 when there are none."""
    if s.poster_deck == 0:
        s.poster_deck = s.poster_discard
        s.poster_discard = 0
    if s.poster_deck == 0:
        return NOTHING
    poster = draw(s, POSTER_DECK, s.poster_deck)
    s.poster_deck &= ~(1 << poster)
    return poster


@rule
def refill_posters(s: State) -> None:
    """Fill the display from the deck."""
    for i in range(DISPLAY):
        if s.display[i] < 0:
            s.display[i] = draw_poster(s)


@rule
def posters_on_display(s: State) -> int:
    """The open posters as a mask."""
    shown = 0
    for i in range(DISPLAY):
        if s.display[i] >= 0:
            shown |= 1 << s.display[i]
    return shown


@rule
def posters_left(s: State) -> int:
    """Whether anybody can take a poster at all."""
    return 1 if (s.poster_deck | s.poster_discard | posters_on_display(s)) != 0 else 0


@rule
def poster_from_deck(s: State, p: int) -> None:
    """Draw the top poster; it looks for a place."""
    s.hold = draw_poster(s)
    tell(s, E_DRAWN, p, s.hold, 0)


@rule
def poster_from_display(s: State, p: int, poster: int) -> None:
    """Take an open poster and fill the gap at once."""
    for i in range(DISPLAY):
        if s.display[i] == poster:
            s.display[i] = NOTHING
    s.hold = poster
    tell(s, E_POSTER, p, poster, 0)
    refill_posters(s)


# --- taking one


@rule
def ask_poster(s: State, kind: int, specials: int) -> None:
    """An open poster or the top of the deck."""
    ask(s, kind, posters_on_display(s), specials)
    if (s.poster_deck | s.poster_discard) != 0:
        s.specials |= 1 << DECK


@rule
def take_poster(s: State, seat: int, move: int) -> None:
    """From the deck or the display, or leave it."""
    if move == LEAVE:
        tell(s, E_LEFT_POSTER, seat, 0, 0)
    elif move == DECK:
        poster_from_deck(s, seat)
    else:
        poster_from_display(s, seat, move - POSTER)


@rule
def take_due_poster(s: State, seat: int, move: int) -> None:
    """A poster of a bonus, which must be taken."""
    s.posters_due -= 1
    take_poster(s, seat, move)


@rule
def take_trip_poster(s: State, seat: int, move: int) -> None:
    """A poster of the way, which may be left."""
    s.trip -= 1
    take_poster(s, seat, move)


def why_not_leave(s: State, seat: int, move: Move) -> Say | None:
    """Only what lies on the way may be left."""
    return Say("why-must-take") if s.asked in (ASK_POSTER, ASK_TENT) else None


def why_not_on_display(s: State, seat: int, move: Move) -> Say | None:
    return Say("why-not-on-display", {"name": poster_name(*move.values)}) if move.family == "poster" else None


forbid((LEAVE,), why_not_leave)
question(
    ASK_POSTER, "poster", legal=poster_moves, play=take_due_poster, moves=(POSTER, DECK), why_not=why_not_on_display
)
question(
    ASK_TRIP, "trip", legal=poster_moves, play=take_trip_poster, moves=(POSTER, DECK, LEAVE), why_not=why_not_on_display
)


@rule
def ask_pair(s: State) -> None:
    """Which of two posters drawn is kept."""
    posters = 0
    for i in range(2):
        if s.pair[i] >= 0:
            posters |= 1 << s.pair[i]
    ask(s, ASK_KEEP, posters, 0)


@rule
def keep_poster(s: State, seat: int, move: int) -> None:
    """Keep one of two posters drawn; the other one is discarded."""
    poster = move - POSTER
    tell(s, E_DRAWN, seat, poster, 0)
    for i in range(2):
        if s.pair[i] >= 0 and s.pair[i] != poster:
            s.poster_discard |= 1 << s.pair[i]
            tell(s, E_DISCARDED, seat, s.pair[i], 0)
        s.pair[i] = NOTHING
    s.hold = poster
    s.detail = NOTHING


def why_not_drawn(s: State, seat: int, move: Move) -> Say | None:
    return Say("why-not-drawn", {"name": poster_name(*move.values)})


question(ASK_KEEP, "keep", ask=ask_pair, legal=poster_moves, play=keep_poster, moves=(POSTER,), why_not=why_not_drawn)


# --- a place for it


@rule
def free_places(s: State, p: int) -> int:
    """Poster places without a poster as a mask."""
    free = 0
    for i in range(PLACES):
        if s.poster[p, i] < 0:
            free |= 1 << i
    return free


@rule
def posters_of(s: State, p: int) -> int:
    """Posters in somebody's poster area as a mask."""
    own = 0
    for i in range(PLACES):
        if s.poster[p, i] >= 0:
            own |= 1 << s.poster[p, i]
    return own


@rule
def ask_place(s: State) -> None:
    """Where the poster in hand goes, or which one leaves if all places are taken."""
    free = free_places(s, s.seat)
    if free != 0:
        ask(s, ASK_LAY, free, 0)
    else:
        ask(s, ASK_DISCARD, posters_of(s, s.seat) | (1 << s.hold), 0)


@rule
def lay_poster(s: State, seat: int, move: int) -> None:
    """Hang the poster in hand on a free place."""
    s.poster[seat, move - PLACE] = s.hold
    s.hold = NOTHING


@rule
def discard_moves(s: State, seat: int, ids: Cells) -> int:
    """Posters to throw away."""
    return list_choices(s, ids, DISCARD)


@rule
def discard_for_place(s: State, seat: int, move: int) -> None:
    """A sixth poster: throw it away, or an old one whose place it takes."""
    poster = move - DISCARD
    for i in range(PLACES):
        if s.poster[seat, i] == poster:
            s.poster[seat, i] = s.hold
    s.hold = NOTHING
    s.poster_discard |= 1 << poster
    tell(s, E_DISCARDED, seat, poster, 0)


def say_poster_in_hand(s: State, seat: int) -> Say:
    return Say("prompt-lay", {"poster": poster_name(s.hold)})


def why_not_place(s: State, seat: int, move: Move) -> Say | None:
    return Say("why-place-taken") if move.family == "place" else None


def why_not_discard(s: State, seat: int, move: Move) -> Say | None:
    return Say("why-not-your-poster", {"name": poster_name(*move.values)})


question(
    ASK_LAY,
    "lay",
    legal=place_moves,
    play=lay_poster,
    moves=(PLACE,),
    prompt=say_poster_in_hand,
    why_not=why_not_place,
)
question(
    ASK_DISCARD,
    "discard",
    legal=discard_moves,
    play=discard_for_place,
    moves=(DISCARD,),
    why_not=why_not_discard,
)
