"""What players own and gain: coins, points, gems, trainer markers."""

from __future__ import annotations

from spectacula.games.magnificent.asking import ask, list_choices
from spectacula.games.magnificent.box import CLEAR, GEM_SLOTS, MARKERS, PLACES, ROUNDS
from spectacula.games.magnificent.moves import GEM
from spectacula.games.magnificent.state import (
    ASK_GEM,
    E_COINS,
    E_FULL,
    E_GEMS,
    E_MARKER,
    E_MARKER_BACK,
    E_POINTS,
    FROM_BONUSES,
    NOTHING,
    State,
    question,
)
from spectacula.kernel.rules import rule
from spectacula.kernel.state import Cells
from spectacula.kernel.streams import count, tell
from spectacula.kernel.vocabulary import Move
from spectacula.kernel.words import Say


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
def ask_gem(s: State) -> None:
    """A gem of any of these colours."""
    ask(s, ASK_GEM, s.gem_choice, 0)


@rule
def gem_moves(s: State, seat: int, ids: Cells) -> int:
    """Gems to take."""
    return list_choices(s, ids, GEM)


@rule
def pick_gem(s: State, seat: int, move: int) -> None:
    """A gem of a chosen colour; a second one must differ."""
    colour = move - GEM
    s.gem_picks -= 1
    s.gem_choice &= ~(1 << colour)
    if s.gem_picks == 0:
        s.detail = NOTHING
    gain_gems(s, seat, colour, 1)


def why_not_gem(s: State, seat: int, move: Move) -> Say | None:
    return Say("why-gem-twice")


question(ASK_GEM, "gem", ask=ask_gem, legal=gem_moves, play=pick_gem, moves=(GEM,), why_not=why_not_gem)


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
def free_tents(s: State, p: int) -> int:
    """Tent spaces without a tent as a mask."""
    free = 0
    for i in range(PLACES):
        if s.tent[p, i] < 0:
            free |= 1 << i
    return free
