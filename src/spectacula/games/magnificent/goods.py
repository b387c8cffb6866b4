"""What players own and gain: coins, points, gems, trainer markers, posters."""

from __future__ import annotations

from spectacula.games.magnificent.box import CLEAR, DISPLAY, GEM_SLOTS, MARKERS, PLACES, ROUNDS
from spectacula.games.magnificent.state import (
    E_COINS,
    E_DISCARDED,
    E_DRAWN,
    E_FULL,
    E_GEMS,
    E_MARKER,
    E_MARKER_BACK,
    E_POINTS,
    E_POSTER,
    FROM_BONUSES,
    NOTHING,
    POSTER_DECK,
    State,
)
from spectacula.kernel.rules import rule
from spectacula.kernel.streams import count, draw, tell


@rule
def ask(s: State, kind: int, choices: int, specials: int) -> None:
    """Put a question to the acting seat."""
    s.asked = kind
    s.choices = choices
    s.specials = specials
    s.offers = 0


@rule
def gain_coins(s: State, p: int, much: int) -> None:
    """Take coins from the bank."""
    s.coins[p] += much
    tell(s, E_COINS, p, much, 0)


@rule
def add_points(s: State, p: int, much: int, source: int) -> None:
    """Move the score marker; it may fall below zero."""
    s.points[p] += much
    s.points_from[p, source] += much


@rule
def gain_points(s: State, p: int, much: int) -> None:
    """Points of a bonus."""
    add_points(s, p, much, FROM_BONUSES)
    tell(s, E_POINTS, p, much, 0)


@rule
def gain_gems(s: State, p: int, colour: int, much: int) -> None:
    """Store gems; each one without a free slot becomes a coin."""
    stored = min(much, GEM_SLOTS - s.gems[p, colour])
    if stored > 0:
        s.gems[p, colour] += stored
        tell(s, E_GEMS, p, colour, stored)
    if much > stored:
        s.coins[p] += much - stored
        tell(s, E_FULL, p, colour, much - stored)


@rule
def all_gems(s: State, p: int) -> int:
    """Gems in storage."""
    return s.gems[p, 0] + s.gems[p, 1] + s.gems[p, 2] + s.gems[p, CLEAR]


@rule
def markers_owned(s: State, p: int) -> int:
    """Trainer markers of a player: ready, tired, and those that lie on trainers in this turn."""
    placed = count(s.used) if p == s.seat else 0
    return s.markers[p] + s.tired[p] + placed


@rule
def gain_marker(s: State, p: int) -> int:
    """A new trainer marker, or a coin for who owns all; says whether it was a marker."""
    if markers_owned(s, p) >= MARKERS:
        gain_coins(s, p, 1)
        return 0
    s.markers[p] += 1
    tell(s, E_MARKER, p, 0, 0)
    return 1


@rule
def take_back_marker(s: State, p: int) -> None:
    """Fetch a tired marker from the main tent."""
    s.tired[p] -= 1
    s.markers[p] += 1
    tell(s, E_MARKER_BACK, p, 0, 0)


@rule
def trainer_tiles(s: State, p: int) -> int:
    """Trainer tiles of a player as a mask."""
    tiles = 0
    for i in range(ROUNDS):
        if s.trainer[p, i] >= 0:
            tiles |= 1 << s.trainer[p, i]
    return tiles


@rule
def add_trainer(s: State, p: int, trainer: int) -> None:
    """Put a trainer tile into the leftmost free space."""
    i = 0
    while s.trainer[p, i] >= 0:
        i += 1
    s.trainer[p, i] = trainer


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
def discard_for_place(s: State, p: int, poster: int) -> None:
    """A sixth poster: throw it away, or an old one whose place it takes."""
    for i in range(PLACES):
        if s.poster[p, i] == poster:
            s.poster[p, i] = s.hold
    s.hold = NOTHING
    s.poster_discard |= 1 << poster
    tell(s, E_DISCARDED, p, poster, 0)


@rule
def free_tents(s: State, p: int) -> int:
    """Tent spaces without a tent as a mask."""
    free = 0
    for i in range(PLACES):
        if s.tent[p, i] < 0:
            free |= 1 << i
    return free
