"""The table menu: what there is to do about a table and one's seat at it, beside playing."""

from __future__ import annotations

from dataclasses import dataclass

from spectacula.server.tables.rules import plays_oneself
from spectacula.server.tables.table import Pace, Table
from spectacula.server.tables.travelling import may_leave
from spectacula.web.words import Words


@dataclass(frozen=True)
class Mine:
    """A seat of the visitor's, and whether a bot minds it now."""

    seat: int
    name: str
    minded: bool


@dataclass(frozen=True)
class Menu:
    """What `tables/menu.html` offers, as the table stands when it is opened."""

    table_id: str
    mine: tuple[Mine, ...]
    others: str
    """The people who would play on, in one sentence; empty where there are none."""
    pace: str
    paces: tuple[str, ...]
    """The paces to choose from; none where no bot plays or the visitor has no say."""
    looks_back: int | None
    over: bool
    leaves: bool
    """Whether the table may be taken elsewhere."""
    rated: bool
    oneself: bool
    """Whether nobody lets a bot decide for them here."""


def menu_of(table: Table, player_id: str | None, words: Words) -> Menu:
    seats = table.seats_of(player_id)
    others = [seat for seat, info in enumerate(table.seats) if info.player_id not in (None, player_id)]
    at_table = player_id is not None and (player_id in table.people or player_id == table.owner)
    bots = any(info.bot_level for info in table.seats)
    return Menu(
        table_id=table.id,
        mine=tuple(Mine(seat, words.names[seat], table.seats[seat].stand_in is not None) for seat in seats),
        others=words.list([words.names[seat] for seat in others]),
        pace=table.pace.value,
        paces=tuple(pace.value for pace in Pace) if bots and at_table and not table.over else (),
        looks_back=table.match.ply if table.over or len(seats) == 1 else None,
        over=table.over,
        leaves=may_leave(table, player_id),
        rated=table.terms.rated and not table.ratings,
        oneself=plays_oneself(table),
    )
