"""A table whose rows cannot be read says so on its own page; everything else goes on."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text

from spectacula.engine.match import Match
from spectacula.server.building import build
from spectacula.server.errors import Damaged, NotYourSeat, Unplayable
from spectacula.server.house import House
from spectacula.server.player import Player
from spectacula.server.tables.bygone import bygone
from spectacula.server.tables.codec import SNAPSHOT_EVERY
from spectacula.server.tables.table import Table

from .at_table import PERSON_HERE, again, bearer, engine_of, open_for, play_to, standing, two_people
from .conftest import settings_in
from .visiting import Client, visiting

pytestmark = pytest.mark.anyio
DAMAGE = [
    "UPDATE tables SET options = '{'",
    "UPDATE tables SET options = CAST(X'FFFE' AS TEXT)",
    "UPDATE tables SET result = '[[['",
    "UPDATE tables SET result = CAST(X'7BFF7D' AS TEXT)",
    "UPDATE tables SET pace = 'never', touched = 'yesterday'",
    "UPDATE moves SET move = 'fly away'",
    "DELETE FROM seats WHERE seat = 1",
    "UPDATE tables SET seed = -5, pending = 'x'",
]


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[Client]:
    async with visiting(build(settings_in(tmp_path)), raising=False) as client:
        yield client


async def damage(house: House, table: Table, statement: str) -> None:
    """Spoil the rows of one table, behind the back of the house."""
    key = "table_id" if "moves" in statement or "seats" in statement else "id"
    glue = "AND" if "WHERE" in statement else "WHERE"
    async with engine_of(house).begin() as connection:
        await connection.execute(text("PRAGMA ignore_check_constraints = ON"))
        await connection.execute(text("PRAGMA defer_foreign_keys = ON"))
        await connection.execute(text(f"{statement} {glue} {key} = :id"), {"id": table.id})
    house.live.clear()


async def at_home(client: Client) -> tuple[House, Player]:
    """A visitor with a name."""
    house: House = client.app.state.house
    await client.get("/")
    await client.post("/name", data={"name": "Ann"}, headers={"X-CSRFToken": client.cookies["csrf"]})
    return house, next(iter(house.people._known.values()))


@pytest.mark.parametrize("statement", DAMAGE)
async def test_one_damaged_table_takes_nothing_else_away(client: Client, statement: str) -> None:
    house, ann = await at_home(client)
    sound, broken = [await play_to(house, await open_for(house, ann, PERSON_HERE), 12) for _ in range(2)]
    await damage(house, broken, statement)
    for page in ("/", "/mine"):
        shown = await client.get(page)
        assert (shown.status_code, sound.id in shown.text, broken.id in shown.text) == (200, True, True), page
    assert (await client.get("/mine/export")).status_code == 200
    renamed = await client.post("/name", data={"name": "Anna"}, headers={"X-CSRFToken": client.cookies["csrf"]})
    assert renamed.status_code == 200
    assert (await again(house, sound)).seats[0].name == "Anna"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "What is kept of this table is damaged"),
        ("de", "Was von diesem Tisch gespeichert ist, ist beschädigt"),
        ("fr", "Ce qui est conservé de cette table est endommagé"),
    ],
)
async def test_the_damaged_table_says_so(client: Client, language: str, said: str) -> None:
    house, ann = await at_home(client)
    table = await open_for(house, ann, PERSON_HERE)
    await damage(house, table, DAMAGE[0])
    shown = await client.get(f"/t/{table.id}", headers={"Accept-Language": language})
    assert (shown.status_code, said in shown.text) == (410, True)


async def test_programs_are_told_which_table_is_damaged(client: Client) -> None:
    house, ann = await at_home(client)
    headers = bearer(await house.new_token(ann.id))
    sound, broken = [await play_to(house, await open_for(house, ann, PERSON_HERE), 1000) for _ in range(2)]
    await damage(house, broken, "UPDATE tables SET result = '[[['")
    listed = (await client.get("/api/tables", headers=headers)).json()
    assert {card["id"]: card["damaged"] for card in listed} == {sound.id: False, broken.id: True}
    await damage(house, broken, DAMAGE[0])
    refused = await client.get(f"/api/tables/{broken.id}", headers=headers)
    assert (refused.status_code, refused.json()["extra"]["error"]) == (410, "damaged")


@pytest.mark.parametrize(
    "column",
    [
        "position = X'00'",
        "position_check = 'no'",
        "position_ply = -3",
    ],
)
async def test_a_damaged_snapshot_is_made_up_for_by_the_moves(small_house: House, column: str) -> None:
    table = await play_to(
        small_house, await open_for(small_house, await small_house.new_player("Ann"), PERSON_HERE), 40
    )
    before = standing(table)
    await damage(small_house, table, f"UPDATE tables SET {column}")
    assert standing(await again(small_house, table)) == before


def senseless(match: Match) -> bytes:
    """The position with one byte changed, such that nobody can be shown it."""
    for spoiled in range(len(match.position)):
        position = bytearray(match.position)
        position[spoiled] = 127
        twin = match.copy()
        twin.resume_at(list(match.played), bytes(position))
        try:
            twin.view(0)
        except (LookupError, ValueError):
            return bytes(position)
    raise AssertionError("every position can be shown")


async def test_a_snapshot_nobody_can_be_shown_is_made_up_for_too(small_house: House) -> None:
    ann = await small_house.new_player("Ann")
    table = await play_to(small_house, await open_for(small_house, ann, PERSON_HERE), SNAPSHOT_EVERY)
    before = standing(table)
    await damage(small_house, table, f"UPDATE tables SET position = X'{senseless(table.match).hex()}'")
    found = await again(small_house, table)
    assert standing(found) == before and found.match.view(0) == table.match.view(0)


async def test_changed_rules_are_no_damage(small_house: House) -> None:
    table = await open_for(small_house, await small_house.new_player("Ann"), PERSON_HERE)
    await damage(small_house, table, "UPDATE tables SET rules = 99")
    with pytest.raises(Unplayable, match="rules have changed") as refusal:
        await small_house.table(table.id)
    assert not isinstance(refusal.value, Damaged)


async def test_a_table_of_other_rules_is_still_read_by_its_person(client: Client) -> None:
    house, ann = await at_home(client)
    table = await play_to(house, await open_for(house, ann, PERSON_HERE), 6)
    assert (await client.get(f"/t/{table.id}/moves")).status_code == 404, "while it can be played"
    played = table.match.record().moves
    await damage(house, table, "UPDATE tables SET rules = 99")
    assert f'href="/t/{table.id}/moves"' in (await client.get(f"/t/{table.id}")).text
    shown = (await client.get(f"/t/{table.id}/moves")).text
    assert [line.move for line in played] == re.findall(r'<span lang="en">(.*?)</span>', shown)


async def test_nobody_else_reads_a_table_of_other_rules(small_house: House) -> None:
    table, ann, ben = await two_people(small_house)
    await damage(small_house, table, "UPDATE tables SET rules = 99")
    with pytest.raises(Unplayable, match="stays theirs"):
        await bygone(small_house.store, table.id, ann.id)
    await damage(small_house, table, "UPDATE tables SET finished = 1")
    assert (await bygone(small_house.store, table.id, ben.id)).rules == 99
    with pytest.raises(NotYourSeat):
        await bygone(small_house.store, table.id, (await small_house.new_player("Cat")).id)
