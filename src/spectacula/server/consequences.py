"""What a change of a table means to the rest of the house."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from spectacula.server.alerts.waiting import TOPIC as MINE
from spectacula.server.alerts.waiting import concerned
from spectacula.server.rating.desk import Meaning
from spectacula.server.store.rows import Note, Write
from spectacula.server.tables.change import Change
from spectacula.server.tables.table import Table

if TYPE_CHECKING:
    from spectacula.server.house import House

QUIET: Final = "quiet:"
"""News of a table for other servers alone: something about it is to be read again that nobody sees."""


@dataclass(frozen=True)
class Consequences:
    """Worked out before the change is made: what is stored with it, and who is told when it is."""

    house: House
    table: Table
    change: Change
    listed: bool
    mine: Sequence[str]
    rated: Meaning
    alerts: Sequence[Write]
    orders: Sequence[Write]

    def writes(self, stored: bool) -> Sequence[Write]:
        """All that is stored in one breath; of a change that is not, only what those who are away are told."""
        if not stored:
            return self.alerts
        return [*self.change.writes(self.table), *self.rated.writes, *self.orders, *self.alerts, *self._notes()]

    def _notes(self) -> list[Note]:
        news, version = self.house.news, self.change.version
        board = self.house.board.notes(version) if self.listed else ()
        mine = (note for one in self.mine for note in news.notes(f"{MINE}{one}", version))
        topic = f"{QUIET}{self.table.id}" if version == self.table.version else self.table.id
        return [*news.notes(topic, version), *board, *mine]

    def tell(self) -> None:
        """Whoever does not hear of it from the store; call it when the change is stored."""
        house, version = self.house, self.change.version
        for one in self.mine:
            house.news.tell(f"{MINE}{one}", version)
        if self.alerts:
            house.alerts.wake()
        if self.listed:
            house.board.tell(version)
        if "finished" in self.change.fields and self.table.terms.tournament is not None:
            house.tournaments.wake(self.table.terms.tournament)


async def consequences(house: House, table: Table, change: Change) -> Consequences:
    return Consequences(
        house,
        table,
        change,
        house.board.concerns(table, change),
        concerned(table, change),
        await house.ratings.meaning(table, change),
        await house.alerts.writes(table, change),
        await house.orders.writes(table, change),
    )
