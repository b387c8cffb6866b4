"""Standing orders of the caller: nobody else's are ever told."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from spectacula.kernel.orders import Order
from spectacula.server.house import House
from spectacula.server.http.api.refusals import CHANGING, WITH_TOKEN, Caller
from spectacula.server.http.limits import at_most

TheHouse = NamedDependency[House]
TableId = FromPath[Annotated[str, Meta(max_length=24)]]
Short = Annotated[str, Meta(max_length=80)]


class OrderIn(Struct):
    """An order by its name, with one value of each row of its form."""

    name: Annotated[str, Meta(max_length=24)]
    values: Annotated[tuple[Short, ...], Meta(max_length=4)] = ()


class OrderIdIn(Struct):
    """An order by its id."""

    id: Annotated[str, Meta(max_length=24)]


class OrderOut(Struct):
    """A standing order of the caller."""

    id: str
    name: str
    values: tuple[str, ...]


class FormOut(Struct):
    """An order that may be given now, and the values to choose from, one of each row."""

    name: str
    rows: tuple[tuple[str, ...], ...]


class OrdersOut(Struct):
    """The caller's orders at a table, and those that may be given now."""

    orders: list[OrderOut]
    forms: list[FormOut]


@get("/tables/{table_id:str}/orders", raises=WITH_TOKEN, tags=["tables"])
async def my_orders(request: Caller, table_id: TableId, house: TheHouse) -> OrdersOut:
    """My standing orders, and what I may order; while it is my turn nothing."""
    return await _orders(house, table_id, request.user.id)


@post("/tables/{table_id:str}/orders", raises=CHANGING, guards=[at_most(60, "orders")], tags=["tables"])
async def give_order(request: Caller, table_id: TableId, data: JSONBody[OrderIn], house: TheHouse) -> OrdersOut:
    """Decide before I am asked, at a table by days. Nobody else can tell that there is an order."""
    await house.orders.give(table_id, request.user.id, Order(data.name, data.values))
    return await _orders(house, table_id, request.user.id)


@post(
    "/tables/{table_id:str}/orders/withdraw",
    status_code=200,
    raises=CHANGING,
    guards=[at_most(60, "orders")],
    tags=["tables"],
)
async def withdraw_order(request: Caller, table_id: TableId, data: JSONBody[OrderIdIn], house: TheHouse) -> OrdersOut:
    """Take an order back before it is carried out."""
    await house.orders.withdraw(table_id, request.user.id, data.id)
    return await _orders(house, table_id, request.user.id)


async def _orders(house: House, table_id: str, player_id: str) -> OrdersOut:
    table = await house.table(table_id)
    given = [OrderOut(each.id, *each.order) for each in await house.orders.of(table_id, player_id)]
    return OrdersOut(given, [FormOut(*form) for form in house.orders.forms(table, player_id)])


HANDLERS = [my_orders, give_order, withdraw_order]
