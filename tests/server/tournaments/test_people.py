"""People of a tournament who go for good, sign in or change their name."""

from __future__ import annotations

import io
import json
import zipfile

import pytest

from spectacula.server.house import House
from spectacula.server.people.export import export
from spectacula.server.people.joining import join
from spectacula.server.people.parting import part
from tests.server.tournaments.held import begun, looked_after, play_round, proposed, with_people

pytestmark = pytest.mark.anyio


async def test_whoever_goes_for_good_leaves_a_line_without_a_name(quiet_house: House) -> None:
    found = await begun(quiet_house)
    gone = await quiet_house.player(found.entries[0].player_id or "")
    assert gone is not None
    await part(quiet_house, gone)
    found = await quiet_house.tournaments.find(found.id)
    assert (found.entries[0].name, found.entries[0].player_id) == ("", None) and found.entries[0].out is not None
    found = await play_round(quiet_house, found)
    assert len(found.playing) == 1 and "1" not in found.playing[0].room.seats


async def test_the_organiser_may_go_and_the_tournament_stays(quiet_house: House) -> None:
    found, clara = await proposed(quiet_house)
    await part(quiet_house, clara)
    assert (await quiet_house.tournaments.find(found.id)).organiser is None


async def test_a_guest_who_signs_in_plays_along_under_the_kept_name(quiet_house: House) -> None:
    found, clara = await proposed(quiet_house)
    (guest,) = await with_people(quiet_house, found, 1)
    await join(quiet_house, guest, clara)
    (entry,) = (await quiet_house.tournaments.find(found.id)).here
    assert (entry.player_id, entry.name) == (clara.id, "Clara")


async def test_a_guest_who_signs_in_does_not_play_along_twice(quiet_house: House) -> None:
    found, clara = await proposed(quiet_house)
    (guest,) = await with_people(quiet_house, found, 1)
    await quiet_house.tournaments.sign_up(found.id, clara)
    await join(quiet_house, guest, clara)
    assert [entry.name for entry in (await quiet_house.tournaments.find(found.id)).here] == ["Clara"]


async def test_a_guest_who_signs_in_leaves_the_second_seat_of_the_same_tournament(quiet_house: House) -> None:
    found, clara = await proposed(quiet_house)
    guest, *_ = await with_people(quiet_house, found, 3)
    await quiet_house.tournaments.sign_up(found.id, clara)
    found = await looked_after(quiet_house, found)
    laid = found.table_of(guest.id)
    assert laid is not None
    await join(quiet_house, guest, clara)
    table = await quiet_house.table(laid.table_id or "")
    assert table.seats[laid.room.seats.index("1")].kind == "bot"
    assert len([card for card in await quiet_house.tables_of(clara.id) if card.seats]) == 1


async def test_a_new_name_is_known_in_the_tournament(quiet_house: House) -> None:
    found, clara = await proposed(quiet_house)
    await quiet_house.tournaments.sign_up(found.id, clara)
    await quiet_house.rename(clara.id, "Clara B.")
    assert [entry.name for entry in (await quiet_house.tournaments.find(found.id)).here] == ["Clara B."]


async def test_what_is_taken_along_tells_of_tournaments(quiet_house: House) -> None:
    found, clara = await proposed(quiet_house)
    await quiet_house.tournaments.sign_up(found.id, clara)
    packed = zipfile.ZipFile(io.BytesIO(await export(quiet_house, clara)))
    assert json.loads(packed.read("tournaments.json")) == [
        {"id": found.id, "name": "Autumn Cup", "game": "histrio", "state": "open", "place": 1}
    ]
