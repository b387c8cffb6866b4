"""Somebody goes for good: seats, words and names leave with them, and nobody else's game is spoilt."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from spectacula.server.errors import NoSuchTable, NotNow, Unplayable
from spectacula.server.finding import room
from spectacula.server.people.joining import MANY
from spectacula.server.player import Player
from spectacula.server.store.rows import Delete, Update, Write
from spectacula.server.store.store import Conflict
from spectacula.server.tables import leaving
from spectacula.server.tables.change import Change, SeatFields, changed
from spectacula.server.tables.codec import card
from spectacula.server.tables.table import Table, TableCard
from spectacula.server.tournaments import people as tournaments

if TYPE_CHECKING:
    from spectacula.server.house import House

TRIES = 3


@dataclass(frozen=True)
class Farewell:
    """What becomes of somebody's tables, told before they go."""

    minded: tuple[TableCard, ...]
    """Others play on there, with a bot in the seat."""
    cleared: int
    """Nobody else plays there: the tables go too."""
    kept: int
    """Finished games of others, in which the seat has no name any more."""
    freed: int = 0
    """Others still gather there: the seat is free again."""


async def foretold(house: House, player: Player) -> Farewell:
    """How it would be if they went now."""
    shared, cleared, kept = [], 0, 0
    for row, seats in await house.store.tables_of(player.id, MANY):
        others = any(seat["player_id"] not in (None, player.id) for seat in seats)
        cleared += not others
        kept += others and row["finished"] is not None
        if others and row["finished"] is None:
            shared.append(card(row, seats, player.id))
    minded = tuple(table for table in shared if not table.gathering)
    return Farewell(minded, cleared, kept, len(shared) - len(minded))


async def part(house: House, player: Player) -> None:
    """Take somebody off every table, then out of the house; a table that is opened meanwhile is seen to as well."""
    await house.seekers.cancel(player.id)
    await house.store.write(await tournaments.without(house, player))
    for _ in range(TRIES):
        for table in await house.tables_of(player.id, MANY):
            with suppress(NoSuchTable):
                await _leave(house, table.id, player)
        try:
            nameless = await house.ratings.without(player.id)
            gone = Delete("talk", {"player_id": player.id}), Delete("players", {"id": player.id})
            await house.accounts.write(player.id, *nameless, *gone)
            return
        except Conflict:
            continue
    raise NotNow("new tables are being opened in this name: close them first")


async def _leave(house: House, table_id: str, player: Player) -> None:
    rows = await house.store.rows("seats", {"table_id": table_id})
    if all(row["player_id"] in (None, player.id) for row in rows):
        await house.clear(table_id)
        return
    silenced = [
        Delete("talk", {"table_id": table_id, "seat": row["seat"]}) for row in rows if row["player_id"] == player.id
    ]
    silenced.append(Delete("talk", {"table_id": table_id, "seat": None, "name": player.name}))
    await house.store.write(silenced)
    if (live := house.live.get(table_id)) is not None:
        live.doubt()
    try:
        await house.alter(table_id, lambda table: without(table, player.id))
    except Unplayable:
        await house.store.write(await _rows_without(house, table_id, player.id))


def without(table: Table, player_id: str) -> Change | None:
    """A table after somebody is gone: their seat is free again, a bot's for good, or empty when the game is over."""
    mine, others = table.seats_of(player_id), sorted(table.people - {player_id})
    if not mine and table.owner != player_id:
        return None
    if mine and table.gathering:
        return room.get_up(table, player_id)
    if mine and not table.over:
        change = leaving.resign(table, player_id)
        nameless: dict[int, SeatFields] = {seat: {**change.seats[seat], "name": ""} for seat in mine}
        return replace(change, seats=nameless, said=None if change.said is None else replace(change.said, name=""))
    empty: SeatFields = {"player_id": None, "stand_in": None, "name": ""}
    return changed(table, {"owner": others[0]} if table.owner == player_id else {}, dict.fromkeys(mine, empty))


async def _rows_without(house: House, table_id: str, player_id: str) -> list[Write]:
    """A table that cannot be taken up, without somebody."""
    rows = await house.store.rows("seats", {"table_id": table_id})
    other = next(row["player_id"] for row in rows if row["player_id"] not in (None, player_id))
    owned = await house.store.rows("tables", {"id": table_id, "owner": player_id})
    return [
        *(
            Update("seats", {"table_id": table_id, "seat": row["seat"]}, {"player_id": None, "name": ""})
            for row in rows
            if row["player_id"] == player_id
        ),
        *(Update("tables", {"id": table_id}, {"owner": other}) for _ in owned),
    ]
