"""Several servers of one PostgreSQL: what happens at one is known at all, and what one leaves behind others take on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import event, text

from spectacula.server.building import build
from spectacula.server.house import House
from spectacula.server.news import Hub
from spectacula.server.player import Player
from spectacula.server.store.alone import Alone
from spectacula.server.store.database import BadDatabase, connect
from spectacula.server.tables.table import Pace, SeatPlan, Table

from .at_table import PERSON_HERE, RANDOM_BOT, engine_of, hears, open_for, play_first, play_to, two_people, watching
from .conftest import settings_in
from .databases import lent_database
from .moved import Moved
from .test_lookback import Pool

pytestmark = pytest.mark.anyio
TERMINATE = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND {}"


@pytest.fixture
async def houses(postgres: str, tmp_path: Path) -> AsyncIterator[tuple[House, House]]:
    async with lent_database(postgres) as database:
        settings = replace(settings_in(tmp_path, database), lease=0.6, away_after=0.05)
        one, other = build(settings), build(settings)
        for house in (one, other):
            await house.start()
        yield one, other
        for house in (one, other):
            await house.stop()


async def die(house: House) -> None:
    """Everything it does ends, and nobody is told."""
    for chore in house._chores:
        chore.cancel()
    await house.bots.stop()
    await house.news.stop()


def patient(houses: tuple[House, House], tempo: float = 0) -> None:
    """Nothing of theirs runs out, whatever stands still meanwhile."""
    for house in houses:
        house.settings = replace(house.settings, lease=60, tempo=tempo)


async def slow_bots(houses: tuple[House, House]) -> tuple[Table, House, House]:
    """A table with a bot, the house that sees to it and takes for ever over that, and the other one."""
    patient(houses, tempo=1e6)
    one, other = houses
    ann = await one.new_player("Ann")
    table = await one.open_table(ann, "histrio", 2, {}, [SeatPlan("me"), RANDOM_BOT], pace=Pace.BRISK)
    while not (minding := await _minded_by(one, table)):
        await asyncio.sleep(0.01)
    return (table, one, other) if minding == one.server else (table, other, one)


async def _minded_by(house: House, table: Table) -> str:
    async with engine_of(house).connect() as db:
        return str(await db.scalar(text("SELECT server FROM due WHERE table_id = :id"), {"id": table.id}))


async def shown(house: House, table: Table, seat: int, here: bool) -> None:
    """Returns when this house shows somebody as here, or as away."""
    while (await house.table(table.id)).seats[seat].here != here:
        await asyncio.sleep(0.01)


async def test_a_change_is_there_at_once_on_the_other_server(houses: tuple[House, House]) -> None:
    one, other = houses
    table, _, _ = await two_people(one)
    assert not (await other.table(table.id)).match.committed
    await play_first(one, table, 0)
    assert (await other.table(table.id)).match.committed == (0,)


async def test_viewers_of_the_other_server_are_told(houses: tuple[House, House]) -> None:
    one, other = houses
    table, _, _ = await two_people(one)
    viewer = other.versions(table.id, None)
    assert await anext(viewer) == table.version
    await play_first(one, table, 0)
    while await anext(viewer) < table.version:
        pass
    await viewer.aclose()


async def test_a_viewer_has_news_before_it_is_noted_that_they_are_here(houses: tuple[House, House]) -> None:
    one, other = houses
    table, ann, _ = await two_people(one)
    async with engine_of(one).begin() as db:
        await db.execute(text("LOCK TABLE visits"))
        stream = other.versions(table.id, ann.id)
        assert await anext(stream) == table.version
    await shown(one, table, 0, here=True)
    await stream.aclose()


async def test_who_is_here_through_one_server_is_here_on_the_other_and_goes_again(houses: tuple[House, House]) -> None:
    one, other = houses
    table, ann, _ = await two_people(one)
    stream = one.versions(table.id, ann.id)
    await anext(stream)
    await shown(other, table, 0, here=True)
    await stream.aclose()
    await shown(other, table, 0, here=False)


async def visits_of(house: House, table: Table) -> int:
    """Through how many servers somebody is at a table, as the store knows it."""
    async with engine_of(house).connect() as db:
        return int(await db.scalar(text("SELECT count(*) FROM visits WHERE table_id = :id"), {"id": table.id}))


async def listening(house: House, table: Table, player: Player, visits: int) -> AsyncGenerator[int]:
    """A stream of somebody who is known to be there, the last of so many."""
    stream = house.versions(table.id, player.id)
    await anext(stream)
    while await visits_of(house, table) < visits:
        await asyncio.sleep(0.01)
    return stream


async def test_whoever_listens_through_two_servers_stays_when_one_stream_ends(houses: tuple[House, House]) -> None:
    one, _ = houses
    table, ann, _ = await two_people(one)
    patient(houses)
    streams = [await listening(house, table, ann, number) for number, house in enumerate(houses, 1)]
    before = await one.version(table.id)
    await streams[0].aclose()
    while await visits_of(one, table) > 1:
        await asyncio.sleep(0.01)
    assert (await one.table(table.id)).seats[0].here
    assert await one.version(table.id) == before  # nobody looks at the table again for it
    await streams[1].aclose()
    await shown(one, table, 0, here=False)


async def test_two_streams_that_end_at_once_leave_nobody_here(houses: tuple[House, House]) -> None:
    one, _ = houses
    table, ann, _ = await two_people(one)
    patient(houses)
    streams = [await listening(house, table, ann, number) for number, house in enumerate(houses, 1)]
    for stream in streams:
        await stream.aclose()
    for house in houses:
        await shown(house, table, 0, here=False)


async def test_when_a_server_dies_nobody_looks_again_at_those_who_come_back_elsewhere(
    houses: tuple[House, House],
) -> None:
    one, other = houses
    table, ann, _ = await two_people(one)
    stream = await listening(one, table, ann, 1)
    before = await other.version(table.id)
    await die(one)
    back = await listening(other, table, ann, 2)
    while await visits_of(other, table) > 1:
        await asyncio.sleep(0.01)
    assert await other.version(table.id) == before
    assert (await other.table(table.id)).seats[0].here
    await back.aclose()
    await stream.aclose()


async def test_a_server_that_stops_leaves_its_visitors_the_time_to_come_back(houses: tuple[House, House]) -> None:
    one, _ = houses
    passing = build(one.settings)
    await passing.start()
    table, ann, _ = await two_people(one)
    stream = await listening(passing, table, ann, 1)
    before = await one.version(table.id)
    await passing.stop()
    back = await listening(one, table, ann, 2)
    while await visits_of(one, table) > 1:
        await asyncio.sleep(0.01)
    assert await one.version(table.id) == before
    await back.aclose()
    await stream.aclose()


async def test_a_crowd_that_comes_at_once_asks_few_questions(houses: tuple[House, House]) -> None:
    one, other = houses
    patient(houses)
    company = [await two_people(one) for _ in range(12)]
    streams = [await listening(one, table, ann, 1) for table, ann, _ in company]
    with statements(other) as asked:
        back = [other.versions(table.id, ann.id) for table, ann, _ in company]
        await asyncio.gather(*(anext(stream) for stream in back))
        while sum([await visits_of(one, table) for table, _, _ in company]) < 2 * len(company):
            await asyncio.sleep(0.01)
    assert not any("FROM moves" in statement for statement in asked)  # nobody needs the table for that
    assert len(asked) < 2 * len(company)
    for stream in [*streams, *back]:
        await stream.aclose()


@contextmanager
def statements(house: House) -> Iterator[list[str]]:
    """All that a house asks of its database about its tables and who is there."""
    asked: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if "tables" in statement or "visits" in statement or "seats" in statement:
            asked.append(statement)

    engine = engine_of(house).sync_engine
    event.listen(engine, "before_cursor_execute", note)
    yield asked
    event.remove(engine, "before_cursor_execute", note)


async def test_who_was_here_through_a_server_that_died_is_away(houses: tuple[House, House]) -> None:
    one, other = houses
    table, ann, _ = await two_people(one)
    stream = one.versions(table.id, ann.id)
    await anext(stream)
    await shown(other, table, 0, here=True)
    await die(one)
    await shown(other, table, 0, here=False)
    await stream.aclose()


async def test_a_server_whose_visits_were_cleared_away_puts_them_back(houses: tuple[House, House]) -> None:
    one, other = houses
    table, ann, _ = await two_people(one)
    stream = one.versions(table.id, ann.id)
    await anext(stream)
    async with engine_of(one).begin() as db:
        await db.execute(text("UPDATE visits SET until = 0"))
    await shown(other, table, 0, here=True)
    await stream.aclose()


async def test_a_screen_turned_at_one_server_is_turned_at_the_other(houses: tuple[House, House]) -> None:
    one, other = houses
    ann = await one.new_player("Ann")
    table = await open_for(one, ann, PERSON_HERE)
    await one.face(table.id, ann.id, 1)
    assert (await other.table(table.id)).viewing_seat(ann.id) == 1
    await play_first(other, await other.table(table.id), 1)
    assert (await one.table(table.id)).covered(ann.id)


async def test_a_new_name_is_known_to_all(houses: tuple[House, House]) -> None:
    one, other = houses
    ann = await one.new_player("Ann")
    assert (await other.player(ann.id)) == ann
    await one.rename(ann.id, "Anna")
    while (known := await other.player(ann.id)) is not None and known.name != "Anna":
        await asyncio.sleep(0.01)


async def test_bots_are_seen_to_by_one_server(houses: tuple[House, House]) -> None:
    table, minding, _ = await slow_bots(houses)
    for house in houses:
        await house.table(table.id)
    while sum(house.bots.busy(table.id) for house in houses) != 1:
        await asyncio.sleep(0.01)
    assert minding.bots.busy(table.id)


@pytest.mark.parametrize("in_order", [True, False], ids=["stopped", "killed"])
async def test_bots_of_a_server_that_is_gone_are_taken_on(
    houses: tuple[House, House], in_order: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, one, other = await slow_bots(houses)
    other.settings = replace(other.settings, tempo=0)
    if in_order:
        await one.stop()
    else:
        await die(one)
        other.time.hours._last = Moved(monkeypatch).on(one.settings.lease + 1)
    while table.id not in other.live or not other.live[table.id].match.committed:
        await asyncio.sleep(0.01)


async def test_what_is_missed_while_nobody_listens_is_made_up_for(houses: tuple[House, House]) -> None:
    one, other = houses
    one.settings.away_after = 1e6
    table, _, _ = await two_people(one)
    viewer = await watching(other, table)
    async with engine_of(one).connect() as db:
        await db.execute(text(TERMINATE.format("pid <> pg_backend_pid() AND query LIKE 'LISTEN%'")))
        table = await play_first(one, await one.table(table.id), 0)
    await hears(viewer, table.version)


async def test_what_nobody_told_is_found_all_the_same(houses: tuple[House, House]) -> None:
    one, other = houses
    one.settings.away_after = 1e6
    table, _, _ = await two_people(one)
    viewer, version = await watching(other, table), table.version
    async with engine_of(one).begin() as db:
        await db.execute(text("UPDATE tables SET version = version + 1"))
    await hears(viewer, version + 1)


async def test_nobody_is_told_twice() -> None:
    hub = Hub()
    async with hub.watch("table") as news:
        hub.tell("table", 5)
        assert await news.get() == 5
        hub.make_up("table", 5)
        assert news.empty()
        hub.make_up("table", 6)
        assert await news.get() == 6


async def test_a_stream_ends_with_its_table(houses: tuple[House, House]) -> None:
    one, other = houses
    other.settings = replace(other.settings, heartbeat=0.1)
    ann = await one.new_player("Ann")
    table = await open_for(one, ann, PERSON_HERE)
    viewer = other.versions(table.id, None)
    await anext(viewer)
    await one.forget(table.id, ann.id)
    async for _ in viewer:
        pass


async def test_a_thought_outlives_what_happens_meanwhile_elsewhere(houses: tuple[House, House]) -> None:
    one, other = houses
    table, ann, _ = await two_people(one)
    undone = table.undone
    await other.say(table.id, ann.id, "bravo")
    assert (await one.table(table.id)).talk[-1].text == "bravo"
    assert table.undone == undone


async def test_servers_stand_side_by_side_and_nobody_restores_meanwhile(houses: tuple[House, House]) -> None:
    for house in houses:
        await house.store.hold()
    restoring = Alone(connect(engine_of(houses[0]).url.render_as_string(hide_password=False)))
    with pytest.raises(BadDatabase, match="stop it first"):
        await restoring.hold()
    await restoring.let_go()
    await restoring.engine.dispose()


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Pool:
    return Pool(monkeypatch)


async def test_a_look_back_is_told_by_every_server(houses: tuple[House, House], pool: Pool) -> None:
    one, other = houses
    table = await play_to(one, (await two_people(one))[0], 1000)
    begun, there = one.lookbacks.begin(table), await other.table(table.id)
    while (found := other.lookbacks.find(there)) is None or found.at_work:
        await other.lookbacks.catch_up(there)
        await asyncio.sleep(0.01)
    assert found.accounts == begun.accounts
    assert other.lookbacks.begin(there) is found


async def test_a_look_back_of_a_server_that_died_may_begin_anew(houses: tuple[House, House], pool: Pool) -> None:
    one, other = houses
    table = await play_to(one, (await two_people(one))[0], 1000)
    pool.gate.clear()
    one.lookbacks.begin(table)
    there = await other.table(table.id)
    while other.lookbacks.find(there) is None:
        await other.lookbacks.catch_up(there)
        await asyncio.sleep(0.01)
    await one.lookbacks.stop()
    while other.lookbacks.find(there) is not None:
        await other.lookbacks.catch_up(there)
        await asyncio.sleep(0.01)
