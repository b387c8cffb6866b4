"""The waiting room: seats fill, the host decides about those that do not, and the curtain goes up."""

from __future__ import annotations

import asyncio

import pytest

from spectacula.server.errors import InviteUsed, NoSuchInvite, NotNow, NotYourSeat
from spectacula.server.finding.codes import WORDS, new_code, read_code
from spectacula.server.finding.room import FILLER
from spectacula.server.house import House
from spectacula.server.http.addresses import Reach, is_here, reach
from spectacula.server.player import Player
from spectacula.server.settings import Settings
from spectacula.server.tables.table import Room, Table

from .at_table import INVITED, RANDOM_BOT, again, open_for, play_first

pytestmark = pytest.mark.anyio


async def gathered(house: House, *others: object) -> tuple[Table, Player]:
    ann = await house.new_player("Ann")
    return await open_for(house, ann, *(others or (INVITED, INVITED))), ann  # type: ignore[arg-type]


def room_of(table: Table) -> Room:
    assert table.room is not None
    return table.room


async def test_the_last_to_sit_down_raises_the_curtain(house: House) -> None:
    table, _ = await gathered(house)
    for name in ("Bob", "Eve"):
        assert table.gathering
        await house.claim(room_of(table).invite, await house.new_player(name))
    assert not table.gathering and [seat.name for seat in table.seats] == ["Ann", "Bob", "Eve"]
    assert not (await again(house, table)).gathering


async def test_nobody_plays_before_the_curtain_is_up(house: House) -> None:
    table, _ = await gathered(house, INVITED, RANDOM_BOT)
    with pytest.raises(NotNow, match="curtain"):
        await play_first(house, table, 0)
    assert not table.bots_due


async def test_what_is_played_is_dealt_when_the_curtain_goes_up(small_house: House) -> None:
    table, _ = await gathered(small_house, INVITED)
    seen = table.match.seed
    table, _ = await small_house.claim(room_of(table).invite, await small_house.new_player("Bob"))
    assert table.match.seed != seen
    assert (await again(small_house, table)).match.seed == table.match.seed


async def test_a_code_that_was_said_aloud_leads_to_a_seat(house: House) -> None:
    table, _ = await gathered(house)
    said = (room_of(table).code or "").lower().replace("-", " ")
    assert (await house.claim(said, await house.new_player("Bob")))[1] == 1


async def test_a_code_is_nobodys_once_the_curtain_is_up(house: House) -> None:
    table, ann = await gathered(house)
    code = room_of(table).code or ""
    await house.rooms.begin(table.id, ann.id)
    with pytest.raises(NoSuchInvite):
        await house.claim(code, await house.new_player("Bob"))


async def test_whoever_sits_here_already_comes_back_to_their_seat(house: House) -> None:
    table, _ = await gathered(house)
    bob = await house.new_player("Bob")
    assert [(await house.claim(room_of(table).invite, bob))[1] for _ in range(2)] == [1, 1]
    assert table.free == [2]


async def test_many_who_come_at_once_get_a_seat_each_and_no_more(house: House) -> None:
    table, _ = await gathered(house)
    crowd = [await house.new_player(f"P{n}") for n in range(5)]
    came = await asyncio.gather(*(house.claim(room_of(table).invite, one) for one in crowd), return_exceptions=True)
    assert sum(isinstance(one, InviteUsed) for one in came) == 3
    assert len(table.people) == 3


async def test_bots_fill_in_and_a_late_guest_has_the_seat(house: House) -> None:
    table, ann = await gathered(house)
    await house.rooms.begin(table.id, ann.id)
    assert [seat.stand_in for seat in table.seats] == [None, FILLER, FILLER]
    assert (await house.claim(room_of(table).invite, await house.new_player("Bob")))[1] == 1
    assert table.seats[1].stand_in is None


