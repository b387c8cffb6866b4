"""Who may propose a tournament, and who finds a place in one."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from spectacula.server.errors import NotNow, Refused
from spectacula.server.house import House
from spectacula.server.tournaments.desk import NotYours
from spectacula.server.tournaments.proposing import MOST_OPEN
from tests.server.members import member
from tests.server.tournaments.held import looked_after, proposal, proposed, with_people

pytestmark = pytest.mark.anyio
HOUR = 3600.0


async def test_only_a_kept_name_proposes_a_tournament(small_house: House) -> None:
    guest = await small_house.new_player("Guest")
    with pytest.raises(NotYours, match="keep your name"):
        await small_house.tournaments.propose(guest, proposal())


async def test_only_a_host_lets_one_repeat(small_house: House) -> None:
    clara = (await member(small_house)).player
    with pytest.raises(NotYours, match="host"):
        await small_house.tournaments.propose(
            clara, proposal(full_at=None, starts=time.time() + HOUR, repeats="weekly")
        )


async def test_nobody_has_too_many_at_once(small_house: House) -> None:
    clara = (await member(small_house)).player
    for _ in range(MOST_OPEN):
        await small_house.tournaments.propose(clara, proposal())
    with pytest.raises(NotNow, match="more than 3"):
        await small_house.tournaments.propose(clara, proposal())


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"full_at": None}, "at a time, or when"),
        ({"full_at": 300}, "two to 128"),
        ({"full_at": None, "starts": 1.0}, "in the future"),
        ({"most": 1000}, "two to 128"),
        ({"name": " \n"}, "needs a name"),
    ],
)
async def test_what_cannot_be_held_is_refused(small_house: House, asked: dict[str, object], why: str) -> None:
    clara = (await member(small_house)).player
    with pytest.raises(Refused, match=why):
        await small_house.tournaments.propose(clara, replace(proposal(), **asked))  # type: ignore[arg-type]


async def test_signing_up_counts_once_and_can_be_undone(quiet_house: House) -> None:
    found, clara = await proposed(quiet_house)
    desk = quiet_house.tournaments
    await desk.sign_up(found.id, clara)
    assert len((await desk.sign_up(found.id, clara)).here) == 1
    assert (await desk.withdraw(found.id, clara.id)).here == []
    assert [entry.name for entry in (await desk.sign_up(found.id, clara)).here] == ["Clara"]


async def test_when_all_places_are_taken_nobody_else_joins(quiet_house: House) -> None:
    found, _ = await proposed(quiet_house, most=2, full_at=2)
    await with_people(quiet_house, found, 2)
    with pytest.raises(NotNow, match="every place"):
        await with_people(quiet_house, found, 1)


async def test_whom_the_organiser_has_blocked_finds_every_place_taken(quiet_house: House) -> None:
    found, clara = await proposed(quiet_house)
    eve = await quiet_house.new_player("Eve")
    await quiet_house.manners.block(clara.id, eve.id)
    with pytest.raises(NotNow, match="every place"):
        await quiet_house.tournaments.sign_up(found.id, eve)


async def test_two_of_whom_one_has_blocked_the_other_are_seated_apart(quiet_house: House) -> None:
    found, _ = await proposed(quiet_house)
    ann, bob, *_ = await with_people(quiet_house, found, 4)
    await quiet_house.manners.block(bob.id, ann.id)
    drawn = [await quiet_house.table(laid.table_id or "") for laid in (await looked_after(quiet_house, found)).playing]
    assert not [table for table in drawn if {ann.id, bob.id} <= table.people]
