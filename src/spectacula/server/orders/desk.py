"""The desk for standing orders, at tables by days.

An order is stored beside its table, which does not change with it: its version, its page and what programs see of it
stay the same, so nobody learns that an order was given or withdrawn. With every change of the table it is worked out
anew whether an order fits, and that is stored with the change; a moment later, as long as bots take, any server carries
it out.
"""

from __future__ import annotations

import logging
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, cast

import msgspec

from spectacula.engine.match import View
from spectacula.kernel.orders import Form, Order, Orders
from spectacula.server.errors import NoSuchTable, NotNow, NotYourSeat, OutOfService, Refused, Unplayable
from spectacula.server.store.rows import Delete, Insert, Row, Update, Write
from spectacula.server.store.store import Conflict
from spectacula.server.tables import playing
from spectacula.server.tables.change import Change
from spectacula.server.tables.clocks import runs
from spectacula.server.tables.table import Pace, Table

if TYPE_CHECKING:
    from spectacula.server.house import House

log = logging.getLogger(__name__)
MOST: Final = 12
"""Orders of one seat."""
AT_A_TIME: Final = 50


@dataclass(frozen=True)
class Standing:
    """An order as it is stored."""

    id: str
    table_id: str
    seat: int
    player_id: str
    order: Order
    stretch: str
    made: float
    due: float | None = None


def standing_of(row: Row) -> Standing:
    order = Order(row["name"], tuple(msgspec.json.decode(row["told"], type=list[str])))
    return Standing(
        row["id"], row["table_id"], row["seat"], row["player_id"], order, row["stretch"], row["made"], row["due"]
    )


def takes_orders(table: Table) -> bool:
    """Whether orders may be given at a table: by days, where the game knows any."""
    if not table.terms.by_days or table.over or table.gathering:
        return False
    return (table.game.definition.folder / "orders.py").exists()


def orders_of(table: Table) -> Orders:
    return cast(Orders, table.game.definition.module("orders"))


def stands(order: Standing, table: Table, view: View) -> bool:
    """Whether it can still apply to somebody who still has the seat."""
    mine = table.seats[order.seat].player_id == order.player_id
    return mine and not view.over and orders_of(table).stretch(order.order.name, view) == order.stretch


def fitting(table: Table, seat: int, given: list[Standing]) -> tuple[Standing, str] | None:
    """The first order of a seat that says what to do now, and the move."""
    if table.undo is not None or not runs(table, seat):
        return None
    view, game = table.match.view(seat), orders_of(table)
    ranks = [form.name for form in game.forms(view)]
    ranked = sorted(
        given, key=lambda each: (ranks.index(each.order.name) if each.order.name in ranks else 99, each.made)
    )
    for each in ranked:
        if each.seat == seat and stands(each, table, view) and (move := game.answer(each.order, view)) in view.moves:
            assert move is not None
            return each, move
    return None


def _spent(order: Standing, table: Table) -> bool:
    """Whether an order that fitted has had its decision."""
    return order.due is not None and order.order.name in orders_of(table).ONCE


def _inherited(order: Standing, table: Table, after: Table) -> Standing:
    """A seat that goes from one name to another at once is that of somebody who has signed in."""
    before, heir = table.seats[order.seat].player_id, after.seats[order.seat].player_id
    return replace(order, player_id=heir) if heir is not None and before == order.player_id else order


