"""Manners: whom somebody mutes they do not read, whom they block does not sit down with them, and nobody is told."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest

from spectacula.server.errors import InviteUsed, NotNow
from spectacula.server.finding.doors import Doors
from spectacula.server.finding.seeking import Seeker, together
from spectacula.server.house import House
from spectacula.server.http.api.shapes import seen_by
from spectacula.server.people import manners
from spectacula.server.people.export import export
from spectacula.server.people.joining import join
from spectacula.server.people.manners import Pair, TooManyMuted
from spectacula.server.people.once import Spent
from spectacula.server.people.parting import part
from spectacula.server.player import Player
from spectacula.server.tables import leaving
from spectacula.server.tables.table import SeatPlan, Table

from .at_table import INVITED, open_for, two_people
from .in_memory import house_in_memory

pytestmark = pytest.mark.anyio


@pytest.fixture
async def small_house(tmp_path: Path) -> House:
    return house_in_memory(tmp_path)


async def heard(house: House, table: Table, player: Player) -> list[str]:
    """What somebody reads at a table."""
    known = await house.player(player.id)
    assert known is not None
    return [said.text for said in seen_by(known, await house.table(table.id), None).talk]


async def invite_of(table: Table) -> str:
    assert table.room is not None
    return table.room.invite


async def test_the_talk_of_somebody_muted_is_hidden_from_one_person_alone(house: House) -> None:
    table, ann, bob = await two_people(house)
    await house.say(table.id, bob.id, "hurry up")
    await house.manners.mute(ann.id, bob.id)
    assert await heard(house, table, ann) == []
    assert await heard(house, table, bob) == ["hurry up"]


async def test_whoever_relents_reads_all_of_it(house: House) -> None:
    table, ann, bob = await two_people(house)
    await house.say(table.id, bob.id, "hurry up")
    await house.manners.mute(ann.id, bob.id)
    await house.manners.relent(ann.id, bob.id)
    assert await heard(house, table, ann) == ["hurry up"]


async def test_what_was_said_stays_hidden_when_the_seat_is_a_bots_and_that_they_resigned_is_told(
    small_house: House,
) -> None:
    table, ann, bob = await two_people(small_house)
    await small_house.say(table.id, bob.id, "hurry up")
    await small_house.manners.mute(ann.id, bob.id)
    await small_house.alter(table.id, lambda live: leaving.resign(live, bob.id))
    assert await heard(small_house, table, ann) == [""]


async def test_nobody_mutes_themselves(small_house: House) -> None:
    ann = await small_house.new_player("Ann")
    with pytest.raises(NotNow):
        await small_house.manners.mute(ann.id, ann.id)


async def test_nobody_who_is_not_there_is_muted(house: House) -> None:
    ann = await house.new_player("Ann")
    with pytest.raises(NotNow):
        await house.manners.mute(ann.id, "nobody")


async def test_there_is_an_end_to_muting(small_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manners, "MOST", 1)
    ann, bob, eve = [await small_house.new_player(name) for name in ("Ann", "Bob", "Eve")]
    await small_house.manners.mute(ann.id, bob.id)
    await small_house.manners.block(ann.id, bob.id)
    with pytest.raises(TooManyMuted):
        await small_house.manners.mute(ann.id, eve.id)


async def test_somebody_blocked_finds_the_seat_taken_as_anybody_would(house: House) -> None:
    ann, bob = await house.new_player("Ann"), await house.new_player("Bob")
    table = await open_for(house, ann, INVITED)
    await house.manners.block(ann.id, bob.id)
    with pytest.raises(InviteUsed, match="somebody has already taken this seat"):
        await house.claim(await invite_of(table), bob)


async def test_somebody_muted_sits_down(small_house: House) -> None:
    ann, bob = await small_house.new_player("Ann"), await small_house.new_player("Bob")
    table = await open_for(small_house, ann, INVITED)
    await small_house.manners.mute(ann.id, bob.id)
    table, _ = await small_house.claim(await invite_of(table), bob)
    assert bob.id in table.people


async def test_who_has_a_seat_already_comes_back_to_it(small_house: House) -> None:
    table, ann, bob = await two_people(small_house)
    await small_house.manners.block(ann.id, bob.id)
    invite = table.seats[1].invite
    assert invite is not None
    assert (await small_house.claim(invite, bob))[1] == 1


async def test_who_blocks_may_sit_down_with_those_they_have_blocked(small_house: House) -> None:
    ann, bob = await small_house.new_player("Ann"), await small_house.new_player("Bob")
    await small_house.manners.block(ann.id, bob.id)
    table = await open_for(small_house, bob, INVITED)
    table, _ = await small_house.claim(await invite_of(table), ann)
    assert ann.id in table.people


def seeking(*people: str) -> list[Seeker]:
    return [Seeker(one, ("histrio",), 0, since, 0.0, 0) for since, one in enumerate(people)]


def test_two_who_are_apart_are_not_brought_together() -> None:
    assert together(seeking("ann", "bob"), [Pair(("ann", "bob"))]) is None


def test_whoever_waits_longest_meets_the_next_who_gets_along() -> None:
    found = together(seeking("ann", "bob", "eve"), [Pair(("ann", "bob"))])
    assert found is not None and [each.player_id for each in found[1]] == ["ann", "eve"]


async def test_quick_match_keeps_apart_whoever_has_blocked_whom(house: House) -> None:
    ann, bob = await house.new_player("Ann"), await house.new_player("Bob")
    await house.manners.block(bob.id, ann.id)
    for one in (ann, bob):
        assert (await house.seekers.seek(one, ["histrio"], 2)).table_id is None


@pytest.mark.parametrize("blocks", [0, 1])
async def test_quick_match_sends_nobody_to_a_table_where_one_has_blocked_the_other(house: House, blocks: int) -> None:
    pair = ann, bob = await house.new_player("Ann"), await house.new_player("Bob")
    await house.open_table(ann, "histrio", 2, {}, [SeatPlan("me"), INVITED], doors=Doors(house=True))
    await house.manners.block(pair[blocks].id, pair[1 - blocks].id)
    assert (await house.seekers.seek(bob, ["histrio"], 2)).table_id is None


async def test_a_block_ends_a_friendship_and_its_questions(house: House) -> None:
    ann, bob = await house.new_player("Ann"), await house.new_player("Bob")
    await house.friends.agree(await house.friends.link(ann.id), bob)
    table = await open_for(house, bob, INVITED)
    await house.friends.ask(bob, ann.id, table.id)
    await house.manners.block(ann.id, bob.id)
    assert await house.friends.of(ann.id) == await house.friends.asked(ann.id) == []


async def test_the_link_of_whoever_has_blocked_one_is_spent(small_house: House) -> None:
    ann, bob = await small_house.new_player("Ann"), await small_house.new_player("Bob")
    link = await small_house.friends.link(ann.id)
    await small_house.manners.block(ann.id, bob.id)
    with pytest.raises(Spent):
        await small_house.friends.agree(link, bob)


async def test_whom_nobody_wants_to_hear_as_a_guest_is_not_heard_under_a_kept_name(house: House) -> None:
    table, ann, guest = await two_people(house)
    await house.say(table.id, guest.id, "hurry up")
    await house.manners.block(ann.id, guest.id)
    kept = await house.new_player("Clara")
    await join(house, guest, kept)
    assert await heard(house, table, ann) == []
    assert await house.manners.blockers(kept.id) == {ann.id}


async def test_a_guest_brings_along_whom_they_have_muted(house: House) -> None:
    guest, bob, clara = [await house.new_player(name) for name in ("Guest", "Bob", "Clara")]
    await house.manners.mute(guest.id, bob.id)
    await join(house, guest, clara)
    assert [muted.name for muted in await house.manners.of(clara.id)] == ["Bob"]


async def test_who_goes_for_good_is_on_nobodys_list(house: House) -> None:
    ann, bob = await house.new_player("Ann"), await house.new_player("Bob")
    await house.manners.mute(ann.id, bob.id)
    await part(house, bob)
    assert await house.store.rows("mutes", {}) == []


async def test_who_goes_for_good_takes_along_what_they_said_where_they_had_resigned(house: House) -> None:
    table, _, bob = await two_people(house)
    await house.say(table.id, bob.id, "hurry up")
    await house.alter(table.id, lambda live: leaving.resign(live, bob.id))
    await part(house, bob)
    assert [row["text"] for row in await house.store.rows("talk", {"table_id": table.id})] == [""]


async def test_the_export_names_whom_one_has_muted(small_house: House) -> None:
    ann, bob = await small_house.new_player("Ann"), await small_house.new_player("Bob")
    await small_house.manners.block(ann.id, bob.id)
    archive = zipfile.ZipFile(io.BytesIO(await export(small_house, ann)))
    assert b"Bob" in archive.read("muted.json")