async def test_a_seat_left_to_a_bot_can_be_opened_again(house: House) -> None:
    table, ann = await gathered(house)
    await house.rooms.leave_to_bot(table.id, ann.id, 1)
    assert table.free == [2]
    await house.rooms.take_seat_back(table.id, ann.id, 1)
    assert table.free == [1, 2]


async def test_the_last_seat_left_to_a_bot_raises_the_curtain(house: House) -> None:
    table, ann = await gathered(house, INVITED)
    assert not (await house.rooms.leave_to_bot(table.id, ann.id, 1)).gathering


async def test_whoever_leaves_frees_the_seat_and_a_host_passes_the_table_on(house: House) -> None:
    table, ann = await gathered(house)
    bob = await house.new_player("Bob")
    await house.claim(room_of(table).invite, bob)
    await house.rooms.leave(table.id, ann.id)
    stored = await again(house, table)
    assert (stored.owner, stored.free, stored.people) == (bob.id, [0, 2], {bob.id})


async def test_a_room_that_everybody_has_left_is_cleared_away(house: House) -> None:
    table, ann = await gathered(house)
    await house.rooms.leave(table.id, ann.id)
    assert await house.store.load(table.id) is None


async def test_a_seat_taken_back_is_not_had_by_the_same_person_again(house: House) -> None:
    table, ann = await gathered(house)
    eve = await house.new_player("Eve")
    await house.claim(room_of(table).invite, eve)
    await house.rooms.take_seat_back(table.id, ann.id, 1)
    with pytest.raises(InviteUsed):
        await house.claim(room_of(await again(house, table)).invite, eve)


async def test_only_the_host_decides_about_seats(house: House) -> None:
    table, _ = await gathered(house)
    bob = await house.new_player("Bob")
    await house.claim(room_of(table).invite, bob)
    for act in (house.rooms.leave_to_bot, house.rooms.take_seat_back):
        with pytest.raises(NotYourSeat):
            await act(table.id, bob.id, 2)
    with pytest.raises(NotYourSeat):
        await house.rooms.begin(table.id, bob.id)


# --- codes


def test_a_code_is_read_however_it_is_typed() -> None:
    for said in ("TANGO-PUMA-4271", " tango puma 42 71 ", "Tángo.Püma.4271", "ｔａｎｇｏ puma 4271"):
        assert read_code(said) == "TANGO-PUMA-4271"


def test_what_is_no_code_is_none() -> None:
    for said in (
        "",
        "TANGO-4271",
        "TANGO-PUMA-427",
        "TANGO-LÖWE-4271",
        "TANGO-PUMA-SOFA-4271",
        "\0" * 99,
        "二-PUMA-4271",
    ):
        assert read_code(said) is None


def test_codes_are_too_many_to_be_guessed() -> None:
    assert len(set(WORDS)) == len(WORDS) >= 64
    assert read_code(new_code()) is not None


# --- the address that is handed out


def test_a_house_on_its_own_machine_is_reached_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spectacula.server.http.addresses.network_address", lambda: "192.168.0.23")
    found = reach(Settings(), "http://localhost:8000")
    assert found == Reach("http://localhost:8000", works=False, near="http://192.168.0.23:8000")


def test_a_house_that_listens_to_its_network_names_its_address_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spectacula.server.http.addresses.network_address", lambda: "192.168.0.23")
    assert reach(Settings(host="0.0.0.0"), "http://127.0.0.1:8000").address == "http://192.168.0.23:8000"


def test_an_address_that_others_have_come_by_works() -> None:
    assert reach(Settings(), "https://house.example") == Reach("https://house.example", works=True)


def test_which_addresses_mean_this_machine() -> None:
    here = ("http://127.0.0.1:8000", "http://[::1]:8000", "http://localhost", "http://a.localhost:1")
    assert [is_here(address) for address in (*here, "http://10.0.0.1", "http://localhost.example")] == [True] * 4 + [
        False
    ] * 2
