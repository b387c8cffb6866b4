"""Tables taken up from records and positions, and tables taken off somebody's list."""

from __future__ import annotations

from pathlib import Path

import pytest

from spectacula.engine.record import Record
from spectacula.server.errors import NoSuchTable, NotNow, NotYourSeat
from spectacula.server.house import House
from spectacula.server.tables.opening import openings
from spectacula.server.tables.table import Pace, SeatPlan

from .at_table import PERSON_HERE, again, open_for, play_to

pytestmark = pytest.mark.anyio
FIXTURE = Path(__file__).parent.parent / "fixtures" / "histrio" / "five-rounds.json"


def plans(players: int) -> list[SeatPlan]:
    return [SeatPlan("me"), *(SeatPlan("here", f"P{n}") for n in range(1, players))]


async def test_a_position_goes_on_and_survives_memory(house: House) -> None:
    match = Record.read(FIXTURE).match()
    match.rewind(openings(match)[25])
    player = await house.new_player("Clara")
    table = await house.take_up(player, match, plans(match.game.players), Pace.INSTANT)
    seat = table.match.pending[0]
    await house.play(table.id, player.id, seat, table.match.ply, [table.match.moves(seat)[0]])
    position = table.match.position
    house.live.clear()
    again = await house.table(table.id)
    assert again.match.position == position and again.match.ply >= match.ply


async def test_a_finished_record_lies_finished(house: House) -> None:
    match = Record.read(FIXTURE).match()
    player = await house.new_player("Clara")
    table = await house.take_up(player, match, plans(match.game.players))
    house.live.clear()
    (card,) = await house.tables_of(player.id)
    assert card.finished is not None and card.scores == match.scores
    assert (await house.table(table.id)).match.record().encode() == match.record().encode()


async def test_a_table_of_ones_own_is_gone_for_good(house: House) -> None:
    player = await house.new_player("Clara")
    stranger = await house.new_player("Noor")
    table = await house.open_table(player, "histrio", 3, {}, plans(3))
    with pytest.raises(NotYourSeat):
        await house.forget(table.id, stranger.id)
    await house.forget(table.id, player.id)
    assert await house.tables_of(player.id) == []
    with pytest.raises(NoSuchTable):
        await house.table(table.id)


async def test_others_keep_a_finished_table_and_keep_playing_an_open_one(house: House) -> None:
    clara, noor = await house.new_player("Clara"), await house.new_player("Noor")
    seats = [SeatPlan("me"), SeatPlan("invite"), SeatPlan("bot", level="random")]
    table = await house.open_table(clara, "histrio", 3, {"season_one_only": True}, seats, Pace.INSTANT)
    await house.claim(table.seats[1].invite or "", noor)
    with pytest.raises(NotNow):
        await house.forget(table.id, clara.id)
    done = Record.read(FIXTURE).match()
    plan = [SeatPlan("me"), SeatPlan("invite"), *(SeatPlan("here") for _ in range(done.game.players - 2))]
    finished = await house.take_up(clara, done, plan)
    await house.claim(finished.seats[1].invite or "", noor)
    await house.forget(finished.id, clara.id)
    assert finished.owner == noor.id and (await again(house, finished)).seats_of(clara.id) == []
    assert finished.id not in [card.id for card in await house.tables_of(clara.id)]
    assert finished.id in [card.id for card in await house.tables_of(noor.id)]


async def test_a_rematch_that_is_gone_may_be_asked_for_again(house: House) -> None:
    clara = await house.new_player("Clara")
    first = await play_to(house, await open_for(house, clara, PERSON_HERE), 1000)
    second = await house.rematch(first.id, clara.id)
    await house.forget(second.id, clara.id)
    assert first.rematch is None and (await again(house, first)).rematch is None
    assert (await house.rematch(first.id, clara.id)).id != second.id
