"""Tables that do not start from a deal: taken up from a record or from a position of another game."""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import insert

from spectacula.engine.match import Match
from spectacula.server.house import House
from spectacula.server.player import Player
from spectacula.server.store.schema import moves, seats, tables
from spectacula.server.tables.opening import new_row, new_seat_rows, new_table_id
from spectacula.server.tables.playing import next_version
from spectacula.server.tables.seating import hints_by_default, seat_everybody
from spectacula.server.tables.table import Pace, SeatPlan, Table


async def take_up(
    house: House, owner: Player, match: Match, plans: Sequence[SeatPlan], pace: Pace = Pace.BRISK
) -> Table:
    """A new table at which this match goes on, or lies finished to be looked at."""
    now = time.time()
    company = seat_everybody(owner, match.game.players, plans)
    table = Table(
        id=new_table_id(),
        game=match.game,
        match=match,
        seats=company,
        owner=owner.id,
        pace=pace,
        hints=hints_by_default(company, owner.id),
        version=next_version(0),
        created=now,
        finished=now if match.over else None,
        openings=openings(match),
    )
    table.saved_version = table.version
    async with house.store.writing() as db:
        await db.execute(insert(tables).values(**new_row(table), finished=table.finished))
        await db.execute(insert(seats), new_seat_rows(table))
        if match.played:
            await db.execute(insert(moves), _move_rows(table, now))
    return await house.table(table.id)


def openings(match: Match) -> list[int]:
    """The ply at which each played decision opened: choices that were revealed together opened together."""
    again, found = Match(match.game, match.seed), list[int]()
    for played in match.played:
        if len(found) == again.ply:
            found += [again.ply] * (len(again.owing) if again.sealed else 1)
        again.replay_move(played.seat, played.move)
    return found[: match.ply]


def _move_rows(table: Table, now: float) -> list[dict[str, object]]:
    notation = table.game.definition.notation
    return [
        {
            "table_id": table.id,
            "ply": ply,
            "opened": opened,
            "seat": played.seat,
            "move": notation[played.move],
            "sealed": bool(played.mark & 2),
            "at": now,
        }
        for ply, (played, opened) in enumerate(zip(table.match.played, table.openings, strict=True))
    ]
