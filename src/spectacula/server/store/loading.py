"""Tables with all that belongs to them: however many are asked for at once, each kind of rows is asked for once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, String, any_, bindparam, exists, func, or_, select
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


class Loading:
    """The questions, as a kind of database understands them."""

    def __init__(self, arrays: bool) -> None:
        self._arrays = arrays
        self._tables = select(tables, tables.c.id.label(OF_TABLE)).where(self.among(tables.c.id))
        self._rest = (
            self._of(seats).order_by(seats.c.seat),
            self._of(moves).order_by(moves.c.opened, moves.c.seat),
            self._last_words(),
            *map(self._of, (visits, screens)),
            self._stood_still(),
            *map(self._of, (undo_offers, due, rooms, deals)),
        )

    async def load(self, db: AsyncConnection, table_ids: Sequence[str]) -> dict[str, StoredTable]:
        """Those that are there."""
        found, *rest = [await self._lying(db, query, table_ids) for query in (self._tables, *self._rest)]
        return {
            table_id: _stored(rows[0], [kind.get(table_id, []) for kind in rest]) for table_id, rows in found.items()
        }

    async def _lying(self, db: AsyncConnection, query: Select[Any], table_ids: Sequence[str]) -> Lying:
        lying = defaultdict[str, list[Row]](list)
        for row in (await db.execute(query, {"asked": list(table_ids)})).mappings():
            values = dict(row)
            lying[values.pop(OF_TABLE)].append(values)
        return lying

    def _of(self, kind: Any) -> Select[Any]:
        return select(kind, kind.c.table_id.label(OF_TABLE)).where(self.among(kind.c.table_id))

    def among(self, column: ColumnElement[str]) -> ColumnElement[bool]:
        """One of those that are `asked` for: the same statement for any number of them, where a database has lists."""
        if self._arrays:
            return column == any_(bindparam("asked", type_=ARRAY(String)))
        return column.in_(bindparam("asked", expanding=True))

    def _last_words(self) -> Select[Any]:
        latest = func.row_number().over(partition_by=talk.c.table_id, order_by=talk.c.number.desc())
        said = select(talk, latest.label("latest")).where(self.among(talk.c.table_id)).subquery()
        words = (said.c[column.name] for column in talk.c)
        return (
            select(*words, said.c.table_id.label(OF_TABLE)).where(said.c.latest <= TALK_SHOWN).order_by(said.c.number)
        )

    def _stood_still(self) -> Select[Any]:
        """When clocks stood still, of tables that have any: for the house, or for somebody who sits there."""
        sits = exists().where(seats.c.table_id == tables.c.id, seats.c.player_id == breaks.c.player_id)
        stood_still = breaks.join(tables, or_(breaks.c.player_id.is_(None), sits))
        of_table = select(breaks, tables.c.id.label(OF_TABLE)).select_from(stood_still)
        return of_table.where(self.among(tables.c.id), tables.c.clocks.is_not(None))


def _stored(row: Row, rest: Sequence[list[Row]]) -> StoredTable:
    sat, played, said, here, shown, stood_still, *single = rest
    undo, minded, room, deal = [next(iter(rows), None) for rows in single]
    return StoredTable(row, sat, played, said, undo, here, shown, minded, room, deal, stood_still)
