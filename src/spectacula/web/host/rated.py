"""Rated tables that are worth a look of the host: somebody left, the same people met often, names share a browser."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from spectacula.engine.texts import Texts
from spectacula.server.house import House
from spectacula.server.store.rows import Row
from spectacula.web.games import OFFERED, playbill_of
from spectacula.web.host.view import ago
from spectacula.web.rating.told import signed
from spectacula.web.words import Words

SHOWN = 20


@dataclass(frozen=True)
class RatedRow:
    """A rated table in the list."""

    id: str
    drawing: str
    title: str
    people: str
    out: bool


async def rated_tables(house: House, words: Words) -> list[RatedRow]:
    sheets = house.ratings.sheets
    if sheets is None:
        return []
    rows = [row for row in await sheets.latest(SHOWN, doubtful=True) if row["game"] in OFFERED]
    shared = await sheets.same_browser([row["player_id"] for row in rows])
    pairs = {frozenset((row["one"], row["other"])) for row in shared}
    tables = groupby(rows, lambda row: str(row["table_id"]))
    return [_row(table_id, list(lines), pairs, words) for table_id, lines in tables]


def _row(table_id: str, lines: list[Row], pairs: set[frozenset[str]], words: Words) -> RatedRow:
    first, people = lines[0], {line["player_id"] for line in lines}
    sharing = {who for pair in pairs if pair <= people for who in pair}
    title = Texts(first["game"], words.language).text("title")
    told = [_told(line, line["player_id"] in sharing, words) for line in lines]
    when = ago(first["at"], words)
    return RatedRow(
        table_id, playbill_of(first["game"]).ICON, f"{title} · {when}", "; ".join(told), first["out"] is not None
    )


def _told(line: Row, shares: bool, words: Words) -> str:
    return words(
        "host-rated-line",
        name=line["name"] or words("host-nameless"),
        change=signed(round(line["value_after"]) - round(line["value_before"])),
        left="yes" if line["left"] else "no",
        weight=round(100 * line["weight"]),
        shares="yes" if shares else "no",
    )
