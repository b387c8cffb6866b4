"""Rated tables in a line each."""

from __future__ import annotations

import time

from spectacula.server.finding.doors import Doors
from spectacula.server.house import House
from spectacula.server.player import Player
from spectacula.server.rating.model import Rating
from spectacula.server.store.rows import Update
from spectacula.server.tables import leaving
from spectacula.server.tables.table import Pace, SeatPlan, Table
from spectacula.server.tables.terms import Clock, Terms

from .at_table import INVITED

CLOCK = Clock("seconds", 45, 600)
RATED = Terms(CLOCK, rated=True)


async def somebody(house: House, name: str) -> Player:
    """Somebody whose name is kept."""
    player = await house.new_player(name)
    await house.accounts.write(player.id, Update("players", {"id": player.id}, {"kept": time.time()}))
    found = await house.player(player.id)
    assert found is not None
    return found


async def company(house: House, *names: str) -> list[Player]:
    return [await somebody(house, name) for name in names]


async def rated_table(house: House, *people: Player, terms: Terms = RATED, doors: Doors = Doors()) -> Table:  # noqa: B008
    """A rated table of Histrio at which all of these sit, in this order; one season, to be over sooner."""
    owner, *guests = people
    seats = [SeatPlan("me"), *(INVITED for _ in guests or people)]
    options: dict[str, object] = {"season_one_only": True}
    table = await house.open_table(owner, "histrio", len(seats), options, seats, Pace.INSTANT, None, doors, terms)
    for guest in guests:
        assert table.room is not None
        table, _ = await house.claim(table.room.invite, guest)
    return table


async def resign(house: House, table: Table, player: Player) -> Table:
    return await house.alter(table.id, lambda live: leaving.resign(live, player.id))


async def beats(house: House, winner: Player, *losers: Player) -> Table:
    """A rated table that all but one have left."""
    table = await rated_table(house, winner, *losers)
    for loser in losers:
        await resign(house, table, loser)
    return await house.table(table.id)


async def rating(house: House, player: Player) -> Rating:
    return (await house.ratings.standing(player.id, "histrio")).rating
