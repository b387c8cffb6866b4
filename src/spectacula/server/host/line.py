"""The desk from the command line: every answer is text. What changes tables needs them to be nobody else's."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import msgspec

from spectacula.games import GAMES
from spectacula.kernel.errors import SpectaculaError
from spectacula.server.building import build
from spectacula.server.host import desk
from spectacula.server.host.opened import opened
from spectacula.server.house import House
from spectacula.server.people import invited
from spectacula.server.people.once import OnceOnly
from spectacula.server.settings import BadSetting, Settings
from spectacula.server.store.books import SqlBooks
from spectacula.server.store.database import BadDatabase, check_schema
from spectacula.server.store.rows import Delete, Row
from spectacula.server.store.sql import SqlStore
from spectacula.server.store.stepping import step_to


class NoSuchTable(SpectaculaError):
    """No rated table goes by that name."""


class NoSuchPerson(SpectaculaError):
    """Nobody, or more than one, goes by that name."""


def told(settings: Settings, ask: Callable[[SqlStore, SqlBooks], Awaitable[str]]) -> str:
    """What a question or a decision comes to, while the house is served or not."""

    async def answer() -> str:
        async with opened(settings) as store:
            return await ask(store, SqlBooks(store))

    return asyncio.run(answer())


def done(settings: Settings, act: Callable[[House], Awaitable[str]]) -> str:
    """What something comes to that changes tables: beside other servers of a PostgreSQL, else alone."""

    async def answer() -> str:
        async with _whole_house(settings) as house:
            return await act(house)

    return asyncio.run(answer())


@asynccontextmanager
async def _whole_house(settings: Settings) -> AsyncIterator[House]:
    await check_schema(settings.where)
    house = build(settings)
    try:
        try:
            await house.store.hold()
        except BadDatabase:
            raise BadDatabase(
                "the house is served: do it at the host's desk (`spectacula admin link`), or stop it first"
            ) from None
        await house.start()
        yield house
    finally:
        await house.stop()


def schema(settings: Settings, step: str) -> str:
    before, after = asyncio.run(step_to(settings.where, step))
    return f"the schema was at step {before} and is at step {after}"


# --- who and what


async def link(settings: Settings, store: SqlStore) -> str:
    secret = await OnceOnly(store).issue(desk.LINK, desk.LINK_HOLDS)
    return f"{_base(settings)}/host/{secret}\nWhoever opens this within 15 minutes is host of the house. It works once."


async def invite(settings: Settings, store: SqlStore, days: float) -> str:
    if settings.sign_up != "invitation":
        raise BadSetting('names are kept by everybody here: set sign_up = "invitation" to have that by invitation')
    link = await invited.invite(OnceOnly(store), _base(settings), days)
    return f"{link}\nWhoever opens this within {days:g} days may keep their name. It works once."


def _base(settings: Settings) -> str:
    name = f"[{settings.host}]" if ":" in settings.host else settings.host
    return settings.base_url or f"http://{name}:{settings.port}"


async def hosts(books: SqlBooks) -> str:
    return _lines(
        [f"{row['id']}  {_day(row['since'])}  {row['name']}" for row in await books.hosts()], "there is no host"
    )


async def people(books: SqlBooks, search: str) -> str:
    return _lines([_person(row) for row in await books.people(search)], "nobody")


async def tables(books: SqlBooks) -> str:
    found = [
        f"{row['id']}  {row['game']:<12} {_day(row['touched'])}  {', '.join(seat['name'] or '-' for seat in seats)}"
        for row, seats in await books.tables()
    ]
    return _lines(found, "no table is open")


async def load(books: SqlBooks) -> str:
    found = await books.figures()
    sizes = f"{found['size'] / 1e6:.1f} MB in the database"
    return f"{found['people']} people, {found['tables']} tables, {found['open']} of them open, {sizes}"


async def reports(store: SqlStore) -> str:
    rows = await store.rows("reports", {"decision": ""})
    return _lines(
        [await _report(store, row) for row in sorted(rows, key=lambda row: float(row["at"]))], "nothing is reported"
    )


async def decide(house: House, report_id: str, decision: str, days: float) -> str:
    """As at the desk: once, for good."""
    if not await house.store.rows("reports", {"id": report_id}):
        raise SpectaculaError(f"there is no report {report_id}: `spectacula admin reports` lists them")
    match decision:
        case "close":
            await house.reports.close(report_id)
        case "warn":
            await house.reports.warn(report_id)
        case _:
            await house.reports.silence(report_id, days)
    return f"decided on {report_id}: {decision}"


async def _report(store: SqlStore, row: Row) -> str:
    about = await store.player(row["about"])
    said = [f"    said: {each}" for each in msgspec.json.decode(row["evidence"], type=list[str])]
    name = about["name"] if about is not None and about["name"] else "-"
    first = f"{row['id']}  {row['about']}  {_day(row['at'])}  {row['kind']:<8} {name}  {row['line']}".rstrip()
    return "\n".join([first, *said])


def _person(row: Row) -> str:
    notes = [word for word, holds in (("host", row["host"]), ("blocked", row["blocked"])) if holds]
    until = f" until {_day(row['until'])}" if row["blocked"] and row["until"] else ""
    about = f"{row['id']}  {_day(row['created'])}  {row['tables']:>3} open  {row['name'] or '-'}"
    return f"{about}  {' '.join(notes)}{until}".rstrip()


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d", time.localtime(at))


def _lines(found: list[str], none: str) -> str:
    return "\n".join(found) or none


async def person(store: SqlStore, who: str) -> Row:
    found = await store.called(who)
    if len(found) != 1:
        many = "nobody" if not found else f"{len(found)} people"
        raise NoSuchPerson(f"{many} of this house go by {who}: `spectacula admin people` shows everybody's id")
    return found[0]


# --- decisions


async def block(store: SqlStore, who: str, days: float | None, reason: str) -> str:
    row = await person(store, who)
    if await SqlBooks(store).is_host(row["id"]):
        raise NoSuchPerson(f"{row['name']} is host: `spectacula admin dismiss` first")
    await store.write(desk.blocking(row["id"], days, reason))
    return f"{row['name'] or row['id']} is blocked {'for good' if days is None else f'for {days:g} days'}"


async def unblock(store: SqlStore, who: str) -> str:
    row = await person(store, who)
    await store.write([desk.unblocking(row["id"])])
    return f"{row['name'] or row['id']} may come in again"


async def dismiss(store: SqlStore, who: str) -> str:
    row = await person(store, who)
    await store.write([Delete("hosts", {"player_id": row["id"]})])
    return f"{row['name'] or row['id']} is no host any more"


async def announce(store: SqlStore, texts: dict[str, str], hours: float | None) -> str:
    await store.write(desk.announcing(texts, hours))
    return "everybody sees it within a few seconds"


async def be_quiet(store: SqlStore) -> str:
    await store.write([Delete("announcements", {})])
    return "nothing is announced any more"


# --- what changes tables


async def forget(house: House, who: str) -> str:
    assert isinstance(house.store, SqlStore)
    row = await person(house.store, who)
    found = await house.people.find(row["id"])
    assert found is not None
    before = await house.host.farewell(found)
    await house.host.forget(found)
    return (
        f"{row['name'] or row['id']} is forgotten: {before.cleared} tables gone, {len(before.minded)} played on by bots"
    )


async def remove(house: House, table_id: str) -> str:
    await house.table(table_id)
    await house.host.remove(table_id)
    return f"table {table_id} is gone"


async def clean_up(house: House) -> str:
    count = 0
    while gone := await house.host.clean_up():
        count += gone
    return f"{count} tables were let go"


# --- ratings


async def recompute(house: House) -> str:
    changed = {game: await house.ratings.recompute(game) for game in GAMES}
    return _lines(
        [f"{game}: {n} rows were other" for game, n in changed.items() if n], "all ratings are as the log says"
    )


async def rating_log(house: House, doubtful: bool) -> str:
    assert house.ratings.sheets is not None
    rows = await house.ratings.sheets.latest(50, doubtful)
    return _lines([_rated(row) for row in rows], "nothing remarkable")


def _rated(row: Row) -> str:
    notes = [word for word, holds in (("left", row["left"]), ("taken out", row["out"])) if holds]
    notes += [f"counts {row['weight']:.2f}"] if row["weight"] < 1 else []
    change = round(row["value_after"]) - round(row["value_before"])
    about = f"{row['table_id']}  {_day(row['at'])}  {row['game']:<12} {row['place']}. of {row['players']} {change:+5d}"
    return f"{about}  {row['name'] or '-'}  {', '.join(notes)}".rstrip()


async def take_out(house: House, table_id: str, out: bool) -> str:
    if not await house.ratings.lines(table_id):
        raise NoSuchTable(f"no rated table {table_id} is in the log: `spectacula admin ratings log` shows them")
    await house.ratings.take_out(table_id, out)
    return f"table {table_id} counts {'for nobody' if out else 'again'}; all ratings are made anew"
