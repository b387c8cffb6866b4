"""Friends: made by a link and both of them, shown to nobody else, asked to tables, and ended by either."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest

from spectacula.server.errors import NotNow
from spectacula.server.house import House
from spectacula.server.people.export import export
from spectacula.server.people.friends import Friend
from spectacula.server.people.joining import join
from spectacula.server.people.once import Spent
from spectacula.server.people.parting import part
from spectacula.server.player import Player

from .at_table import INVITED, open_for
from .in_memory import house_in_memory

pytestmark = pytest.mark.anyio


@pytest.fixture
async def small_house(tmp_path: Path) -> House:
    return house_in_memory(tmp_path)


async def two_friends(house: House) -> tuple[Player, Player]:
    ann, bob = await house.new_player("Ann"), await house.new_player("Bob")
    await house.friends.agree(await house.friends.link(ann.id), bob)
    return ann, bob


async def test_a_link_and_a_yes_make_both_friends(house: House) -> None:
    ann, bob = await two_friends(house)
    assert await house.friends.of(ann.id) == [Friend(bob.id, "Bob", here=False, sees_me=True)]
    assert await house.friends.of(bob.id) == [Friend(ann.id, "Ann", here=False, sees_me=True)]


async def test_a_link_makes_one_friend(small_house: House) -> None:
    ann, bob, eve = [await small_house.new_player(name) for name in ("Ann", "Bob", "Eve")]
    link = await small_house.friends.link(ann.id)
    await small_house.friends.agree(link, bob)
    with pytest.raises(Spent):
        await small_house.friends.agree(link, eve)


async def test_nobody_is_their_own_friend(small_house: House) -> None:
    ann = await small_house.new_player("Ann")
    with pytest.raises(NotNow):
        await small_house.friends.agree(await small_house.friends.link(ann.id), ann)


async def test_to_agree_again_changes_nothing(small_house: House) -> None:
    ann, bob = await two_friends(small_house)
    await small_house.friends.agree(await small_house.friends.link(bob.id), ann)
    assert len(await small_house.friends.of(ann.id)) == 1


async def test_either_ends_it_for_both(house: House) -> None:
    ann, bob = await two_friends(house)
    await house.friends.part(bob.id, ann.id)
    assert await house.friends.of(ann.id) == await house.friends.of(bob.id) == []


async def test_a_friend_is_seen_at_a_table_unless_they_hide(small_house: House) -> None:
    ann, bob = await two_friends(small_house)
    table = await open_for(small_house, bob, INVITED)
    await small_house.presence.arrive(table.id, bob.id)
    assert [friend.here for friend in await small_house.friends.of(ann.id)] == [True]
    await small_house.friends.show(bob.id, ann.id, False)
    assert [friend.here for friend in await small_house.friends.of(ann.id)] == [False]


async def test_a_friend_is_asked_to_a_table_once_and_until_it_is_full(house: House) -> None:
    ann, bob = await two_friends(house)
    table = await open_for(house, ann, INVITED)
    for _ in range(2):
        await house.friends.ask(ann, bob.id, table.id)
    assert [(asked.table.id, asked.asker) for asked in await house.friends.asked(bob.id)] == [(table.id, "Ann")]
    assert table.room is not None
    await house.claim(table.room.invite, await house.new_player("Eve"))
    assert await house.friends.asked(bob.id) == []
    assert await house.store.rows("asks", {}) == [], "what nobody can answer any more is not kept"


async def test_only_friends_are_asked_and_only_by_who_sits_there(small_house: House) -> None:
    ann, bob = await two_friends(small_house)
    eve = await small_house.new_player("Eve")
    table = await open_for(small_house, ann, INVITED)
    for player, friend in ((ann, eve.id), (bob, ann.id), (eve, bob.id), (ann, "nobody")):
        with pytest.raises(NotNow):
            await small_house.friends.ask(player, friend, table.id)


async def test_not_now_takes_the_question_away(small_house: House) -> None:
    ann, bob = await two_friends(small_house)
    table = await open_for(small_house, ann, INVITED)
    await small_house.friends.ask(ann, bob.id, table.id)
    await small_house.friends.decline(bob.id, table.id)
    assert await small_house.friends.asked(bob.id) == []


async def test_who_is_no_friend_any_more_asks_no_more(small_house: House) -> None:
    ann, bob = await two_friends(small_house)
    table = await open_for(small_house, ann, INVITED)
    await small_house.friends.ask(ann, bob.id, table.id)
    await small_house.friends.part(bob.id, ann.id)
    assert await small_house.friends.asked(bob.id) == []


async def test_a_guest_who_signs_in_brings_friends_along(house: House) -> None:
    guest, bob = await two_friends(house)
    clara = await house.new_player("Clara")
    await join(house, guest, clara)
    assert [friend.name for friend in await house.friends.of(bob.id)] == ["Clara"]


async def test_who_goes_for_good_is_nobodys_friend(house: House) -> None:
    ann, bob = await two_friends(house)
    await part(house, ann)
    assert await house.friends.of(bob.id) == []


async def test_the_export_names_friends(small_house: House) -> None:
    ann, _ = await two_friends(small_house)
    archive = zipfile.ZipFile(io.BytesIO(await export(small_house, ann)))
    assert b"Bob" in archive.read("friends.json")
