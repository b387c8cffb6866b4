"""Rated or friendly, on the page where a table is set up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from spectacula.server.house import House
from spectacula.server.player import Player
from spectacula.server.tables.terms import RATED_CLOCK, Terms
from spectacula.web.rating.told import figure
from spectacula.web.terms.words import times
from spectacula.web.visitor import Visitor
from spectacula.web.words import Words

NEAR = (200, 400)
"""How far from one's own rating those who sit down may be, as the page offers it."""


@dataclass(frozen=True)
class RatedOffer:
    """What the page says about rated tables."""

    kept: bool
    mine: str
    """The visitor's own rating."""
    clock: str
    """The clock that is used where none is chosen."""
    near: tuple[int, ...] = NEAR


async def rated_offer(house: House, visitor: Visitor, game: str) -> RatedOffer | None:
    """Nothing where nobody is rated."""
    if not house.ratings.offered:
        return None
    words = Words(visitor.language)
    standing = (await house.ratings.of(visitor.id)).get(game)
    mine = words("rating-none-yet") if standing is None else figure(standing.rating, words)
    return RatedOffer(visitor.kept, mine, times(RATED_CLOCK, words))


async def with_rating(terms: Terms, house: House, player: Player, game: str, data: Mapping[str, str]) -> Terms:
    """The terms as a form has them, with the usual clock where a rated table would have none."""
    if data.get("rated") != "yes":
        return terms
    rated = replace(terms, rated=True, clock=terms.clock or RATED_CLOCK)
    near = data.get("near", "")
    if not near.isdecimal() or int(near) not in NEAR or data.get("doors") != "house":
        return rated
    middle = (await house.ratings.standing(player.id, game)).rating.shown
    return replace(rated, lowest=max(0, middle - int(near)), highest=middle + int(near))
