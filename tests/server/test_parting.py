"""Going for good: what becomes of seats, names and words; and everything to take along."""

from __future__ import annotations

import io
import json
import zipfile

import pytest
from sqlalchemy import text

from spectacula.server.house import House
from spectacula.server.people.export import export
from spectacula.server.people.parting import foretold, part
from spectacula.server.tables.leaving import SUCCESSOR

from .at_table import INVITED, RANDOM_BOT, again, engine_of, open_for, play_to, two_people
from .members import kept, member

pytestmark = pytest.mark.anyio


async def test_nothing_of_somebody_who_has_gone_is_left(house: House) -> None:
    clara = await member(house)
    await house.accounts.new_codes(clara.player.id)
    token = await house.accounts.new_token(clara.player.id, "bot")
    await part(house, clara.player)
    assert await house.player(clara.player.id) is None
    assert await house.accounts.known(clara.session) is None
    assert await house.player_by_token(token) is None
    for table in ("passkeys", "sessions", "once", "tokens", "players"):
        assert await house.store.rows(table, {}) == [], table


async def test_a_bot_without_a_name_plays_on_where_others_play(house: House) -> None:
    table, ann, bob = await two_people(house)
    await house.say(table.id, ann.id, "I live at 12 Sea Street")
    await house.say(table.id, bob.id, "Hello")
    await part(house, ann)
    table = await again(house, table)
    seat = table.seats[0]
    assert (seat.kind, seat.level, seat.name, seat.player_id) == ("bot", SUCCESSOR, "", None)
    assert table.owner == bob.id
    assert [(said.name, said.text) for said in table.talk if not said.goodbye] == [("Bob", "Hello")]
    assert table.names("de")[0] == "Spieler 1"


async def test_a_finished_game_keeps_a_neutral_name(house: House) -> None:
    table, ann, bob = await two_people(house)
    table = await play_to(house, table, 1000)
    scores = table.match.scores
    await part(house, ann)
    table = await again(house, table)
    assert (table.seats[0].name, table.seats[0].player_id) == ("", None)
    assert table.match.scores == scores and table.owner == bob.id
    assert [card.id for card in await house.tables_of(bob.id)] == [table.id]


async def test_a_seat_at_a_table_that_has_not_begun_is_free_again(small_house: House) -> None:
    ann, bob = await small_house.new_player("Ann"), await small_house.new_player("Bob")
    table = await open_for(small_house, ann, INVITED, INVITED)
    await small_house.claim(table.seats[1].invite or "", bob)
    told = await foretold(small_house, ann)
    assert (told.freed, told.minded) == (1, ())
    await part(small_house, ann)
    table = await again(small_house, table)
    assert table.gathering and table.owner == bob.id
    assert (table.seats[0].kind, table.seats[0].player_id, table.seats[0].name) == ("person", None, "")


async def test_a_table_nobody_else_plays_at_goes_too(house: House) -> None:
    ann = await house.new_player("Ann")
    for seat in (RANDOM_BOT, INVITED):
        await open_for(house, ann, seat)
    await part(house, ann)
    assert await house.store.rows("tables", {}) == []


async def test_a_damaged_table_keeps_nobody_here_who_has_asked_for_another_game_there(small_house: House) -> None:
    table, ann, _ = await two_people(small_house)
    await small_house.rematch((await play_to(small_house, table, 1000)).id, ann.id)
    async with engine_of(small_house).begin() as connection:
        await connection.execute(text("UPDATE tables SET options = '{' WHERE finished IS NOT NULL"))
    small_house.live.clear()
    await part(small_house, ann)
    assert await small_house.player(ann.id) is None


async def test_what_becomes_of_the_tables_is_told_before(small_house: House) -> None:
    table, ann, _ = await two_people(small_house)
    await open_for(small_house, ann, RANDOM_BOT)
    told = await foretold(small_house, ann)
    assert ([card.id for card in told.minded], told.cleared, told.kept) == ([table.id], 1, 0)
    await play_to(small_house, table, 1000)
    told = await foretold(small_house, ann)
    assert (told.minded, told.cleared, told.kept) == ((), 1, 1)


async def files_of(house: House, player_id: str) -> dict[str, str]:
    player = await house.player(player_id)
    assert player is not None
    with zipfile.ZipFile(io.BytesIO(await export(house, player))) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


async def test_everything_comes_along(small_house: House) -> None:
    table, ann, bob = await two_people(small_house)
    await small_house.say(table.id, ann.id, "Bravo")
    await small_house.say(table.id, bob.id, "A secret of mine")
    await play_to(small_house, table, 1000)
    await kept(small_house, ann)
    await small_house.accounts.new_token(ann.id, "my-little-bot")
    files = await files_of(small_house, ann.id)
    profile = json.loads(files["profile.json"])
    assert profile["name"] == "Ann" and profile["tokens"][0]["name"] == "my-little-bot"
    assert [said["text"] for said in json.loads(files["talk.json"])] == ["Bravo"]
    assert f"records/histrio-{table.id}.json" in files
    assert "A secret of mine" not in "".join(files.values())


async def test_of_a_running_game_nothing_hidden_comes_along(small_house: House) -> None:
    table, ann, _ = await two_people(small_house)
    table = await play_to(small_house, table, 5)
    files = await files_of(small_house, ann.id)
    assert not [name for name in files if name.startswith("records/")]
    assert str(table.match.seed) not in "".join(files.values())
    assert json.loads(files["tables.json"])[0]["over"] is None
