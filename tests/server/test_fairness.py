"""Nobody gets what is not theirs: seeds, second hands, or a deal played again after its future was seen."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from spectacula.kernel.errors import CannotUndo
from spectacula.server.errors import NotNow, OneSeatEach, Refused
from spectacula.server.house import House
from spectacula.server.player import Player
from spectacula.server.tables.table import SeatPlan, Table
from tests.web.pages import cookie_of

from .at_table import (
    INVITED,
    PERSON_HERE,
    RANDOM_BOT,
    again,
    bearer,
    long_gone,
    open_for,
    play_first,
    play_to,
    two_people,
)
from .in_memory import house_in_memory
from .visiting import Client, visiting

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(tmp_path: Path) -> House:
    return house_in_memory(tmp_path)


@pytest.fixture
async def client(house: House) -> AsyncIterator[Client]:
    async with visiting(house) as client:
        yield client


# --- seeds


async def _exported(client: Client, house: House, player: Player) -> list[str]:
    cookie = f"visitor={cookie_of(house.settings, player.id)}"
    answer = await client.get("/mine/export", headers={"Cookie": cookie})
    assert answer.status_code == 200
    return zipfile.ZipFile(io.BytesIO(answer.content)).namelist()


@pytest.mark.parametrize("others", [[INVITED], [RANDOM_BOT], [PERSON_HERE]], ids=["invited", "bot", "here"])
async def test_no_seed_leaves_the_house_while_a_game_runs(client: Client, house: House, others: list[SeatPlan]) -> None:
    ann = await house.new_player("Ann")
    table = await open_for(house, ann, *others)
    headers = bearer(await house.new_token(ann.id))
    assert await _exported(client, house, ann) == []
    assert (await client.get(f"/t/{table.id}/record")).status_code == 409
    assert (await client.get(f"/api/tables/{table.id}/record", headers=headers)).status_code == 409
    assert str(table.match.seed) not in (await client.get(f"/api/tables/{table.id}", headers=headers)).text
    form = {"ply": "0", "seat": "0", "level": "novice"}
    await client.get("/")
    csrf = {"X-CSRFToken": client.cookies["csrf"]}
    forked = await client.post(f"/review/{table.id}/play-on", data=form, headers=csrf, follow_redirects=False)
    assert forked.status_code in (403, 404, 409)


async def test_a_finished_game_is_exported(client: Client, house: House) -> None:
    ann = await house.new_player("Ann")
    table = await play_to(house, await open_for(house, ann, PERSON_HERE), 1000)
    assert await _exported(client, house, ann) == [f"histrio-{table.id}.json"]


# --- going back


async def test_whoever_a_bot_stands_in_for_is_asked_before_the_game_goes_back(house: House) -> None:
    table, ann, bob = await two_people(house)
    table = await play_to(house, table, 4)
    await house.stand_in(table.id, bob.id, 1)
    ply = table.match.ply
    await house.ask_undo(table.id, ann.id, 0, 0)
    assert table.match.ply >= ply and table.undo is not None and table.undo.waiting == (1,)
    await house.answer_undo(table.id, bob.id, 1, True)
    assert table.match.ply == 0


async def test_a_game_with_an_open_seat_does_not_go_back(house: House) -> None:
    ann = await house.new_player("Ann")
    table = await open_for(house, ann, INVITED)
    await house.stand_in(table.id, ann.id, 1)
    while table.match.ply < 4:
        if 0 in table.match.pending:
            await play_first(house, table, 0)
        await asyncio.sleep(0)
    with pytest.raises(CannotUndo, match="open"):
        await house.ask_undo(table.id, ann.id, 0, 0)
    assert table.match.ply >= 4


# --- standing in


async def test_nobody_is_replaced_before_they_have_been_away_for_long(house: House) -> None:
    house.settings.away_after = 0.01
    table, ann, bob = await two_people(house)
    stream = house.versions(table.id, bob.id)
    await anext(stream)
    await stream.aclose()
    while table.seats[1].here:
        await asyncio.sleep(0.01)
    with pytest.raises(NotNow):
        await house.stand_in(table.id, ann.id, 1)
    long_gone(table, 1)
    assert (await house.stand_in(table.id, ann.id, 1)).seats[1].stand_in == "novice"


async def test_whoever_agrees_late_to_a_rematch_has_the_seat_a_bot_minds(house: House) -> None:
    table, ann, bob = await two_people(house)
    table = await play_to(house, table, 1000)
    fresh = await house.rematch(table.id, ann.id)
    await house.rooms.begin(fresh.id, ann.id)
    assert fresh.seats[1].stand_in is not None
    await house.rematch(table.id, bob.id)
    assert (fresh.seats[1].player_id, fresh.seats[1].stand_in) == (bob.id, None)


async def test_nobody_chooses_how_well_the_seat_of_another_is_played(house: House) -> None:
    table, ann, bob = await two_people(house)
    long_gone(table, 1)
    with pytest.raises(Refused, match="novice"):
        await house.stand_in(table.id, ann.id, 1, "random")
    assert (await house.stand_in(table.id, bob.id, 1, "random")).seats[1].stand_in == "random"


async def test_an_absence_is_not_known_from_before_the_house_was_opened(house: House) -> None:
    table, ann, _ = await two_people(house)
    table = await again(house, table)
    with pytest.raises(NotNow):
        await house.stand_in(table.id, ann.id, 1)


# --- invitations


async def _invites(table: Table) -> list[str]:
    return [seat.invite or "" for seat in table.seats if seat.invite]


async def test_one_person_takes_one_seat_only(house: House) -> None:
    ann, bob = await house.new_player("Ann"), await house.new_player("Bob")
    table = await open_for(house, ann, INVITED, INVITED)
    first, second = await _invites(table)
    with pytest.raises(OneSeatEach):
        await house.claim(first, ann)
    await house.claim(first, bob)
    with pytest.raises(OneSeatEach):
        await house.claim(second, bob)
    assert table.seats_of(bob.id) == [1] and (await house.claim(first, bob))[1] == 1


async def test_at_one_screen_a_person_may_take_one_seat_more(house: House) -> None:
    ann = await house.new_player("Ann")
    table = await open_for(house, ann, PERSON_HERE, INVITED)
    (invite,) = await _invites(table)
    assert (await house.claim(invite, ann))[1] == 2


async def test_whoever_follows_a_second_invitation_is_told(client: Client, house: House) -> None:
    ann = await house.new_player("Ann")
    table = await open_for(house, ann, INVITED)
    (invite,) = await _invites(table)
    client.cookies.set("visitor", cookie_of(house.settings, ann.id))
    await client.get(f"/join/{invite}")
    answer = await client.post(f"/join/{invite}", headers={"X-CSRFToken": client.cookies["csrf"]})
    assert "You already have a seat at that table" in answer.text and table.seats[1].open
