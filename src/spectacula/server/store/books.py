"""What a host asks of a database: people and tables in lists, figures, and what was decided about them."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import ColumnElement, Select, func, or_, select, text

from spectacula.server.daily.desk import MASTER
from spectacula.server.store.rows import Row
from spectacula.server.store.schema import announcements, blocks, hosts, players, seats, tables, visits
from spectacula.server.store.sql import SqlStore

SIZES = {
    "sqlite": "SELECT page_count * page_size AS size FROM pragma_page_count(), pragma_page_size()",
    "postgresql": "SELECT pg_database_size(current_database()) AS size",
}


class SqlBooks:
    """Reads only; what is decided is written as rows like everything else."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store

    async def blocked(self) -> dict[str, float | None]:
        """Who may not come in, and until when."""
        rows = await self.store.all(select(blocks).where(_holds(blocks.c.until)))
        return {row["player_id"]: row["until"] for row in rows}

    async def announced(self) -> Row | None:
        """What was announced last, while it holds."""
        query = select(announcements).where(_holds(announcements.c.until))
        return next(iter(await self.store.all(query.order_by(announcements.c.number.desc()).limit(1))), None)

    async def hosts(self) -> list[Row]:
        return await self.store.all(
            select(players.c.id, players.c.name, hosts.c.since).join(hosts, hosts.c.player_id == players.c.id)
        )

    async def is_host(self, player_id: str) -> bool:
        return bool(await self.store.all(select(hosts.c.since).where(hosts.c.player_id == player_id)))

    async def people(self, search: str = "", limit: int = 50) -> list[Row]:
        """Those who came last, or all of a name; with their open tables and what holds for them."""
        query = PEOPLE.order_by(players.c.created.desc(), players.c.id).limit(limit)
        if search:
            query = query.where(
                or_(players.c.id == search, func.lower(players.c.name).contains(search.lower(), autoescape=True))
            )
        return await self.store.all(query)

    async def tables(self, limit: int = 50) -> list[tuple[Row, list[Row]]]:
        """Open tables at which something happened last, with their seats."""
        columns = [tables.c[name] for name in ("id", "game", "players", "ply", "created", "touched", "day")]
        open_ones = select(*columns).where(tables.c.finished.is_(None))
        rows = await self.store.all(open_ones.order_by(tables.c.touched.desc()).limit(limit))
        theirs = seats.c.table_id.in_([row["id"] for row in rows])
        sat = await self.store.all(
            select(seats.c.table_id, seats.c.name, seats.c.kind).where(theirs).order_by(seats.c.seat)
        )
        return [(row, [seat for seat in sat if seat["table_id"] == row["id"]]) for row in rows]

    async def figures(self) -> dict[str, int]:
        """People, tables, those that are open, and the size of the database in bytes."""
        counts = {
            "people": select(func.count()).select_from(players),
            "tables": select(func.count()).select_from(tables),
            "open": select(func.count()).select_from(tables).where(tables.c.finished.is_(None)),
            "here": select(func.count(visits.c.player_id.distinct())).where(visits.c.until > time.time()),
        }
        found = {name: (await self.store.all(query))[0] for name, query in counts.items()}
        size = await self.store.all(text(SIZES[self.store.engine.dialect.name]))
        return {**{name: int(next(iter(row.values()))) for name, row in found.items()}, "size": int(size[0]["size"])}

    async def stale(self, finished_before: float | None, idle_since: float | None, limit: int = 200) -> list[str]:
        """Tables that the rules of the house let go, the oldest first."""
        queries = []
        if finished_before is not None:
            queries.append(select(tables.c.id).where(tables.c.finished < finished_before).order_by(tables.c.finished))
        if idle_since is not None:
            idle = tables.c.finished.is_(None), tables.c.touched < idle_since
            queries.append(select(tables.c.id).where(*idle).order_by(tables.c.touched))
        return [row["id"] for query in queries for row in await self.store.all(query.limit(limit))][:limit]


def _holds(until: ColumnElement[Any]) -> ColumnElement[bool]:
    return or_(until.is_(None), until > time.time())


OPEN_TABLES = (
    select(func.count(seats.c.table_id.distinct()))
    .join(tables, tables.c.id == seats.c.table_id)
    .where(seats.c.player_id == players.c.id, tables.c.finished.is_(None))
    .scalar_subquery()
)
PEOPLE: Select[Any] = (
    select(
        players.c.id,
        players.c.name,
        players.c.created,
        players.c.kept,
        OPEN_TABLES.label("tables"),
        blocks.c.since.label("blocked"),
        blocks.c.until,
        blocks.c.reason,
        hosts.c.since.label("host"),
    )
    .outerjoin(blocks, blocks.c.player_id == players.c.id)
    .outerjoin(hosts, hosts.c.player_id == players.c.id)
    .where(players.c.id != MASTER.id)
)
