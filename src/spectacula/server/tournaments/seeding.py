"""How a knock-out is seeded: by rating when it begins, so that the strongest meet late; the rest is left to lots."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from spectacula.server.store.rows import Update, Write
from spectacula.server.tournaments.tourney import Tourney

if TYPE_CHECKING:
    from spectacula.server.house import House


async def seeded(house: House, found: Tourney) -> tuple[Tourney, list[Write]]:
    """The same with a place for everybody who is there; whoever has no certain rating comes after those who have."""
    ratings = {entry.number: await _rating(house, found, entry.player_id) for entry in found.here}
    if not any(ratings.values()):
        return found, []
    places = {number: 1 + sum(other > mine for other in ratings.values()) for number, mine in ratings.items()}
    entries = tuple(replace(entry, seeding=places.get(entry.number)) for entry in found.entries)
    rows: list[Write] = [
        Update("entrants", {"tournament_id": found.id, "number": number}, {"seeding": place})
        for number, place in places.items()
    ]
    return replace(found, entries=entries), rows


async def _rating(house: House, found: Tourney, player_id: str | None) -> float:
    """What is shown of somebody's rating, if it is certain; nothing of anybody else's."""
    if player_id is None or not house.ratings.offered:
        return 0.0
    rating = (await house.ratings.standing(player_id, found.plan.game)).rating
    return 0.0 if rating.provisional else float(max(1, rating.shown))
