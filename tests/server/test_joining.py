"""A guest signs in: tables and daily results of this browser become the account's."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from spectacula.server.host.desk import host_row
from spectacula.server.house import House
from spectacula.server.people.joining import join
from spectacula.server.store.rows import Insert

from .at_table import INVITED, PERSON_HERE, again, engine_of, open_for, play_to, two_people
from .members import kept, member, sign_in

pytestmark = pytest.mark.anyio


async def test_the_tables_of_a_guest_stay_theirs_when_the_name_is_kept(house: House) -> None:
    table, ann, _ = await two_people(house)
    await kept(house, ann)
    assert [card.id for card in await house.tables_of(ann.id)] == [table.id]


async def test_the_tables_of_a_guest_come_along_when_they_sign_in(house: House) -> None:
    clara = await member(house)
    table, _, guest = await two_people(house)
    before = table.version
    signed = await sign_in(house, clara.device, guest)
    table = await again(house, table)
    assert signed.joined == 1
    assert table.seats_of(clara.player.id) == [1] and table.seats[1].name == "Clara"
    assert table.version > before
    assert await house.player(guest.id) is None


async def test_a_table_the_guest_has_opened_is_the_accounts_with_its_invitations(small_house: House) -> None:
    clara, guest = await member(small_house), await small_house.new_player("Guest")
    table = await open_for(small_house, guest, INVITED)
    await sign_in(small_house, clara.device, guest)
    table = await again(small_house, table)
    assert table.owner == clara.player.id and table.seats[1].invite is not None


async def test_a_finished_game_keeps_the_name_it_was_played_under(small_house: House) -> None:
    clara = await member(small_house)
    table, guest, _ = await two_people(small_house)
    table = await play_to(small_house, table, 1000)
    await sign_in(small_house, clara.device, guest)
    table = await again(small_house, table)
    assert (table.seats[0].name, table.seats[0].player_id) == ("Ann", clara.player.id)


async def test_who_sat_at_a_table_twice_plays_both_seats_on_one_screen(small_house: House) -> None:
    table, ann, bob = await two_people(small_house)
    account = await kept(small_house, ann)
    await sign_in(small_house, account.device, bob)
    assert (await again(small_house, table)).seats_of(ann.id) == [0, 1]


async def test_a_table_that_cannot_be_read_comes_along_too(small_house: House) -> None:
    clara, guest = await member(small_house), await small_house.new_player("Guest")
    table = await open_for(small_house, guest, PERSON_HERE)
    async with engine_of(small_house).begin() as connection:
        await connection.execute(text("UPDATE tables SET options = '{'"))
    small_house.live.clear()
    await sign_in(small_house, clara.device, guest)
    assert [card.id for card in await small_house.tables_of(clara.player.id)] == [table.id]


async def test_a_deal_of_the_day_counts_once(house: House) -> None:
    """Both have played Histrio, only the guest Colosseum: the account's own go stands, the other one is added."""
    clara, guest = await member(house), await house.new_player("Guest")
    for player, game, table in ((clara.player, "histrio", "mine"), (guest, "histrio", "x"), (guest, "colosseum", "y")):
        row = {"day": "2026-11-16", "game": game, "player_id": player.id, "table_id": table, "began": 1.0}
        await house.store.write([Insert("daily", row)])
    await sign_in(house, clara.device, guest)
    tries = await house.store.rows("daily", {})
    assert {(row["game"], row["player_id"], row["table_id"]) for row in tries} == {
        ("histrio", clara.player.id, "mine"),
        ("colosseum", clara.player.id, "y"),
    }


async def test_whoever_was_host_as_a_guest_is_host(small_house: House) -> None:
    clara, guest = await member(small_house), await small_house.new_player("Guest")
    await small_house.store.write([host_row(guest.id)])
    for _ in range(2):
        await join(small_house, guest, clara.player)
    assert await small_house.host.is_host(clara.player.id)


async def test_one_account_is_not_merged_into_another(small_house: House) -> None:
    clara = await member(small_house)
    table, ann, _ = await two_people(small_house)
    ann = (await kept(small_house, ann)).player
    await sign_in(small_house, clara.device, ann)
    assert (await again(small_house, table)).seats[0].player_id == ann.id


async def test_joining_that_was_interrupted_is_made_up_for_by_signing_in_again(
    small_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    clara, guest = await member(small_house), await small_house.new_player("Guest")
    first, second = [await open_for(small_house, guest, PERSON_HERE) for _ in range(2)]
    alter = small_house.alter

    async def fails_at_the_first(table_id: str, work: object) -> object:
        if table_id == first.id:
            raise OSError("the lights went out")
        return await alter(table_id, work)  # type: ignore[arg-type]

    monkeypatch.setattr(small_house, "alter", fails_at_the_first)
    with pytest.raises(OSError):
        await join(small_house, guest, clara.player)
    monkeypatch.undo()
    await join(small_house, guest, clara.player)
    assert {card.id for card in await small_house.tables_of(clara.player.id)} == {first.id, second.id}


async def test_a_guest_goes_on_under_another_name_of_this_machine(small_house: House) -> None:
    guest = await small_house.new_player("Guest")
    secret = await small_house.accounts.moving(guest)
    assert await small_house.accounts.moved(secret, None) == guest


async def test_a_guest_who_is_known_there_already_gets_both_lots_of_tables(small_house: House) -> None:
    guest, here = await small_house.new_player("Guest"), await small_house.new_player("Guest")
    table = await open_for(small_house, guest, PERSON_HERE)
    secret = await small_house.accounts.moving(guest)
    assert await small_house.accounts.moved(secret, here) == here
    assert [card.id for card in await small_house.tables_of(here.id)] == [table.id]
