"""A tournament begins by itself, and everybody finds their table."""

from __future__ import annotations

import time

import pytest

from spectacula.kernel.errors import CannotUndo
from spectacula.server.errors import NotNow
from spectacula.server.host.desk import host_row
from spectacula.server.house import House
from spectacula.server.tables.terms import Clock
from spectacula.server.tables.undoing import ask_undo
from tests.server.members import member
from tests.server.tournaments.held import begun, looked_after, proposal, proposed, with_people

pytestmark = pytest.mark.anyio
HOUR = 3600.0


@pytest.mark.parametrize(("clock", "presses"), [(Clock("seconds", 45, 600), True), (Clock("days", 1, 2), False)])
async def test_a_round_is_told_to_whoever_plays_it(quiet_house: House, clock: Clock, presses: bool) -> None:
    found, _ = await proposed(quiet_house, full_at=2, clock=clock)
    [ann, _] = await with_people(quiet_house, found, 2)
    await quiet_house.alerts.add(ann, "json", "A hook", "https://hook.example/")
    await looked_after(quiet_house, found)
    [told] = await quiet_house.store.rows("alerts", {})
    assert (told["player_id"], told["kind"], told["asker"]) == (ann.id, "round", "Autumn Cup")
    assert (told["until"] is not None) == presses


async def test_it_begins_when_enough_have_joined(quiet_house: House) -> None:
    found, _ = await proposed(quiet_house)
    await with_people(quiet_house, found, 3)
    assert (await looked_after(quiet_house, found)).state == "open"
    await with_people(quiet_house, found, 1)
    found = await looked_after(quiet_house, found)
    assert found.state == "running" and len(found.playing) == 2


async def test_it_begins_at_its_time_with_those_who_are_there(quiet_house: House) -> None:
    found, _ = await proposed(quiet_house, full_at=None, starts=time.time() + HOUR)
    await with_people(quiet_house, found, 3)
    assert (await looked_after(quiet_house, found)).state == "open"
    assert [len(laid.room.seats) for laid in (await looked_after(quiet_house, found, HOUR + 1)).playing] == [3]


async def test_without_company_it_is_called_off(quiet_house: House) -> None:
    found, _ = await proposed(quiet_house, full_at=None, starts=time.time() + HOUR)
    await with_people(quiet_house, found, 1)
    assert (await looked_after(quiet_house, found, HOUR + 1)).state == "cancelled"


async def test_what_repeats_is_there_again_next_week(quiet_house: House) -> None:
    clara = (await member(quiet_house)).player
    await quiet_house.host.decide(host_row(clara.id))
    starts = time.time() + HOUR
    asked = proposal(full_at=None, starts=starts, repeats="weekly")
    found = await quiet_house.tournaments.propose(clara, asked)
    await looked_after(quiet_house, found, HOUR + 1)
    (again,) = await quiet_house.tournaments.live()
    assert again.starts == pytest.approx(starts + 7 * 24 * HOUR) and again.plan.seed != found.plan.seed


async def test_everybody_finds_their_table(quiet_house: House) -> None:
    found = await begun(quiet_house)
    for entry in found.entries:
        assert entry.player_id is not None
        laid = found.table_of(entry.player_id)
        assert laid is not None
        (card,) = await quiet_house.tables_of(entry.player_id)
        assert card.id == laid.table_id
    table = await quiet_house.table(found.playing[0].table_id or "")
    assert table.terms.tournament == found.id and table.terms.clock == proposal().clock and not table.hints


async def test_tables_of_a_tournament_stand_as_they_are_played(quiet_house: House) -> None:
    table = await quiet_house.table((await begun(quiet_house)).playing[0].table_id or "")
    with pytest.raises(CannotUndo):
        ask_undo(table, 0, 0)


async def test_nobody_lets_a_bot_play_for_them_in_a_tournament(quiet_house: House) -> None:
    table = await quiet_house.table((await begun(quiet_house)).playing[0].table_id or "")
    with pytest.raises(NotNow, match="by oneself"):
        await quiet_house.stand_in(table.id, table.seats[0].player_id or "", 0, "master")