class OrderDesk:
    """Those of everybody in one house."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def of(self, table_id: str, player_id: str) -> list[Standing]:
        """Somebody's own at a table, in the order they were given."""
        return sorted(
            (each for each in await self._at(table_id) if each.player_id == player_id), key=lambda each: each.made
        )

    async def of_everywhere(self, player_id: str) -> list[Standing]:
        """Somebody's own at all tables."""
        return [standing_of(row) for row in await self.house.store.rows("orders", {"player_id": player_id})]

    def forms(self, table: Table, player_id: str) -> tuple[Form, ...]:
        """What somebody may order now: while the table waits for others, and from a seat of their own."""
        seats = table.seats_of(player_id)
        if not takes_orders(table) or len(seats) != 1 or runs(table, seats[0]):
            return ()
        return orders_of(table).forms(table.match.view(seats[0]))

    async def give(self, table_id: str, player_id: str, order: Order) -> Standing:
        table = await self.house.table(table_id)
        if not table.seats_of(player_id):
            raise NotYourSeat("only those at the table give orders")
        form = next((form for form in self.forms(table, player_id) if form.name == order.name), None)
        if form is None:
            raise NotNow("this cannot be ordered now")
        if len(order.values) != len(form.rows) or any(
            v not in row for v, row in zip(order.values, form.rows, strict=True)
        ):
            raise Refused("an order chooses one of each row")
        if len(await self.of(table_id, player_id)) >= MOST:
            raise NotNow(f"{MOST} orders are enough")
        (seat,) = table.seats_of(player_id)
        stretch = orders_of(table).stretch(order.name, table.match.view(seat))
        standing = Standing(secrets.token_urlsafe(9), table_id, seat, player_id, order, stretch, time.time())
        told = msgspec.json.encode(order.values).decode()
        row = {**vars(standing), "name": order.name, "told": told}
        del row["order"]
        await self.house.store.write([Insert("orders", row)])
        return standing

    async def withdraw(self, table_id: str, player_id: str, order_id: str) -> None:
        where = {"id": order_id, "table_id": table_id, "player_id": player_id}
        await self.house.store.write([Delete("orders", where)])

    async def writes(self, table: Table, change: Change) -> list[Write]:
        """What a change does to the orders at a table: some are spent or can no longer apply, one of a seat is due."""
        stored = await self._at(table.id) if change.lasting and takes_orders(table) else []
        if not stored:
            return []
        after = change.outcome(table)
        given = [_inherited(each, table, after) for each in stored]
        decided = {made.seat for made in change.course.made} if change.course is not None else set()
        left = [
            each
            for each in given
            if stands(each, after, after.match.view(each.seat)) and not (each.seat in decided and _spent(each, table))
        ]
        due = {found[0].id for seat in {each.seat for each in left} if (found := fitting(after, seat, left))}
        writes: list[Write] = [Delete("orders", {"id": each.id}) for each in given if each not in left]
        heirs = [each for each in left if each not in stored]
        writes += [Update("orders", {"id": each.id}, {"player_id": each.player_id}) for each in heirs]
        moved = [each for each in left if (each.id in due) != (each.due is not None)]
        soon = change.at + Pace.BRISK.seconds * self.house.settings.tempo
        return writes + [Update("orders", {"id": each.id}, {"due": soon if each.id in due else None}) for each in moved]

    async def carry_out(self, now: float) -> None:
        """Every order that is due."""
        for row in await self.house.store.ripe("orders", now, AT_A_TIME):
            try:
                await self._carry_out(standing_of(row))
            except NotNow:
                log.debug("table %s changes too fast for an order", row["table_id"])
            except (NoSuchTable, Unplayable):
                await self._put_off(row["id"])
            except OutOfService:
                raise
            except Exception:  # the others are not to wait for it
                log.exception("an order at table %s could not be carried out", row["table_id"])
                await self._put_off(row["id"])

    async def _carry_out(self, order: Standing) -> None:
        def work(table: Table) -> Change | None:
            found = fitting(table, order.seat, [order])
            return None if found is None else playing.turn(table, order.seat, table.match.ply, [found[1]])

        version = (await self.house.table(order.table_id)).version
        if (await self.house.alter(order.table_id, work)).version == version:
            await self._put_off(order.id)

    async def _put_off(self, order_id: str) -> None:
        with suppress(Conflict):  # withdrawn, or carried out by another server
            await self.house.store.write([Update("orders", {"id": order_id}, {"due": None})])

    async def _at(self, table_id: str) -> list[Standing]:
        return [standing_of(row) for row in await self.house.store.rows("orders", {"table_id": table_id})]
