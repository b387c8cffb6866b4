"""What tournaments know of somebody: under another name, under another account, to take along, or gone for good."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from spectacula.server.player import Player
from spectacula.server.store.rows import Row, Update, Write

if TYPE_CHECKING:
    from spectacula.server.house import House


async def renamed(house: House, player: Player) -> list[Write]:
    """They are called otherwise wherever they play along."""
    return [Update("entrants", _place(row), {"name": player.name}) for row in await _entries(house, player.id)]


async def one_place(house: House, guest: Player, player: Player) -> None:
    """Where a guest and the account play along, the guest drops out: nobody has two seats in a tournament."""
    mine = {row["tournament_id"] for row in await _entries(house, player.id)}
    for row in await _entries(house, guest.id):
        if row["tournament_id"] in mine and row["out"] is None:
            await house.tournaments.withdraw(row["tournament_id"], guest.id)


async def handed_over(house: House, guest: Player, player: Player) -> list[Write]:
    """A guest's entries are the account's; where both play along, the guest's is given up."""
    mine = {row["tournament_id"] for row in await _entries(house, player.id)}
    writes: list[Write] = []
    for row in await _entries(house, guest.id):
        twice = row["tournament_id"] in mine
        fresh = _gone(row) if twice else {"player_id": player.id, "name": player.name}
        writes.append(Update("entrants", _place(row), fresh))
    owned = await house.store.rows("tournaments", {"organiser": guest.id})
    return [*writes, *(Update("tournaments", {"id": row["id"]}, {"organiser": player.id}) for row in owned)]


async def without(house: House, player: Player) -> list[Write]:
    """Their lines stay, and say nothing of who it was."""
    owned = await house.store.rows("tournaments", {"organiser": player.id})
    return [
        *(Update("entrants", _place(row), _gone(row)) for row in await _entries(house, player.id)),
        *(Update("tournaments", {"id": row["id"]}, {"organiser": None}) for row in owned),
    ]


async def exported(house: House, player: Player) -> list[dict[str, Any]]:
    """Every tournament they were in, with their place as it stands."""
    told = []
    for row in await _entries(house, player.id):
        found = await house.tournaments.find(row["tournament_id"])
        place = next(each.place for each in found.standings() if each.entrant == str(row["number"]))
        told.append({"id": found.id, "name": found.name, "game": found.plan.game, "state": found.state, "place": place})
    return told


async def _entries(house: House, player_id: str) -> list[Row]:
    return await house.store.rows("entrants", {"player_id": player_id})


def _place(row: Row) -> dict[str, Any]:
    return {"tournament_id": row["tournament_id"], "number": row["number"]}


def _gone(row: Row) -> dict[str, Any]:
    return {"player_id": None, "name": "", "out": row["out"] or time.time()}
