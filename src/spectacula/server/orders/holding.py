"""When an answer is told, at a table by days: at the same moments whether an order gives it or its person does.

Whatever an order could answer is answered some minutes after it was asked at the earliest. How many is drawn anew for
every question from the secret of the house, so nobody can tell the moment in advance. An order that fits is carried out
then, and so is what somebody decides before; whoever decides later is told of at once.
"""

from __future__ import annotations

import hmac
from typing import Final, cast

from spectacula.kernel.orders import Orders
from spectacula.server.settings import Settings
from spectacula.server.tables.clocks import ends, runs
from spectacula.server.tables.table import Pace, Table

SOONEST: Final = 0.1
"""Of the longest time for which an answer is held."""
IN_TIME: Final = 60.0
"""Seconds before somebody's time is up, by which what they have decided is told in any case."""


def takes_orders(table: Table) -> bool:
    """Whether orders may be given at a table: by days, where the game knows any."""
    if not table.terms.by_days or table.over or table.gathering:
        return False
    return (table.game.definition.folder / "orders.py").exists()


def orders_of(table: Table) -> Orders:
    return cast(Orders, table.game.definition.module("orders"))


def holds(table: Table, seat: int) -> bool:
    """Whether a seat is asked what an order could answer, before others who might wonder whether one does."""
    if not takes_orders(table) or len(table.people) < 2 or table.undo is not None or not runs(table, seat):
        return False
    alone = len(table.seats_of(table.seats[seat].player_id)) == 1
    return alone and orders_of(table).asked(table.match.view(seat))


def told_at(table: Table, seat: int, since: float, settings: Settings) -> float:
    """When the answer of a seat is told that is given before, if it was asked, or could go on, at a moment."""
    wait = max(settings.told_within * _drawn(table, seat, settings), Pace.BRISK.seconds * settings.tempo)
    up = ends(table, seat)
    return since + wait if up is None else min(since + wait, up - IN_TIME)


def _drawn(table: Table, seat: int, settings: Settings) -> float:
    """Between the soonest and 1, for one question to one seat."""
    question = f"answer {table.id} {table.match.ply} {seat} {table.clocks[seat].since}"
    drawn = hmac.digest(settings.secret(), question.encode(), "sha256")
    return SOONEST + (1 - SOONEST) * int.from_bytes(drawn[:6], "big") / 2**48
