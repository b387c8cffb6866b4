"""A guest signs in: what they had at this browser becomes their account's, before anything else happens."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from spectacula.server.alerts.ways import MOST
from spectacula.server.errors import NoSuchTable, NotNow, Unplayable
from spectacula.server.people import friends, manners
from spectacula.server.player import Player
from spectacula.server.store.rows import Delete, Insert, Update, Write
from spectacula.server.store.store import Conflict
from spectacula.server.tables.change import Change, Passing, SeatFields, TableFields, changed
from spectacula.server.tables.table import Table
from spectacula.server.tournaments import people as tournaments

if TYPE_CHECKING:
    from spectacula.server.house import House

MANY = 100_000
TRIES = 5


async def join(house: House, guest: Player, player: Player) -> int:
    """Tables and daily results, one by one: whoever is interrupted is still that guest, and signs in once more."""
    if guest.id == player.id:
        return 0
    await house.seekers.cancel(guest.id)
    await tournaments.one_place(house, guest, player)
    tables = await house.tables_of(guest.id, MANY)
    for card in tables:
        with suppress(NoSuchTable):
            await _words_handed_over(house, card.id, guest, player)
            try:
                await house.alter(card.id, lambda table: handed_over(table, guest, player))
            except Unplayable:
                await house.store.write(await _rows_handed_over(house, card.id, guest, player))
    await _rest_handed_over(house, guest, player)
    for card in tables:
        house.time.reread(card.id)  # its clocks know of the vacations that have come along
    with suppress(Conflict):  # a table was opened meanwhile: it stays with the guest
        await house.store.write([Delete("players", {"id": guest.id}), *house.notes_about(guest.id)])
    house.people.forget()  # whoever does not hear the guest does not hear them
    house.tell_about(guest.id)
    house.accounts.forget(guest.id)
    house.tell_about(player.id)
    house.alerts.forget(player.id)
    return len(tables)


async def _rest_handed_over(house: House, guest: Player, player: Player) -> None:
    """What has nothing to do with tables; worked out again where the account changes at the same time."""
    for _ in range(TRIES):
        with suppress(Conflict):
            await house.store.write(
                [
                    *await _tries_handed_over(house, guest, player),
                    *await _keys_handed_over(house, guest, player),
                    *await _ways_handed_over(house, guest, player),
                    *await house.time.vacations.handed_over(guest, player),
                    *await tournaments.handed_over(house, guest, player),
                    *await friends.handed_over(house, guest, player),
                    *await manners.handed_over(house, guest, player),
                ]
            )
            return
    raise NotNow("too much of this name changes at once; try again")


def handed_over(table: Table, guest: Player, player: Player) -> Change | None:
    """A guest's seats are somebody's whose name is kept; while the game lasts, they bear that name."""
    seats: dict[int, SeatFields] = {}
    for seat in table.seats_of(guest.id):
        seats[seat] = {"player_id": player.id}
        if not table.over and table.seats[seat].name == guest.name:
            seats[seat]["name"] = player.name
    owner: TableFields = {"owner": player.id} if table.owner == guest.id else {}
    if not seats and not owner:
        return None
    return changed(table, owner, seats, passing=Passing(faces={guest.id: None}))


async def _words_handed_over(house: House, table_id: str, guest: Player, player: Player) -> None:
    """What the guest has said is theirs."""
    said = await house.store.rows("talk", {"table_id": table_id, "player_id": guest.id})
    where = [{"table_id": table_id, "number": row["number"]} for row in said]
    await house.store.write([Update("talk", each, {"player_id": player.id}) for each in where])
    if said and (live := house.live.get(table_id)) is not None:
        live.doubt()


async def _rows_handed_over(house: House, table_id: str, guest: Player, player: Player) -> list[Write]:
    """A table that cannot be taken up is theirs too."""
    seats = await house.store.rows("seats", {"table_id": table_id, "player_id": guest.id})
    owned = await house.store.rows("tables", {"id": table_id, "owner": guest.id})
    here = [{"table_id": table_id, "seat": row["seat"]} for row in seats]
    return [
        *(Update("seats", where, {"player_id": player.id}) for where in here),
        *(Update("tables", {"id": row["id"]}, {"owner": player.id}) for row in owned),
    ]


async def _keys_handed_over(house: House, guest: Player, player: Player) -> list[Write]:
    """Whoever was host as a guest is host."""
    if not await house.host.is_host(guest.id) or await house.host.is_host(player.id):
        return []
    [row] = await house.store.rows("hosts", {"player_id": guest.id})
    return [Insert("hosts", {**row, "player_id": player.id})]


async def _ways_handed_over(house: House, guest: Player, player: Player) -> list[Write]:
    """Alerts find them as before, by as many ways as one person may have."""
    here, theirs = await house.alerts.ways(player.id), await house.alerts.ways(guest.id)
    moved = theirs[: max(0, MOST - len(here))]
    if not moved:
        return []
    zone = (await house.alerts.wishes(guest.id)).zone
    return [
        *(Update("alert_ways", {"id": way.id}, {"player_id": player.id}) for way in moved),
        *await house.alerts.first_wishes(player.id, zone),
        *house.notes_about(player.id),
    ]


async def _tries_handed_over(house: House, guest: Player, player: Player) -> list[Write]:
    """A deal is played once: where both have had their go, the one under the kept name stands."""
    mine = {(row["day"], row["game"]) for row in await house.store.rows("daily", {"player_id": player.id})}
    tries = await house.store.rows("daily", {"player_id": guest.id})
    writes: list[Write] = [Delete("daily", {"player_id": guest.id})]
    fresh = [row for row in tries if (row["day"], row["game"]) not in mine]
    return [*writes, *(Insert("daily", {**row, "player_id": player.id}) for row in fresh)]
