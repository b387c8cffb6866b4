"""What the host's desk shows, as its pages print it."""

from __future__ import annotations

import time
from dataclasses import dataclass

from spectacula.engine.texts import Texts
from spectacula.server.host.desk import Announcement
from spectacula.server.house import House
from spectacula.server.store.rows import Row
from spectacula.web.daily.days import full_date
from spectacula.web.games import OFFERED, playbill_of
from spectacula.web.words import LANGUAGES, Words

SHOWN = 30


@dataclass(frozen=True)
class Figure:
    """A number, what it counts, and a few words beside it."""

    title: str
    value: str
    beside: str


@dataclass(frozen=True)
class TableRow:
    """An open table in the list."""

    id: str
    game: str
    title: str
    drawing: str
    names: str
    line: str


@dataclass(frozen=True)
class PersonRow:
    """Somebody in the list."""

    id: str
    name: str
    state: str
    tables: str
    blocked: bool
    host: bool
    since: str
    reason: str


@dataclass(frozen=True)
class ReportRow:
    """A report in the list."""

    id: str
    about: str
    name: str
    kind: str
    line: str
    origin: str
    said: tuple[str, ...]


async def reports(house: House, words: Words) -> list[ReportRow]:
    return [
        ReportRow(
            each.id,
            each.about,
            each.name or words("host-nameless"),
            words(f"manners-kind-{each.kind}"),
            each.line,
            words("host-reported-by", day=full_date(each.at, words), name=each.reporter or words("host-nameless")),
            each.evidence,
        )
        for each in await house.reports.waiting()
    ]


async def figures(house: House, words: Words) -> list[Figure]:
    assert house.host.books is not None
    found, search = await house.host.books.figures(), house.bots.staff.search
    here = found["here"] if house.sharing is not None else len({player for _, player in house.presence.pairs})
    return [
        Figure(words("host-here"), str(here), words("host-of-people", n=found["people"])),
        Figure(words("host-open"), str(found["open"]), words("host-of-tables", n=found["tables"])),
        Figure(words("host-bots"), str(search.busy), words("host-of-workers", n=search.alive, waiting=search.waiting)),
        Figure(words("host-size"), words("host-megabytes", n=round(found["size"] / 1e6, 1)), "MB"),
    ]


async def open_tables(house: House, words: Words) -> list[TableRow]:
    assert house.host.books is not None
    return [_table(row, seats, words) for row, seats in await house.host.books.tables(SHOWN) if row["game"] in OFFERED]


def _table(row: Row, seats: list[Row], words: Words) -> TableRow:
    names = [seat["name"] or words.texts.text("player", number=n + 1) for n, seat in enumerate(seats)]
    return TableRow(
        row["id"],
        row["game"],
        Texts(row["game"], words.language).text("title"),
        playbill_of(row["game"]).ICON,
        ", ".join(names),
        words("host-table-line", n=row["ply"], ago=ago(row["touched"], words)),
    )


async def people(house: House, words: Words, search: str) -> list[PersonRow]:
    assert house.host.books is not None
    return [person(row, words) for row in await house.host.books.people(search, SHOWN)]


def person(row: Row, words: Words) -> PersonRow:
    blocked = row["blocked"] is not None and (row["until"] is None or row["until"] > time.time())
    return PersonRow(
        row["id"],
        row["name"] or words("host-nameless"),
        _state(row, blocked, words),
        words("host-open-tables", n=row["tables"]),
        blocked,
        row["host"] is not None,
        full_date(row["created"], words),
        row["reason"] or "",
    )


def _state(row: Row, blocked: bool, words: Words) -> str:
    if row["host"] is not None:
        return words("host-is-host")
    if blocked:
        return (
            words("host-blocked")
            if row["until"] is None
            else words("host-blocked-until", day=full_date(row["until"], words))
        )
    return words("host-guest" if row["kept"] is None else "host-member")


def strips(announced: Announcement | None) -> list[tuple[str, str]]:
    """What visitors of each language read, with the language it is in."""
    return [] if announced is None else [announced.in_language(language) for language in LANGUAGES]


def rules(house: House, words: Words) -> list[tuple[str, str]]:
    settings = house.settings
    most, finished, idle = settings.tables_per_person, settings.keep_finished_days, settings.keep_idle_days
    return [
        (words("host-rule-tables"), str(most) if most else words("host-any-number")),
        (words("host-rule-finished"), words("host-days", n=finished) if finished else words("host-for-ever")),
        (words("host-rule-idle"), words("host-days", n=idle) if idle else words("host-for-ever")),
    ]


def ago(at: float, words: Words) -> str:
    minutes = max(0, int(time.time() - at) // 60)
    if minutes < 60:
        return words("host-minutes-ago", n=minutes)
    return words("host-hours-ago", n=minutes // 60) if minutes < 48 * 60 else words("host-days-ago", n=minutes // 1440)
