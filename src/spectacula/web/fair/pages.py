"""Fair deals: how they are made, the seals of the days, and the page where a deal is checked."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath
from markupsafe import Markup

from spectacula.kernel.errors import BadRecord
from spectacula.server.daily.deal import today
from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.server.tables.table import Table
from spectacula.web.daily.days import date_in_words, withheld
from spectacula.web.games import OFFERED
from spectacula.web.shell import page
from spectacula.web.visitor import Visitor
from spectacula.web.words import Words

Asked = Request[Any, Any, Any]
Who = NamedDependency[Visitor]
TheHouse = NamedDependency[House]
CHECKS = ("seal", "same", "mine", "seats", "deal", "moves")
SHARED = ("seal", "same", "deal", "moves")
"""What there is to check of a deal that many tables play: nobody gives a number to it."""


@dataclass(frozen=True)
class Giver:
    """A seat and what it has given to the deal, in groups of four digits; `state` says how it stands."""

    seat: int
    name: str
    state: str
    digits: tuple[str, ...]


@dataclass(frozen=True)
class DayRow:
    """A game's deal of a day; its number is opened when the day is over."""

    day: str
    game: str
    seal: tuple[str, ...]
    number: tuple[str, ...]


def groups(digits: str) -> tuple[str, ...]:
    return tuple(digits[at : at + 4] for at in range(0, len(digits), 4))


@get("/fair", include_in_schema=False)
async def explained(request: Asked, visitor: Who, house: TheHouse) -> Response[str]:
    words = Words(visitor.language)
    return page(request, visitor, "fair/explained.html", days=_days(house, words))


def _days(house: House, words: Words) -> list[DayRow]:
    """Yesterday's numbers, and the seals of today and tomorrow."""
    now = date.fromisoformat(today())
    rows = []
    for day in (now + timedelta(days=1), now, now - timedelta(days=1)):
        for game in OFFERED:
            fair = house.daily.deal(game, day.isoformat()).fair
            number = groups(fair.number) if day < now else ()
            title = words.about(game).own("title")
            rows.append(DayRow(date_in_words(day.isoformat(), words), title, groups(fair.seal), number))
    return rows


@get("/t/{table_id:str}/fair", include_in_schema=False)
async def proof(request: Asked, visitor: Who, house: TheHouse, table_id: FromPath[str]) -> Response[str]:
    table = await house.table(table_id)
    names = table.names(visitor.language)
    words, fair = Words(visitor.language, table.game.id, names), table.fair
    return page(
        request,
        visitor,
        "fair/proof.html",
        words=words,
        game=table.game.id,
        table=table,
        fair=fair,
        names=", ".join(names),
        seal=() if fair is None else groups(fair.seal),
        number=() if fair is None else groups(fair.number),
        givers=_givers(table, words),
        checks=SHARED if fair is None or not fair.seats else CHECKS,
        state=_state(table),
        later=withheld(table, words) if table.over else "",
        seated=bool(table.seats_of(visitor.id)),
        told=_told(table),
    )


def _state(table: Table) -> str:
    """What can be said of the deal: none, not opened yet, or there to be checked."""
    if table.fair is None:
        return "none"
    return "open" if table.fair.number else "sealed"


def _givers(table: Table, words: Words) -> list[Giver]:
    fair = table.fair
    shares = () if fair is None else fair.seats
    told = []
    for seat, share in enumerate(shares):
        state = "number" if share.number else "seal" if share.seal else "bot" if _is_bot(table, seat) else "nothing"
        told.append(Giver(seat, words.names[seat], state, groups((share.number or share.seal)[:16])))
    return told


def _is_bot(table: Table, seat: int) -> bool:
    return table.seats[seat].kind == "bot"


def _told(table: Table) -> Markup:
    """What the browser reckons with, once it may be known."""
    if table.fair is None or not table.fair.number:
        return Markup("")
    known = {**msgspec.to_builtins(table.fair), "table": table.id, "seed": str(table.match.seed)}
    known["seats"] = [{"seal": share.seal, "number": share.number} for share in table.fair.seats]
    return Markup(msgspec.json.encode(known).decode().replace("<", "\\u003c"))


@post("/t/{table_id:str}/fair", status_code=200, guards=[at_most(20, "verify")], include_in_schema=False)
async def verify(house: TheHouse, table_id: FromPath[str]) -> dict[str, Any]:
    """Deal the whole game once more, and play every move again."""
    table = await house.table(table_id)
    try:
        match = table.record().verify()
    except BadRecord as broken:
        return {"holds": False, "why": str(broken)}
    return {"holds": True, "moves": match.ply}


@post("/seals", status_code=200, guards=[at_most(60, "tables")], include_in_schema=False)
async def seal(house: TheHouse) -> dict[str, str]:
    """The house seals a number for a table that is about to be opened."""
    offered, sealed = await house.numbers.offer()
    return {"offered": offered, "seal": sealed}


HANDLERS = [explained, proof, verify, seal]
