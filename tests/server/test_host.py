"""The host's desk: who is let in, what is announced, how many tables one may have, and which are let go."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from sqlalchemy import text

from spectacula.server.building import build
from spectacula.server.errors import NoSuchTable, NotNow, Refused
from spectacula.server.host import desk, line
from spectacula.server.host.desk import DAY, LINK, Announcement, ShownOut, TooMany
from spectacula.server.house import House
from spectacula.server.people.once import OnceOnly, Spent
from spectacula.server.settings import BadSetting
from spectacula.server.store.books import SqlBooks
from spectacula.server.store.database import BadDatabase
from spectacula.server.store.sql import SqlStore
from spectacula.server.tables.table import Table

from .at_table import PERSON_HERE, Program, engine_of, open_for, play_to, two_people
from .conftest import settings_in
from .in_memory import house_in_memory
from .visiting import Client

pytestmark = pytest.mark.anyio


def store_of(house: House) -> SqlStore:
    assert isinstance(house.store, SqlStore)
    return house.store


async def aged(house: House, table: Table, days: float) -> None:
    """Nothing has happened at a table for so long."""
    then = {"at": time.time() - days * DAY, "id": table.id}
    async with engine_of(house).begin() as db:
        await db.execute(text("UPDATE tables SET touched = :at WHERE id = :id"), then)
        await db.execute(text("UPDATE tables SET finished = :at WHERE id = :id AND finished IS NOT NULL"), then)


# --- who is host


async def test_a_link_makes_one_person_host(house: House) -> None:
    ann, bob = await house.new_player("Ann"), await house.new_player("Bob")
    secret = await house.accounts.once.issue(LINK, 900)
    assert await house.host.link_holds(secret)
    await house.host.become_host(secret, ann)
    with pytest.raises(Spent):
        await house.host.become_host(secret, bob)
    assert (await house.host.is_host(ann.id), await house.host.is_host(bob.id)) == (True, False)


async def test_a_link_holds_for_a_quarter_of_an_hour(small_house: House) -> None:
    secret = await small_house.accounts.once.issue(LINK, -1)
    assert not await small_house.host.link_holds(secret)


async def test_no_other_secret_makes_anybody_host(small_house: House) -> None:
    ann = await small_house.new_player("Ann")
    secret = await small_house.accounts.moving(ann)
    with pytest.raises(Spent):
        await small_house.host.become_host(secret, ann)


# --- who is let in


async def test_somebody_who_is_blocked_is_turned_away_until_then(house: House) -> None:
    ann = await house.new_player("Ann")
    await house.host.block(ann.id, days=1, reason="rude")
    with pytest.raises(ShownOut):
        house.host.admit(ann.id)
    await house.host.block(ann.id, days=-1)
    house.host.admit(ann.id)


async def test_whoever_is_let_in_again_comes_in(house: House) -> None:
    ann = await house.new_player("Ann")
    await house.host.block(ann.id, days=None)
    await house.host.unblock(ann.id)
    house.host.admit(ann.id)


class SlowBooks:
    """Whoever asks first is answered long after the question."""

    def __init__(self) -> None:
        self.names: dict[str, float | None] = {}
        self.asked, self.answer = asyncio.Event(), asyncio.Event()

    async def blocked(self) -> dict[str, float | None]:
        found = dict(self.names)
        if not self.asked.is_set():
            self.asked.set()
            await self.answer.wait()
        return found

    async def announced(self) -> None: ...

    async def hosts(self) -> list[Any]:
        return []


async def test_what_was_read_before_a_decision_does_not_stand_after_it(tmp_path: Path) -> None:
    books: Any = SlowBooks()
    at_desk = desk.HostDesk(house_in_memory(tmp_path), books)
    before = asyncio.create_task(at_desk.look())
    await books.asked.wait()
    books.names["ann"] = None
    after = asyncio.create_task(at_desk.look())
    await asyncio.sleep(0)
    books.answer.set()
    await asyncio.gather(before, after)
    with pytest.raises(ShownOut):
        at_desk.admit("ann")


async def test_a_host_is_not_blocked(small_house: House) -> None:
    ann = await small_house.new_player("Ann")
    await small_house.store.write([desk.host_row(ann.id)])
    with pytest.raises(NotNow):
        await small_house.host.block(ann.id, days=1)


async def test_programs_of_somebody_who_is_blocked_are_turned_away(app: Litestar, client: Client) -> None:
    program, house = await Program(client, "Ann").arrive(), app.state.house
    (row,) = await store_of(house).called("Ann")
    await house.host.block(row["id"], days=None)
    refused = await program.get("/tables")
    assert refused.status_code == 403 and refused.json()["extra"]["error"] == "shown-out"


# --- announcements


async def test_an_announcement_reaches_every_server(house: House) -> None:
    await house.host.announce({"en": "Closed on Tuesday.", "de": "Dienstag geschlossen."}, hours=1)
    other = build(house.settings)
    await other.host.look()
    assert other.host.announcement == house.host.announcement is not None
    await house.host.be_quiet()
    await other.host.look()
    assert other.host.announcement is None
    await other.store.stop()


def test_who_speaks_another_language_reads_one_it_was_written_in() -> None:
    told = Announcement(1, {"en": "", "de": "Zu.", "fr": "Fermé."}, None)
    assert [told.in_language(each) for each in ("en", "de", "fr")] == [("Zu.", "de"), ("Zu.", "de"), ("Fermé.", "fr")]


async def test_an_announcement_ends_by_itself(small_house: House) -> None:
    await small_house.host.announce({"en": "Soon over."}, hours=-1)
    assert small_house.host.announcement is None


async def test_nothing_is_not_announced(small_house: House) -> None:
    with pytest.raises(Refused):
        await small_house.host.announce({"en": " \u202e "}, hours=1)


# --- quotas and clean-up


async def test_nobody_has_more_open_tables_than_the_house_allows(small_house: House) -> None:
    small_house.settings.tables_per_person = 1
    ann = await small_house.new_player("Ann")
    table = await open_for(small_house, ann, PERSON_HERE)
    with pytest.raises(TooMany):
        await open_for(small_house, ann, PERSON_HERE)
    await play_to(small_house, table, 1000)
    await open_for(small_house, ann, PERSON_HERE)


async def test_old_tables_are_let_go_as_the_rules_say(house: House) -> None:
    house.settings.keep_finished_days, house.settings.keep_idle_days = 10, 100
    ann = await house.new_player("Ann")
    done, recent, idle, played = [await open_for(house, ann, PERSON_HERE) for _ in range(4)]
    for table in (done, recent):
        await play_to(house, table, 1000)
    for table, days in ((done, 11), (recent, 9), (idle, 101), (played, 99)):
        await aged(house, table, days)
    assert await house.host.clean_up() == 2
    assert {card.id for card in await house.tables_of(ann.id)} == {recent.id, played.id}


async def test_without_rules_everything_is_kept(small_house: House) -> None:
    table = await open_for(small_house, await small_house.new_player("Ann"), PERSON_HERE)
    await aged(small_house, table, 10_000)
    assert await small_house.host.clean_up() == 0


# --- lists and figures


async def test_people_are_found_by_a_part_of_their_name(house: House) -> None:
    ann = await house.new_player("Anna % Bell")
    await house.new_player("Bob")
    await open_for(house, ann, PERSON_HERE)
    books = SqlBooks(store_of(house))
    assert [(row["name"], row["tables"]) for row in await books.people("a % b")] == [("Anna % Bell", 1)]
    assert len(await books.people()) == 2 and not await books.people("%%")


async def test_figures_count_what_there_is(house: House) -> None:
    table, _, _ = await two_people(house)
    await play_to(house, table, 1000)
    await open_for(house, await house.new_player("Cid"), PERSON_HERE)
    found = await SqlBooks(store_of(house)).figures()
    assert (found["people"], found["tables"], found["open"]) == (3, 2, 1) and found["size"] > 10_000


# --- from the command line


async def test_a_person_is_named_by_name_or_id(small_house: House) -> None:
    ann, store = await small_house.new_player("Ann"), store_of(small_house)
    assert await line.block(store, "Ann", 3, "rude") == "Ann is blocked for 3 days"
    assert "blocked until" in await line.people(SqlBooks(store), "ann")
    assert await line.unblock(store, ann.id) == "Ann may come in again"
    await small_house.new_player("Ann")
    with pytest.raises(line.NoSuchPerson, match="2 people"):
        await line.block(store, "Ann", None, "")


async def test_the_link_leads_to_the_address_of_the_house(small_house: House) -> None:
    small_house.settings.base_url = "https://house.example"
    told = await line.link(small_house.settings, store_of(small_house))
    address = told.splitlines()[0]
    assert address.startswith("https://house.example/host/")
    assert (await OnceOnly(small_house.store).look(LINK, address.rpartition("/")[2])).player_id is None


async def test_an_invitation_is_written_where_names_are_kept_by_invitation(small_house: House) -> None:
    store = store_of(small_house)
    with pytest.raises(BadSetting, match="sign_up"):
        await line.invite(small_house.settings, store, 7)
    small_house.settings.sign_up = "invitation"
    address = (await line.invite(small_house.settings, store, 7)).splitlines()[0]
    assert await small_house.accounts.invitations.welcome(address.rpartition("/")[2])


async def test_forgetting_leaves_the_tables_of_others(house: House) -> None:
    table, ann, bob = await two_people(house)
    alone = await open_for(house, ann, PERSON_HERE)
    assert await line.forget(house, "Ann") == "Ann is forgotten: 1 tables gone, 1 played on by bots"
    assert await house.people.find(ann.id) is None
    assert (await house.table(table.id)).owner == bob.id
    with pytest.raises(NoSuchTable):
        await house.table(alone.id)


def test_tables_of_a_file_that_is_served_are_changed_by_its_server_only(tmp_path: Path) -> None:
    """A command must not alter what a server has in memory."""
    settings = settings_in(tmp_path)

    async def served() -> SqlStore:
        store = SqlStore(settings.database_url)
        await store.start()
        await store.hold()
        return store

    store = asyncio.run(served())
    with pytest.raises(BadDatabase, match="host's desk"):
        line.done(settings, line.clean_up)
    asyncio.run(store.stop())
    assert line.done(settings, line.clean_up) == "0 tables were let go"
