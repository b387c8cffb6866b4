"""The desk for standing orders, at tables by days.

An order is stored beside its table, which does not change with it: its version, its page and what programs see of it
stay the same, so nobody learns that an order was given or withdrawn. With every change of the table it is worked out
anew whether an order fits, and that is stored with the change; any server carries it out when such answers are told
(`holding.py`). What somebody decides by themselves before that moment is kept beside the orders and told like one.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import msgspec

from spectacula.engine.match import View
from spectacula.kernel.orders import Form, Order
from spectacula.server.alerts.waiting import TOPIC as MINE
from spectacula.server.errors import NoSuchTable, NotNow, NotYourSeat, OutOfService, Refused, Unplayable
from spectacula.server.orders.holding import holds, orders_of, takes_orders, told_at
from spectacula.server.store.rows import Delete, Insert, Row, Update, Write
from spectacula.server.store.store import Conflict
from spectacula.server.tables import playing
from spectacula.server.tables.change import Change, next_version
from spectacula.server.tables.clocks import runs
from spectacula.server.tables.table import Answered, Table

if TYPE_CHECKING:
    from spectacula.server.house import House

log = logging.getLogger(__name__)
MOST: Final = 12
"""Orders of one seat."""
AT_A_TIME: Final = 50
ANSWER: Final = "answer"
"""What somebody who was asked has decided and the others are not told yet; no order, but kept like one."""


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


def stands(order: Standing, table: Table, view: View) -> bool:
    """Whether it can still apply to somebody who still has the seat."""
    mine = table.seats[order.seat].player_id == order.player_id
    if order.order.name == ANSWER:
        return mine and order.seat in table.match.pending and order.stretch == str(table.match.ply)
    return mine and not view.over and orders_of(table).stretch(order.order.name, view) == order.stretch


def fitting(table: Table, seat: int, given: list[Standing]) -> tuple[Standing, tuple[str, ...]] | None:
    """What says first what a seat does now, and the moves: its person, or one of their orders."""
    if table.undo is not None or not runs(table, seat):
        return None
    view, game = table.match.view(seat), orders_of(table)
    for each in given:
        if each.seat == seat and each.order.name == ANSWER and stands(each, table, view):
            return each, each.order.values
    ranks = [form.name for form in game.forms(view)]
    ranked = sorted(
        given, key=lambda each: (ranks.index(each.order.name) if each.order.name in ranks else 99, each.made)
    )
    for each in ranked:
        if each.seat == seat and stands(each, table, view) and (move := game.answer(each.order, view)) in view.moves:
            assert move is not None
            return each, (move,)
    return None


def _spent(order: Standing, table: Table) -> bool:
    """Whether an order that fitted has had its decision."""
    return order.due is not None and order.order.name in orders_of(table).ONCE


def _taken_back(order: Standing, change: Change) -> bool:
    """Whether what its person has answered is asked again, or no more."""
    return order.order.name == ANSWER and change.course is not None and change.course.rewound is not None


def _inherited(order: Standing, table: Table, after: Table) -> Standing:
    """A seat that goes from one name to another at once is that of somebody who has signed in."""
    before, heir = table.seats[order.seat].player_id, after.seats[order.seat].player_id
    return replace(order, player_id=heir) if heir is not None and before == order.player_id else order


def _row(order: Standing) -> Insert:
    values = {name: value for name, value in vars(order).items() if name != "order"}
    return Insert(
        "orders", {**values, "name": order.order.name, "told": msgspec.json.encode(order.order.values).decode()}
    )


class OrderDesk:
    """Those of everybody in one house."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def of(self, table_id: str, player_id: str) -> list[Standing]:
        """Somebody's own at a table, in the order they were given."""
        mine = (each for each in await self._at(table_id) if each.player_id == player_id and each.order.name != ANSWER)
        return sorted(mine, key=lambda each: each.made)

    async def of_everywhere(self, player_id: str) -> list[Standing]:
        """Somebody's own at all tables, with what they have answered and the others are not told yet."""
        return [standing_of(row) for row in await self.house.store.rows("orders", {"player_id": player_id})]

    async def seen_to(self, player_id: str) -> dict[str, float]:
        """The tables that wait for somebody who need not see to it, and until when: an answer is on its way."""
        return {each.table_id: each.due for each in await self.of_everywhere(player_id) if each.due is not None}

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
        await self.house.store.write([_row(standing)])
        return standing

    async def withdraw(self, table_id: str, player_id: str, order_id: str) -> None:
        where = {"id": order_id, "table_id": table_id, "player_id": player_id}
        await self.house.store.write([Delete("orders", where)])

    # --- what people decide themselves

    def told_at(self, table: Table, seat: int) -> float:
        """When others hear of what a seat decides now; a moment that is past if at once."""
        since = table.clocks[seat].since if holds(table, seat) else None
        return 0.0 if since is None else told_at(table, seat, since, self.house.settings)

    async def hold(self, table: Table, seat: int, moves: Sequence[str], until: float) -> None:
        """Keep what somebody has decided until it is told; it takes the place of what they decided before."""
        player_id, spelled = table.seats[seat].player_id or "", Order(ANSWER, tuple(moves))
        answer = Standing(
            secrets.token_urlsafe(9), table.id, seat, player_id, spelled, str(table.match.ply), time.time(), until
        )
        before = Delete("orders", {"table_id": table.id, "seat": seat, "name": ANSWER})
        topic, version = f"{MINE}{player_id}", next_version(0)
        await self.house.store.write([before, _row(answer), *self.house.news.notes(topic, version)])
        table.answers = {**table.answers, seat: Answered(table.match.ply, spelled.values)}
        self.house.news.tell(topic, version)

    async def answers(self, table: Table) -> dict[int, Answered]:
        """What people of a table have answered and the others are not told yet, by seat."""
        held = [each for each in await self._at(table.id) if each.order.name == ANSWER] if takes_orders(table) else []
        return {each.seat: Answered(int(each.stretch), each.order.values) for each in held}

    async def freshen(self, table: Table) -> None:
        """What was answered through another server is shown too; it changes nothing else of the table."""
        if self.house.sharing is not None:
            table.answers = await self.answers(table)

    # --- carrying them out

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
            if stands(each, after, after.match.view(each.seat))
            and not (each.seat in decided and _spent(each, table))
            and not _taken_back(each, change)
        ]
        due = {found[0].id for seat in {each.seat for each in left} if (found := fitting(after, seat, left))}
        writes: list[Write] = [Delete("orders", {"id": each.id}) for each in given if each not in left]
        heirs = [each for each in left if each not in stored]
        writes += [Update("orders", {"id": each.id}, {"player_id": each.player_id}) for each in heirs]
        again = {each.id for each in left if each.seat in decided}  # asked something else, at another moment
        moved = [each for each in left if (each.id in due) != (each.due is not None) or each.id in due & again]
        for each in moved:
            until = told_at(after, each.seat, change.at, self.house.settings) if each.id in due else None
            writes.append(Update("orders", {"id": each.id}, {"due": until}))
        return writes

    async def carry_out(self, now: float) -> None:
        """Every order that is due."""
        for row in await self.house.store.ripe("orders", now, AT_A_TIME):
            try:
                await self._carry_out(row, now)
            except NotNow:
                log.debug("table %s changes too fast for an order", row["table_id"])
            except (NoSuchTable, Unplayable):
                await self._put_off(row)
            except OutOfService:
                raise
            except Exception:  # the others are not to wait for it
                log.exception("an order at table %s could not be carried out", row["table_id"])
                await self._put_off(row)

    async def _carry_out(self, row: Row, now: float) -> None:
        table_id, seat = row["table_id"], row["seat"]
        given = await self._at(table_id)

        def work(table: Table) -> Change | None:
            found = fitting(table, seat, given)
            if found is None or found[0].due is None or found[0].due > now:
                return None
            return playing.turn(table, seat, table.match.ply, found[1])

        version = (await self.house.table(table_id)).version
        if (await self.house.alter(table_id, work)).version == version:
            await self._put_off(row)

    async def _put_off(self, row: Row) -> None:
        with suppress(Conflict):  # withdrawn, carried out by another server, or put off to another question
            await self.house.store.write([Update("orders", {"id": row["id"], "due": row["due"]}, {"due": None})])

    async def _at(self, table_id: str) -> list[Standing]:
        return [standing_of(row) for row in await self.house.store.rows("orders", {"table_id": table_id})]
