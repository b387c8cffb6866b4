"""The doors of a house: who finds which room, and what its people do there."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from spectacula.server.errors import NoSuchInvite, TooManyOpen
from spectacula.server.finding import room
from spectacula.server.finding.codes import new_code, read_code
from spectacula.server.player import Player
from spectacula.server.tables import rules
from spectacula.server.tables.change import Change
from spectacula.server.tables.opening import Invitation
from spectacula.server.tables.seating import new_invite
from spectacula.server.tables.table import Room, Table

if TYPE_CHECKING:
    from spectacula.server.house import House

MOST_OPEN = 3
"""Tables of one person that may look for people at a time."""


class Doors(NamedTuple):
    """For whom a table is opened: by link, or for anybody in the house, who speaks what, and who may look on."""

    house: bool = False
    languages: tuple[str, ...] = ()
    watch: bool = False


def new_room(doors: Doors) -> Room:
    return Room(new_invite(), new_code(), doors.house, doors.languages, doors.watch)


class Rooms:
    """The rooms of one house."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def check_open(self, player_id: str) -> None:
        """Nobody may fill the board alone."""
        if sum(card.gathering for card in await self.house.tables_of(player_id)) >= MOST_OPEN:
            raise TooManyOpen(f"you have {MOST_OPEN} tables that wait for people already")

    async def invitation(self, said: str) -> Invitation:
        """Where an invite or a code leads, as long as a seat may be had there."""
        found = await self.house.store.room(read_code(said) or said)
        if found is None:
            raise NoSuchInvite("nobody is invited by this link")
        return Invitation(found["table_id"], None)

    async def sit_down(self, found: Invitation, player: Player, seal: str = "") -> tuple[Table, int]:
        others = await self.house.ratings.admission.admit(await self.house.table(found.table_id), player)
        blockers = await self.house.manners.blockers(player.id)

        def work(live: Table) -> Change | None:
            rules.check_browser(live, others)  # once more: they may sit down at the same moment
            return room.sit_down(live, found.seat, player, seal, blockers)

        table = await self.house.alter(found.table_id, work)
        return table, table.seats_of(player.id)[0] if found.seat is None else found.seat

    async def leave(self, table_id: str, player_id: str) -> None:
        """Get up; a table at which nobody is left is cleared away."""
        table = await self.house.alter(table_id, lambda live: room.get_up(live, player_id))
        if player_id in table.people:
            await self.house.clear(table_id)

    async def take_seat_back(self, table_id: str, by: str, seat: int) -> Table:
        return await self.house.alter(table_id, lambda live: room.take_seat_back(live, by, seat))

    async def leave_to_bot(self, table_id: str, by: str, seat: int) -> Table:
        return await self.house.alter(table_id, lambda live: room.leave_to_bot(live, by, seat))

    async def begin(self, table_id: str, by: str) -> Table:
        return await self.house.alter(table_id, lambda live: room.begin(live, by))
