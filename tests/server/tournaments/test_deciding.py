"""What organisers and hosts decide, and how a tournament ends before its time."""

from __future__ import annotations

import time

import pytest

from spectacula.server.errors import NotNow
from spectacula.server.house import House
from spectacula.server.tables import leaving
from spectacula.server.tournaments import desk as desks
from spectacula.server.tournaments.desk import NoSuchTournament, NotYours
from spectacula.server.tournaments.tourney import Tourney
from tests.server.tournaments.held import begun, looked_after, play_out, play_round, proposal, proposed, with_people

pytestmark = pytest.mark.anyio


async def test_the_organiser_takes_somebody_out_and_nobody_else_does(quiet_house: House) -> None:
    found, clara = await proposed(quiet_house)
    people = await with_people(quiet_house, found, 2)
    with pytest.raises(NotYours):
        await quiet_house.tournaments.remove(found.id, people[0].id, 2)
    found = await quiet_house.tournaments.remove(found.id, clara.id, 2)
    assert [entry.name for entry in found.here] == ["P1"]


async def test_whoever_was_taken_out_does_not_come_back(quiet_house: House) -> None:
    found, clara = await proposed(quiet_house)
    desk, (eve,) = quiet_house.tournaments, await with_people(quiet_house, found, 1)
    await desk.sign_up(found.id, clara)
    await desk.remove(found.id, clara.id, 1)
    with pytest.raises(NotNow, match="taken out"):
        await desk.sign_up(found.id, eve)
    await desk.remove(found.id, clara.id, 2)
    assert [entry.name for entry in (await desk.sign_up(found.id, clara)).here] == ["Clara"]


async def test_a_tournament_that_is_called_off_draws_no_more(quiet_house: House) -> None:
    found, clara = await proposed(quiet_house)
    await with_people(quiet_house, found, 4)
    await quiet_house.tournaments.cancel(found.id, clara.id)
    found = await looked_after(quiet_house, found)
    assert found.state == "cancelled" and not found.laid


async def test_the_cards_of_a_tournament_that_is_called_off_are_no_secret(quiet_house: House) -> None:
    found, clara = await proposed(quiet_house, "duplicate")
    await with_people(quiet_house, found, 4)
    found = await looked_after(quiet_house, found)
    table = await play_out(quiet_house, found.playing[0].table_id or "")
    await quiet_house.tournaments.cancel(found.id, clara.id)
    assert table.record().fair == table.match.fair
    await quiet_house.tournaments.keep_quiet(table, None)


async def test_one_that_waits_for_its_time_is_not_read_again_and_again(
    quiet_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await proposed(quiet_house, starts=time.time() + 3600, full_at=None)
    monkeypatch.setattr(quiet_house.tournaments, "find", None)
    await quiet_house.tournaments.running.look_after(time.time())


async def test_of_those_that_are_over_the_last_are_listed(quiet_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "OVER_LISTED", 1)
    first, clara = await proposed(quiet_house, name="first")
    second = await quiet_house.tournaments.propose(clara, proposal(name="second"))
    for found in (first, second):
        await quiet_house.tournaments.store_change(found, {"state": "over", "ended": time.time()})
    assert [each.name for each in await quiet_house.tournaments.listed()] == ["second"]


async def test_a_table_the_host_has_cleared_away_counts_for_nobody(quiet_house: House) -> None:
    found = await begun(quiet_house)
    await quiet_house.host.remove(found.playing[0].table_id or "")
    quiet_house.tournaments.running._awake.add(found.id)
    found = await looked_after(quiet_house, found)
    assert [each.points for each in found.standings()] == [0, 0, 0, 0] and len(found.playing) == 1


async def test_a_tournament_that_is_broken_keeps_no_other_from_going_on(
    quiet_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, clara = await proposed(quiet_house)
    sound = await quiet_house.tournaments.propose(clara, proposal())
    for found in (broken, sound):
        await with_people(quiet_house, found, 4)
    find = quiet_house.tournaments.find

    async def cannot_be_read(tournament_id: str) -> Tourney:
        if tournament_id == broken.id:
            raise ValueError("what was agreed cannot be read")
        return await find(tournament_id)

    monkeypatch.setattr(quiet_house.tournaments, "find", cannot_be_read)
    assert (await looked_after(quiet_house, sound)).state == "running"


async def test_the_last_at_a_table_does_not_clear_it_away(quiet_house: House) -> None:
    """Else a deal that goes badly would count for nobody."""
    found = await begun(quiet_house, "duplicate", count=2)
    laid = found.playing[0]
    alone = found.entry(laid.room.entrants[0]).player_id or ""
    with pytest.raises(NotNow, match="played to its end"):
        await quiet_house.forget(laid.table_id or "", alone)
    table = await quiet_house.alter(laid.table_id or "", lambda live: leaving.resign(live, alone))
    assert table.people == set() and await quiet_house.tournaments.table_of(found, alone) is None


async def test_when_all_have_dropped_out_it_is_over(quiet_house: House) -> None:
    found = await begun(quiet_house)
    for entry in found.entries:
        await quiet_house.tournaments.withdraw(found.id, entry.player_id or "")
    found = await play_round(quiet_house, await quiet_house.tournaments.find(found.id))
    assert found.state == "over" and [each.points for each in found.standings()] == [0, 0, 0, 0]


async def test_there_is_no_other_tournament(small_house: House) -> None:
    with pytest.raises(NoSuchTournament):
        await small_house.tournaments.find("none")
