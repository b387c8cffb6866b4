"""Standing orders in the table menu: give, see and withdraw one's own."""

from __future__ import annotations

from dataclasses import dataclass

from spectacula.kernel.orders import Form, Order
from spectacula.server.house import House
from spectacula.server.orders.holding import takes_orders
from spectacula.server.tables.table import Table
from spectacula.web.words import Words


@dataclass(frozen=True)
class Row:
    """Something to choose, and the values in words."""

    label: str
    choices: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class OrderForm:
    """An order that may be given now."""

    name: str
    title: str
    line: str
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Panel:
    """One's orders at a table, and those one may give; `line` says why there are none."""

    table_id: str
    given: tuple[tuple[str, str], ...]
    forms: tuple[OrderForm, ...]
    line: str


async def panel_of(house: House, table: Table, player_id: str | None, words: Words) -> Panel | None:
    """None where no orders are taken, or from nobody who has a seat."""
    if player_id is None or len(table.seats_of(player_id)) != 1 or not takes_orders(table):
        return None
    given = await house.orders.of(table.id, player_id)
    forms = house.orders.forms(table, player_id)
    return Panel(
        table.id,
        tuple((each.id, told(each.order, table, words)) for each in given),
        tuple(_form(form, table, words) for form in forms),
        words("orders-line" if forms else "orders-your-turn"),
    )


def told(order: Order, table: Table, words: Words) -> str:
    """An order in a sentence."""
    first, second = [_value(value, table, words) for value in (*order.values, "", "")[:2]]
    return words(f"order-{order.name}-told", first=first, second=second, other="yes" if second else "no")


def _form(form: Form, table: Table, words: Words) -> OrderForm:
    rows = tuple(
        Row(
            words(f"order-{form.name}-{number}"),
            tuple((value, _value(value, table, words) or words("order-none")) for value in row),
        )
        for number, row in enumerate(form.rows, 1)
    )
    return OrderForm(form.name, words(f"order-{form.name}"), words(f"order-{form.name}-line"), rows)


def _value(value: str, table: Table, words: Words) -> str:
    definition = table.game.definition
    return words.say(definition.describe(definition.ids[value])) if value in definition.ids else value
