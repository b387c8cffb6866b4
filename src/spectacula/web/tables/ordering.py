"""Giving and withdrawing standing orders from the table menu."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.params import FromPath, URLEncodedBody

from spectacula.kernel.orders import Order
from spectacula.server.errors import NotNow, NotYourSeat
from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.web.shell import back_to
from spectacula.web.tables.pages import menu_part
from spectacula.web.visitor import Visitor

Asked = Request[Any, Any, Any]
Who = NamedDependency[Visitor]
TheHouse = NamedDependency[House]
Id = FromPath[str]
Data = URLEncodedBody[dict[str, str]]


@post("/t/{table_id:str}/orders", status_code=200, guards=[at_most(60, "orders")], include_in_schema=False)
async def give(request: Asked, visitor: Who, house: TheHouse, table_id: Id, data: Data) -> Response[Any]:
    values = tuple(data[f"value-{number}"] for number in (1, 2) if f"value-{number}" in data)
    with suppress(NotNow):  # it is their turn by now, which the menu says
        await house.orders.give(table_id, _me(visitor), Order(data.get("name", ""), values))
    return await _answered(request, visitor, house, table_id)


@post("/t/{table_id:str}/orders/withdraw", status_code=200, guards=[at_most(60, "orders")], include_in_schema=False)
async def withdraw(request: Asked, visitor: Who, house: TheHouse, table_id: Id, data: Data) -> Response[Any]:
    await house.orders.withdraw(table_id, _me(visitor), data.get("id", ""))
    return await _answered(request, visitor, house, table_id)


async def _answered(request: Asked, visitor: Visitor, house: House, table_id: str) -> Response[Any]:
    """The menu as it stands now; the table where there are no scripts."""
    if request.headers.get("HX-Request") != "true":
        return back_to(f"/t/{table_id}")
    return await menu_part(request, visitor, house, await house.table(table_id))


def _me(visitor: Visitor) -> str:
    if visitor.id is None:
        raise NotYourSeat("whose order?")
    return visitor.id


HANDLERS = [give, withdraw]
