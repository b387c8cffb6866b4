"""Tables with all that belongs to them, however many are asked for at once: on PostgreSQL with one question."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import JSON, ColumnElement, Select, String, Table, any_, bindparam, exists, func, or_, select
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection

from spectacula.server.store.rows import TALK_SHOWN, Row, StoredTable
from spectacula.server.store.schema import (
    breaks,
    deals,
    due,
    moves,
    rooms,
    screens,
    seats,
    tables,
    talk,
    undo_offers,
    visits,
)

Lying = Mapping[str, list[Row]]
"""Rows by the table they belong to."""
OF_TABLE = "of_table"
ORDERS: Mapping[Table, tuple[ColumnElement[Any], ...]] = {
    seats: (seats.c.seat,),
    moves: (moves.c.opened, moves.c.seat),
    talk: (talk.c.number.desc(),),
    visits: (),
    screens: (),
    undo_offers: (),
    due: (),
    rooms: (),
    deals: (),
}
"""What belongs to a table, and in which order it lies there."""


class Loading:
    """Kind by kind: as of one moment only within a transaction."""

    async def load(self, db: AsyncConnection, table_ids: Sequence[str]) -> dict[str, StoredTable]:
        """Those that are there."""
        kinds = (self._of(kind, *order) for kind, order in ORDERS.items())
        here = select(tables, tables.c.id.label(OF_TABLE)).where(self.among(tables.c.id))
        found, *rest = [await self._lying(db, query, table_ids) for query in (here, *kinds)]
        laid = {one: (rows[0], [kind.get(one, []) for kind in rest]) for one, rows in found.items()}
        return await self._stored(db, laid)

    def among(self, column: ColumnElement[str]) -> ColumnElement[bool]:
        """One of those that are `asked` for."""
        return column.in_(bindparam("asked", expanding=True))

    async def _stored(
        self, db: AsyncConnection, laid: Mapping[str, tuple[Row, Sequence[list[Row]]]]
    ) -> dict[str, StoredTable]:
        timed = [table_id for table_id, (row, _) in laid.items() if row["clocks"] is not None]
        stood_still = await self._lying(db, self._stood_still(), timed) if timed else {}
        return {one: _stored(row, rest, stood_still.get(one, [])) for one, (row, rest) in laid.items()}

    async def _lying(self, db: AsyncConnection, query: Select[Any], table_ids: Sequence[str]) -> Lying:
        lying = defaultdict[str, list[Row]](list)
        for row in (await db.execute(query, {"asked": list(table_ids)})).mappings():
            values = dict(row)
            lying[values.pop(OF_TABLE)].append(values)
        return lying

    def _of(self, kind: Table, *order: ColumnElement[Any]) -> Select[Any]:
        if kind is talk:
            return self._last_words()
        return select(kind, kind.c.table_id.label(OF_TABLE)).where(self.among(kind.c.table_id)).order_by(*order)

    def _last_words(self) -> Select[Any]:
        latest = func.row_number().over(partition_by=talk.c.table_id, order_by=talk.c.number.desc())
        said = select(talk, latest.label("latest")).where(self.among(talk.c.table_id)).subquery()
        words = [said.c[column.name] for column in talk.c]
        found = select(*words, said.c.table_id.label(OF_TABLE)).where(said.c.latest <= TALK_SHOWN)
        return found.order_by(said.c.number.desc())

    def _stood_still(self) -> Select[Any]:
        """When clocks stood still: for the house, or for somebody who sits there."""
        sits = exists().where(seats.c.table_id == tables.c.id, seats.c.player_id == breaks.c.player_id)
        stood_still = breaks.join(tables, or_(breaks.c.player_id.is_(None), sits))
        return select(breaks, tables.c.id.label(OF_TABLE)).select_from(stood_still).where(self.among(tables.c.id))


class LoadingAtOnce(Loading):
    """All kinds in one statement, which is as of one moment by itself, and prepared once for any number of tables."""

    def __init__(self) -> None:
        laid = [_as_list(kind, *order).label(f"its_{kind.name}") for kind, order in ORDERS.items()]
        self._laid = select(tables, *laid).where(self.among(tables.c.id))

    def among(self, column: ColumnElement[str]) -> ColumnElement[bool]:
        return column == any_(bindparam("asked", type_=ARRAY(String)))

    async def load(self, db: AsyncConnection, table_ids: Sequence[str]) -> dict[str, StoredTable]:
        laid = {}
        for row in (await db.execute(self._laid, {"asked": list(table_ids)})).mappings():
            values = dict(row)
            rest = [values.pop(f"its_{kind.name}") or [] for kind in ORDERS]
            laid[values["id"]] = values, rest
        return await self._stored(db, laid)


def _as_list(kind: Table, *order: ColumnElement[Any]) -> ColumnElement[Any]:
    """The rows of a kind that belong to the table they are asked for with."""
    theirs = select(kind).where(kind.c.table_id == tables.c.id).order_by(*order).limit(_most(kind))
    rows = theirs.correlate(tables).subquery()
    return select(func.json_agg(rows.table_valued(), type_=JSON)).scalar_subquery()


def _most(kind: Table) -> int | None:
    return TALK_SHOWN if kind is talk else None


def _stored(row: Row, rest: Sequence[list[Row]], stood_still: list[Row]) -> StoredTable:
    sat, played, said, here, shown, *single = rest
    undo, minded, room, deal = [next(iter(rows), None) for rows in single]
    return StoredTable(row, sat, played, said[::-1], undo, here, shown, minded, room, deal, stood_still)
