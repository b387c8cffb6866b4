"""Rated tournaments: for kept names, one of each person, and their tables change ratings."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from spectacula.server.errors import NotRated
from spectacula.server.house import House
from spectacula.server.player import Player
from spectacula.server.tournaments import laying
from spectacula.server.tournaments.tourney import Tourney
from spectacula.tournaments.rooms import Room
from tests.server.members import member
from tests.server.rated import company
from tests.server.tournaments.held import looked_after, play_round, proposal, proposed, with_people

pytestmark = pytest.mark.anyio


async def rated(house: House, *names: str, **more: Any) -> tuple[Tourney, list[Player]]:
    """A rated tournament of these, drawn."""
    found, _ = await proposed(house, rated=True, full_at=len(names), options={"season_one_only": True}, **more)
    people = await company(house, *names)
    for player in people:
        await house.tournaments.sign_up(found.id, player)
    return await looked_after(house, found), people


async def test_a_rated_tournament_is_for_kept_names(quiet_house: House) -> None:
    found, _ = await proposed(quiet_house, rated=True)
    with pytest.raises(NotRated, match="keep yours first"):
        await with_people(quiet_house, found, 1)


async def test_two_names_of_one_browser_do_not_enter_one_rated_tournament(quiet_house: House) -> None:
    found, _ = await proposed(quiet_house, rated=True)
    ann, bob = await company(quiet_house, "Ann", "Bob")
    for player in (ann, bob):
        await quiet_house.ratings.admission.came_by(player.id, "the same browser")
    await quiet_house.tournaments.sign_up(found.id, ann)
    with pytest.raises(NotRated, match="browser"):
        await quiet_house.tournaments.sign_up(found.id, bob)


async def test_two_names_of_one_browser_that_sign_up_at_once_have_one_place(quiet_house: House) -> None:
    found, _ = await proposed(quiet_house, rated=True)
    people = await company(quiet_house, "Ann", "Bob", "Cem")
    for player in people:
        await quiet_house.ratings.admission.came_by(player.id, "the same browser")
    told = await asyncio.gather(
        *(quiet_house.tournaments.sign_up(found.id, player) for player in people), return_exceptions=True
    )
    assert sum(isinstance(each, NotRated) for each in told) == 2
    assert len((await quiet_house.tournaments.find(found.id)).here) == 1


async def test_names_whose_browser_turns_out_to_be_one_are_seated_apart(quiet_house: House) -> None:
    found, _ = await proposed(quiet_house, rated=True)
    people = await company(quiet_house, "Ann", "Bob", "Cem", "Dora")
    for player in people:
        await quiet_house.tournaments.sign_up(found.id, player)
    ann, bob = people[:2]
    for player in (ann, bob):
        await quiet_house.ratings.admission.came_by(player.id, "the same browser")
    assert await quiet_house.tournaments.apart(await quiet_house.tournaments.find(found.id)) == {frozenset("12")}
    drawn = [await quiet_house.table(laid.table_id or "") for laid in (await looked_after(quiet_house, found)).playing]
    assert not [table for table in drawn if {ann.id, bob.id} <= table.people]


async def test_every_table_of_a_rated_tournament_changes_ratings(quiet_house: House) -> None:
    found, people = await rated(quiet_house, "Ann", "Bob", "Cem", "Dora")
    await play_round(quiet_house, found)
    assert [(await quiet_house.ratings.standing(one.id, "histrio")).games for one in people] == [1, 1, 1, 1]


async def test_whoever_drops_out_of_a_rated_tournament_comes_last_at_their_table(quiet_house: House) -> None:
    found, (ann, _) = await rated(quiet_house, "Ann", "Bob")
    await quiet_house.tournaments.withdraw(found.id, ann.id)
    [laid] = found.playing
    left = {line.who: line.left for line in await quiet_house.ratings.lines(laid.table_id or "")}
    assert left[ann.id] and not all(left.values())


async def test_a_table_that_a_bot_fills_is_friendly(quiet_house: House) -> None:
    found, _ = await proposed(quiet_house, rated=True)
    room = Room(1, 1, ("1", None))
    await quiet_house.tournaments.sign_up(found.id, (await company(quiet_house, "Ann"))[0])
    [table], _ = laying.laid_out(await quiet_house.tournaments.find(found.id), [room])
    assert not table.terms.rated


async def test_with_the_same_deals_nobody_is_rated(small_house: House) -> None:
    clara = (await member(small_house)).player
    with pytest.raises(NotRated, match="bots"):
        await small_house.tournaments.propose(clara, proposal("duplicate", rated=True))
