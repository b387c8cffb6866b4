"""Names that look alike: one of them is kept in a house, the others are not."""

from __future__ import annotations

import asyncio

import pytest

from spectacula.server.house import House
from spectacula.server.people.looks import NameTaken, looks_of
from spectacula.server.people.passkeys import BadAnswer
from spectacula.server.store.rows import Delete

from .authenticator import Authenticator
from .members import HERE, LAPTOP, keep, member

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "other",
    [
        pytest.param("clara", id="case"),
        pytest.param("Clаrа", id="Cyrillic"),
        pytest.param("Ｃｌａｒａ", id="full width"),
        pytest.param("Cl\u200dara", id="zero width"),
        pytest.param("Clará", id="accent"),
        pytest.param("Clara\u0323", id="combining mark"),
        pytest.param("Clara\u3099", id="mark of another script"),
        pytest.param("CIara", id="capital i"),
        pytest.param("C1ara", id="digit"),
        pytest.param("𝓒𝓵𝓪𝓻𝓪", id="script"),
    ],
)
def test_a_name_is_recognised_in_disguise(other: str) -> None:
    assert looks_of("Clara") & looks_of(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Clara", "Ciara"),
        ("Anna", "Hanna"),
        ("Нина", "Ника"),
        ("美穂", "美保"),
        ("たいち", "だいち"),
        ("सुमन", "समन"),
        ("ก้อง", "กอง"),
    ],
)
def test_names_that_differ_stay_apart(one: str, other: str) -> None:
    assert not looks_of(one) & looks_of(other)


async def test_a_guest_cannot_keep_a_name_that_looks_like_a_kept_one(house: House) -> None:
    await member(house, "Clara")
    with pytest.raises(NameTaken):
        await member(house, "Сlara")


async def test_a_guest_may_be_called_like_anybody(small_house: House) -> None:
    await member(small_house, "Clara")
    guest = await small_house.new_player("Eve")
    assert (await small_house.rename(guest.id, "Clara")).name == "Clara"


async def test_nobody_renames_into_a_kept_name(small_house: House) -> None:
    await member(small_house, "Clara")
    eve = (await member(small_house, "Eve")).player
    with pytest.raises(NameTaken):
        await small_house.rename(eve.id, "clara")


async def test_ones_own_name_may_be_written_otherwise(small_house: House) -> None:
    clara = (await member(small_house, "clara")).player
    assert (await small_house.rename(clara.id, "Clara")).name == "Clara"


async def test_a_name_that_was_given_up_is_free(small_house: House) -> None:
    clara = (await member(small_house, "Clara")).player
    await small_house.rename(clara.id, "Zoe")
    assert (await member(small_house, "Clara")).player.kept is not None


async def test_of_two_who_keep_one_name_at_once_one_has_it(house: House) -> None:
    guests = [await house.new_player("Clara") for _ in range(2)]
    devices = [Authenticator() for _ in guests]
    told = await asyncio.gather(
        *(keep(house, guest, device) for guest, device in zip(guests, devices, strict=True)), return_exceptions=True
    )
    assert sorted(isinstance(each, NameTaken) for each in told) == [False, True]


async def test_a_guest_renamed_while_their_name_is_kept_keeps_no_other_than_was_looked_at(small_house: House) -> None:
    eve, device = await small_house.new_player("Eve"), Authenticator()
    secret, asked = await small_house.accounts.ask_to_keep(eve, HERE)
    await small_house.rename(eve.id, "Clara")
    with pytest.raises(BadAnswer):
        await small_house.accounts.keep(eve, HERE, secret, device.make(asked), LAPTOP)


async def test_a_name_that_is_kept_while_it_is_changed_is_still_looked_at(small_house: House) -> None:
    await member(small_house, "Clara")
    guest = await small_house.new_player("Eve")
    await keep(small_house, guest, Authenticator())
    small_house.people._remember(guest)  # a server that has not heard of it yet
    with pytest.raises(NameTaken):
        await small_house.rename(guest.id, "Clara")


async def test_two_who_had_one_name_before_it_was_looked_at_both_stay_who_they_are(small_house: House) -> None:
    eve = (await member(small_house, "Eve")).player
    await small_house.store.write([Delete("looks", {"player_id": eve.id})])
    await member(small_house, "Eve")
    assert (await small_house.rename(eve.id, "Eve")).name == "Eve"
