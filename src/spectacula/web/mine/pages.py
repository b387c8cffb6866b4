"""The page with somebody's games, their export and their removal."""

from __future__ import annotations

import io
import zipfile
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, URLEncodedBody
from litestar.response import Redirect
from msgspec import Meta

from spectacula.engine.texts import Texts
from spectacula.server.errors import NotNow, NotYourSeat, Refused
from spectacula.server.house import House
from spectacula.server.http.limits import at_most
from spectacula.server.tables.table import TableCard
from spectacula.web.account.offer import offered
from spectacula.web.daily.days import full_date
from spectacula.web.games import OFFERED, playbill_of
from spectacula.web.lobby.bar import bar
from spectacula.web.lobby.own import entries
from spectacula.web.mine.games import STATES, Filter, figures, games_of
from spectacula.web.shell import back_to, page
from spectacula.web.terms import vacation
from spectacula.web.visitor import Visitor
from spectacula.web.words import Words

Asked = Request[Any, Any, Any]
Word = FromQuery[Annotated[str, Meta(max_length=24)]]
MOST_OPEN = 50
"""As many games that go on are listed before all the others."""
NOTICES = {"gone": "mine-gone", "kept": "mine-kept", **vacation.NOTICES, **vacation.PROBLEMS}


@dataclass(frozen=True)
class Row:
    """A game in the list."""

    card: TableCard
    title: str
    icon: str
    day: str
    iso: str
    others: str
    result: str
    won: bool


def row(table: TableCard, words: Words) -> Row:
    names = [name or words.texts.text("player", number=seat + 1) for seat, name in enumerate(table.names)]
    others = [name for seat, name in enumerate(names) if seat not in table.seats] or names
    result = words("table-damaged") if table.damaged else words("mine-open-at", n=table.ply)
    if table.away:
        result = words("away-state")
    if table.finished is not None:
        listed = [f"{names[seat]} {score}" for seat, score in enumerate(table.scores)]
        result = ", ".join(sorted(listed, key=lambda entry: -int(entry.rsplit(" ", 1)[1])))
    return Row(
        card=table,
        title=Texts(table.game, words.language).text("title"),
        icon=playbill_of(table.game).ICON,
        day=full_date(table.touched, words),
        iso=date.fromtimestamp(table.touched).isoformat(),
        others=", ".join(others),
        result=result,
        won=bool(set(table.winners) & set(table.seats)),
    )


@get("/mine", include_in_schema=False)
async def mine(
    request: Asked,
    visitor: NamedDependency[Visitor],
    house: NamedDependency[House],
    game: Word = "",
    result: Word = "",
    players: Word = "",
    notice: Word = "",
) -> Response[str]:
    words = Words(visitor.language)
    known = await games_of(house, visitor.id) if visitor.id is not None else []
    tables = [table for table in known if table.game in OFFERED]
    chosen = Filter(game, result, players)
    going_on = [table for table in tables if table.finished is None]
    inbox = [] if visitor.id is None else await entries(house, visitor.id, going_on, words, MOST_OPEN)
    return page(
        request,
        visitor,
        "mine/mine.html",
        bar=bar(known, "/mine") if known and house.settings.guests else None,
        waiting_for_me=[table for table in inbox if table.mine],
        others_on=[table for table in inbox if not table.mine],
        rows=[row(table, words) for table in tables if chosen.fits(table)],
        total=len(tables),
        chosen=chosen,
        games=[(name, Texts(name, visitor.language).text("title")) for name in OFFERED],
        states=STATES,
        counts=sorted({table.players for table in tables}),
        figures=[(f, Texts(f.game, visitor.language).text("title"), playbill_of(f.game).ICON) for f in figures(tables)],
        notice=words(NOTICES[notice]) if notice in NOTICES else "",
        problem=notice in vacation.PROBLEMS,
        away=await vacation.away_panel(house, visitor.id, words) if visitor.id is not None and known else None,
        keep_offered=offered(request, visitor, house, tables),
    )


@get("/mine/export", include_in_schema=False, guards=[at_most(6, "export")])
async def export(visitor: NamedDependency[Visitor], house: NamedDependency[House]) -> Response[bytes]:
    """Every finished game as a record, in one archive."""
    known = await games_of(house, visitor.id) if visitor.id is not None else []
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for found in known:
            with suppress(Refused):
                table = await house.table(found.id)
                archive.writestr(f"{table.game.id}-{table.id}.json", table.record().encode())
    headers = {"Content-Disposition": 'attachment; filename="spectacula-games.zip"', "Cache-Control": "no-store"}
    return Response(packed.getvalue(), media_type="application/zip", headers=headers)


@post("/mine/{table_id:str}/delete", status_code=303, include_in_schema=False)
async def remove(
    visitor: NamedDependency[Visitor],
    house: NamedDependency[House],
    table_id: FromPath[str],
    data: URLEncodedBody[dict[str, str]],
) -> Redirect:
    if visitor.id is None:
        raise NotYourSeat("this table is not yours")
    try:
        await house.forget(table_id, visitor.id)
    except NotNow:
        return back_to("/mine?notice=kept")
    return back_to("/mine?notice=gone")


HANDLERS = [mine, export, remove, *vacation.HANDLERS]
