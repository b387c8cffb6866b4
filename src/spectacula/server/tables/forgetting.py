"""Taking a table off somebody's list: gone for good when it is theirs alone, otherwise only without them."""

from __future__ import annotations

from sqlalchemy import delete, update

from spectacula.server.errors import NotNow, NotYourSeat
from spectacula.server.house import House
from spectacula.server.store.schema import seats, tables
from spectacula.server.tables.playing import next_version


async def forget(house: House, table_id: str, player_id: str) -> None:
    """Others who sit at the table keep it; while they still play, nobody leaves it like this."""
    table = await house.table(table_id)
    if player_id not in table.people and player_id != table.owner:
        raise NotYourSeat("only those at the table may take it off their list")
    others = sorted(table.people - {player_id})
    if others and not table.over:
        raise NotNow("others still play at this table")
    async with house.store.writing() as db:
        if not others:
            await db.execute(update(tables).where(tables.c.rematch == table_id).values(rematch=None))
            await db.execute(delete(tables).where(tables.c.id == table_id))
        else:
            mine = (seats.c.table_id == table_id) & (seats.c.player_id == player_id)
            await db.execute(update(seats).where(mine).values(player_id=None, stand_in=None))
            owner = others[0] if table.owner == player_id else table.owner
            version = next_version(table.version)
            await db.execute(update(tables).where(tables.c.id == table_id).values(owner=owner, version=version))
    if others:
        table.doubtful = True
    else:
        house.live.pop(table_id, None)
