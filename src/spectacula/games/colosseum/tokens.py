"""Tokens: the bag, the markets, what a hand gains, and the star performers."""

from __future__ import annotations

from spectacula.games.colosseum.purse import gain_medal
from spectacula.games.colosseum.state import (
    BAG,
    EMPEROR_LOST,
    EMPEROR_TOKEN,
    EMPEROR_USED,
    KINDS_OF_TOKEN,
    MARKET_SIZE,
    MARKETS,
    REFILLED,
    STAR,
    STAR_ASIDE,
    STAR_FROM,
    STAR_KIND,
    STAR_KINDS,
    State,
)
from spectacula.kernel.rules import rule
from spectacula.kernel.streams import below, tell


@rule
def draw_token(s: State, stream: int) -> int:
    """A token out of the bag, which must not be empty."""
    place = below(s, stream, s.in_bag)
    kind = 0
    passed = 0
    for k in range(KINDS_OF_TOKEN):  # to the end: a processor that need not guess where it stops is faster
        passed += s.bag[k]
        kind += passed <= place
    s.bag[kind] -= 1
    s.in_bag -= 1
    return kind


@rule
def next_refill(s: State) -> int:
    """The left-over green token first, then the bag; -1 when both are empty (R12)."""
    kind = s.green_left
    if kind >= 0:
        s.green_left = -1
    elif s.in_bag > 0:
        kind = draw_token(s, BAG)
    return kind


@rule
def lot_size(s: State, m: int) -> int:
    """How many tokens lie in a market."""
    n = 0
    for i in range(MARKET_SIZE):
        if s.market[m, i] >= 0:
            n += 1
    return n


@rule
def lot_code(s: State, m: int) -> int:
    """The tokens of a market in one number, for events: five bits each, 31 for an empty place."""
    code = 0
    for i in range(MARKET_SIZE):
        code = code << 5 | (s.market[m, i] & 31)
    return code


@rule
def refill(s: State) -> None:
    """Fill the empty markets, one after the other."""
    for m in range(MARKETS):
        s.sold[m] = -1
        if lot_size(s, m) == 0:
            for i in range(MARKET_SIZE):
                s.market[m, i] = next_refill(s)
            if lot_size(s, m) > 0:
                tell(s, REFILLED, -1, m, lot_code(s, m))


@rule
def gain_token(s: State, p: int, kind: int) -> None:
    """Put a token before a player; an emperor token becomes a medal at once or is lost (R15)."""
    if kind != EMPEROR_TOKEN:
        s.hand[p, kind] += 1
        return
    s.gone[kind] += 1
    if gain_medal(s, p) != 0:
        tell(s, EMPEROR_USED, p, 0, 0)
    else:
        tell(s, EMPEROR_LOST, p, 0, 0)


@rule
def star_claimant(s: State, kind: int) -> int:
    """The one player with three or more of a kind and strictly the most, or -1."""
    most = STAR_FROM - 1
    claimant = -1
    for p in range(s.players):
        if s.hand[p, kind] > most:
            most = s.hand[p, kind]
            claimant = p
        elif s.hand[p, kind] == most:
            claimant = -1
    return claimant


@rule
def keeps_star(s: State, owner: int, kind: int) -> int:
    """The owner keeps a star with three or more while nobody has strictly more (R33)."""
    held = s.hand[owner, kind]
    if held < STAR_FROM:
        return 0
    for p in range(s.players):
        if s.hand[p, kind] > held:
            return 0
    return 1


@rule
def update_star(s: State, i: int) -> None:
    """Hand a star over the moment the counts say so."""
    owner = s.star[i]
    kind = STAR_KIND[i]
    if owner >= 0 and keeps_star(s, owner, kind) != 0:
        return
    claimant = star_claimant(s, kind)
    if claimant == owner:
        return
    s.star[i] = claimant
    if claimant >= 0:
        tell(s, STAR, claimant, kind, owner)
    else:
        tell(s, STAR_ASIDE, owner, kind, 0)


@rule
def update_stars(s: State) -> None:
    """Look at all stars after a change of hands."""
    for i in range(STAR_KINDS):
        update_star(s, i)


@rule
def stars_of(s: State, p: int) -> int:
    """How many star awards a player holds."""
    n = 0
    for i in range(STAR_KINDS):
        if s.star[i] == p:
            n += 1
    return n
