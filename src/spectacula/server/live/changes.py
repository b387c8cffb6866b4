"""The way of every change of a table: worked out, stored, then made so and told."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from spectacula.server.consequences import QUIET, consequences
from spectacula.server.errors import NoSuchTable, NotNow, Unplayable
from spectacula.server.live.reading import Reading
from spectacula.server.spans import Span
from spectacula.server.store.rows import Delete, Update, Write
from spectacula.server.store.store import Conflict
from spectacula.server.tables.change import Change, changed, next_version
from spectacula.server.tables.clocks import kept
from spectacula.server.tables.codec import whole
from spectacula.server.tables.table import Table

if TYPE_CHECKING:
    from spectacula.server.house import House

TRIES = 5
Work = Callable[[Table], Change | None]


class Changes:
    """One at a time per table; a table of which one failed is read anew."""

    def __init__(self, house: House, reading: Reading) -> None:
        self.house = house
        self.reading = reading

    async def alter(self, table_id: str, work: Work) -> Table:
        """The way of every change: worked out on the table as it stands, stored, made so; again if it clashed."""
        with self.house.spans.span("change") as span:
            return await self._alter(table_id, work, span)

    async def _alter(self, table_id: str, work: Work, span: Span) -> Table:
        await self.house.time.wake(time.time())
        async with self.reading.lock(table_id):
            for _ in range(TRIES):
                table = await self.reading.loaded(table_id)
                change = work(table)
                if change is None:
                    return table
                change = kept(table, change)
                if table.away is not None and change.course is not None and "away" not in change.fields:
                    raise NotNow("this table is played elsewhere at the moment")
                with suppress(Conflict):
                    return await self._make(table, change, span)
        raise NotNow("too many people change this table at once; try again")

    async def _make(self, table: Table, change: Change, span: Span) -> Table:
        """Store a change and what follows from it, then make it so; a table of which that failed is read anew."""
        stored = change.lasting or self.house.sharing is not None
        try:
            then = await consequences(self.house, table, change)
            if writes := then.writes(stored):
                await self.house.store.write(writes)
        except BaseException:
            table.doubt()
            raise
        quiet = change.version == table.version
        change.apply(table, stored)
        if table.clocks and any("player_id" in new for new in change.seats.values()):
            table.doubt()
        table.ratings = table.ratings or then.rated.lines
        moves = len(change.course.made) if change.course is not None else 0
        self.house.done["moves"] += moves
        span.note(game=table.game.id, moves=moves)
        self._tell(table, quiet)
        then.tell()
        return table

    async def open(self, table: Table) -> Table:
        listed = table.room is not None and table.room.house
        await self.house.store.write([*whole(table), *(self.house.board.notes(table.version) if listed else ())])
        if listed:
            self.house.board.tell(table.version)
        self.house.done["tables_opened"] += 1
        self.house.live[table.id] = table
        self.house.bots.wake(table)
        self.house.numbers.wake(table)
        return table

    async def open_together(self, tables: Sequence[Table], before: Sequence[Write], after: Sequence[Write]) -> None:
        """Tables that were laid out for people, with what is to be known of them: all of it is stored, or nothing."""
        await self.house.store.write([*before, *(row for table in tables for row in whole(table)), *after])
        self.house.done["tables_opened"] += len(tables)
        for table in tables:
            self.house.live[table.id] = table
            self.house.bots.wake(table)

    async def clear(self, table_id: str) -> None:
        """Take a table away for good."""
        before = await self.house.store.rematched(table_id)
        if before is not None:
            await self._without_rematch(before)
        async with self.reading.lock(table_id):
            version = next_version(0)
            await self.house.store.write([Delete("tables", {"id": table_id}), *self.house.board.notes(version)])
            self.house.live.pop(table_id, None)
            self.house.board.tell(version)

    async def _without_rematch(self, table_id: str) -> None:
        """A table that cannot be taken up any more keeps nobody from going."""
        try:
            await self.house.alter(table_id, lambda table: changed(table, {"rematch": None}))
        except (NoSuchTable, Unplayable):
            with suppress(Conflict):  # gone meanwhile
                await self.house.store.write([Update("tables", {"id": table_id}, {"rematch": None})])

    def _tell(self, table: Table, quiet: bool) -> None:
        """Everybody who looks; of what nobody is to see only other servers are told."""
        table.used = time.monotonic()
        self.house.news.tell(f"{QUIET}{table.id}" if quiet else table.id, table.version)
        self.house.bots.wake(table)
        self.house.numbers.wake(table)
